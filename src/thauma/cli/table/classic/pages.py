"""Pages that answer a question: what is this, which hands went on, what did I discard, all cities."""

from thauma.catalog.classic import SIDES
from thauma.cli.table.bills import equation
from thauma.cli.table.blocks import Block, line, rule, words
from thauma.cli.table.cards import describe_card, indented, list_by_colour
from thauma.cli.table.classic.city import draw_city
from thauma.cli.table.classic.scene import BOARDS, CARDS, Scene
from thauma.cli.table.goods import cost_words, resource_name
from thauma.cli.table.look import FAINT, STRONG, WONDER


def describe(scene: Scene, name: str, width: int) -> Block:
    """Everything about a card or a board."""
    return _describe_board(scene, name, width) if name in BOARDS else _describe_card(scene, name, width)


def _describe_card(scene: Scene, name: str, width: int) -> Block:
    known = [scene.say("cost", things=cost_words(CARDS[name].cost, scene.speaker)) + "."]
    if name in scene.hand:
        known += [_for_actor(scene, equation(bill, scene)) + "." for bill in scene.ways("build", name)]
    return describe_card(scene, name, [*known, *_where(scene, name)], width)


def _for_actor(scene: Scene, bill: str) -> str:
    if scene.for_free_city:
        return f"{scene.city_name(scene.actor)}: {bill}"
    return scene.say("cost-you", bill=bill)


def _where(scene: Scene, name: str) -> list[str]:
    """In whose cities it stands."""
    wanted = CARDS[name].building_name
    owners = [
        scene.city_name(seat)
        for seat in scene.around
        if any(CARDS[card].building_name == wanted for card in scene.city(seat)["buildings"])
    ]
    return [scene.say("where-cities", names=", ".join(owners))] if owners else []


def _describe_board(scene: Scene, name: str, width: int) -> Block:
    board = BOARDS[name]
    city = scene.speaker.names.of("classic", "cities", name)
    block = [line((f"{WONDER} {scene.name(name)}", STRONG), f"  {city}")]
    block += indented([scene.say("board-makes", resource=resource_name(scene.speaker, board.resource))], width)
    for side in SIDES:
        block.append(line((f"  {city} {side}", STRONG), (_in_play(scene, name, side), FAINT)))
        for number, stage in enumerate(board.stages(side), 1):
            cost = cost_words(stage.cost, scene.speaker)
            sentence = " ".join((f"{WONDER}{number} ({cost}):", *scene.full(stage.effects)))
            block += [line("  ", text) for text in indented([sentence], width - 2)]
    return block


def _in_play(scene: Scene, wonder: str, side: str) -> str:
    """Whose board it is and how many stages are built; nothing if nobody has it."""
    for seat in scene.around:
        city = scene.city(seat)
        if (city["wonder"], city["side"]) == (wonder, side):
            return f"  {scene.city_name(seat)}: {WONDER} {city['stages']}/{city['stages_of_board']}"
    return ""


def list_passed(scene: Scene, width: int) -> Block:
    """The hands that I have held in this age, as I saw them, and who holds them now."""
    block: Block = [rule(width, scene.say("passed-title"))]
    for held in scene.view["passed"]:
        holder = scene.say("passed-hand", n=held["turn"], name=scene.city_name(held["holder"]))
        block += words(holder, width, STRONG)
        block += list_by_colour(scene, held["cards"], width)
    return block if scene.view["passed"] else [*block, *list_by_colour(scene, [], width)]


def list_own_discards(scene: Scene, width: int) -> Block:
    """What I know of the discard pile; and what lies under my own board."""
    say, view = scene.say, scene.view
    block = [rule(width, say("discard-pile")), *words(say("pile-size", n=view["discarded"]), width, FAINT)]
    if view["discard"] is not None:
        block += list_by_colour(scene, view["discard"], width)
    else:
        block.append(line((say("own-discards"), STRONG)))
        block += list_by_colour(scene, view["own_discards"], width)
    block.append(line((say("buried-own"), STRONG)))
    return [*block, *list_by_colour(scene, scene.mine["buried"] or [], width)]


def list_cities(scene: Scene, width: int) -> Block:
    """Every city in full."""
    block: Block = []
    for seat in scene.around:
        block += [*draw_city(scene, seat, width, wrap=True), line()]
    return block[:-1]
