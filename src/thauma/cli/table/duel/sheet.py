"""The end of a game: who won and how, and the points line by line, mine to the left and theirs to the right."""

from rich.text import Text

from thauma.cli.table.blocks import Block, centred, line
from thauma.cli.table.duel.scene import Scene
from thauma.cli.table.look import ACT, CATEGORY_COLOUR, FAINT, GOLD, STRONG

BAR = 20


def draw_sheet(scene: Scene, width: int) -> Block:
    result = scene.view["result"]
    mine, theirs = result["scores"][scene.seat], result["scores"][1 - scene.seat]
    categories = [name for name in mine if name != "total"]
    labels = {name: scene.say("category", category=name) for name in categories}
    room = max(len(label) for label in (*labels.values(), scene.say("total"))) + 2
    most = max(1, *(sheet[name] for sheet in (mine, theirs) for name in categories))
    rows = [_row(name, labels[name], mine[name], theirs[name], room, most) for name in categories]
    head = line((scene.say("you").rjust(BAR + 5), STRONG), " " * (room + 2), (scene.say("opponent"), STRONG))
    total = _total(scene, mine["total"], theirs["total"], room)
    sheet = [head, *rows, line(("─" * (2 * BAR + room + 12), FAINT)), total]
    return [line((outcome(scene), GOLD)), line(), *centred(sheet, min(width, 100))]


def _row(name: str, label: str, mine: int, theirs: int, room: int, most: int) -> Text:
    colour = CATEGORY_COLOUR.get(name, "")
    bar_mine, bar_theirs = (round(points * BAR / most) for points in (mine, theirs))
    return line(
        (f"{mine:>4} ", STRONG if mine > theirs else ""),
        (("█" * bar_mine).rjust(BAR), colour),
        (label.center(room + 2), ACT),
        (("▒" * bar_theirs).ljust(BAR), colour),
        (f" {theirs:>4}", STRONG if theirs > mine else ""),
    )


def _total(scene: Scene, mine: int, theirs: int, room: int) -> Text:
    label = scene.say("total").center(room + 2)
    return line((f"{mine:>4} ", STRONG), " " * BAR, (label, STRONG), " " * BAR, (f" {theirs:>4}", STRONG))


def outcome(scene: Scene) -> str:
    """Who won, and how, in a sentence."""
    result = scene.view["result"]
    winners = result["winners"]
    if len(winners) != 1:
        return scene.say("end-shared")
    who = scene.who(winners[0])
    if result["by"] == "military":
        return scene.say("end-military", who=who)
    if result["by"] == "science":
        return scene.say("end-science", who=who)
    totals = sorted((sheet["total"] for sheet in result["scores"]), reverse=True)
    if totals[0] == totals[1]:
        return scene.say("end-tie-break", who=who, high=totals[0])
    return scene.say("end-points", who=who, high=totals[0], low=totals[1])
