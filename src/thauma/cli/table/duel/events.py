"""What happened, told from the positions before and after a move."""

from thauma.cli.table.bills import payment
from thauma.cli.table.duel.scene import CARDS, Scene
from thauma.games.errors import Move

TURN = ("build", "discard", "wonder")


def tell_move(before: Scene, move: Move, after: Scene) -> list[str]:
    """The move itself, then everything that followed from it."""
    return [_act(before, move), *_consequences(before, move, after)]


def _act(before: Scene, move: Move) -> str:
    say, who = before.say, before.who(move["seat"])
    match move:
        case {"do": "draft", "wonder": wonder}:
            return say("event-draft", who=who, wonder=before.name(wonder))
        case {"do": "build", "card": card}:
            return say("event-build", who=who, card=before.name(card), bill=_card_payment(before, move))
        case {"do": "discard", "card": card}:
            return say("event-discard", who=who, card=before.name(card), n=_income(before, move["seat"]))
        case {"do": "wonder", "wonder": wonder, "card": card}:
            bill = payment(before.city(move["seat"])["wonder_bills"][wonder], before)
            return say("event-wonder", who=who, wonder=before.name(wonder), card=before.name(card), bill=bill)
        case {"do": "progress", "token": token}:
            return say("event-progress", who=who, token=before.name(token))
        case {"do": "library", "token": token}:
            return say("event-library", who=who, token=before.name(token))
        case {"do": "revive", "card": card}:
            return say("event-revive", who=who, card=before.name(card))
        case {"do": "destroy", "card": card}:
            return say("event-destroy", who=who, card=before.name(card))
    return say("event-starter", who=before.who(move["starter"]))


def _card_payment(before: Scene, move: Move) -> str:
    laid = before.laid(move["card"])
    return payment(before.bill(laid, move["seat"]), before) if laid else ""


def _income(before: Scene, seat: int) -> int:
    return Scene(before.view, seat, before.speaker).discard_income()


def _consequences(before: Scene, move: Move, after: Scene) -> list[str]:
    told = [*_pawn(before, after), *_coins(before, move, after), *_gone(before, after)]
    if after.view["age"] != before.view["age"] or (move["do"] == "draft" and after.phase != "draft"):
        told.append(after.say("event-age", age=after.speaker.names.of("ages", str(after.view["age"]))))
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
    seat = move["seat"]
    if move["do"] == "build":
        laid = before.laid(move["card"])
        return int(before.bill(laid, seat)["cost"]) if laid else 0
    if move["do"] == "wonder":
        return int(before.city(seat)["wonder_bills"][move["wonder"]]["cost"])
    return -_income(before, seat) if move["do"] == "discard" else 0


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
