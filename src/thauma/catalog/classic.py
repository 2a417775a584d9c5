"""What is in the box of classic 7 Wonders, typed. `load()` reads and checks `classic.toml` once."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args

from thauma.catalog.effects import Coins, Effect, Entry, Revive, Science, Shields, VictoryPoints
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

FILE = "classic.toml"
AGES = (1, 2, 3)
SIDES = ("A", "B")

Neighbour = Literal["left", "right"]
CityName = Literal["left", "self", "right"]
Counted = Colour | Literal["wonder_stage", "defeat_token"]


class Produce(Effect, frozen=True, tag="produce"):
    resources: dict[str, int]
    for_sale: bool


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    options: tuple[str, ...]
    for_sale: bool


class TradeDiscount(Effect, frozen=True, tag="trade_discount"):
    resources: tuple[str, ...]
    price: Literal[1]
    neighbours: tuple[Neighbour, ...]


class ScienceChoice(Effect, frozen=True, tag="science_choice"):
    """One symbol, chosen at the end of the game, best for the owner."""


class CoinsPer(Effect, frozen=True, tag="coins_per"):
    """Coins at once, counting cities when everything of the turn has been placed."""

    amount: int
    per: tuple[Counted, ...]
    cities: tuple[CityName, ...]


class PointsPer(Effect, frozen=True, tag="points_per"):
    """Points at the end."""

    amount: int
    per: tuple[Counted, ...]
    cities: tuple[CityName, ...]


class BuildFree(Effect, frozen=True, tag="build_free"):
    """Once an age, build a card from the hand for nothing."""


class PlaySeventhCard(Effect, frozen=True, tag="play_seventh_card"):
    """On the last turn of an age the card that is left is also played."""


class CopyNeighbourGuild(Effect, frozen=True, tag="copy_neighbour_guild"):
    """One guild of a neighbour counts as if it stood in the own city, the best for the owner."""


Gains = Produce | ProduceChoice | TradeDiscount | Shields | Science | ScienceChoice
Counts = VictoryPoints | Coins | CoinsPer | PointsPer
Power = BuildFree | Revive | PlaySeventhCard | CopyNeighbourGuild
AnyEffect = Gains | Counts | Power


class Card(AnyCard, frozen=True, kw_only=True):
    """A kind of card. A guild has no marks."""

    effects: tuple[AnyEffect, ...]
    players: tuple[int, ...] = ()  # the mark of every copy: it is used with that many players or more
    free_with: tuple[str, ...] = ()  # any one of these buildings makes it free
    building: str | None = None  # cards with the same building never stand in one city

    @property
    def building_name(self) -> str:
        return self.building or self.id

    def copies(self, players: int) -> int:
        return sum(mark <= players for mark in self.players)


class Stage(Entry, frozen=True):
    cost: Cost
    effects: tuple[AnyEffect, ...]


class Board(Entry, frozen=True):
    """A wonder: what its city produces, and the stages of both sides."""

    id: str
    resource: str
    A: tuple[Stage, ...]
    B: tuple[Stage, ...]
    set: str = BASE

    def stages(self, side: str) -> tuple[Stage, ...]:
        return self.A if side == "A" else self.B


class Setup(Entry, frozen=True):
    seats: tuple[int, int]
    starting_coins: int
    hand: int
    turns_per_age: int
    guilds_beyond_players: int
    pass_to: tuple[Neighbour, Neighbour, Neighbour]


class Economy(Entry, frozen=True):
    trade_price: int
    discard_coins: int
    coins_per_point: int


class ScienceRules(Entry, frozen=True):
    points_per_set: int


class Military(Entry, frozen=True):
    victory: tuple[int, int, int]
    defeat: int


class FreeCity(Entry, frozen=True):
    players: Literal[2]
    seat: Literal[2]
    first_holder: tuple[Literal[0, 1], Literal[0, 1], Literal[0, 1]]


class Box(Entry, frozen=True):
    """Everything in the box. Index order is the order of ids in kernels: set by set, age cards before guilds."""

    sets: tuple[str, ...]
    resources: Resources
    science_symbols: tuple[str, ...]
    setup: Setup
    economy: Economy
    science: ScienceRules
    military: Military
    free_city: FreeCity
    cards: tuple[Card, ...]
    boards: tuple[Board, ...]

    @property
    def guilds(self) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.is_guild)

    def guilds_for(self, players: int) -> int:
        return players + self.setup.guilds_beyond_players


@cache
def load() -> Box:
    """The box, read and checked once per process."""
    return parse(read_file(FILE))


def parse(raw: dict[str, Any]) -> Box:
    """A Box from the tables of a file, or a CatalogError that names the entry and the reason."""
    file = BoxFile(FILE, raw)
    cards = file.entries("cards", Card) + file.entries("guilds", Card, age=AGES[-1], colour="purple")
    boards = file.entries("boards", Board)
    sets = sets_of(cards, boards)
    box = file.box(Box, sets=sets, cards=by_set(cards, sets), boards=by_set(boards, sets))
    _check(box)
    return box


def _check(box: Box) -> None:
    check = Checker(FILE)
    check.unique((*(card.id for card in box.cards), *(board.id for board in box.boards)), "ids")
    _check_rules(check, box)
    for place, thing in _things(box):
        check.effects(thing.effects, place)
        check.cost(thing.cost, box.resources, place)
        for effect in thing.effects:
            _check_effect(check, box, place, effect)
            _check_bearer(check, place, thing, effect)
    for board in box.boards:
        check.known([board.resource], box.resources.all, f"boards ({board.id})", "resource")
        for side in SIDES:
            check.require(bool(board.stages(side)), f"boards ({board.id}): {side}", "it has no stage")
    _check_trade(check, box)
    _check_decks(check, box)
    _check_chains(check, box)
    _check_buildings(check, box)
    _check_powers(check, box)


def _things(box: Box) -> Iterator[tuple[str, Card | Stage]]:
    """Everything that has a cost and effects, and where it stands."""
    for card in box.cards:
        yield f"cards ({card.id})", card
    for board in box.boards:
        for side in SIDES:
            for number, stage in enumerate(board.stages(side)):
                yield f"boards ({board.id}): {side}[{number}]", stage


def _check_rules(check: Checker, box: Box) -> None:
    setup = box.setup
    check.require(setup.hand == setup.turns_per_age + 1, "setup: hand", "it must have one card more than turns_per_age")
    check.require(3 <= setup.seats[0] <= setup.seats[1], "setup: seats", "from three to at least as many")
    check.require(len(in_base(box.boards)) >= setup.seats[1], "boards", f"fewer than the {setup.seats[1]} seats")
    check.require(
        box.military.defeat < 0 < min(box.military.victory),
        "military",
        "a victory must be worth more than 0, a defeat less",
    )


def _check_effect(check: Checker, box: Box, place: str, effect: AnyEffect) -> None:
    place = f"{place}: {effect.name}"
    groups = (box.resources.raw, box.resources.manufactured)
    if isinstance(effect, Produce):
        check.known(effect.resources, box.resources.all, place, "resource")
        check.require(all(n > 0 for n in effect.resources.values()), place, "every amount must be at least 1")
    elif isinstance(effect, ProduceChoice):
        check.known(effect.options, box.resources.all, place, "resource")
        check.require(len(set(effect.options)) > 1, place, "a choice needs two options at least")
        one_group = any(set(effect.options) <= set(group) for group in groups)
        check.require(one_group, place, "the options must be raw, or manufactured, not both")
    elif isinstance(effect, TradeDiscount):
        check.require(effect.resources in groups, place, "the resources must be all raw or all manufactured ones")
        check.require(bool(effect.neighbours), place, "it names no neighbour")
    elif isinstance(effect, Science):
        check.known([effect.symbol], box.science_symbols, place, "science symbol")
    elif isinstance(effect, CoinsPer | PointsPer):
        check.require(bool(effect.per) and bool(effect.cities), place, "it counts nothing")
    check.amount(effect, place)


def _check_bearer(check: Checker, place: str, thing: Card | Stage, effect: AnyEffect) -> None:
    """Every effect works on every kind of item, but for these, those for sale, and powers (see below)."""
    place = f"{place}: {effect.name}"
    if isinstance(thing, Stage):
        check.require(not isinstance(effect, PointsPer), place, "a card can have it, not a stage")
    else:
        fits = not isinstance(effect, VictoryPoints) or thing.colour == "blue"
        check.require(fits, place, "only blue cards and stages have points that count nothing")
        copied = not thing.is_guild or not isinstance(effect, Science)
        check.require(copied, place, "a guild has a symbol of choice or none: it may be copied")


def _check_trade(check: Checker, box: Box) -> None:
    """Neighbours buy from brown and grey cards (and from boards), never from yellow cards or stages."""
    for place, thing in _things(box):
        goods = isinstance(thing, Card) and thing.colour in GOODS
        for effect in thing.effects:
            sells = isinstance(effect, Produce | ProduceChoice) and effect.for_sale
            check.require(sells == goods, place, "brown and grey cards, and only they, produce for sale")


def _check_decks(check: Checker, box: Box) -> None:
    """The base has just what is dealt; of what sets add, as much is left in the box."""
    fewest, most = box.setup.seats
    for card in box.cards:
        place = f"cards ({card.id}): players"
        fits = all(fewest <= mark <= most for mark in card.players) and bool(card.players) != card.is_guild
        check.require(fits, place, f"each copy of an age card has a mark from {fewest} to {most}")
        check.require(card.copies(fewest) <= 1, place, f"a card has no second copy for {fewest}")
    guilds = in_base(box.guilds)
    check.require(len(guilds) >= box.guilds_for(most), "guilds", f"fewer than the {box.guilds_for(most)} needed")
    for players in range(fewest, most + 1):
        for age in AGES:
            size = sum(card.copies(players) for card in in_base(box.cards) if card.age == age)
            size += box.guilds_for(players) if age == AGES[-1] else 0
            needed = box.setup.hand * players
            place = f"cards of age {age} for {players} players"
            check.require(size == needed, place, f"{size} instead of {needed}")


def _check_chains(check: Checker, box: Box) -> None:
    for card in box.cards:
        earlier = [other.id for other in box.cards if other.age < card.age]
        check.known(card.free_with, earlier, f"cards ({card.id}): free_with", "card of an earlier age")


def _check_buildings(check: Checker, box: Box) -> None:
    by_name: dict[str, list[Card]] = defaultdict(list)
    for card in box.cards:
        by_name[card.building_name].append(card)
    for name, cards in by_name.items():
        alike = all((card.colour, card.effects) == (cards[0].colour, cards[0].effects) for card in cards)
        check.require(alike, f"cards: building {name}", "cards of one building must be alike")
        check.unique((f"age {card.age}" for card in cards), f"cards: building {name}")


def _check_powers(check: Checker, box: Box) -> None:
    """The rules never say what happens when two cities have the same power: no two can."""
    for power in get_args(Power):
        name = power.__struct_config__.tag
        owners = {place.split(":")[0] for place, thing in _things(box) for e in thing.effects if isinstance(e, power)}
        check.require(len(owners) == 1, f"the power {name}", f"it must stand on one board, not on {len(owners)}")
        on_board = all(place.startswith("boards") for place in owners)
        check.require(on_board, f"the power {name}", "it must stand on a board, not on a card")
