"""What is in the box of Duel, and that a broken file is refused with the entry and the reason."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from thauma.catalog import duel
from thauma.catalog.effects import CatalogError
from thauma.catalog.schema import read_file

BOX = duel.load()
Raw = dict[str, Any]

# What the cards of the box print, typed from the cards: C clay, W wood, S stone, G glass, P papyrus; digits are coins.
COSTS = {
    1: """lumber_yard - logging_camp 1 clay_pool - clay_pit 1 quarry - stone_pit 1 glassworks 1 press 1 guard_tower -
        stable W garrison C palisade 2 workshop P apothecary G scriptorium 2 pharmacist 2 theater - altar - baths S
        stone_reserve 3 clay_reserve 3 wood_reserve 3 tavern -""",
    2: """sawmill 2 brickyard 2 shelf_quarry 2 glass_blower - drying_room - walls SS horse_breeders CW barracks 3
        archery_range SWP parade_ground CCG library SWG dispensary CCS school WPP laboratory WGG courthouse WWG
        statue CC temple WP aqueduct SSS rostrum SW forum 3C caravansery 2GP customs_house 4 brewery -""",
    3: """arsenal CCCWW pretorium 8 fortifications SSCP siege_workshop WWWG circus CCSS academy SWGG study WWGP
        university CGP observatory SPP palace CSWGG town_hall SSSWW obelisk SSG gardens CCWW pantheon CWPP
        senate CCSP chamber_of_commerce PP port WGP armory SSG lighthouse CCG arena CSW
        merchants_guild CWGP shipowners_guild CSGP builders_guild SSCWG magistrates_guild WWCP
        scientists_guild CCWW moneylenders_guild SSWW tacticians_guild SSCP""",
}
WONDER_COSTS = """appian_way SSCCP circus_maximus SSWG colossus CCCG great_library WWWGP great_lighthouse WSPP
    hanging_gardens WWGP mausoleum CCGGP piraeus WWSC pyramids SSSP sphinx SCGG statue_of_zeus SWCPP
    temple_of_artemis WSGP"""
LETTERS = {"C": "clay", "W": "wood", "S": "stone", "G": "glass", "P": "papyrus"}


def printed(costs: str) -> dict[str, dict[str, int]]:
    words = costs.split()
    return {name: cost_of(letters) for name, letters in zip(words[::2], words[1::2], strict=True)}


def cost_of(letters: str) -> dict[str, int]:
    coins = {"coins": int(letters[0])} if letters[0].isdigit() else {}
    return coins | dict(Counter(LETTERS[letter] for letter in letters if letter in LETTERS))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_card_of_an_age_costs_what_it_prints(age: int) -> None:
    assert {card.id: card.cost for card in BOX.cards if card.age == age} == printed(COSTS[age])


def test_every_wonder_costs_what_it_prints() -> None:
    assert {wonder.id: wonder.cost for wonder in BOX.wonders} == printed(WONDER_COSTS)


def test_counts() -> None:
    assert Counter(card.age for card in BOX.cards if not card.is_guild) == {1: 23, 2: 23, 3: 20}
    assert len(BOX.guilds) == 7
    assert len(BOX.wonders) == 12
    assert len(BOX.tokens) == 10
    assert Counter(card.colour for card in BOX.cards) == {
        "brown": 9,
        "grey": 4,
        "blue": 14,
        "green": 12,
        "yellow": 13,
        "red": 14,
        "purple": 7,
    }
    assert len(BOX.chain_symbols) == 17
    assert len(BOX.science_symbols) == 7


@pytest.mark.parametrize(("age", "rows"), [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])])
def test_structures_have_their_shape(age: int, rows: list[int]) -> None:
    slots = BOX.structures[age - 1].slots
    by_row = Counter(slot.row for slot in slots)
    assert [by_row[row + 1] for row in range(len(rows))] == rows
    assert all(slot.face_up == (slot.row % 2 == 1) for slot in slots)
    assert {slot.row for slot in slots if not slot.covered_by} == {len(rows)}
    assert all(sum(slot.x for slot in slots if slot.row == row + 1) == 0 for row in range(len(rows)))


def test_rules_of_the_box() -> None:
    assert BOX.setup.starting_coins == 7
    assert BOX.setup.draft_picks == ((0, 1, 1, 0), (1, 0, 0, 1))
    assert [(loot.distance, loot.coins) for loot in BOX.military.loot] == [(3, 2), (6, 5)]
    assert [(zone.start, zone.amount) for zone in BOX.military.points] == [(1, 2), (3, 5), (6, 10)]
    assert BOX.military.capital == 9
    assert BOX.science.symbols_to_win == 6


# Broken files


def raw() -> Raw:
    return deepcopy(read_file("duel.toml"))


def entry(tables: Raw, table: str, name: str) -> Any:
    return next(found for found in tables[table] if found["id"] == name)


def refused(broken: Raw) -> str:
    with pytest.raises(CatalogError) as error:
        duel.parse(broken)
    sentence = str(error.value)
    assert sentence.startswith("duel.toml: ")
    return sentence


def test_the_file_as_it_is_passes() -> None:
    assert duel.parse(raw()) == BOX


FIELDS: list[tuple[str, str, str, Any, str]] = [
    ("cards", "baths", "cost", {"marble": 1}, "'marble' is no resource"),
    ("cards", "baths", "cost", {"stone": 0}, "every amount must be at least 1"),
    ("cards", "baths", "cost", {"stone": -1}, "every amount must be at least 1"),
    ("cards", "baths", "cost", {"stone": "one"}, "Expected `int`"),
    ("cards", "baths", "age", 4, "Invalid enum value 4"),
    ("cards", "baths", "colour", "pink", "Invalid enum value 'pink'"),
    ("cards", "baths", "effects", [], "it has no effect"),
    ("cards", "baths", "effects", [{"type": "fly"}], "Invalid value 'fly'"),
    ("cards", "baths", "effects", [{"amount": 3}], "missing required field `type`"),
    ("cards", "baths", "effects", [{"type": "victory_points"}], "missing required field `amount`"),
    ("cards", "baths", "effects", [{"type": "victory_points", "amount": 0}], "the amount must be at least 1"),
    ("cards", "baths", "effects", [{"type": "produce", "resources": {"stone": 1}}], "brown and grey cards, and only"),
    ("cards", "quarry", "effects", [{"type": "produce", "resources": {"mud": 1}}], "'mud' is no resource"),
    ("cards", "quarry", "effects", [{"type": "produce", "resources": {"stone": 0}}], "at least 1"),
    ("cards", "forum", "effects", [{"type": "produce_choice", "options": ["glass"]}], "all raw or all manufactured"),
    ("cards", "library", "effects", [{"type": "science", "symbol": "owl"}], "'owl' is no science symbol"),
    ("cards", "guard_tower", "effects", [{"type": "shields", "amount": -1}], "the amount must be at least 1"),
    ("cards", "baths", "price", 3, "unknown field `price`"),
    ("wonders", "sphinx", "cost", {"sand": 1}, "'sand' is no resource"),
    ("wonders", "sphinx", "effects", [], "it has no effect"),
    ("wonders", "sphinx", "colour", "blue", "unknown field `colour`"),
    ("tokens", "law", "effects", [], "it has no effect"),
    ("guilds", "builders_guild", "cost", {"gold": 2}, "'gold' is no resource"),
]


@pytest.mark.parametrize(("table", "name", "field", "value", "reason"), FIELDS)
def test_a_broken_entry_is_named_with_the_reason(table: str, name: str, field: str, value: Any, reason: str) -> None:
    broken = raw()
    entry(broken, table, name)[field] = value
    sentence = refused(broken)
    assert name in sentence
    assert reason in sentence


@pytest.mark.parametrize(
    ("table", "name", "field"),
    [
        ("cards", "baths", "cost"),
        ("cards", "baths", "effects"),
        ("cards", "baths", "colour"),
        ("cards", "baths", "age"),
        ("wonders", "sphinx", "cost"),
        ("tokens", "law", "effects"),
        ("guilds", "builders_guild", "cost"),
    ],
)
def test_a_missing_field_is_named(table: str, name: str, field: str) -> None:
    broken = raw()
    del entry(broken, table, name)[field]
    sentence = refused(broken)
    assert name in sentence
    assert f"missing required field `{field}`" in sentence


def test_an_entry_without_id_is_found_by_its_number() -> None:
    broken = raw()
    del broken["cards"][5]["id"]
    assert "cards[5] (no id)" in refused(broken)


@pytest.mark.parametrize(
    "table", ["resources", "setup", "economy", "science", "military", "cards", "guilds", "wonders", "tokens"]
)
def test_a_missing_table_is_named(table: str) -> None:
    broken = raw()
    del broken[table]
    assert f"[{table}]" in refused(broken)


def change_double_id(tables: Raw) -> None:
    entry(tables, "cards", "altar")["id"] = "baths"


def change_id_of_card_and_wonder(tables: Raw) -> None:
    entry(tables, "wonders", "sphinx")["id"] = "law"


def change_cover(tables: Raw) -> None:
    tables["structures"][1]["slots"][6]["covered_by"] = [11, 12]


def change_cover_by_nothing(tables: Raw) -> None:
    tables["structures"][0]["slots"][0]["covered_by"] = []


def change_slots(tables: Raw) -> None:
    tables["structures"][2]["slots"].pop()


def change_ages(tables: Raw) -> None:
    tables["structures"].reverse()


def change_opener(tables: Raw) -> None:
    del entry(tables, "cards", "baths")["opens"]


def change_opener_to_unknown(tables: Raw) -> None:
    entry(tables, "cards", "baths")["opens"] = "banana"


def change_opener_to_another(tables: Raw) -> None:
    entry(tables, "cards", "baths")["opens"] = "moon"


def change_third_symbol(tables: Raw) -> None:
    entry(tables, "cards", "school")["effects"][0]["symbol"] = "quill"


def change_deck(tables: Raw) -> None:
    tables["cards"] = [card for card in tables["cards"] if card["id"] not in ("walls", "forum", "statue", "temple")]


def change_guilds(tables: Raw) -> None:
    tables["guilds"] = tables["guilds"][:2]


def change_draft(tables: Raw) -> None:
    tables["setup"]["draft_picks"] = [[0, 1, 1, 0], [1, 0, 0]]


def change_first_game(tables: Raw) -> None:
    tables["setup"]["first_game_wonders"][1][0] = "colosseum"


def change_first_game_double(tables: Raw) -> None:
    tables["setup"]["first_game_wonders"][1][0] = "pyramids"


def change_order_of_decks(tables: Raw) -> None:
    cards = tables["cards"]
    cards[0], cards[-1] = cards[-1], cards[0]


def change_guild_counts(tables: Raw) -> None:
    entry(tables, "guilds", "merchants_guild")["effects"][1]["per"] = ["red"]


CHANGES: list[tuple[Callable[[Raw], None], str]] = [
    (change_double_id, "baths stands there more than once"),
    (change_id_of_card_and_wonder, "law stands there more than once"),
    (change_cover, "structures (age 2): slots[6]: covered_by is [11, 12], but by row and x it is [11]"),
    (change_cover_by_nothing, "structures (age 1): slots[0]: covered_by is [], but by row and x it is [2, 3]"),
    (change_slots, "structures (age 3): slots: 19 instead of 20"),
    (change_ages, "structures: one for each of the ages 1, 2, 3 in that order"),
    (change_opener, "cards: opens: chain symbols in use: 16 instead of 17"),
    (change_opener_to_unknown, "cards: opens: 'banana' is no chain symbol"),
    (change_opener_to_another, "cards: opens: moon stands there more than once"),
    (change_third_symbol, "a symbol stands on two cards or wonders, or on one progress token"),
    (change_deck, "cards of age 2"),
    (change_guilds, "guilds: too few for age III"),
    (change_draft, "setup: draft_picks: 3 instead of 4"),
    (change_first_game, "setup: first_game_wonders: 'colosseum' is no wonder"),
    (change_first_game_double, "first_game_wonders"),
    (change_order_of_decks, "cards"),
    (change_guild_counts, "merchants_guild"),
]


@pytest.mark.parametrize(("change", "reason"), CHANGES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_file_that_does_not_fit_together_is_refused(change: Callable[[Raw], None], reason: str) -> None:
    broken = raw()
    change(broken)
    assert reason in refused(broken)


@pytest.mark.parametrize(
    ("table", "value"),
    [
        ("cards", 3),
        ("cards", []),
        ("cards", ["baths"]),
        ("guilds", 3),
        ("guilds", ["builders_guild"]),
        ("setup", 3),
        ("structures", {}),
        ("science_symbols", 3),
        ("science_symbols", [1, 2]),
        ("chain_symbols", 3),
        ("resources", {"raw": ["clay"]}),
    ],
)
def test_a_table_of_another_shape_is_refused(table: str, value: Any) -> None:
    assert table in refused({**raw(), table: value})
