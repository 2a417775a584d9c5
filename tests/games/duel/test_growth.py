"""Duel from catalogs that have grown: more of everything, every effect on every kind of item, choices that wait."""

import json
from typing import get_args

import pytest

from tests.games.duel.grown import EFFECTS, NOT_ON, add_all_effects, effect
from tests.games.growth import entry, in_own_process, tensors
from thauma.catalog import duel
from thauma.catalog.effects import CatalogError
from thauma.catalog.schema import read_file
from thauma.games.duel import actions
from thauma.games.duel.tables import CARD_IDS


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("wonders 13", "3 games are over and int16"),
        ("wonders 16", "3 games are over and int32"),
        ("wonders 32", "3 games are over and int64"),
        ("wonders 64", "64 wonders are too many: a set of them holds 63"),
        ("cards 80", "3 games are over and int16"),
        ("cards 129", "129 cards are too many: there is room for 128"),
        ("tokens 11", "3 games are over and int16"),
        ("tokens 20", "3 games are over and int16"),
        ("effects", "every effect works"),
        ("queue", "DESTROY REVIVE LIBRARY PROGRESS TURN 1"),
        ("no option", "LIBRARY"),
        ("deal from sets", "15 games are over"),
        ("beliefs with a set", "6 games were followed"),
        ("features with a set", "features: 755"),
        ("environment with a set", "observed"),
        ("endings with a set", "True True False endings with other sets than the base are unsolved"),
        ("pinned", "pinned: True"),
    ],
)
def test_a_grown_box_is_played_or_refused(scenario: str, told: str) -> None:
    assert told in in_own_process("tests.games.duel.grown", scenario)


def test_a_box_with_every_effect_on_every_kind_of_item_is_read() -> None:
    raw = read_file(duel.FILE)
    add_all_effects(raw)
    assert len(duel.parse(raw).wonders) > 32


@pytest.mark.parametrize("kind", ["wonder", "token"])
@pytest.mark.parametrize("name", sorted({*NOT_ON["wonder"], *NOT_ON["token"]}))
def test_what_an_item_cannot_have_is_refused_by_name(kind: str, name: str) -> None:
    raw = read_file(duel.FILE)
    thing = raw[f"{kind}s"][0]
    thing["effects"].append(effect(name))
    with pytest.raises(CatalogError, match=rf"{thing['id']}\): {name}: a card can have it, not a {kind}"):
        duel.parse(raw)


@pytest.mark.parametrize("name", [*sorted(EFFECTS)])
def test_a_card_that_can_be_destroyed_has_nothing_that_would_stay(name: str) -> None:
    raw = read_file(duel.FILE)
    raw["science_symbols"] += ["owl"] if name == "science" else []
    entry(raw, "cards", "quarry")["effects"].append(effect(name))
    if name in {kind.__struct_config__.tag for kind in get_args(duel.LASTING)}:
        with pytest.raises(CatalogError, match=rf"quarry\): {name}: a brown or grey card can be destroyed"):
            duel.parse(raw)
    else:
        assert duel.parse(raw).cards


def test_an_effect_that_stands_twice_on_an_item_is_refused() -> None:
    raw = read_file(duel.FILE)
    entry(raw, "wonders", "pyramids")["effects"].append({"type": "victory_points", "amount": 1})
    with pytest.raises(CatalogError, match=r"pyramids\): the effect victory_points stands there more than once"):
        duel.parse(raw)


def test_an_added_set_shifts_no_number_of_the_base() -> None:
    base, grown = (json.loads(in_own_process("tests.games.duel.grown", s)) for s in ("numbers", "numbers with a set"))
    assert grown == base
    assert len(base["actions"]) == actions.ACTIONS
    assert base["cards"] == list(CARD_IDS)


def test_a_set_widens_the_tensors_of_openspiel_at_their_end() -> None:
    of_base, _, of_both = in_own_process("tests.games.duel.grown", "tensors").partition(" | ")
    length, *seen = tensors("thauma_duel").split()
    assert of_base.split()[2:] == seen
    assert of_base.split()[1] == of_both.split()[0] > length
