"""What cards, wonders and tokens do: in signs for the table, in a few words for lists, in full for whoever asks."""

from collections.abc import Iterable

from thauma.catalog import duel
from thauma.catalog.duel import AnyEffect
from thauma.cli.table.goods import (
    amounts_signs,
    amounts_words,
    either,
    options_signs,
    options_words,
    resource_name,
)
from thauma.cli.table.goods import symbol_name as name_of_symbol
from thauma.cli.table.look import AGAIN, CARD, CHAIN, COIN, POINT, SHIELD, SIGN, WONDER
from thauma.cli.table.wording import Wording
from thauma.language import Speaker


def symbol_name(speaker: Speaker, symbol: str) -> str:
    return name_of_symbol(speaker, "duel", symbol)


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
            return amounts_signs(resources, speaker)
        case duel.ProduceChoice(options):
            return options_signs(options, speaker)
        case duel.FixedTradePrice(resources, price):
            return f"{options_signs(resources, speaker)}={price}{COIN}"
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
            return ", ".join(amounts_words(resources, speaker))
        case duel.ProduceChoice(options):
            return options_words(options, speaker)
        case duel.FixedTradePrice(resources, price):
            return say("short-fixed", resource=options_words(resources, speaker), price=price)
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
            return say("full-choice", things=either(options, speaker))
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


WORDING = Wording(_sign, _short, _full)
signs, short, full, fitting = WORDING.signs, WORDING.short, WORDING.full, WORDING.fitting
