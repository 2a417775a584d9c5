"""Pages: what is this, which hands went on, what did I discard, all cities; and at the end the score sheet."""

from rich.text import Text

from thauma.catalog.classic import SIDES
from thauma.cli.table.blocks import Block, cut, flow, line, rule, words
from thauma.cli.table.classic.city import CATEGORY_SIGN, draw_city
from thauma.cli.table.classic.neighbours import draw_conflicts
from thauma.cli.table.classic.scene import BOARDS, CARDS, Scene
from thauma.cli.table.drawing import card_text, describe_card, equation, indented, list_by_colour
from thauma.cli.table.effects import cost_words, resource_name
from thauma.cli.table.look import ACT, CATEGORY_COLOUR, COIN, FAINT, GOLD, STRONG, WONDER

LEAST_COLUMN, MOST_COLUMN = 5, 14  # of a city on the score sheet


def describe(scene: Scene, name: str, width: int) -> Block:
    """Everything about a card or a board."""
    if name in BOARDS:
        return _describe_board(scene, name, width)
    known = [scene.say("cost", things=cost_words(CARDS[name].cost, scene.speaker)) + "."]
    for bill in scene.ways("build", name) if name in scene.hand else ():
        paid = equation(bill, scene)
        whose = f"{scene.city_name(scene.actor)}: {paid}" if scene.for_free_city else scene.say("cost-you", bill=paid)
        known.append(f"{whose}.")
    owners = [scene.city_name(seat) for seat in scene.around if scene.has_building(name, seat)]
    if owners:
        known.append(scene.say("where-cities", names=", ".join(owners)))
    return describe_card(scene, name, known, width)


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
        block += [*words(holder, width, STRONG), *list_by_colour(scene, held["cards"], width)]
    return block if scene.view["passed"] else [*block, *list_by_colour(scene, [], width)]


def list_own_discards(scene: Scene, width: int) -> Block:
    """What I know of the discard pile; and what lies under my own board."""
    say, view = scene.say, scene.view
    block = [rule(width, say("discard-pile")), *words(say("pile-size", n=view["discarded"]), width, FAINT)]
    if view["discard"] is None:
        block.append(line((say("own-discards"), STRONG)))
    pile = view["own_discards"] if view["discard"] is None else view["discard"]
    block += [*list_by_colour(scene, pile, width), line((say("buried-own"), STRONG))]
    return [*block, *list_by_colour(scene, scene.mine["buried"] or [], width)]


def list_cities(scene: Scene, width: int) -> Block:
    """Every city in full."""
    block: Block = []
    for seat in scene.around:
        block += [*draw_city(scene, seat, width, wrap=True), line()]
    return block[:-1]


# The end of a game.


def draw_sheet(scene: Scene, width: int) -> Block:
    """Who won, the points of every city by category, and the cards under the boards, a secret till now."""
    buried: Block = []
    for seat in scene.around:
        named = [card_text(scene, card) for card in scene.city(seat)["buried"] or []]
        if named:
            buried += flow(named, width, ", ", line((f"  {scene.city_name(seat)}: ", STRONG)), "    ")
    return [
        *words(outcome(scene), width, GOLD),
        line(),
        *_score_table(scene, width),
        line(),
        *draw_conflicts(scene, scene.view["age"], width),
        *([line((scene.say("buried"), STRONG)), *buried] if buried else []),
    ]


def _score_table(scene: Scene, width: int) -> Block:
    """One row a category, one column a city; the best of each row is strong."""
    result, total, around = scene.view["result"], scene.say("total"), scene.around
    labels = {name: f"{sign} {scene.say('category', category=name)}" for name, sign in CATEGORY_SIGN.items()}
    room = max(map(len, (*labels.values(), total))) + 1
    room = min(room, width - LEAST_COLUMN * len(around))
    each = max(LEAST_COLUMN, min(MOST_COLUMN, (width - room) // len(around)))

    def row(name: str, label: str, style: str) -> Text:
        points = [result["scores"][seat][name] for seat in around]
        strong = max(1, *points)
        shown = [str(n).replace("-", "−").rjust(each) for n in points]
        styles = [STRONG if n == strong else "" if n else FAINT for n in points]
        return line((cut(label, room - 1).ljust(room), style), *zip(shown, styles, strict=True))

    heads = [
        (cut(scene.city_name(seat), each - 1).rjust(each), GOLD if seat in result["winners"] else STRONG)
        for seat in around
    ]
    coins = "".join(f"{scene.city(seat)['coins']:>{each}}" for seat in around)
    return [
        line(" " * room, *heads),
        *(row(name, label, CATEGORY_COLOUR.get(name, ACT)) for name, label in labels.items()),
        line(("─" * (room + each * len(around)), FAINT)),
        row("total", total, STRONG),
        line((cut(f"{COIN} {scene.say('legend-coins')}", room - 1).ljust(room) + coins, FAINT)),
    ]


def outcome(scene: Scene) -> str:
    """Who won, and how, in a sentence."""
    result = scene.view["result"]
    winners, say = result["winners"], scene.say
    if len(winners) > 1:
        return say("end-cities-shared", names=scene.speaker.listing([scene.city_name(seat) for seat in winners]))
    totals = {seat: result["scores"][seat]["total"] for seat in scene.around if not scene.is_free_city(seat)}
    high = totals.pop(winners[0])
    low = max(totals.values())
    who, name = scene.who(winners[0]), scene.city_name(winners[0])
    if high == low:
        return say("end-cities-coins", who=who, name=name, high=high)
    return say("end-cities-points", who=who, name=name, high=high, low=low)
