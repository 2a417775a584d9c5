"""Pages that answer a question: what is this, what lies in the discard pile, what has nobody seen, both cities."""

from thauma.cli.table.bills import equation
from thauma.cli.table.blocks import Block, beside, line, rule, words
from thauma.cli.table.cards import describe_card, indented, list_by_colour
from thauma.cli.table.duel.board import pawn_sentence
from thauma.cli.table.duel.city import draw_city
from thauma.cli.table.duel.scene import CARDS, HIDDEN, HIDDEN_GUILD, TOKENS, WONDERS, Scene
from thauma.cli.table.goods import cost_words
from thauma.cli.table.look import FAINT, STRONG, WONDER
from thauma.games.protocol import Json


def describe(scene: Scene, name: str, width: int) -> Block:
    """Everything about one card, wonder or token: what it is, what it does, what it costs, where it is."""
    known = [*_costs(scene, name), _where(scene, name)]
    if name in CARDS:
        return describe_card(scene, name, known, width)
    is_wonder = name in WONDERS
    sign, kind = (WONDER, scene.say("wonders")) if is_wonder else ("?", scene.say("tokens"))
    effects = WONDERS[name].effects if is_wonder else TOKENS[name].effects
    title = line((f"{sign} {scene.name(name)}", STRONG), f"  {kind}")
    return [title, *indented([*scene.full(effects), *known], width)]


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


IN_A_CITY = {
    "buildings": "where-city",
    "wonders": "where-wonder",
    "wonders_built": "where-built",
    "progress": "where-owned",
}


def _where(scene: Scene, name: str) -> str:
    laid, view = scene.laid(name), scene.view
    if laid and laid["available"]:
        return scene.say("where-open")
    if laid:
        above = scene.names([other["card"] for other in scene.covering(laid["slot"])])
        return scene.say("where-covered", names=above)
    for seat in (scene.seat, 1 - scene.seat):
        for part, key in IN_A_CITY.items():
            if name in scene.city(seat)[part]:
                return scene.say(key, who=scene.who(seat))
    places = (
        ("where-pile", view["discard"]),
        ("where-board", view["progress_board"]),
        ("where-offer", view["offer"]),
        ("where-unseen", (*view["unseen"]["age"], *view["unseen"]["guilds"])),
    )
    return scene.say(next((key for key, things in places if name in things), "where-gone"))


def list_pile(scene: Scene, width: int) -> Block:
    return [rule(width, scene.say("discard-pile")), *list_by_colour(scene, scene.view["discard"], width)]


def list_unseen(scene: Scene, width: int, guilds: bool = True) -> Block:
    unseen = scene.view["unseen"]
    ages = unseen["age"]
    block = [rule(width, scene.say("unseen"))]
    if ages:
        block += words(scene.say("unseen-age", n=len(ages), down=scene.face_down(HIDDEN)) + ":", width)
        block += list_by_colour(scene, ages, width)
    if guilds and unseen["guilds"]:
        down = scene.face_down(HIDDEN_GUILD)
        block += words(scene.say("unseen-guilds", n=len(unseen["guilds"]), down=down) + ":", width)
        block += list_by_colour(scene, unseen["guilds"], width)
    return block


def both_cities(scene: Scene, width: int) -> Block:
    each = (width - 3) // 2
    columns = [draw_city(scene, seat, each, wrap=True) for seat in (scene.seat, 1 - scene.seat)]
    return [*beside(columns, [each, each], 3), line((pawn_sentence(scene), FAINT))]
