"""Classic from catalogs that have grown: more kinds of cards, more stages, every effect on every kind of item."""

import json
from copy import deepcopy
from typing import Any

import pytest

from tests.games.growth import entry, in_own_process, tensors
from thauma.catalog import classic
from thauma.catalog.effects import CatalogError
from thauma.catalog.schema import read_file
from thauma.games.classic import actions
from thauma.games.classic.tables import CARD_IDS

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
        ("actions", "actions: 3354 3484"),
        ("deal from sets", "12 games are over"),
        ("beliefs with a set", "4 games were followed"),
        ("hidden cards of a set", "15 cards: True"),
        ("environment with a set", "observed"),
        ("at once with a set", "waited True 3354"),
        ("pinned", "pinned: True"),
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
def test_the_base_must_be_complete_without_the_sets_added_to_it(table: str, item: str) -> None:
    raw = read_file(classic.FILE)
    for name in [item] if table == "cards" else [thing["id"] for thing in raw[table]]:
        entry(raw, table, name)["set"] = "leaders"
    with pytest.raises(
        CatalogError, match=r"cards of age 1 for 3 players: 20 instead of 21|guilds: fewer|boards: fewer"
    ):
        classic.parse(raw)


def test_an_added_set_shifts_no_number_of_the_base() -> None:
    base, grown = (
        json.loads(in_own_process("tests.games.classic.grown", s)) for s in ("numbers", "numbers with a set")
    )
    assert grown == base
    assert len(base["actions"]) == actions.ACTIONS
    assert base["cards"] == list(CARD_IDS)


def test_a_set_widens_the_tensors_of_openspiel_at_their_end() -> None:
    of_base, _, of_both = in_own_process("tests.games.classic.grown", "tensors").partition(" | ")
    length, *seen = tensors("thauma_classic").split()
    assert of_base.split()[2:] == seen
    assert of_base.split()[1] == of_both.split()[0] > length
