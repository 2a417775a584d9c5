"""Text that not every database can keep is refused at the door, whichever database there is."""

from collections.abc import Iterator

import pytest

from tests.server.visitors import ME, Place, visited

NUL = "a\0b"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("plain")) as found:
        yield found


def test_the_id_of_an_act_has_no_nul(place: Place) -> None:
    ann = place.guest()
    table = ann.post("/tables", {"game": "duel", "seats": [ME, ME]}).json()["id"]
    act = {"type": "resign", "seat": 0, "seen": 1}
    refused = ann.post(f"/tables/{table}/acts", {**act, "id": NUL})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_request")
    assert "id" in refused.json()["sentence"]
    assert ann.post(f"/tables/{table}/acts", {**act, "id": "a b"}).status_code < 300


def test_the_label_of_a_token_has_no_nul(place: Place) -> None:
    bo = place.account()
    assert bo.post("/me/tokens", {"label": NUL}).json()["code"] == "bad_request"
    assert bo.post("/me/tokens", {"label": "a b"}).status_code == 201


def test_a_table_with_a_nul_in_its_id_is_unknown(place: Place) -> None:
    answer = place.stranger().get("/tables/a%00b")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
