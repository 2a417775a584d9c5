"""What cards, wonders and tokens do: in signs for the table, in a few words for lists, in full for whoever asks."""

from collections.abc import Iterable

from thauma.catalog import duel
from thauma.catalog.duel import AnyEffect
from thauma.cli.table.look import AGAIN, CARD, CHAIN, COIN, POINT, SHIELD, SIGN, WONDER
from thauma.language import Speaker

SYMBOL_LETTERS = 3  # enough to tell the symbols apart in every language


def signs(effects: Iterable[AnyEffect], speaker: Speaker, room: int = SYMBOL_LETTERS) -> str:
    """Effects in signs; a science symbol gets that many letters."""
    return " ".join(_sign(effect, speaker, room) for effect in effects)


def short(effects: Iterable[AnyEffect], speaker: Speaker) -> str:
    """Effects in a few words."""
    return ", ".join(_short(effect, speaker) for effect in effects)


def full(effects: Iterable[AnyEffect], speaker: Speaker) -> list[str]:
    """Effects in whole sentences."""
    return [_full(effect, speaker) for effect in effects]


def fitting(effects: tuple[AnyEffect, ...], speaker: Speaker, room: int) -> str:
    """The most telling form that fits into that many columns."""
    forms = [short(effects, speaker), *(signs(effects, speaker, letters) for letters in (20, 8, 5, SYMBOL_LETTERS))]
    forms.append(forms[-1].replace(" ", ""))
    forms.append(forms[-1][:room])
    return next(form for form in forms if len(form) <= room)


def cost_signs(cost: dict[str, int], speaker: Speaker) -> str:
    """A printed cost in signs: `3St Pa 2◎`."""
    parts = [_units(speaker, name, n) for name, n in cost.items() if name != "coins"]
    if "coins" in cost:
        parts.append(f"{cost['coins']}{COIN}")
    return " ".join(parts) or speaker.say("free")


def cost_words(cost: dict[str, int], speaker: Speaker) -> str:
    """A printed cost in words."""
    parts = [speaker.say("amount", resource=name, n=n) for name, n in cost.items() if name != "coins"]
    if "coins" in cost:
        parts.insert(0, speaker.say("coins", n=cost["coins"]))
    return speaker.listing(parts) or speaker.say("free")


def _units(speaker: Speaker, resource: str, units: int) -> str:
    letters = speaker.say("abbreviation", resource=resource)
    return letters if units == 1 else f"{units}{letters}"


def resource_name(speaker: Speaker, resource: str) -> str:
    return speaker.names.of("resources", resource)


def symbol_name(speaker: Speaker, symbol: str) -> str:
    return speaker.names.of("duel", "symbols", symbol)


def _thing(per: Iterable[str] | str) -> str:
    """What is counted, as the messages call it."""
    kinds = (per,) if isinstance(per, str) else tuple(per)
    if kinds == ("coins_3",):
        return "coins3"
    return kinds[0] if len(kinds) == 1 else "goods"


def _thing_sign(per: Iterable[str] | str) -> str:
    kinds = (per,) if isinstance(per, str) else tuple(per)
    return "".join({"wonder": WONDER, "coins_3": f"3{COIN}"}.get(kind) or SIGN[kind] for kind in kinds)


def _sign(effect: AnyEffect, speaker: Speaker, room: int) -> str:
    match effect:
        case duel.Produce(resources):
            return " ".join(_units(speaker, resource, n) for resource, n in resources.items())
        case duel.ProduceChoice(options):
            return "/".join(speaker.say("abbreviation", resource=resource) for resource in options)
        case duel.FixedTradePrice(resources, price):
            return "/".join(speaker.say("abbreviation", resource=r) for r in resources) + f"={price}{COIN}"
        case duel.Shields(amount):
            return SHIELD * amount
        case duel.Science(symbol):
            return symbol_name(speaker, symbol)[:room].strip()
        case duel.VictoryPoints(amount):
            return f"{amount}{POINT}"
        case duel.Coins(amount):
            return f"{amount}{COIN}"
        case duel.CoinsPer(amount, per) | duel.GuildCoins(amount, per):
            return f"{amount}{COIN}/{_thing_sign(per)}"
        case duel.GuildPoints(amount, per):
            return f"{amount}{POINT}/{_thing_sign(per)}"
    return _rare_sign(effect)


def _rare_sign(effect: AnyEffect) -> str:
    match effect:
        case duel.OpponentLosesCoins(amount):
            return f"−{amount}{COIN}"
        case duel.PlayAgain():
            return AGAIN
        case duel.Destroy(colour):
            return f"×{SIGN[colour]}"
        case duel.Revive():
            return f"+{CARD}"
        case duel.Library(draw):
            return f"1/{draw}?"
        case duel.ResourceDiscount(amount, applies_to):
            return f"{_thing_sign(applies_to)}−{amount}"
        case duel.ExtraShields(amount, applies_to):
            return f"{_thing_sign(applies_to)}+{amount}"
        case duel.GrantPlayAgain():
            return f"{WONDER}{AGAIN}"
        case duel.ReceiveOpponentTradeCoins():
            return f"←{COIN}"
        case duel.CoinsOnChainBuild(amount):
            return f"{amount}{COIN}/{CHAIN}"
        case duel.PointsPerToken(amount):
            return f"{amount}{POINT}/?"
    raise AssertionError(effect)


def _short(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case duel.Produce(resources):
            return ", ".join(say("amount", resource=resource, n=n) for resource, n in resources.items())
        case duel.ProduceChoice(options):
            return "/".join(resource_name(speaker, resource) for resource in options)
        case duel.FixedTradePrice(resources, price):
            named = "/".join(resource_name(speaker, resource) for resource in resources)
            return say("short-fixed", resource=named, price=price)
        case duel.Shields(amount):
            return say("shields", n=amount)
        case duel.Science(symbol):
            return symbol_name(speaker, symbol)
        case duel.VictoryPoints(amount):
            return say("points", n=amount)
        case duel.Coins(amount):
            return say("coins", n=amount)
        case duel.CoinsPer(amount, per):
            return say("short-coins-per", n=amount, thing=_thing(per))
        case duel.GuildCoins(amount, per):
            return say("short-guild-coins", n=amount, thing=_thing(per))
        case duel.GuildPoints(amount, per):
            return say("short-guild-points", n=amount, thing=_thing(per))
    return _rare_short(effect, speaker)


def _rare_short(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case duel.OpponentLosesCoins(amount):
            return say("short-opponent-loses", n=amount)
        case duel.PlayAgain():
            return say("short-again")
        case duel.Destroy(colour):
            return say("short-destroy", colour=colour)
        case duel.Revive():
            return say("short-revive")
        case duel.Library(draw):
            return say("short-library", n=draw)
        case duel.ResourceDiscount(amount, applies_to):
            return say("short-discount", n=amount, thing=applies_to)
        case duel.ExtraShields(amount):
            return say("short-extra-shields", n=amount)
        case duel.GrantPlayAgain():
            return say("short-grant-again")
        case duel.ReceiveOpponentTradeCoins():
            return say("short-trade")
        case duel.CoinsOnChainBuild(amount):
            return say("short-chain-coins", n=amount)
        case duel.PointsPerToken(amount):
            return say("short-per-token", n=amount)
    raise AssertionError(effect)


def _full(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case duel.Produce():
            return say("full-produce", things=_short(effect, speaker))
        case duel.ProduceChoice(options):
            return say("full-choice", things=_either(options, speaker))
        case duel.FixedTradePrice(resources, price):
            return say("full-fixed", things=speaker.listing([resource_name(speaker, r) for r in resources]), n=price)
        case duel.Shields(amount):
            return say("full-shields", n=amount)
        case duel.Science(symbol):
            return say("full-science", symbol=symbol_name(speaker, symbol))
        case duel.VictoryPoints(amount):
            return say("full-points", n=amount)
        case duel.Coins(amount):
            return say("full-coins", n=amount)
        case duel.CoinsPer(amount, per):
            return say("full-coins-per", n=amount, thing=_thing(per))
        case duel.GuildCoins(amount, per):
            return say("full-guild-coins", n=amount, thing=_thing(per))
        case duel.GuildPoints(amount, per):
            return say("full-guild-points", n=amount, thing=_thing(per))
    return _rare_full(effect, speaker)


def _either(options: tuple[str, ...], speaker: Speaker) -> str:
    named = [resource_name(speaker, resource) for resource in options]
    return speaker.say("or", first=", ".join(named[:-1]), last=named[-1])


def _rare_full(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case duel.OpponentLosesCoins(amount):
            return say("full-opponent-loses", n=amount)
        case duel.PlayAgain():
            return say("full-again")
        case duel.Destroy(colour):
            return say("full-destroy", colour=colour)
        case duel.Revive():
            return say("full-revive")
        case duel.Library(draw):
            return say("full-library", n=draw)
        case duel.ResourceDiscount(amount, applies_to):
            return say("full-discount", n=amount, thing=applies_to)
        case duel.ExtraShields(amount):
            return say("full-extra-shields", n=amount)
        case duel.GrantPlayAgain():
            return say("full-grant-again")
        case duel.ReceiveOpponentTradeCoins():
            return say("full-trade")
        case duel.CoinsOnChainBuild(amount):
            return say("full-chain-coins", n=amount)
        case duel.PointsPerToken(amount):
            return say("full-per-token", n=amount)
    raise AssertionError(effect)
