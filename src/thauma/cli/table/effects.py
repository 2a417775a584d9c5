"""What cards, wonders, stages and tokens do, in three lengths: signs, a few words, whole sentences.

One table for the effects of all games: type of effect -> the pattern of its signs, and the messages for it. What
they tell of an effect follows from its fields.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from thauma.cli.table import goods
from thauma.cli.table.goods import SYMBOL_LETTERS, first_that_fits
from thauma.cli.table.look import AGAIN, BOTH, CARD, CHAIN, COIN, DOWN, LEFT, POINT, RIGHT, SHIELD, SIGN, WONDER
from thauma.language import Speaker

FEWER_LETTERS = (20, 8, 5, SYMBOL_LETTERS)  # of a science symbol, when there is less and less room

Effect = Any  # of the catalog of any game
Variables = dict[str, Any]


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
        made = ", ".join(goods.amounts_words(resources, speaker))
        return {"goods": goods.amounts_signs(resources, speaker), "things": made}
    named = speaker.listing([goods.resource_name(speaker, resource) for resource in resources])
    return {**_options(resources, speaker), "things": named}


def _options(options: Sequence[str], speaker: Speaker) -> Variables:
    return {
        "goods": goods.options_signs(options, speaker),
        "resource": goods.options_words(options, speaker),
        "things": goods.either(options, speaker),
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
        return " ".join(self._signs(effect, speaker, letters) for effect in effects)

    def short(self, effects: Iterable[Effect], speaker: Speaker) -> str:
        """Effects in a few words."""
        return ", ".join(self._short(effect, speaker) for effect in effects)

    def full(self, effects: Iterable[Effect], speaker: Speaker) -> list[str]:
        """A sentence or two for each effect."""
        return [self._full(effect, speaker) for effect in effects]

    def fitting(self, effects: Sequence[Effect], speaker: Speaker, room: int) -> str:
        """The most telling form that fits into that many columns."""
        return first_that_fits(self._forms(effects, speaker), room)

    def _forms(self, effects: Sequence[Effect], speaker: Speaker) -> Iterator[str]:
        yield self.short(effects, speaker)
        for letters in FEWER_LETTERS:
            yield self.signs(effects, speaker, letters)

    def _signs(self, effect: Effect, speaker: Speaker, letters: int) -> str:
        told = self._variables(effect, speaker)
        told["symbol"] = told.get("symbol", "")[:letters].strip()
        return self._of(effect).signs.format_map(told)

    def _short(self, effect: Effect, speaker: Speaker) -> str:
        told = self._variables(effect, speaker)
        words = _say(self._of(effect).short, speaker, told)
        return f"{told['where']} {words}" if "neighbours" in told else words

    def _full(self, effect: Effect, speaker: Speaker) -> str:
        sentence = speaker.say(self._of(effect).full, **self._variables(effect, speaker))
        sold = getattr(effect, "for_sale", None)
        if sold:
            return f"{sentence} {speaker.say('full-for-sale')}"
        return (
            f"{sentence} {speaker.say('full-not-for-sale')}"
            if sold is False and hasattr(effect, "options")
            else sentence
        )

    def _of(self, effect: Effect) -> Words:
        return self._words[type(effect).__struct_config__.tag]

    def _variables(self, effect: Effect, speaker: Speaker) -> Variables:
        """Whatever signs and messages may tell of an effect."""
        told: Variables = dict(SIGNS)
        for field in effect.__struct_fields__:
            if field in FIELDS:
                told |= FIELDS[field](getattr(effect, field), speaker)
        if "symbol" in effect.__struct_fields__:
            told["symbol"] = goods.symbol_name(speaker, self._game, effect.symbol)
        return told


def _say(text: str, speaker: Speaker, told: Variables) -> str:
    return text.format_map(told) if "{" in text else speaker.say(text, **told)
