"""Pages that answer a question: what is this, what lies in the discard pile, what has nobody seen, both cities."""

from rich.text import Text

from thauma.catalog.duel import Card
from thauma.cli.table.bills import equation
from thauma.cli.table.blocks import Block, beside, line, rule, words
from thauma.cli.table.buildings import list_by_colour
from thauma.cli.table.duel.board import pawn_sentence
from thauma.cli.table.duel.city import draw_city
from thauma.cli.table.duel.effects import full
from thauma.cli.table.duel.lists import chain_sentences
from thauma.cli.table.duel.scene import CARDS, HIDDEN, HIDDEN_GUILD, TOKENS, WONDERS, Scene
from thauma.cli.table.goods import cost_words
from thauma.cli.table.look import COLOUR, FAINT, SIGN, STRONG, WONDER
from thauma.games.protocol import Json


def describe(scene: Scene, name: str, width: int) -> Block:
    """Everything about one card, wonder or token: what it is, what it does, what it costs, where it is."""
    thing = CARDS.get(name) or WONDERS.get(name) or TOKENS[name]
    sentences = full(thing.effects, scene.speaker)
    if isinstance(thing, Card):
        sentences += chain_sentences(scene, name)
    sentences += [*_costs(scene, name), _where(scene, name)]
    block: Block = [_title(scene, name)]
    for sentence in sentences:
        block += [line("  ", text) for text in words(sentence, width - 2, rest="  ")]
    return block


def _title(scene: Scene, name: str) -> Text:
    if name in CARDS:
        card = CARDS[name]
        names = scene.speaker.names
        kind = f"{names.of('building_types', card.colour)}, {names.of('ages', str(card.age))}"
        return line((f"{SIGN[card.colour]} {scene.name(name)}", f"{STRONG} {COLOUR[card.colour]}"), f"  {kind}")
    kind = scene.say("wonders") if name in WONDERS else scene.say("tokens")
    return line((f"{WONDER if name in WONDERS else '?'} {scene.name(name)}", STRONG), f"  {kind}")


def _costs(scene: Scene, name: str) -> list[str]:
    thing = CARDS.get(name) or WONDERS.get(name)
    if thing is None:
        return []
    printed = scene.say("cost", things=cost_words(thing.cost, scene.speaker)) + "."
    mine, theirs = (_bill(scene, name, seat) for seat in (scene.seat, 1 - scene.seat))
    lines = [printed]
    if mine:
        lines.append(scene.say("cost-you", bill=equation(mine, scene)) + ".")
    if theirs:
        lines.append(scene.say("cost-them", bill=equation(theirs, scene)) + ".")
    return lines


def _bill(scene: Scene, name: str, seat: int) -> Json | None:
    laid = scene.laid(name)
    if laid:
        return scene.bill(laid, seat)
    found: Json | None = scene.city(seat)["wonder_bills"].get(name)
    return found


def _where(scene: Scene, name: str) -> str:
    laid = scene.laid(name)
    if laid and laid["available"]:
        return scene.say("where-open")
    if laid:
        above = scene.names([other["card"] for other in scene.covering(laid["slot"])])
        return scene.say("where-covered", names=above)
    for seat in (scene.seat, 1 - scene.seat):
        city, who = scene.city(seat), scene.who(seat)
        if name in city["buildings"]:
            return scene.say("where-city", who=who)
        if name in city["wonders"]:
            return scene.say("where-wonder", who=who)
        if name in city["wonders_built"]:
            return scene.say("where-built", who=who)
        if name in city["progress"]:
            return scene.say("where-owned", who=who)
    return _where_else(scene, name)


def _where_else(scene: Scene, name: str) -> str:
    view = scene.view
    if name in view["discard"]:
        return scene.say("where-pile")
    if name in view["progress_board"]:
        return scene.say("where-board")
    if name in view["offer"]:
        return scene.say("where-offer")
    if name in (*view["unseen"]["age"], *view["unseen"]["guilds"]):
        return scene.say("where-unseen")
    return scene.say("where-gone")


def list_pile(scene: Scene, width: int) -> Block:
    return [rule(width, scene.say("discard-pile")), *_by_colour(scene, scene.view["discard"], width)]


def list_unseen(scene: Scene, width: int, guilds: bool = True) -> Block:
    unseen = scene.view["unseen"]
    ages = unseen["age"]
    block = [rule(width, scene.say("unseen"))]
    if ages:
        block += words(scene.say("unseen-age", n=len(ages), down=scene.face_down(HIDDEN)) + ":", width)
        block += _by_colour(scene, ages, width)
    if guilds and unseen["guilds"]:
        down = scene.face_down(HIDDEN_GUILD)
        block += words(scene.say("unseen-guilds", n=len(unseen["guilds"]), down=down) + ":", width)
        block += _by_colour(scene, unseen["guilds"], width)
    return block


def _by_colour(scene: Scene, cards: list[str], width: int) -> Block:
    return list_by_colour(CARDS, cards, scene.name, width, scene.say("none"))


def both_cities(scene: Scene, width: int) -> Block:
    each = (width - 3) // 2
    columns = [draw_city(scene, seat, each, wrap=True) for seat in (scene.seat, 1 - scene.seat)]
    return [*beside(columns, [each, each], 3), line((pawn_sentence(scene), FAINT))]
