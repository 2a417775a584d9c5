"""What lies on the table of Duel beside its items, and the numbers of its rules: part of `duel.toml`, typed."""

from typing import Literal

from thauma.catalog.schema import Entry


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
