"""What something costs and why: as a badge on a card, as a reason in a list, as an equation in words."""

from thauma.cli.table.look import CHAIN, COIN, DEAR
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json


def badge(bill: Json, coins: int) -> str:
    """The price in the corner of a card, with a mark if a chain makes it free or the city can't pay it."""
    if bill["chain"]:
        return f"{CHAIN}0"
    return f"{bill['cost']}{DEAR if bill['cost'] > coins else ''}"


def coin_price(bill: Json, coins: int) -> str:
    """A price with the sign of a coin: `∞0◎`, `12◎!`."""
    marked = badge(bill, coins)
    return marked.rstrip(DEAR) + COIN + (DEAR if marked.endswith(DEAR) else "")


def equation(bill: Json, scene: Seen) -> str:
    """Every unit and coin accounted for: own things first, then each thing bought, then the sum."""
    if bill["chain"]:
        return scene.say("bill-chain", card=scene.name(bill["chain"]))
    paid = reason(bill, scene)
    met = _met(bill, scene)
    if not bill["cost"]:
        return "; ".join([scene.say("free"), *met])
    if not met and not bill["bought"]:
        return scene.say("coins", n=bill["cost"])
    return scene.say("bill-sum", parts="; ".join([*met, paid]), n=bill["cost"])


def _met(bill: Json, scene: Seen) -> list[str]:
    """What costs no coins."""
    own, chosen, waived = (_things(bill.get(part, {}), scene) for part in ("own", "chosen", "waived"))
    met = [
        own and scene.say("bill-own", things=own),
        chosen and scene.say("bill-chosen", things=chosen),
        waived and scene.say("bill-waived", things=waived),
    ]
    return [part for part in met if part]


def reason(bill: Json, scene: Seen) -> str:
    """What the coins are for: `3 coins, 2 clay at 3`."""
    parts = [scene.say("bill-price", n=bill["coins"])] if bill["coins"] else []
    return ", ".join([*parts, *map(scene.bought, bill["bought"])])


def price_reason(bill: Json, scene: Seen) -> str:
    """Why it costs what it costs, in few words."""
    if bill["chain"]:
        return f"{CHAIN} {scene.name(bill['chain'])}"
    return reason(bill, scene) if bill["bought"] else ""


def payment(bill: Json, scene: Seen) -> str:
    """A bill after the fact, in brackets behind what was built."""
    if bill["chain"]:
        return scene.say("bill-chain", card=scene.name(bill["chain"]))
    if not bill["cost"]:
        return scene.say("free")
    coins, paid = scene.say("coins", n=bill["cost"]), reason(bill, scene)
    return f"{coins}: {paid}" if bill["bought"] else coins


def _things(units: dict[str, int], scene: Seen) -> str:
    return ", ".join(scene.say("amount", resource=resource, n=n) for resource, n in units.items())
