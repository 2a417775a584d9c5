"""What is in the box of classic 7 Wonders, and that a broken file is refused with the entry and the reason."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from thauma.catalog import classic
from thauma.catalog.effects import CatalogError, Science
from thauma.catalog.schema import read_file

BOX = classic.load()
Raw = dict[str, Any]

# What the cards print: W wood, S stone, C clay, O ore, G glass, T cloth, P papyrus; digits are coins.
COSTS = {
    1: """lumber_yard - stone_pit - clay_pool - ore_vein - tree_farm 1 excavation 1 clay_pit 1 timber_yard 1
        forest_cave 1 mine 1 loom_1 - glassworks_1 - press_1 - pawnshop - baths S altar - theater - tavern -
        east_trading_post - west_trading_post - marketplace - stockade W barracks O guard_tower C apothecary T
        workshop G scriptorium P""",
    2: """sawmill 1 quarry 1 brickyard 1 foundry 1 loom_2 - glassworks_2 - press_2 - aqueduct SSS temple WCG statue OOW
        courthouse CCT forum CC caravansery WW vineyard - bazar - walls SSS training_ground OOW stables CWO
        archery_range WWO dispensary OOG laboratory CCP library SST school WP""",
    3: """pantheon CCOGTP gardens CCW town_hall SSOG palace WSCOGTP senate WWSO haven WOT lighthouse SG
        chamber_of_commerce CCP arena SSO fortifications OOOS circus SSSO arsenal WWOT siege_workshop CCCW lodge CCTP
        observatory OOGT university WWGP academy SSSG study WTP
        workers_guild OOCSW craftsmens_guild OOSS traders_guild TPG philosophers_guild CCCTP spies_guild CCCG
        strategists_guild OOST shipowners_guild WWWGP scientists_guild WWOOP magistrates_guild WWWST
        builders_guild SSCCG""",
}
LETTERS = {"W": "wood", "S": "stone", "C": "clay", "O": "ore", "G": "glass", "T": "cloth", "P": "papyrus"}
MARKS = """lumber_yard 34 stone_pit 35 clay_pool 35 ore_vein 34 tree_farm 6 excavation 4 clay_pit 3 timber_yard 3
    forest_cave 5 mine 6 loom_1 36 glassworks_1 36 press_1 36 pawnshop 47 baths 37 altar 35 theater 36 tavern 457
    east_trading_post 37 west_trading_post 37 marketplace 36 stockade 37 barracks 35 guard_tower 34 apothecary 35
    workshop 37 scriptorium 34 sawmill 34 quarry 34 brickyard 34 foundry 34 loom_2 35 glassworks_2 35 press_2 35
    aqueduct 37 temple 36 statue 37 courthouse 35 forum 367 caravansery 356 vineyard 36 bazar 47 walls 37
    training_ground 467 stables 35 archery_range 36 dispensary 34 laboratory 35 library 36 school 37 pantheon 36
    gardens 34 town_hall 356 palace 37 senate 35 haven 34 lighthouse 36 chamber_of_commerce 46 arena 357
    fortifications 37 circus 456 arsenal 347 siege_workshop 35 lodge 36 observatory 37 university 34 academy 37
    study 35"""


def pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def cost_of(letters: str) -> dict[str, int]:
    coins = {"coins": int(letters[0])} if letters[0].isdigit() else {}
    return coins | dict(Counter(LETTERS[letter] for letter in letters if letter in LETTERS))


@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_card_of_an_age_costs_what_it_prints(age: int) -> None:
    printed = {name: cost_of(letters) for name, letters in pairs(COSTS[age]).items()}
    assert {card.id: card.cost for card in BOX.cards if card.age == age} == printed


def test_every_copy_has_its_mark() -> None:
    printed = {name: tuple(map(int, marks)) for name, marks in pairs(MARKS).items()}
    assert {card.id: card.players for card in BOX.cards if not card.is_guild} == printed


@pytest.mark.parametrize("players", range(3, 8))
def test_every_age_has_seven_cards_for_each_player(players: int) -> None:
    for age in (1, 2, 3):
        size = sum(card.copies(players) for card in BOX.cards if card.age == age)
        assert size + (players + 2 if age == 3 else 0) == 7 * players


def test_counts() -> None:
    assert len(BOX.cards) == 78
    assert len(BOX.guilds) == 10
    assert len(BOX.boards) == 7
    assert [sum(card.copies(7) for card in BOX.cards if card.age == age) for age in (1, 2, 3)] == [49, 49, 40]
    assert [len(board.stages(side)) for board in BOX.boards for side in "AB"] == [
        3,
        2,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        4,
    ]


def test_each_symbol_stands_on_four_buildings() -> None:
    symbols = [e.symbol for card in BOX.cards for e in card.effects if isinstance(e, Science)]
    assert Counter(symbols) == {"compass": 4, "gear": 4, "tablet": 4}


def test_chains() -> None:
    chains = {card.id: card.free_with for card in BOX.cards if card.free_with}
    assert chains == {
        "aqueduct": ("baths",),
        "temple": ("altar",),
        "statue": ("theater",),
        "courthouse": ("scriptorium",),
        "forum": ("east_trading_post", "west_trading_post"),
        "caravansery": ("marketplace",),
        "stables": ("apothecary",),
        "archery_range": ("workshop",),
        "dispensary": ("apothecary",),
        "laboratory": ("workshop",),
        "library": ("scriptorium",),
        "pantheon": ("temple",),
        "gardens": ("statue",),
        "senate": ("library",),
        "haven": ("forum",),
        "lighthouse": ("caravansery",),
        "arena": ("dispensary",),
        "fortifications": ("walls",),
        "circus": ("training_ground",),
        "siege_workshop": ("laboratory",),
        "lodge": ("dispensary",),
        "observatory": ("laboratory",),
        "university": ("library",),
        "academy": ("school",),
        "study": ("school",),
    }


def test_rules_of_the_box() -> None:
    assert BOX.setup.starting_coins == 3
    assert BOX.setup.pass_to == ("left", "right", "left")
    assert BOX.economy.discard_coins == 3
    assert BOX.military.victory == (1, 3, 5)
    assert BOX.military.defeat == -1
    assert BOX.free_city.first_holder == (0, 1, 0)


# Broken files


def raw() -> Raw:
    return deepcopy(read_file("classic.toml"))


def entry(tables: Raw, table: str, name: str) -> Any:
    return next(found for found in tables[table] if found["id"] == name)


def refused(broken: Raw) -> str:
    with pytest.raises(CatalogError) as error:
        classic.parse(broken)
    sentence = str(error.value)
    assert sentence.startswith("classic.toml: ")
    return sentence


def test_the_file_as_it_is_passes() -> None:
    assert classic.parse(raw()) == BOX


FREE = {"type": "produce", "resources": {"stone": 1}, "for_sale": True}
FIELDS: list[tuple[str, str, str, Any, str]] = [
    ("cards", "baths", "cost", {"marble": 1}, "'marble' is no resource"),
    ("cards", "baths", "cost", {"stone": 0}, "every amount must be at least 1"),
    ("cards", "baths", "cost", {"stone": "one"}, "Expected `int`"),
    ("cards", "baths", "age", 4, "Invalid enum value 4"),
    ("cards", "baths", "colour", "pink", "Invalid enum value 'pink'"),
    ("cards", "baths", "players", [3, 8], "each copy of an age card has a mark from 3 to 7"),
    ("cards", "baths", "players", [], "each copy of an age card has a mark from 3 to 7"),
    ("cards", "baths", "effects", [], "it has no effect"),
    ("cards", "baths", "effects", [{"type": "fly"}], "Invalid value 'fly'"),
    ("cards", "baths", "effects", [{"type": "victory_points", "amount": 0}], "the amount must be at least 1"),
    ("cards", "baths", "effects", [FREE], "brown and grey cards, and only they, produce for sale"),
    ("cards", "stone_pit", "effects", [{**FREE, "for_sale": False}], "brown and grey cards, and only they"),
    ("cards", "stone_pit", "effects", [{**FREE, "resources": {"mud": 1}}], "'mud' is no resource"),
    ("cards", "stone_pit", "effects", [{**FREE, "resources": {"stone": 0}}], "every amount must be at least 1"),
    ("cards", "forum", "effects", [{"type": "produce_choice", "options": ["glass"], "for_sale": False}], "two options"),
    (
        "cards",
        "forum",
        "effects",
        [{"type": "produce_choice", "options": ["glass", "wood"], "for_sale": False}],
        "the options must be raw, or manufactured, not both",
    ),
    (
        "cards",
        "marketplace",
        "effects",
        [{"type": "trade_discount", "resources": ["glass"], "price": 1, "neighbours": ["left"]}],
        "all raw or all manufactured",
    ),
    (
        "cards",
        "marketplace",
        "effects",
        [{"type": "trade_discount", "resources": ["glass", "cloth", "papyrus"], "price": 1, "neighbours": []}],
        "it names no neighbour",
    ),
    ("cards", "library", "effects", [{"type": "science", "symbol": "owl"}], "'owl' is no science symbol"),
    ("cards", "vineyard", "effects", [{"type": "coins_per", "amount": 1, "per": [], "cities": ["self"]}], "nothing"),
    ("cards", "vineyard", "effects", [{"type": "coins_per", "amount": 1, "per": ["inn"], "cities": ["self"]}], "'inn'"),
    ("cards", "aqueduct", "free_with", ["bath"], "'bath' is no card of an earlier age"),
    ("cards", "aqueduct", "free_with", ["walls"], "'walls' is no card of an earlier age"),
    ("cards", "loom_2", "building", "press", "building press"),
    ("cards", "altar", "building", "theater", "age 1 stands there more than once"),
    ("cards", "baths", "price", 3, "unknown field `price`"),
    ("guilds", "spies_guild", "cost", {"gold": 2}, "'gold' is no resource"),
    ("guilds", "spies_guild", "players", [3], "each copy of an age card has a mark"),
    ("boards", "gizah", "resource", "sand", "'sand' is no resource"),
    ("boards", "gizah", "A", [], "it has no stage"),
    ("boards", "gizah", "A", [{"cost": {"sand": 1}, "effects": [{"type": "coins", "amount": 1}]}], "A[0]: cost"),
    ("boards", "gizah", "B", [{"cost": {}, "effects": []}], "it has no effect"),
    ("boards", "gizah", "A", [{"cost": {}, "effects": [{"type": "revive"}]}], "it must stand on one board, not on 2"),
]


@pytest.mark.parametrize(("table", "name", "field", "value", "reason"), FIELDS)
def test_a_broken_entry_is_named_with_the_reason(table: str, name: str, field: str, value: Any, reason: str) -> None:
    broken = raw()
    entry(broken, table, name)[field] = value
    sentence = refused(broken)
    assert name in sentence or field in ("building",) or "power" in sentence
    assert reason in sentence


@pytest.mark.parametrize(
    ("table", "name", "field"),
    [
        ("cards", "baths", "cost"),
        ("cards", "baths", "effects"),
        ("cards", "baths", "colour"),
        ("guilds", "spies_guild", "effects"),
        ("boards", "gizah", "resource"),
        ("boards", "gizah", "B"),
    ],
)
def test_a_missing_field_is_named(table: str, name: str, field: str) -> None:
    broken = raw()
    del entry(broken, table, name)[field]
    sentence = refused(broken)
    assert name in sentence
    assert f"missing required field `{field}`" in sentence


def change_double_id(tables: Raw) -> None:
    entry(tables, "cards", "altar")["id"] = "baths"


def change_deck(tables: Raw) -> None:
    entry(tables, "cards", "baths")["players"] = [3]


def change_guilds(tables: Raw) -> None:
    tables["guilds"] = tables["guilds"][:8]


def change_boards(tables: Raw) -> None:
    tables["boards"] = [board for board in tables["boards"] if board["id"] != "gizah"]


def change_hand(tables: Raw) -> None:
    tables["setup"]["hand"] = 8


def change_seats(tables: Raw) -> None:
    tables["setup"]["seats"] = [2, 7]


def change_defeat(tables: Raw) -> None:
    tables["military"]["defeat"] = 1


def change_pass(tables: Raw) -> None:
    tables["setup"]["pass_to"] = ["left", "up", "left"]


def change_holder(tables: Raw) -> None:
    tables["free_city"]["first_holder"] = [0, 2, 0]


def remove_power(tables: Raw) -> None:
    entry(tables, "boards", "babylon")["B"][1]["effects"] = [{"type": "coins", "amount": 1}]


def power_on_a_card(tables: Raw) -> None:
    entry(tables, "boards", "babylon")["B"][1]["effects"] = [{"type": "coins", "amount": 1}]
    entry(tables, "cards", "altar")["effects"] = [{"type": "play_seventh_card"}]


CHANGES: list[tuple[Callable[[Raw], None], str]] = [
    (change_double_id, "baths stands there more than once"),
    (change_deck, "cards of age 1 for 7 players: 48 instead of 49"),
    (change_guilds, "guilds: fewer than the 9 needed"),
    (change_boards, "boards: fewer than the 7 seats"),
    (change_hand, "setup: hand: it must have one card more than turns_per_age"),
    (change_seats, "setup: seats"),
    (change_defeat, "military: a victory must be worth more than 0, a defeat less"),
    (change_pass, "[setup]: Invalid enum value 'up'"),
    (change_holder, "[free_city]: Invalid enum value 2"),
    (remove_power, "the power play_seventh_card: it must stand on one board, not on 0"),
    (power_on_a_card, "the power play_seventh_card: it must stand on a board, not on a card"),
]


@pytest.mark.parametrize(("change", "reason"), CHANGES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_file_that_does_not_fit_together_is_refused(change: Callable[[Raw], None], reason: str) -> None:
    broken = raw()
    change(broken)
    assert reason in refused(broken)


@pytest.mark.parametrize(
    "table", ["resources", "setup", "economy", "science", "military", "free_city", "cards", "guilds", "boards"]
)
def test_a_missing_table_is_named(table: str) -> None:
    broken = raw()
    del broken[table]
    assert f"[{table}]" in refused(broken)


@pytest.mark.parametrize(
    ("table", "value"),
    [
        ("cards", 3),
        ("cards", []),
        ("cards", ["baths"]),
        ("guilds", 3),
        ("guilds", ["spies_guild"]),
        ("boards", {}),
        ("setup", 3),
        ("science_symbols", 3),
        ("science_symbols", [1, 2]),
        ("resources", {"raw": ["clay"]}),
    ],
)
def test_a_table_of_another_shape_is_refused(table: str, value: Any) -> None:
    assert table in refused({**raw(), table: value})
