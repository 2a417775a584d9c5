"""What happened, told from the positions before and after a move."""

from collections.abc import Sequence

from thauma.cli.table.bills import payment
from thauma.cli.table.duel.scene import CARDS, Scene
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


def tell_moves(before: Scene, moves: Sequence[Move], after: Scene) -> list[str]:
    """The last move, then everything that followed from it."""
    return [_act(before, moves[-1]), *_consequences(before, moves[-1], after)]


def _act(before: Scene, move: Move) -> str:
    seat, bill = move["seat"], _bill(before, move)
    things = {field: before.name(move[field]) for field in ("wonder", "card", "token") if field in move}
    return before.say(
        EVENT[move["do"]],
        who=before.who(move["starter"] if move["do"] == "starter" else seat),
        bill=payment(bill, before) if bill else "",
        n=_income(before, seat),
        **things,
    )


def _bill(before: Scene, move: Move) -> Json | None:
    """What a turn costs, if it is one that is paid."""
    if move["do"] == "wonder":
        found: Json = before.city(move["seat"])["wonder_bills"][move["wonder"]]
        return found
    laid = before.laid(move["card"]) if move["do"] == "build" else None
    return before.bill(laid, move["seat"]) if laid else None


def _income(before: Scene, seat: int) -> int:
    return Scene(before.view, seat, before.speaker).discard_income()


def _consequences(before: Scene, move: Move, after: Scene) -> list[str]:
    told = [*_pawn(before, after), *_coins(before, move, after), *_gone(before, after)]
    if after.view["age"] != before.view["age"] or (move["do"] == "draft" and after.phase != "draft"):
        told.append(after.say("event-age", age=after.age_name()))
    else:
        told += _revealed(before, after)
    if _plays_again(before, move, after):
        told.append(after.say("event-again", who=after.who(move["seat"])))
    return told


def _pawn(before: Scene, after: Scene) -> list[str]:
    moved = after.pawn - before.pawn
    return [after.say("event-pawn", who="you" if moved > 0 else "them", n=abs(moved))] if moved else []


def _coins(before: Scene, move: Move, after: Scene) -> list[str]:
    """Coins that came or went besides the price and what a discard brings."""
    told = []
    for seat in (move["seat"], 1 - move["seat"]):
        change = after.city(seat)["coins"] - before.city(seat)["coins"]
        if seat == move["seat"]:
            change += _paid(before, move)
        if change:
            key = {"who": after.who(seat), "n": abs(change)}
            told.append(after.say("event-gain", **key) if change > 0 else after.say("event-loss", **key))
    return told


def _paid(before: Scene, move: Move) -> int:
    """The price of a move; what a discard brings counts as a negative price."""
    if move["do"] == "discard":
        return -_income(before, move["seat"])
    bill = _bill(before, move)
    return int(bill["cost"]) if bill else 0


def _gone(before: Scene, after: Scene) -> list[str]:
    """Wonders that can't be built any more because seven are."""
    known = [[*city["wonders"], *city["wonders_built"]] for city in after.view["cities"]]
    lost = [w for seat in (0, 1) for w in before.city(seat)["wonders"] if w not in known[seat]]
    return [after.say("event-gone", wonders=after.names(lost))] if lost else []


def _revealed(before: Scene, after: Scene) -> list[str]:
    turned = [
        laid["card"]
        for slot, laid in after.structure.items()
        if laid["card"] in CARDS and slot in before.structure and before.structure[slot]["card"] not in CARDS
    ]
    return [after.say("event-revealed", cards=after.names(turned))] if turned else []


def _plays_again(before: Scene, move: Move, after: Scene) -> bool:
    if move["do"] in ("draft", "starter") or after.phase != "turn" or after.view["age"] != before.view["age"]:
        return False
    return bool(after.view["pending"] == [move["seat"]])
