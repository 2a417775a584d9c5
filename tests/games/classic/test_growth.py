"""Classic from catalogs that have grown: more kinds of cards, more stages, every effect on every kind of item."""

from copy import deepcopy
from typing import Any

import pytest

from tests.games.growth import entry, in_own_process
from thauma.catalog import classic
from thauma.catalog.schema import CatalogError, read_file

EFFECTS: dict[str, dict[str, Any]] = {
    "produce": {"resources": {"clay": 1}, "for_sale": False},
    "produce_choice": {"options": ["clay", "wood"], "for_sale": False},
    "trade_discount": {"resources": ["wood", "stone", "clay", "ore"], "price": 1, "neighbours": ["left"]},
    "shields": {"amount": 1},
    "science": {"symbol": "gear"},
    "science_choice": {},
    "victory_points": {"amount": 3},
    "coins": {"amount": 4},
    "coins_per": {"amount": 1, "per": ["brown"], "cities": ["self"]},
    "points_per": {"amount": 1, "per": ["brown"], "cities": ["self"]},
    "build_free": {},
    "revive": {},
    "play_seventh_card": {},
    "copy_neighbour_guild": {},
}
POWERS = {"build_free", "revive", "play_seventh_card", "copy_neighbour_guild"}
REFUSED = {  # by item: the effects that it can't have
    "baths": POWERS,
    "tavern": {*POWERS, "victory_points"},
    "workers_guild": {*POWERS, "victory_points", "science"},
    "lumber_yard": set(EFFECTS),  # what brown cards have is for sale
    "gizah": {*POWERS, "points_per"},
}


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("stages", "4 games are over, with 5 stages"),
        ("late revival", "5 stages up to the last that revives are too many: there is room for 4"),
        ("cards 121", "4 games are over"),
        ("cards 129", "129 cards are too many: there is room for 128"),
        ("effects", "every effect works"),
        ("short walk", "every possible deal and no other: 2 3"),
        pytest.param("walk", "every possible deal and no other: 2 2 2 3 3 3", marks=pytest.mark.verify),
    ],
)
def test_a_grown_box_is_played_or_refused(scenario: str, told: str) -> None:
    assert told in in_own_process("tests.games.classic.grown", scenario)


def with_effect(item: str, name: str) -> dict[str, Any]:
    """The box with one more effect on an item; of a board, on its first stage."""
    raw = deepcopy(read_file(classic.FILE))
    table = next(table for table in ("cards", "guilds", "boards") if any(e["id"] == item for e in raw[table]))
    bearer = entry(raw, table, item)
    bearer = bearer["A"][0] if table == "boards" else bearer
    bearer["effects"] = [{"type": name, **EFFECTS[name]}]
    return raw


@pytest.mark.parametrize("item", REFUSED)
@pytest.mark.parametrize("name", EFFECTS)
def test_what_an_item_cannot_have_is_refused_by_name(item: str, name: str) -> None:
    if name in REFUSED[item]:
        with pytest.raises(CatalogError, match=f"{item}|the power {name}"):
            classic.parse(with_effect(item, name))
    else:
        assert classic.parse(with_effect(item, name)).cards


@pytest.mark.parametrize(("table", "item"), [("cards", "baths"), ("guilds", "workers_guild"), ("boards", "gizah")])
def test_a_set_beside_the_base_is_refused_so_far(table: str, item: str) -> None:
    raw = read_file(classic.FILE)
    entry(raw, table, item)["set"] = "leaders"
    with pytest.raises(CatalogError, match=f"{item}: classic is dealt from the set base alone so far"):
        classic.parse(raw)
