"""The verifiable deal: the fingerprint is as documented, and any change to the deal is noticed."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thauma.records import LiveGame, Record, RecordError, format_record, parse_record
from thauma.records.commitment import check, commit, new_salt, open_deal

SALT = bytes(range(32))


def opened(game: str = "duel", seats: int = 2) -> Record:
    return open_deal(LiveGame.new(game, ["Ann"] * seats, seed=4).record(), SALT)


def as_json(record: Record) -> Any:
    return json.loads(format_record(record))


def test_the_commitment_is_the_hash_of_what_the_documentation_says() -> None:
    record = opened()
    text = (
        '{"game":"duel","rules":{},"salt":"'
        + SALT.hex()
        + '","seats":2,"setup":{"ages":'
        + json.dumps(record.setup["ages"], separators=(",", ":"))
        + "".join(
            f',"{field}":' + json.dumps(record.setup[field], separators=(",", ":"))
            for field in ("progress_board", "progress_box", "wonders")
        )
        + '},"version":"thauma-deal/1"}'
    )
    assert record.deal is not None
    assert record.deal.commitment == hashlib.sha256(text.encode()).hexdigest()


def test_a_commitment_of_today_is_the_same_for_ever() -> None:
    digits = commit("classic", {"boards": "A"}, 3, {"boards": [{"wonder": "gizah", "side": "A"}], "hands": []}, SALT)
    assert digits == "4145b5a25ce2de277af88c5c5bdc0f5d9d2805f742ce3e8562a9bf59beee8359"


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("classic", 2), ("classic", 7)])
def test_an_untouched_record_is_verified_after_it_was_written_and_read(game: str, seats: int) -> None:
    record = opened(game, seats)
    again = parse_record(format_record(record))
    assert again == record
    assert record.deal is not None
    assert check(again) is None
    assert check(again, record.deal.commitment) is None
    assert check(again, record.deal.commitment.upper()) is None


def test_the_order_of_the_fields_does_not_matter() -> None:
    raw = as_json(opened())
    raw["setup"] = dict(reversed(raw["setup"].items()))
    assert check(parse_record(json.dumps(raw))) is None


def swap_cards(raw: Any) -> None:
    first = raw["setup"]["ages"][2]
    first[0], first[1] = first[1], first[0]


def change_salt(raw: Any) -> None:
    raw["deal"]["salt"] = f"{1:064x}"


def change_commitment(raw: Any) -> None:
    raw["deal"]["commitment"] = f"{1:064x}"


def change_rules(raw: Any) -> None:
    raw["rules"] = {"wonders": "first_game"}


@pytest.mark.parametrize("tamper", [swap_cards, change_salt, change_commitment, change_rules])
def test_any_change_is_noticed(tamper: Callable[[Any], None]) -> None:
    raw = as_json(opened())
    tamper(raw)
    assert "not the one committed to" in (check(parse_record(json.dumps(raw))) or "")


def test_a_record_that_fits_itself_but_not_what_was_shown_before_is_noticed() -> None:
    assert "before the game it was" in (check(opened(), f"{1:064x}") or "")


def test_a_record_without_an_opening_can_not_be_verified() -> None:
    record = LiveGame.new("duel", ["Ann", "Bo"], seed=4).record()
    assert "deal" not in as_json(record)
    assert '"deal" with salt and commitment is missing' in (check(record) or "")


@pytest.mark.parametrize("field", ["salt", "commitment"])
def test_a_missing_or_misshapen_field_is_named(field: str) -> None:
    raw = as_json(opened())
    raw["deal"][field] = "abc"
    assert f"the {field} must be 64 hexadecimal digits" in (check(parse_record(json.dumps(raw))) or "")
    del raw["deal"][field]
    with pytest.raises(RecordError, match=field):
        parse_record(json.dumps(raw))


def test_a_salt_is_long_and_new_each_time() -> None:
    assert len({new_salt() for _ in range(100)}) == 100
    assert {len(new_salt())} == {32}
    with pytest.raises(ValueError, match="32 bytes"):
        commit("duel", {}, 2, {}, b"short")


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
values = st.recursive(texts | st.integers(), lambda inner: st.lists(inner, max_size=3), max_leaves=5)
setups = st.dictionaries(texts, values, max_size=3)


@given(setups, setups)
def test_different_deals_have_different_commitments(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert (commit("duel", {}, 2, one, SALT) == commit("duel", {}, 2, other, SALT)) == (one == other)
