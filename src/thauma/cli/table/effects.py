"""Resources, costs and effects in three lengths: signs, a few words, whole sentences.

One table for the effects of all games: type of effect -> the pattern of its signs, and the messages for it. What
they tell of an effect follows from its fields.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from thauma.cli.table.look import AGAIN, BOTH, CARD, CHAIN, COIN, DOWN, LEFT, POINT, RIGHT, SHIELD, SIGN, WONDER
from thauma.language import Speaker

SYMBOL_LETTERS = 3  # of a science symbol: enough to tell the symbols apart in every language
FEWER_LETTERS = (20, 8, 5, SYMBOL_LETTERS)  # when there is less and less room

Effect = Any  # of the catalog of any game
Variables = dict[str, Any]


# Resources and costs.


def letters(speaker: Speaker, resource: str) -> str:
    return speaker.say("abbreviation", resource=resource)


def resource_name(speaker: Speaker, resource: str) -> str:
    return speaker.names.of("resources", resource)


def symbol_name(speaker: Speaker, game: str, symbol: str) -> str:
    return speaker.names.of(game, "symbols", symbol)


def amounts_signs(amounts: Mapping[str, int], speaker: Speaker) -> str:
    return " ".join(f"{'' if n == 1 else n}{letters(speaker, resource)}" for resource, n in amounts.items())


def amounts_words(amounts: Mapping[str, int], speaker: Speaker) -> list[str]:
    return [speaker.say("amount", resource=resource, n=n) for resource, n in amounts.items()]


def options_signs(options: Iterable[str], speaker: Speaker) -> str:
    return "/".join(letters(speaker, resource) for resource in options)


def options_words(options: Iterable[str], speaker: Speaker) -> str:
    return "/".join(resource_name(speaker, resource) for resource in options)


def alternatives(names: Sequence[str], speaker: Speaker) -> str:
    """Names of which one is meant, as a sentence has them."""
    return speaker.say("or", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def cost_signs(cost: Mapping[str, int], speaker: Speaker) -> str:
    """A printed cost in signs: `3St Pa 2◎`."""
    goods = amounts_signs({name: n for name, n in cost.items() if name != "coins"}, speaker)
    coins = f"{cost['coins']}{COIN}" if "coins" in cost else ""
    return f"{goods} {coins}".strip() or speaker.say("free")


def cost_words(cost: Mapping[str, int], speaker: Speaker) -> str:
    """A printed cost in words."""
    coins = [speaker.say("coins", n=cost["coins"])] if "coins" in cost else []
    goods = amounts_words({name: n for name, n in cost.items() if name != "coins"}, speaker)
    return speaker.listing([*coins, *goods]) or speaker.say("free")


def first_that_fits(forms: Iterable[str], room: int) -> str:
    """The first of several forms, the most telling first, that fits; the last is packed and cut."""
    last = ""
    for last in forms:
        if len(last) <= room:
            return last
    return last.replace(" ", "")[: max(0, room)]


# Effects.


class Words(NamedTuple):
    """How a type of effect is worded; a text in braces stands for itself, any other is the key of a message."""

    signs: str
    short: str
    full: str


WORDS: Mapping[str, Words] = {
    "produce": Words("{goods}", "{things}", "full-produce"),
    "produce_choice": Words("{goods}", "{resource}", "full-choice"),
    "fixed_trade_price": Words("{goods}={n}{coin}", "short-fixed", "full-fixed"),
    "trade_discount": Words("{where}{goods}={n}{coin}", "short-fixed", "full-neighbour-price"),
    "shields": Words("{shields}", "shields", "full-shields"),
    "science": Words("{symbol}", "{symbol}", "full-science"),
    "science_choice": Words("{green}?", "short-any-symbol", "full-any-symbol"),
    "victory_points": Words("{n}{point}", "points", "full-points"),
    "coins": Words("{n}{coin}", "coins", "full-coins"),
    "coins_per": Words("{n}{coin}/{per}{where}", "short-coins-per", "full-coins-per"),
    "points_per": Words("{n}{point}/{per}{where}", "short-city-points", "full-city-points"),
    "guild_coins": Words("{n}{coin}/{per}", "short-guild-coins", "full-guild-coins"),
    "guild_points": Words("{n}{point}/{per}", "short-guild-points", "full-guild-points"),
    "opponent_loses_coins": Words("−{n}{coin}", "short-opponent-loses", "full-opponent-loses"),
    "play_again": Words("{again}", "short-again", "full-again"),
    "destroy": Words("×{per}", "short-destroy", "full-destroy"),
    "revive": Words("+{card}", "short-revive", "full-revive"),
    "library": Words("1/{n}?", "short-library", "full-library"),
    "resource_discount": Words("{per}−{n}", "short-discount", "full-discount"),
    "extra_shields": Words("{per}+{n}", "short-extra-shields", "full-extra-shields"),
    "grant_play_again": Words("{wonder}{again}", "short-grant-again", "full-grant-again"),
    "receive_opponent_trade_coins": Words("←{coin}", "short-trade", "full-trade"),
    "coins_on_chain_build": Words("{n}{coin}/{chain}", "short-chain-coins", "full-chain-coins"),
    "points_per_token": Words("{n}{point}/?", "short-per-token", "full-per-token"),
    "build_free": Words("{card}0{coin}", "short-build-free", "full-build-free"),
    "play_seventh_card": Words("7{card}", "short-seventh", "full-seventh"),
    "copy_neighbour_guild": Words("{purple}{both}", "short-copy-guild", "full-copy-guild"),
}
SIGNS = {
    **SIGN,
    "again": AGAIN,
    "both": BOTH,
    "card": CARD,
    "chain": CHAIN,
    "coin": COIN,
    "point": POINT,
    "wonder": WONDER,
    "where": "",
}
COUNTED_SIGN = {**SIGN, "wonder": WONDER, "coins_3": f"3{COIN}", "wonder_stage": WONDER, "defeat_token": "−1"}
CITIES = {
    ("self",): ("self", ""),
    ("left", "right"): ("neighbours", BOTH),
    ("left", "self", "right"): ("all", f"{BOTH}{DOWN}"),
}
NEIGHBOURS = {("left",): ("left", LEFT), ("right",): ("right", RIGHT), ("left", "right"): ("both", BOTH)}


# What each field of an effect tells.


def _resources(resources: Mapping[str, int] | Sequence[str], speaker: Speaker) -> Variables:
    if isinstance(resources, Mapping):
        made = ", ".join(amounts_words(resources, speaker))
        return {"goods": amounts_signs(resources, speaker), "things": made}
    named = speaker.listing([resource_name(speaker, resource) for resource in resources])
    return {**_options(resources, speaker), "things": named}


def _options(options: Sequence[str], speaker: Speaker) -> Variables:
    return {
        "goods": options_signs(options, speaker),
        "resource": options_words(options, speaker),
        "things": alternatives([resource_name(speaker, resource) for resource in options], speaker),
    }


def _counted(per: str | Sequence[str], _speaker: Speaker) -> Variables:
    """What is counted: as signs, and as the messages of Duel and of classic call it."""
    kinds = (per,) if isinstance(per, str) else per
    several = len(kinds) > 1
    return {
        "per": "".join(COUNTED_SIGN[kind] for kind in kinds),
        "thing": "goods" if several else kinds[0].replace("_", ""),
        "counted": "shipowners" if several else kinds[0],
    }


FIELDS: Mapping[str, Callable[[Any, Speaker], Variables]] = {
    "amount": lambda amount, _: {"n": amount, "shields": SHIELD * amount},
    "draw": lambda draw, _: {"n": draw},
    "price": lambda price, _: {"n": price, "price": price},
    "resources": _resources,
    "options": _options,
    "per": _counted,
    "applies_to": _counted,
    "colour": lambda colour, _: {"colour": colour, "per": SIGN[colour]},
    "cities": lambda cities, _: dict(zip(("cities", "where"), CITIES[cities], strict=True)),
    "neighbours": lambda sides, _: dict(zip(("neighbours", "where"), NEIGHBOURS[sides], strict=True)),
}


class Wording:
    """How the effects of a game are called; `own` is what the game words in its own way."""

    def __init__(self, game: str, own: Mapping[str, Words] | None = None) -> None:
        self._game = game
        self._words = {**WORDS, **(own or {})}

    def signs(self, effects: Iterable[Effect], speaker: Speaker, letters: int = SYMBOL_LETTERS) -> str:
        """Effects in signs; a science symbol gets that many letters."""
        told = self._told(effects, speaker)
        return " ".join(
            words.signs.format_map({**known, "symbol": known.get("symbol", "")[:letters].strip()})
            for words, known in told
        )

    def short(self, effects: Iterable[Effect], speaker: Speaker) -> str:
        """Effects in a few words."""
        parts = []
        for words, known in self._told(effects, speaker):
            said = words.short.format_map(known) if "{" in words.short else speaker.say(words.short, **known)
            parts.append(f"{known['where']} {said}" if "neighbours" in known else said)
        return ", ".join(parts)

    def full(self, effects: Iterable[Effect], speaker: Speaker) -> list[str]:
        """A sentence or two for each effect."""
        return [
            " ".join(speaker.say(key, **known) for key in (words.full, known["for_sale"]) if key)
            for words, known in self._told(effects, speaker)
        ]

    def fitting(self, effects: Sequence[Effect], speaker: Speaker, room: int) -> str:
        """The most telling form that fits into that many columns."""
        signs = (self.signs(effects, speaker, letters) for letters in FEWER_LETTERS)
        return first_that_fits(chain((self.short(effects, speaker),), signs), room)

    def _told(self, effects: Iterable[Effect], speaker: Speaker) -> Iterator[tuple[Words, Variables]]:
        """How each effect is worded, and whatever signs and messages may tell of it."""
        for effect in effects:
            told: Variables = dict(SIGNS)
            for field in effect.__struct_fields__:
                if field in FIELDS:
                    told |= FIELDS[field](getattr(effect, field), speaker)
            if "symbol" in effect.__struct_fields__:
                told["symbol"] = symbol_name(speaker, self._game, effect.symbol)
            told["for_sale"] = _for_sale(effect)
            yield self._words[type(effect).__struct_config__.tag], told


def _for_sale(effect: Effect) -> str:
    """The message that says whether neighbours can buy what an effect makes; none if that goes without saying."""
    if getattr(effect, "for_sale", None):
        return "full-for-sale"
    return "full-not-for-sale" if hasattr(effect, "for_sale") and hasattr(effect, "options") else ""
