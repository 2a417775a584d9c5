"""What something costs and why: as a badge on a card, as a reason in a list, as an equation in words."""

from thauma.cli.table.look import CHAIN, DEAR
from thauma.games.protocol import Json
from thauma.language import Speaker


def badge(bill: Json, coins: int) -> str:
    """The price in the corner of a card, with a mark if a chain makes it free or the city can't pay it."""
    if bill["chain"]:
        return f"{CHAIN}0"
    return f"{bill['cost']}{DEAR if bill['cost'] > coins else ''}"


def equation(bill: Json, speaker: Speaker) -> str:
    """Every unit and coin accounted for: own things first, then each thing bought, then the sum."""
    if bill["chain"]:
        return speaker.say("bill-chain", card=speaker.item("duel", bill["chain"]))
    paid = reason(bill, speaker)
    met = _met(bill, speaker)
    if not bill["cost"]:
        return "; ".join([speaker.say("free"), *met])
    if not met and not bill["bought"]:
        return speaker.say("coins", n=bill["cost"])
    return speaker.say("bill-sum", parts="; ".join([*met, paid]), n=bill["cost"])


def _met(bill: Json, speaker: Speaker) -> list[str]:
    """What costs no coins."""
    own, chosen, waived = (_things(bill[part], speaker) for part in ("own", "chosen", "waived"))
    met = [
        own and speaker.say("bill-own", things=own),
        chosen and speaker.say("bill-chosen", things=chosen),
        waived and speaker.say("bill-waived", things=waived),
    ]
    return [part for part in met if part]


def reason(bill: Json, speaker: Speaker) -> str:
    """What the coins are for: `3 coins, 2 clay at 3`."""
    parts = [speaker.say("bill-price", n=bill["coins"])] if bill["coins"] else []
    for purchase in bill["bought"]:
        units = speaker.say("amount", resource=purchase["resource"], n=purchase["units"])
        parts.append(speaker.say("bill-bought", things=units, price=purchase["price"]))
    return ", ".join(parts)


def payment(bill: Json, speaker: Speaker) -> str:
    """A bill after the fact, in brackets behind what was built."""
    if bill["chain"]:
        return speaker.say("bill-chain", card=speaker.item("duel", bill["chain"]))
    if not bill["cost"]:
        return speaker.say("free")
    coins, paid = speaker.say("coins", n=bill["cost"]), reason(bill, speaker)
    return f"{coins}: {paid}" if bill["bought"] else coins


def _things(units: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(speaker.say("amount", resource=resource, n=n) for resource, n in units.items())
