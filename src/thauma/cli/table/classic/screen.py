"""Puts the parts of a position together, as richly as the terminal allows."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from rich.text import Text

from thauma.cli.table.blocks import Block, beside, ends, flow, in_columns, line, rule
from thauma.cli.table.classic.city import (
    brief_title,
    draw_city,
    draw_line,
    draw_neighbour,
    own_line,
    sales_line,
    stage_brief,
)
from thauma.cli.table.classic.events import passing, recap
from thauma.cli.table.classic.hand import draw_limits, list_hand, list_revivals
from thauma.cli.table.classic.neighbours import draw_conflicts
from thauma.cli.table.classic.reading import list_acts
from thauma.cli.table.classic.scene import TURNS, Scene
from thauma.cli.table.drawing import MEDIUM, WIDE, draw_acts, draw_log, richest_that_fits
from thauma.cli.table.look import BOTH, FAINT, GOLD, LEFT, RIGHT, STRONG
from thauma.cli.table.protocol import Story

ARROW = {"left": LEFT, "right": RIGHT, "across": BOTH}
LONGEST_NAME = 19
LOG_LINES = 8


class Parts(NamedTuple):
    """What a small table shows besides the hand."""

    others: int = 1  # cities in a line; 0 leaves the far ones out
    sales: bool = True
    own: bool = True
    stage: bool = True


SMALL = (
    Parts(),
    Parts(others=2),
    Parts(others=2, own=False),
    Parts(others=0),
    Parts(others=0, own=False),
    Parts(others=0, own=False, sales=False),
    Parts(others=0, own=False, sales=False, stage=False),
)


def draw_screen(scene: Scene, story: Story, width: int, height: int | None) -> Block:
    """The richest picture that fits; the poorest if none does. A page without end also has what else is news."""
    picture = richest_that_fits(_pictures(scene, story, width), width, height)
    return [*_ended_age(scene, width), *picture] if height is None else picture


def _pictures(scene: Scene, story: Story, width: int) -> Iterator[Callable[[], Block]]:
    if width >= WIDE:
        used = min(width, 200)
        log = draw_log(scene, story, used, LOG_LINES) if story.told else []
        yield partial(_columns, scene, used, True, log)
        yield partial(_columns, scene, used, True)
    if width >= MEDIUM:
        for wrap in (True, False):
            yield partial(_columns, scene, width, wrap)
    for parts in SMALL:
        yield partial(_small, scene, width, parts)


def draw_choices(scene: Scene, width: int) -> Block:
    """What can be chosen now."""
    if scene.phase == "revive":
        return list_revivals(scene, width)
    if scene.picked:
        return draw_acts(scene, list_acts(scene), width)
    return [*draw_limits(scene, width), *list_hand(scene, width)]


def _header(scene: Scene, width: int) -> Text:
    """Age and turn, where the hands go, what I decide."""
    turn = scene.say("turn-of", n=scene.view["turn"], all=TURNS)
    age, whose = (scene.age_name(), STRONG), (f" {_whose_choice(scene)} ", "reverse")
    left = line(("Thauma  ", STRONG), age, f"  {turn}  ", whose)
    to = passing(scene)
    direction = line((f"{ARROW[to]} {scene.say('passing', to=to)}", STRONG))
    pile = line((f" · {scene.say('discard-pile')} {scene.view['discarded']}", FAINT))
    forms = (line(direction, pile), direction, line((ARROW[to], STRONG)))
    room = width - left.cell_len - 1
    return ends(left, next((form for form in forms if form.cell_len <= room), forms[-1]), width)


def _whose_choice(scene: Scene) -> str:
    if not scene.view["pending"]:
        return scene.say("game-over")
    if scene.phase == "revive":
        return scene.say("choice-revive")
    if scene.phase == "seventh":
        return scene.say("choice-seventh")
    return scene.say("choice-free-city") if scene.for_free_city else scene.say("choice-yours")


def _columns(scene: Scene, width: int, wrap: bool, log: Block | None = None) -> Block:
    """The acting city between its neighbours; the others a line each, the last turns, the hand below."""
    side = (width - 6) * 30 // 100
    centre = width - 6 - 2 * side
    left, right = (draw_neighbour(scene, seat, side, wrap) for seat in _neighbours(scene))
    body = beside([left, draw_city(scene, scene.actor, centre, wrap), right], [side, centre, side], 3)
    others = _others(scene, width, 1)
    return [_header(scene, width), rule(width), *body, *others, *(log or []), rule(width), *draw_choices(scene, width)]


def _neighbours(scene: Scene) -> tuple[int, int]:
    return scene.left_of(scene.actor), scene.right_of(scene.actor)


def _others(scene: Scene, width: int, columns: int) -> Block:
    """The cities that are neither mine nor neighbours of mine, a line each, or two to a line."""
    near = (scene.seat, scene.left_of(scene.seat), scene.right_of(scene.seat))
    others = [seat for seat in scene.around if seat not in near]
    if not others or not columns:
        return []
    each = (width - 2 * (columns - 1)) // columns
    longest = min(LONGEST_NAME, max(len(brief_title(scene, seat)) for seat in others))
    listed = in_columns(
        [draw_line(scene, seat, each, longest, standing=each >= MEDIUM) for seat in others], columns, each
    )
    return [rule(width, scene.say("everyone-else")), *listed] if columns == 1 and width >= MEDIUM else listed


def _small(scene: Scene, width: int, parts: Parts) -> Block:
    """For 80 by 24 and less: every city in a line or two, then the hand."""
    near = _neighbours(scene)
    longest = min(LONGEST_NAME, max(len(brief_title(scene, seat)) for seat in (*near, scene.actor)))
    block = [_header(scene, width), *_others(scene, width, parts.others)]
    for seat in near:
        block.append(draw_line(scene, seat, width, longest))
        block += [sales_line(scene, seat, width)] if parts.sales else []
    block.append(draw_line(scene, scene.actor, width, longest, standing=True))
    block += [own_line(scene, width)] if parts.own else []
    block += [stage_brief(scene, width)] if parts.stage else []
    return [*block, *draw_choices(scene, width)]


def draw_news(scene: Scene, story: Story, width: int) -> Block:
    """Who did what since my last decision, in signs; after an age, its conflicts."""
    acts = recap(scene, story)
    told = flow(acts, width, " · ", line((scene.say("last-turn") + " ", GOLD)), "  ") if acts else []
    return [*told, *_ended_age(scene, width)]


def _ended_age(scene: Scene, width: int) -> Block:
    """The conflicts of the age that has just ended."""
    view = scene.view
    begins = view["age"] > 1 and view["turn"] == 1 and scene.phase == "turn" and not view["chosen"]
    return draw_conflicts(scene, view["age"] - 1, width) if begins else []
