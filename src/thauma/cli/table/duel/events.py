"""What happened, told from the positions before and after a move; and the end: who won and how, line by line."""

from collections.abc import Sequence

from rich.text import Text

from thauma.cli.table.blocks import Block, centred, line
from thauma.cli.table.drawing import payment
from thauma.cli.table.duel.scene import CARDS, Scene
from thauma.cli.table.look import ACT, CATEGORY_COLOUR, FAINT, GOLD, STRONG
from thauma.games.errors import Move
from thauma.games.protocol import Json

EVENT = {
    "draft": "event-draft",
    "build": "event-build",
    "discard": "event-discard",
    "wonder": "event-wonder",
    "progress": "event-progress",
    "library": "event-library",
    "revive": "event-revive",
    "destroy": "event-destroy",
    "starter": "event-starter",
}
BAR = 20  # columns of a bar on the score sheet


def tell_moves(before: Scene, moves: Sequence[Move], after: Scene) -> list[str]:
    """The last move, then everything that followed from it."""
    move = moves[-1]
    told = [_act(before, move), *_pawn(before, after), *_coins(before, move, after), *_gone(before, after)]
    new_age = after.view["age"] != before.view["age"]
    if new_age or (move["do"] == "draft" and after.phase != "draft"):
        told.append(after.say("event-age", age=after.age_name()))
    else:
        told += _revealed(before, after)
    goes_on = move["do"] not in ("draft", "starter") and after.phase == "turn" and not new_age
    if goes_on and after.view["pending"] == [move["seat"]]:
        told.append(after.say("event-again", who=after.who(move["seat"])))
    return told


def _act(before: Scene, move: Move) -> str:
    bill = _bill(before, move)
    things = {field: before.name(move[field]) for field in ("wonder", "card", "token") if field in move}
    return before.say(
        EVENT[move["do"]],
        who=before.who(move["starter"] if "starter" in move else move["seat"]),
        bill=payment(bill, before) if bill else "",
        n=before.city(move["seat"])["discard_coins"],
        **things,
    )


def _bill(before: Scene, move: Move) -> Json | None:
    """What a turn costs, if it is one that is paid."""
    laid = before.laid(move["card"]) if move["do"] == "build" else None
    bills = before.city(move["seat"])["wonder_bills"] if move["do"] == "wonder" else {}
    found: Json | None = laid["bills"][move["seat"]] if laid else bills.get(move.get("wonder"))
    return found


def _pawn(before: Scene, after: Scene) -> list[str]:
    moved = after.pawn - before.pawn
    return [after.say("event-pawn", who="you" if moved > 0 else "them", n=abs(moved))] if moved else []


def _coins(before: Scene, move: Move, after: Scene) -> list[str]:
    """Coins that came or went besides the price and what a discard brings."""
    bill, mover = _bill(before, move), move["seat"]
    expected = {mover: -bill["cost"] if bill else 0}
    if move["do"] == "discard":
        expected[mover] = before.city(mover)["discard_coins"]
    told = []
    for seat in (mover, 1 - mover):
        change = after.city(seat)["coins"] - before.city(seat)["coins"] - expected.get(seat, 0)
        if change:
            key = {"who": after.who(seat), "n": abs(change)}
            told.append(after.say("event-gain", **key) if change > 0 else after.say("event-loss", **key))
    return told


def _gone(before: Scene, after: Scene) -> list[str]:
    """Wonders that can't be built any more because seven are."""
    known = [[*city["wonders"], *city["wonders_built"]] for city in after.view["cities"]]
    lost = [wonder for seat in (0, 1) for wonder in before.city(seat)["wonders"] if wonder not in known[seat]]
    return [after.say("event-gone", wonders=after.names(lost))] if lost else []


def _revealed(before: Scene, after: Scene) -> list[str]:
    turned = [
        laid["card"]
        for slot, laid in after.structure.items()
        if laid["card"] in CARDS and slot in before.structure and before.structure[slot]["card"] not in CARDS
    ]
    return [after.say("event-revealed", cards=after.names(turned))] if turned else []


# The end of a game.


def draw_sheet(scene: Scene, width: int) -> Block:
    """The points line by line, mine to the left and theirs to the right."""
    mine, theirs = (scene.view["result"]["scores"][seat] for seat in scene.seats)
    labels = {name: scene.say("category", category=name) for name in mine if name != "total"}
    total = scene.say("total")
    room = max(map(len, (*labels.values(), total))) + 2
    most = max(1, *(sheet[name] for sheet in (mine, theirs) for name in labels))
    sheet = [
        line((scene.say("you").rjust(BAR + 5), STRONG), " " * (room + 2), (scene.say("opponent"), STRONG)),
        *(_row(name, label.center(room + 2), mine[name], theirs[name], most) for name, label in labels.items()),
        line(("─" * (2 * BAR + room + 12), FAINT)),
        line(
            (f"{mine['total']:>4} {'':{BAR}}", STRONG),
            (total.center(room + 2), STRONG),
            (f"{'':{BAR}} {theirs['total']:>4}", STRONG),
        ),
    ]
    return [line((outcome(scene), GOLD)), line(), *centred(sheet, min(width, 100))]


def _row(name: str, label: str, mine: int, theirs: int, most: int) -> Text:
    colour = CATEGORY_COLOUR.get(name, "")
    return line(
        (f"{mine:>4} ", STRONG if mine > theirs else ""),
        (("█" * round(mine * BAR / most)).rjust(BAR), colour),
        (label, ACT),
        (("▒" * round(theirs * BAR / most)).ljust(BAR), colour),
        (f" {theirs:>4}", STRONG if theirs > mine else ""),
    )


def outcome(scene: Scene) -> str:
    """Who won, and how, in a sentence."""
    result = scene.view["result"]
    if len(result["winners"]) != 1:
        return scene.say("end-shared")
    who = scene.who(result["winners"][0])
    if result["by"] == "military":
        return scene.say("end-military", who=who)
    if result["by"] == "science":
        return scene.say("end-science", who=who)
    low, high = sorted(sheet["total"] for sheet in result["scores"])
    if low == high:
        return scene.say("end-tie-break", who=who, high=high)
    return scene.say("end-points", who=who, high=high, low=low)
