"""Pages that answer a question: what is this, what lies in the discard pile, what has nobody seen, both cities."""

from thauma.cli.table.blocks import Block, beside, line, rule, words
from thauma.cli.table.drawing import describe_card, equation, indented, list_by_colour
from thauma.cli.table.duel.city import draw_city
from thauma.cli.table.duel.scene import CARDS, HIDDEN, HIDDEN_GUILD, TOKENS, WONDERS, Scene
from thauma.cli.table.effects import cost_words
from thauma.cli.table.look import FAINT, STRONG, WONDER

IN_A_CITY = {
    "buildings": "where-city",
    "wonders": "where-wonder",
    "wonders_built": "where-built",
    "progress": "where-owned",
}


def describe(scene: Scene, name: str, width: int) -> Block:
    """Everything about one card, wonder or token: what it is, what it does, what it costs, where it is."""
    known = [*_costs(scene, name), _where(scene, name)]
    if name in CARDS:
        return describe_card(scene, name, known, width)
    thing = WONDERS.get(name) or TOKENS[name]
    sign, kind = (WONDER, scene.say("wonders")) if name in WONDERS else ("?", scene.say("tokens"))
    title = line((f"{sign} {scene.name(name)}", STRONG), f"  {kind}")
    return [title, *indented([*scene.full(thing.effects), *known], width)]


def _costs(scene: Scene, name: str) -> list[str]:
    """The printed cost, and what it would cost each of us now."""
    thing, laid = CARDS.get(name) or WONDERS.get(name), scene.laid(name)
    if thing is None:
        return []
    lines = [scene.say("cost", things=cost_words(thing.cost, scene.speaker)) + "."]
    mine, theirs = (laid["bills"][seat] if laid else scene.city(seat)["wonder_bills"].get(name) for seat in scene.seats)
    if mine:
        lines.append(scene.say("cost-you", bill=equation(mine, scene)) + ".")
    if theirs:
        lines.append(scene.say("cost-them", bill=equation(theirs, scene)) + ".")
    return lines


def _where(scene: Scene, name: str) -> str:
    laid, view = scene.laid(name), scene.view
    if laid:
        return scene.say("where-open") if laid["available"] else scene.say("where-covered", names=scene.covering(laid))
    for seat in scene.seats:
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
    block = [rule(width, scene.say("unseen"))]
    if unseen["age"]:
        title = scene.say("unseen-age", n=len(unseen["age"]), down=scene.face_down(HIDDEN))
        block += [*words(title + ":", width), *list_by_colour(scene, unseen["age"], width)]
    if guilds and unseen["guilds"]:
        title = scene.say("unseen-guilds", n=len(unseen["guilds"]), down=scene.face_down(HIDDEN_GUILD))
        block += [*words(title + ":", width), *list_by_colour(scene, unseen["guilds"], width)]
    return block


def both_cities(scene: Scene, width: int) -> Block:
    each = (width - 3) // 2
    columns = [draw_city(scene, seat, each, wrap=True) for seat in scene.seats]
    pawn = scene.say("pawn-centre")
    if scene.pawn:
        pawn = scene.say("pawn-side", who="them" if scene.pawn > 0 else "you", n=abs(scene.pawn))
    return [*beside(columns, [each, each], 3), line((pawn, FAINT))]
