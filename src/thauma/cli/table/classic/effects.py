"""What cards and stages do: in signs for the table, in a few words for lists, in full for whoever asks."""

from thauma.catalog import classic
from thauma.catalog.classic import AnyEffect
from thauma.cli.table.goods import (
    amounts_signs,
    amounts_words,
    either,
    options_signs,
    options_words,
    resource_name,
    symbol_name,
)
from thauma.cli.table.look import BOTH, CARD, COIN, DOWN, LEFT, POINT, RIGHT, SHIELD, SIGN, WONDER
from thauma.cli.table.wording import Wording
from thauma.language import Speaker

NEIGHBOURS = {("left",): "left", ("right",): "right", ("left", "right"): "both"}
CITIES = {("self",): "self", ("left", "right"): "neighbours", ("left", "self", "right"): "all"}
WHERE = {"left": LEFT, "right": RIGHT, "both": BOTH, "self": "", "neighbours": BOTH, "all": f"{BOTH}{DOWN}"}


def _thing(per: tuple[str, ...]) -> str:
    """What is counted, as the messages call it."""
    return per[0] if len(per) == 1 else "shipowners"


def _counted_sign(per: tuple[str, ...]) -> str:
    return "".join({"wonder_stage": WONDER, "defeat_token": "−1"}.get(kind) or SIGN[kind] for kind in per)


def _sign(effect: AnyEffect, speaker: Speaker, room: int) -> str:
    match effect:
        case classic.Produce(resources):
            return amounts_signs(resources, speaker)
        case classic.ProduceChoice(options):
            return options_signs(options, speaker)
        case classic.TradeDiscount(resources, price, neighbours):
            return f"{WHERE[NEIGHBOURS[neighbours]]}{options_signs(resources, speaker)}={price}{COIN}"
        case classic.Shields(amount):
            return SHIELD * amount
        case classic.Science(symbol):
            return symbol_name(speaker, "classic", symbol)[:room].strip()
        case classic.VictoryPoints(amount):
            return f"{amount}{POINT}"
        case classic.Coins(amount):
            return f"{amount}{COIN}"
        case classic.CoinsPer(amount, per, cities):
            return f"{amount}{COIN}/{_counted_sign(per)}{WHERE[CITIES[cities]]}"
        case classic.PointsPer(amount, per, cities):
            return f"{amount}{POINT}/{_counted_sign(per)}{WHERE[CITIES[cities]]}"
    return _power_sign(effect)


def _power_sign(effect: AnyEffect) -> str:
    match effect:
        case classic.ScienceChoice():
            return f"{SIGN['green']}?"
        case classic.BuildFree():
            return f"{CARD}0{COIN}"
        case classic.Revive():
            return f"+{CARD}"
        case classic.PlaySeventhCard():
            return f"7{CARD}"
        case classic.CopyNeighbourGuild():
            return f"{SIGN['purple']}{BOTH}"
    raise AssertionError(effect)


def _short(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case classic.Produce(resources):
            return ", ".join(amounts_words(resources, speaker))
        case classic.ProduceChoice(options):
            return options_words(options, speaker)
        case classic.TradeDiscount(resources, price, neighbours):
            fixed = say("short-fixed", resource=options_words(resources, speaker), price=price)
            return f"{WHERE[NEIGHBOURS[neighbours]]} {fixed}"
        case classic.Shields(amount):
            return say("shields", n=amount)
        case classic.Science(symbol):
            return symbol_name(speaker, "classic", symbol)
        case classic.VictoryPoints(amount):
            return say("points", n=amount)
        case classic.Coins(amount):
            return say("coins", n=amount)
        case classic.CoinsPer(amount, per, cities):
            return say("short-city-coins", n=amount, counted=_thing(per), cities=CITIES[cities])
        case classic.PointsPer(amount, per, cities):
            return say("short-city-points", n=amount, counted=_thing(per), cities=CITIES[cities])
    return _power_short(effect, speaker)


def _power_short(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case classic.ScienceChoice():
            return say("short-any-symbol")
        case classic.BuildFree():
            return say("short-build-free")
        case classic.Revive():
            return say("short-revive")
        case classic.PlaySeventhCard():
            return say("short-seventh")
        case classic.CopyNeighbourGuild():
            return say("short-copy-guild")
    raise AssertionError(effect)


def _full(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case classic.Produce(_, for_sale):
            text = say("full-produce", things=_short(effect, speaker))
            return f"{text} {say('full-for-sale')}" if for_sale else text
        case classic.ProduceChoice(options, for_sale):
            text = say("full-choice", things=either(options, speaker))
            return f"{text} {say('full-for-sale') if for_sale else say('full-not-for-sale')}"
        case classic.TradeDiscount(resources, price, neighbours):
            things = speaker.listing([resource_name(speaker, resource) for resource in resources])
            return say("full-neighbour-price", things=things, n=price, neighbours=NEIGHBOURS[neighbours])
        case classic.Shields(amount):
            return say("full-conflict-shields", n=amount)
        case classic.Science(symbol):
            return say("full-city-science", symbol=symbol_name(speaker, "classic", symbol))
        case classic.VictoryPoints(amount):
            return say("full-points", n=amount)
        case classic.Coins(amount):
            return say("full-coins", n=amount)
        case classic.CoinsPer(amount, per, cities):
            return say("full-city-coins", n=amount, counted=_thing(per), cities=CITIES[cities])
        case classic.PointsPer(amount, per, cities):
            return say("full-city-points", n=amount, counted=_thing(per), cities=CITIES[cities])
    return _power_full(effect, speaker)


def _power_full(effect: AnyEffect, speaker: Speaker) -> str:
    say = speaker.say
    match effect:
        case classic.ScienceChoice():
            return say("full-any-symbol")
        case classic.BuildFree():
            return say("full-build-free")
        case classic.Revive():
            return say("full-city-revive")
        case classic.PlaySeventhCard():
            return say("full-seventh")
        case classic.CopyNeighbourGuild():
            return say("full-copy-guild")
    raise AssertionError(effect)


WORDING = Wording(_sign, _short, _full)
signs, short, full, fitting = WORDING.signs, WORDING.short, WORDING.full, WORDING.fitting
