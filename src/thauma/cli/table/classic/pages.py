"""Pages that answer a question: what is this, which hands went on, what did I discard, all cities."""

from rich.text import Text

from thauma.catalog.classic import SIDES
from thauma.cli.table.bills import equation
from thauma.cli.table.blocks import Block, line, rule, words
from thauma.cli.table.buildings import list_by_colour
from thauma.cli.table.classic.city import draw_city
from thauma.cli.table.classic.effects import full
from thauma.cli.table.classic.hand import chain_sentences
from thauma.cli.table.classic.scene import BOARDS, CARDS, Scene
from thauma.cli.table.goods import cost_words, resource_name
from thauma.cli.table.look import COLOUR, FAINT, SIGN, STRONG, WONDER


def describe(scene: Scene, name: str, width: int) -> Block:
    """Everything about a card or a board."""
    return _describe_board(scene, name, width) if name in BOARDS else _describe_card(scene, name, width)


def _describe_card(scene: Scene, name: str, width: int) -> Block:
    card, names = CARDS[name], scene.speaker.names
    kind = f"{names.of('building_types', card.colour)}, {names.of('ages', str(card.age))}"
    heading = line((f"{SIGN[card.colour]} {scene.name(name)}", f"{STRONG} {COLOUR[card.colour]}"), f"  {kind}")
    sentences = [*full(card.effects, scene.speaker), *chain_sentences(scene, name)]
    sentences.append(scene.say("cost", things=cost_words(card.cost, scene.speaker)) + ".")
    if name in scene.hand:
        sentences += [_for_actor(scene, equation(bill, scene)) + "." for bill in scene.ways("build", name)]
    return [heading, *_indented([*sentences, *_where(scene, name)], width)]


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
    block += _indented([scene.say("board-makes", resource=resource_name(scene.speaker, board.resource))], width)
    for side in SIDES:
        block.append(line((f"  {city} {side}", STRONG), (_in_play(scene, name, side), FAINT)))
        for number, stage in enumerate(board.stages(side), 1):
            cost = cost_words(stage.cost, scene.speaker)
            sentence = " ".join((f"{WONDER}{number} ({cost}):", *full(stage.effects, scene.speaker)))
            block += [line("  ", text) for text in _indented([sentence], width - 2)]
    return block


def _in_play(scene: Scene, wonder: str, side: str) -> str:
    """Whose board it is and how many stages are built; nothing if nobody has it."""
    for seat in scene.around:
        city = scene.city(seat)
        if (city["wonder"], city["side"]) == (wonder, side):
            return f"  {scene.city_name(seat)}: {WONDER} {city['stages']}/{city['stages_of_board']}"
    return ""


def _indented(sentences: list[str], width: int) -> Block:
    return [line("  ", text) for sentence in sentences for text in words(sentence, width - 2, rest="  ")]


def list_passed(scene: Scene, width: int) -> Block:
    """The hands that I have held in this age, as I saw them, and who holds them now."""
    block: Block = [rule(width, scene.say("passed-title"))]
    for held in scene.view["passed"]:
        holder = scene.say("passed-hand", n=held["turn"], name=scene.city_name(held["holder"]))
        block += words(holder, width, STRONG)
        block += list_by_colour(CARDS, held["cards"], scene.name, width, scene.say("none"))
    return block if scene.view["passed"] else [*block, _none(scene)]


def list_own_discards(scene: Scene, width: int) -> Block:
    """What I know of the discard pile; and what lies under my own board."""
    say, view = scene.say, scene.view
    block = [rule(width, say("discard-pile")), *words(say("pile-size", n=view["discarded"]), width, FAINT)]
    if view["discard"] is not None:
        block += list_by_colour(CARDS, view["discard"], scene.name, width, say("none"))
    else:
        block.append(line((say("own-discards"), STRONG)))
        block += list_by_colour(CARDS, view["own_discards"], scene.name, width, say("none"))
    block.append(line((say("buried-own"), STRONG)))
    return [*block, *list_by_colour(CARDS, scene.mine["buried"] or [], scene.name, width, say("none"))]


def _none(scene: Scene) -> Text:
    return line(("  " + scene.say("none"), FAINT))


def list_cities(scene: Scene, width: int) -> Block:
    """Every city in full."""
    block: Block = []
    for seat in scene.around:
        block += [*draw_city(scene, seat, width, wrap=True), line()]
    return block[:-1]
