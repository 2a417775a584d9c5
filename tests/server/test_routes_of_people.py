"""Who somebody is, over HTTP: guests, accounts, tokens of programs."""

from collections.abc import Iterator

import pytest

from tests.server.visitors import COOKIE, PASSWORD, Place, Visitor, finished_pair, visited


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("people")) as found:
        yield found


def test_a_stranger_is_nobody_and_a_guest_is_somebody(place: Place) -> None:
    assert place.stranger().get("/me").json() == {"person": None}
    ann = place.guest("Ann")
    assert ann.get("/me").json()["person"] == {"id": ann.id, "name": "Ann", "kind": "guest"}


def test_a_guest_who_comes_in_again_is_the_same_under_a_new_name(place: Place) -> None:
    ann = place.guest("Ann")
    again = ann.post("/guests", {"name": "Anna"}).json()
    assert (again["id"], again["name"]) == (ann.id, "Anna")
    assert ann.patch("/me", {"name": "Anne"}).json()["name"] == "Anne"


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("  Ann \t Lee  ", "Ann Lee"),
        ("Ann\u202e\u200b", "Ann"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
    ],
)
def test_names_are_cleaned(sent: str, shown: str, place: Place) -> None:
    assert place.guest(sent).get("/me").json()["person"]["name"] == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 65, "host", "a\x00b\x00" * 40])
def test_a_name_that_can_not_stand_beside_a_seat_is_refused(name: str, place: Place) -> None:
    answer = place.stranger().post("/guests", {"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_name", "bad_request")
    assert COOKIE not in answer.cookies


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name": 5}', b'{"nam": "Ann"}', b'{"name": "A", "x": 1}', b"\xff"]
)
def test_a_body_that_can_not_be_read_is_refused_with_a_sentence(body: bytes, place: Place) -> None:
    answer = place.stranger().call("POST", "/guests", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert len(answer.json()["sentence"]) > 20


def test_a_guest_becomes_an_account_and_keeps_the_games(place: Place) -> None:
    table, ann, _ = finished_pair(place)
    made = ann.post("/accounts", {"name": "Annabel", "password": PASSWORD}).json()
    assert (made["id"], made["kind"]) == (ann.id, "account")
    login = place.stranger().post("/login", {"name": "annabel", "password": PASSWORD})
    back = Visitor(place, {"cookie": f"{COOKIE}={login.cookies[COOKIE]}"}, ann.id)
    assert table in [found["id"] for found in back.get("/me/games").json()["tables"]]


def test_an_accounts_name_is_taken_for_everybody_else(place: Place) -> None:
    place.account("Unique One")
    assert (
        place.stranger().post("/accounts", {"name": "UNIQUE one", "password": PASSWORD}).json()["code"] == "name_taken"
    )


def test_a_password_has_a_length(place: Place) -> None:
    assert (
        place.stranger().post("/accounts", {"name": "Shorty", "password": "1234567"}).json()["code"] == "bad_password"
    )


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(place: Place) -> None:
    place.account("Known One")
    wrong = [{"name": "Known One", "password": "not this one"}, {"name": "Unknown One", "password": "not this one"}]
    answers = [place.stranger().post("/login", body) for body in wrong]
    assert answers[0].status_code == 403
    assert answers[0].json() == answers[1].json()
    assert all(COOKIE not in answer.cookies for answer in answers)


def test_who_logs_out_is_nobody(place: Place) -> None:
    answer = place.guest().post("/logout")
    assert (answer.status_code, answer.content) == (204, b"")
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_a_token_is_shown_once_and_plays_until_it_is_revoked(place: Place) -> None:
    owner = place.account()
    made = owner.post("/me/tokens", {"label": "my bot"}).json()
    program = Visitor(place, {"authorization": f"Bearer {made['token']}"}, owner.id)
    assert program.get("/me").json()["person"]["id"] == owner.id
    (listed,) = owner.get("/me/tokens").json()["tokens"]
    assert (listed["label"], "token" in listed) == ("my bot", False)
    assert owner.delete(f"/me/tokens/{made['id']}").status_code == 204
    assert program.get("/me").json()["code"] == "not_signed_in"


@pytest.mark.parametrize(
    "authorization", ["Bearer nothing", "Bearer thauma_" + "x" * 43, "Basic YTpi", "Bearer", "x" * 500]
)
def test_a_wrong_token_is_refused_even_beside_a_good_cookie(authorization: str, place: Place) -> None:
    answer = place.guest().get("/me", headers={"authorization": authorization})
    assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")


@pytest.mark.parametrize(
    "cookie", ["", "1.1.someone.1794802501.x", "x" * 500, "1.1." + "a" * 20 + ".1794802501." + "A" * 43]
)
def test_a_forged_cookie_is_as_none(cookie: str, place: Place) -> None:
    stranger = Visitor(place, {"cookie": f"{COOKIE}={cookie}"})
    assert stranger.get("/me").json() == {"person": None}


def test_a_person_has_a_page(place: Place) -> None:
    table, ann, bo = finished_pair(place)
    page = place.stranger().get(f"/people/{ann.id}").json()
    assert (page["person"]["name"], page["ratings"], page["games"]) == ("Ann", [], 1)
    assert (table, bo.id) != ("", "")
