"""The end of a game: who won, the points of every city by category, and the cards under the boards."""

from rich.text import Text

from thauma.cli.table.blocks import Block, cut, flow, line, words
from thauma.cli.table.classic.city import CATEGORY_SIGN
from thauma.cli.table.classic.conflicts import draw_conflicts
from thauma.cli.table.classic.scene import CARDS, Scene
from thauma.cli.table.look import ACT, CATEGORY_COLOUR, COIN, COLOUR, FAINT, GOLD, SIGN, STRONG

LEAST_COLUMN = 5


def draw_sheet(scene: Scene, width: int) -> Block:
    """One row a category, one column a city; the best of each row is strong."""
    scores = scene.view["result"]["scores"]
    labels = {name: f"{sign} {scene.say('category', category=name)}" for name, sign in CATEGORY_SIGN.items()}
    room = max(len(label) for label in (*labels.values(), scene.say("total"))) + 1
    room = min(room, width - LEAST_COLUMN * scene.circle)
    each = max(LEAST_COLUMN, min(14, (width - room) // scene.circle))
    head = line(" " * room, *(_city(scene, seat, each) for seat in scene.around))
    rows = [
        _row(label, [scores[seat][name] for seat in scene.around], room, each, CATEGORY_COLOUR.get(name, ACT))
        for name, label in labels.items()
    ]
    rule = line(("─" * (room + each * scene.circle), FAINT))
    total = _row(scene.say("total"), [scores[seat]["total"] for seat in scene.around], room, each, STRONG)
    coins = [scene.city(seat)["coins"] for seat in scene.around]
    purse = line(
        (cut(f"{COIN} {scene.say('legend-coins')}", room - 1).ljust(room), FAINT),
        *((f"{n:>{each}}", FAINT) for n in coins),
    )
    sheet = [head, *rows, rule, total, purse]
    return [
        *words(outcome(scene), width, GOLD),
        line(),
        *sheet,
        line(),
        *draw_conflicts(scene, scene.view["age"], width),
        *_buried(scene, width),
    ]


def _city(scene: Scene, seat: int, width: int) -> Text:
    won = seat in scene.view["result"]["winners"]
    return line((cut(scene.city_name(seat), width - 1).rjust(width), GOLD if won else STRONG))


def _row(label: str, points: list[int], room: int, each: int, style: str) -> Text:
    best = max(points)
    cells = [(f"{_number(n):>{each}}", STRONG if n == best and n > 0 else FAINT if not n else "") for n in points]
    return line((cut(label, room - 1).ljust(room), style), *cells)


def _number(points: int) -> str:
    return str(points) if points >= 0 else f"−{-points}"


def _buried(scene: Scene, width: int) -> Block:
    """The cards under the boards, which nobody could see till now."""
    block: Block = []
    for seat in scene.around:
        cards = scene.city(seat)["buried"] or []
        named = [line((f"{SIGN[CARDS[card].colour]} {scene.name(card)}", COLOUR[CARDS[card].colour])) for card in cards]
        if named:
            block += flow(named, width, ", ", line((f"  {scene.city_name(seat)}: ", STRONG)), "    ")
    return [line((scene.say("buried"), STRONG)), *block] if block else []


def outcome(scene: Scene) -> str:
    """Who won, and how, in a sentence."""
    result = scene.view["result"]
    winners, say = result["winners"], scene.say
    if len(winners) > 1:
        return say("end-cities-shared", names=scene.speaker.listing([scene.city_name(seat) for seat in winners]))
    best = winners[0]
    totals = {seat: result["scores"][seat]["total"] for seat in scene.around if not scene.is_free_city(seat)}
    high = totals.pop(best)
    low = max(totals.values())
    who, name = scene.who(best), scene.city_name(best)
    if high == low:
        return say("end-cities-coins", who=who, name=name, high=high)
    return say("end-cities-points", who=who, name=name, high=high, low=low)
