"""Records of games that were played elsewhere are shown, or refused with a sentence."""

from collections.abc import Iterator

import pytest

from tests.server.visitors import Json, Place, finished_pair, visited


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("elsewhere")) as place:
        yield place


def record_of(place: Place) -> Json:
    table, _, _ = finished_pair(place)
    found: Json = place.stranger().get(f"/tables/{table}/record").json()
    return found


def test_a_pasted_record_is_shown_from_any_seat_at_any_ply(place: Place) -> None:
    record, stranger = record_of(place), place.stranger()
    for ply in (0, 1, 2):
        shown = stranger.post("/positions", {"record": record, "ply": ply, "seat": 1}).json()
        assert (shown["type"], shown["ply"], shown["seat"], shown["clocks"]) == ("state", ply, 1, None)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ply": 3}, "unknown_ply"),
        ({"ply": 1, "seat": 6}, "unknown_seat"),
        ({"ply": -1}, "bad_request"),
        ({"ply": 0, "record": {}}, "bad_record"),
        ({"ply": 0, "record": {"format": "thauma-record/9"}}, "bad_record"),
        ({"ply": 0, "record": []}, "bad_request"),
    ],
)
def test_a_pasted_record_that_is_none_is_refused(change: Json, code: str, place: Place) -> None:
    answer = place.stranger().post("/positions", {"record": record_of(place), **change})
    assert answer.json()["code"] == code, answer.text


def test_a_move_that_breaks_the_rules_is_named(place: Place) -> None:
    record = record_of(place)
    record["moves"][1] = record["moves"][0]
    answer = place.stranger().post("/positions", {"record": record, "ply": 2})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
