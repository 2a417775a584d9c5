"""Puts the parts of a position together, as richly as the terminal allows."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from rich.text import Text

from thauma.cli.table import drawing
from thauma.cli.table.blocks import Block, beside, centred, ends, line, rule, words
from thauma.cli.table.drawing import MEDIUM, NARROW, WIDE, draw_log, payment, richest_that_fits
from thauma.cli.table.duel.city import (
    draw_brief,
    draw_city,
    draw_title,
    draw_tokens,
    draw_track,
    draw_wonders,
    list_tokens,
)
from thauma.cli.table.duel.lists import draw_offer, list_open, list_open_below, list_open_tight, list_options
from thauma.cli.table.duel.pages import list_unseen
from thauma.cli.table.duel.reading import list_acts
from thauma.cli.table.duel.scene import BOX, CARDS, HIDDEN, HIDDEN_GUILD, Scene
from thauma.cli.table.duel.structure import draw_structure, structure_width
from thauma.cli.table.look import FAINT, STRONG
from thauma.cli.table.protocol import Story

LEAST_SIDE = 24  # columns beside the structure that are worth using
CARDS_ACROSS = 6
FULL_STRUCTURE = 20


class Parts(NamedTuple):
    """What a small table shows besides the structure, the track and what can be chosen."""

    step: int
    tokens: bool = True
    zones: bool = True
    wonders: bool = True
    cities: bool = True


SMALL = (
    Parts(4),
    Parts(3),
    Parts(2),
    Parts(2, zones=False),
    Parts(2, zones=False, tokens=False),
    Parts(2, zones=False, tokens=False, wonders=False),
    Parts(2, zones=False, tokens=False, cities=False),
)


def draw_screen(scene: Scene, story: Story, width: int, height: int | None) -> Block:
    """The richest picture that fits; the poorest if none does."""
    return richest_that_fits(_pictures(scene, story, width), width, height)


def _pictures(scene: Scene, story: Story, width: int) -> Iterator[Callable[[], Block]]:
    """Every way to draw the position in that width, the richest first."""
    if scene.phase == "draft":
        yield partial(_draft, scene, story, width, plates=True)
        yield partial(_draft, scene, story, width, plates=False)
        return
    if width >= WIDE:
        for step in (4, 3, 2):
            yield partial(_wide, scene, story, width, step)
    if width >= MEDIUM:
        for step in (4, 3):
            yield partial(_medium, scene, story, width, step)
    for parts in SMALL:
        yield partial(_small, scene, story, width, parts)


def draw_choices(scene: Scene, width: int) -> Block:
    """What can be chosen now."""
    if scene.phase == "turn":
        return _draw_acts(scene, width) if scene.picked else list_open(scene, width)
    return list_options(scene, width)


def _draw_acts(scene: Scene, width: int) -> Block:
    """The picked card: what each act costs and leaves, what the opponent could reach then and would pay."""
    told = drawing.draw_acts(scene, list_acts(scene), width)
    laid = scene.laid(scene.picked)
    if laid is None:
        return told
    below = [scene.structure[slot]["card"] for slot in laid["uncovers"]]
    seen = [card for card in below if card in CARDS]
    opens = [scene.say("then-opens", cards=scene.names(seen))] if seen else []
    if len(seen) < len(below):
        opens.append(scene.say("then-turns", n=len(below) - len(seen)))
    bill = laid["bills"][1 - scene.seat]
    price = scene.say("coins", n=bill["cost"]) if bill["cost"] else payment(bill, scene)
    theirs = scene.say("cost-them", bill=price) + "."
    return [*told, *words(" ".join((*(opens or [scene.say("then-nothing")]), theirs)), width, FAINT)]


def _header(scene: Scene, story: Story, width: int) -> Text:
    age = scene.say("draft-title") if scene.phase == "draft" else scene.age_name()
    left = line(("Thauma", STRONG), "  ", (age, STRONG), "  ", (f" {_whose_turn(scene, story)} ", "reverse"))
    return ends(left, line((_piles(scene, width), FAINT)), width)


def _piles(scene: Scene, width: int) -> str:
    if scene.phase == "draft":
        return ""
    unseen = scene.view["unseen"]
    down = scene.face_down(HIDDEN) + scene.face_down(HIDDEN_GUILD)
    hidden = len(unseen["age"]) + (len(unseen["guilds"]) if scene.view["age"] == 3 else 0)
    brief = scene.say("unseen-brief", n=hidden, down=down)
    return brief if width < NARROW else f"{brief} · {scene.say('discard-pile')} {len(scene.view['discard'])}"


def _whose_turn(scene: Scene, story: Story) -> str:
    if not scene.view["pending"]:
        return scene.say("game-over")
    if not scene.is_mine:
        return scene.say("turn-theirs")
    last = story.moves[-1] if story.moves else {"do": "draft"}
    within_age = scene.phase == "turn" and len(scene.structure) != FULL_STRUCTURE
    is_extra = within_age and last["do"] not in ("draft", "starter") and last["seat"] == scene.seat
    return scene.say("turn-again") if is_extra else scene.say("turn-yours")


def _wide(scene: Scene, story: Story, width: int, step: int) -> Block:
    """Both cities beside the structure."""
    pitch = min(18, max(15, (width - 84) // CARDS_ACROSS))
    centre = pitch * CARDS_ACROSS
    side = min(52, (width - centre - 6) // 2)
    pile = ", ".join(map(scene.name, scene.view["discard"])) or scene.say("none")
    left = [
        *draw_city(scene, scene.seat, side, wrap=True),
        line(),
        *list_unseen(scene, side, guilds=scene.view["age"] == 3),
        rule(side, scene.say("discard-pile")),
        *words(pile, side, FAINT),
    ]
    right = [*draw_city(scene, 1 - scene.seat, side, wrap=True), line(), *draw_log(scene, story, side, 10)]
    middle = [*draw_track(scene, centre), line(), *_middle(scene, centre, pitch, step)]
    body = beside([left, middle, right], [side, centre, side], 3)
    used = 2 * side + centre + 6
    return [_header(scene, story, used), line(), *body, rule(used), *draw_choices(scene, used)]


def _middle(scene: Scene, width: int, pitch: int, step: int) -> Block:
    """The structure, with the tokens beside it where it is narrow and above it where it is not."""
    lies = draw_structure(scene, pitch, step)
    room = width - structure_width(scene, pitch) - 2
    if room >= LEAST_SIDE:
        return beside([list_tokens(scene, room, roomy=True), lies], [room, width - room - 2])
    return [*draw_tokens(scene, width), line(), *centred(lies, width)]


def _medium(scene: Scene, story: Story, width: int, step: int) -> Block:
    """The structure above, the cities side by side below."""
    each = (width - 3) // 2
    return [
        _header(scene, story, width),
        *draw_track(scene, width),
        *_middle(scene, width, min(18, width // CARDS_ACROSS), step),
        rule(width),
        *beside([draw_city(scene, seat, each, wrap=False) for seat in scene.seats], [each, each], 3),
        rule(width),
        *draw_choices(scene, width),
    ]


def _small(scene: Scene, story: Story, width: int, parts: Parts) -> Block:
    """For 80 by 24 and less: cities in brief, the list of open cards beside the structure where it is narrow."""
    pitch = min(16, width // CARDS_ACROSS)
    lies = draw_structure(scene, pitch, parts.step)
    room = width - structure_width(scene, pitch) - 2
    listed_beside = room >= LEAST_SIDE and scene.phase == "turn" and not scene.picked
    block = [_header(scene, story, width), *draw_track(scene, width)[: 2 if parts.zones else 1]]
    if listed_beside:
        tokens = [line(), *list_tokens(scene, room, roomy=False)] if parts.tokens else []
        block += beside([[*list_open_below(scene, room), *tokens], lies], [room, width - room - 2])
    else:
        tokens = draw_tokens(scene, width, 2 if width >= MEDIUM else 1) if parts.tokens else []
        block += [*tokens, *centred(lies, width)]
    for seat in scene.seats if parts.cities else ():
        block += draw_brief(scene, seat, width, parts.wonders)
    return block if listed_beside else [*block, *_small_choices(scene, width)]


def _small_choices(scene: Scene, width: int) -> Block:
    few = len(scene.open_cards) <= 3  # then one a line needs no more room than two a line
    if scene.phase != "turn" or scene.picked or width >= MEDIUM or few:
        return draw_choices(scene, width)
    return list_open_tight(scene, width)


def _draft(scene: Scene, story: Story, width: int, plates: bool) -> Block:
    """The wonders on offer, and what each city has picked."""
    each = (width - 3) // 2
    cities = [[draw_title(scene, seat, each), *draw_wonders(scene, seat, each)] for seat in scene.seats]
    offer = draw_offer(scene, width) if plates and scene.is_mine else list_options(scene, width)
    after = _next_picks(scene)
    offer += [line((after, FAINT))] if after else []
    return [_header(scene, story, width), line(), *offer, *beside(cities, [each, each], 3), *draw_tokens(scene, width)]


def _next_picks(scene: Scene) -> str:
    """Who picks next, and how often; nothing after the last pick."""
    order = [seat for four in BOX.setup.draft_picks for seat in four]
    made = sum(len(city["wonders"]) for city in scene.view["cities"])
    rest = order[made + 1 :]
    theirs = next((n for n, seat in enumerate(rest) if seat == scene.seat), len(rest))
    return scene.say("picks-next", n=theirs) if rest and scene.is_mine else ""
