"""What is in the box of Duel, typed. `load()` reads and checks `duel.toml` once."""

from functools import cache
from typing import Any, Literal

from thauma.catalog.effects import CatalogError, Coins, Effect, Entry, Revive, Science, Shields, VictoryPoints
from thauma.catalog.schema import (
    BASE,
    GOODS,
    AnyCard,
    BoxFile,
    Checker,
    Colour,
    Cost,
    Resources,
    by_set,
    in_base,
    read_file,
    sets_of,
)

FILE = "duel.toml"
AGES = (1, 2, 3)


class Produce(Effect, frozen=True, tag="produce"):
    resources: dict[str, int]


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    options: tuple[str, ...]


class FixedTradePrice(Effect, frozen=True, tag="fixed_trade_price"):
    resources: tuple[str, ...]
    price: Literal[1]


class CoinsPer(Effect, frozen=True, tag="coins_per"):
    """Coins at once for each such thing in the own city (the card just built included)."""

    amount: int
    per: Colour | Literal["wonder"]


class GuildCoins(Effect, frozen=True, tag="guild_coins"):
    """Coins at once, counting the city that has more."""

    amount: int
    per: tuple[Colour, ...]


class GuildPoints(Effect, frozen=True, tag="guild_points"):
    """Points at the end, counting the city that then has more."""

    amount: int
    per: tuple[Colour | Literal["wonder", "coins_3"], ...]


class OpponentLosesCoins(Effect, frozen=True, tag="opponent_loses_coins"):
    amount: int


class PlayAgain(Effect, frozen=True, tag="play_again"):
    pass


class Destroy(Effect, frozen=True, tag="destroy"):
    """One of the opponent's cards of that colour goes to the discard pile."""

    colour: Literal["brown", "grey"]


class Library(Effect, frozen=True, tag="library"):
    """Draw that many tokens from the box and keep one."""

    draw: int


class ResourceDiscount(Effect, frozen=True, tag="resource_discount"):
    amount: int
    applies_to: Literal["wonder", "blue"]


class ExtraShields(Effect, frozen=True, tag="extra_shields"):
    amount: int
    applies_to: Literal["red"]


class GrantPlayAgain(Effect, frozen=True, tag="grant_play_again"):
    applies_to: Literal["wonder"]


class ReceiveOpponentTradeCoins(Effect, frozen=True, tag="receive_opponent_trade_coins"):
    pass


class CoinsOnChainBuild(Effect, frozen=True, tag="coins_on_chain_build"):
    amount: int


class PointsPerToken(Effect, frozen=True, tag="points_per_token"):
    """Points at the end for each own progress token, this one included."""

    amount: int


Produces = Produce | ProduceChoice | FixedTradePrice
AtOnce = Coins | CoinsPer | GuildCoins | OpponentLosesCoins | PlayAgain | Destroy | Revive | Library
Lasts = (
    ResourceDiscount | ExtraShields | GrantPlayAgain | ReceiveOpponentTradeCoins | CoinsOnChainBuild | PointsPerToken
)
AnyEffect = Produces | AtOnce | Lasts | Shields | Science | VictoryPoints | GuildPoints

# What would stay in a city whose card is destroyed: brown and grey cards can't have it.
LASTING = ProduceChoice | FixedTradePrice | Science | VictoryPoints | Lasts


class Card(AnyCard, frozen=True, kw_only=True):
    effects: tuple[AnyEffect, ...]
    free_with: str | None = None
    opens: str | None = None


class Wonder(Entry, frozen=True):
    id: str
    cost: Cost
    effects: tuple[AnyEffect, ...]
    set: str = BASE


class Token(Entry, frozen=True):
    id: str
    effects: tuple[AnyEffect, ...]
    set: str = BASE


class Slot(Entry, frozen=True):
    row: int
    x: int
    face_up: bool
    covered_by: tuple[int, ...]


class Structure(Entry, frozen=True):
    age: Literal[1, 2, 3]
    slots: tuple[Slot, ...]


class Setup(Entry, frozen=True):
    starting_coins: int
    tokens_on_board: int
    cards_per_age: int
    guilds_in_age_3: int
    wonders_per_city: int
    wonders_built_at_most: int
    draft_picks: tuple[tuple[Literal[0, 1], ...], ...]
    first_game_wonders: tuple[tuple[str, ...], tuple[str, ...]]


class Economy(Entry, frozen=True):
    trade_base_price: int
    discard_base_coins: int
    discard_coins_per_yellow_card: int
    coins_per_point: int


class ScienceRules(Entry, frozen=True):
    symbols_to_win: int


class Loot(Entry, frozen=True):
    distance: int
    coins: int


class ZonePoints(Entry, frozen=True, rename={"start": "from"}):
    start: int
    amount: int


class Military(Entry, frozen=True):
    capital: int
    loot: tuple[Loot, ...]
    points: tuple[ZonePoints, ...]


class Box(Entry, frozen=True):
    """Everything in the box. Index order is the order of ids in kernels: set by set, age cards before guilds."""

    sets: tuple[str, ...]
    resources: Resources
    science_symbols: tuple[str, ...]
    chain_symbols: tuple[str, ...]
    setup: Setup
    economy: Economy
    science: ScienceRules
    military: Military
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    tokens: tuple[Token, ...]
    structures: tuple[Structure, ...]  # by age

    @property
    def guilds(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.is_guild)


@cache
def load() -> Box:
    """The box, read and checked once per process."""
    return parse(read_file(FILE))


def parse(raw: dict[str, Any]) -> Box:
    """A Box from the tables of a file, or a CatalogError that names the entry and the reason."""
    file = BoxFile(FILE, raw)
    structures = file.entries("structures", Structure)
    if tuple(s.age for s in structures) != AGES:
        raise CatalogError(f"{FILE}: structures: one for each of the ages 1, 2, 3 in that order is needed")
    cards = file.entries("cards", Card) + file.entries("guilds", Card, age=AGES[-1], colour="purple")
    wonders, tokens = file.entries("wonders", Wonder), file.entries("tokens", Token)
    sets = sets_of(cards, wonders, tokens)
    items = {"cards": by_set(cards, sets), "wonders": by_set(wonders, sets), "tokens": by_set(tokens, sets)}
    box = file.box(Box, sets=sets, structures=structures, **items)
    _check(box)
    return box


def _check(box: Box) -> None:
    check = Checker(FILE)
    check.unique((*(c.id for c in box.cards), *(w.id for w in box.wonders), *(t.id for t in box.tokens)), "ids")
    for kind, things in (("cards", box.cards), ("wonders", box.wonders), ("tokens", box.tokens)):
        for thing in things:
            place = f"{kind} ({thing.id})"
            check.effects(thing.effects, place)
            check.cost(getattr(thing, "cost", {}), box.resources, place)
            for effect in thing.effects:
                _check_effect(check, box, place, effect)
                _check_bearer(check, place, thing, effect)
            counted = {effect.per for effect in thing.effects if isinstance(effect, GuildCoins | GuildPoints)}
            check.require(len(counted) <= 1, place, "its coins and points must count the same things")
    _check_decks(check, box)
    _check_chains(check, box)
    _check_symbols(check, box)
    for structure in box.structures:
        _check_structure(check, box, structure)


def _check_effect(check: Checker, box: Box, place: str, effect: AnyEffect) -> None:
    place = f"{place}: {effect.name}"
    if isinstance(effect, Produce | FixedTradePrice):
        check.known(effect.resources, box.resources.all, place, "resource")
        if isinstance(effect, Produce):
            check.require(all(n > 0 for n in effect.resources.values()), place, "every amount must be at least 1")
    elif isinstance(effect, ProduceChoice):
        groups = (box.resources.raw, box.resources.manufactured)
        check.require(effect.options in groups, place, "the options must be all raw or all manufactured resources")
    elif isinstance(effect, Science):
        check.known([effect.symbol], box.science_symbols, place, "science symbol")
    elif isinstance(effect, Library):
        in_box = len(box.tokens) - box.setup.tokens_on_board
        check.require(0 < effect.draw <= in_box, place, f"from 1 to {in_box} tokens can be drawn")
        draws = {other.draw for thing in _things(box) for other in thing.effects if isinstance(other, Library)}
        check.require(len(draws) == 1, place, "whatever draws tokens draws the same number")
    check.amount(effect, place)


def _check_bearer(check: Checker, place: str, thing: Card | Wonder | Token, effect: AnyEffect) -> None:
    """Every effect works on every kind of item, but for these."""
    place = f"{place}: {effect.name}"
    goods = isinstance(thing, Card) and thing.colour in GOODS
    if isinstance(thing, Card):
        fits = not isinstance(effect, Produce) or goods
        check.require(fits, place, "among cards, brown and grey cards, and only they, produce fixed resources")
    else:
        kind = type(thing).__name__.lower()
        check.require(not isinstance(effect, GuildPoints), place, f"a card can have it, not a {kind}")
    lasts = goods and isinstance(effect, LASTING)
    check.require(not lasts, place, "a brown or grey card can be destroyed, and this would stay")


def _things(box: Box) -> tuple[Card | Wonder | Token, ...]:
    return (*box.cards, *box.wonders, *box.tokens)


def _check_decks(check: Checker, box: Box) -> None:
    setup = box.setup
    base = in_base(box.cards)
    for age in AGES:
        deck = [card for card in base if card.age == age and not card.is_guild]
        needed = setup.cards_per_age - (setup.guilds_in_age_3 if age == AGES[-1] else 0)
        check.require(len(deck) >= needed, f"cards of age {age}", f"{len(deck)} are too few: {needed} are needed")
    ages = [card.age for card in base]
    check.require(ages == sorted(ages), "cards", "they must stand age by age: a deck is a range of their numbers")
    check.require(sum(card.is_guild for card in base) >= setup.guilds_in_age_3, "guilds", "too few for age III")
    check.count(setup.draft_picks, 2, "setup: draft_picks")
    for picks in setup.draft_picks:
        check.count(picks, setup.wonders_per_city, "setup: draft_picks")
    wonders = [wonder.id for wonder in in_base(box.wonders)]
    check.unique((w for city in setup.first_game_wonders for w in city), "setup: first_game_wonders")
    for city in setup.first_game_wonders:
        check.count(city, setup.wonders_per_city, "setup: first_game_wonders")
        check.known(city, wonders, "setup: first_game_wonders", "wonder")
    for card in box.cards:
        produces = any(isinstance(effect, Produce) for effect in card.effects)
        check.require(
            produces or card.colour not in GOODS,
            f"cards ({card.id})",
            "a brown or grey card produces fixed resources",
        )


def _check_chains(check: Checker, box: Box) -> None:
    for end in ("opens", "free_with"):
        used = [symbol for card in box.cards if (symbol := getattr(card, end)) is not None]
        check.known(used, box.chain_symbols, f"cards: {end}", "chain symbol")
        check.unique(used, f"cards: {end}")
        check.count(used, len(box.chain_symbols), f"cards: {end}: chain symbols in use")


def _check_symbols(check: Checker, box: Box) -> None:
    for symbol in box.science_symbols:
        place, bearers = (
            f"science_symbols ({symbol})",
            [thing for thing in _things(box) if Science(symbol) in thing.effects],
        )
        on_tokens = sum(isinstance(thing, Token) for thing in bearers)
        fits = (len(bearers) - on_tokens, on_tokens) in ((2, 0), (0, 1))
        check.require(fits, place, "a symbol stands on two cards or wonders, or on one progress token")
        check.require(len(in_base(bearers)) == len(bearers), place, f"symbols stand on what is in the set {BASE}")


def _check_structure(check: Checker, box: Box, structure: Structure) -> None:
    place = f"structures (age {structure.age})"
    check.count(structure.slots, box.setup.cards_per_age, f"{place}: slots")
    for number, slot in enumerate(structure.slots):
        covering = tuple(
            other
            for other, above in enumerate(structure.slots)
            if above.row == slot.row + 1 and abs(above.x - slot.x) == 1
        )
        check.require(
            slot.covered_by == covering,
            f"{place}: slots[{number}]",
            f"covered_by is {list(slot.covered_by)}, but by row and x it is {list(covering)}",
        )
