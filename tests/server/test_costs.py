"""What a stranger may ask for costs little, or a token of a limit."""

import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from litestar.openapi.plugins import YamlRenderPlugin
from litestar.routes import HTTPRoute

from tests.server.visitors import OPEN, Place, finished_pair, visited
from thauma.server.http.games import LISTED_FOR
from thauma.server.http.limits import LIMITS, Limit, Limits
from thauma.server.http.tables import MOST_LISTED


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("costs")) as found:
        yield found


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", f"/{'x' * 5000}", f"/{'x' * 300}.js"])
def test_a_name_that_no_file_can_have_is_not_found(path: str, place: Place) -> None:
    answer = place.client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_the_description_of_the_api_is_written_once_and_guarded(place: Place) -> None:
    first = place.client.get("/schema/openapi.yaml")
    with patch.object(YamlRenderPlugin, "render", side_effect=AssertionError):
        assert place.client.get("/schema/openapi.yaml").content == first.content
    assert first.content.startswith(b"components:")
    assert place.client.get("/schema/openapi.json").json()["info"]["title"] == "Thauma"
    assert "x-request-id" in first.headers, "it came through the door"


def test_each_game_of_a_download_takes_a_token(tmp_path: Path) -> None:
    with visited(tmp_path) as place:
        for _ in range(3):
            finished_pair(place, listed=True)
        with patch.object(place.house.limits, "wait", return_value=0.0) as wait:
            assert len(place.stranger().get("/games.jsonl").text.splitlines()) == 3
        assert [call.args[0] for call in wait.call_args_list].count("replays") == 3


def test_one_host_does_not_fill_the_lobby(place: Place) -> None:
    host = place.guest("Eager")
    tables = [host.make_table(listed=True) for _ in range(MOST_LISTED)]
    more = host.post("/tables", {"game": "duel", "seats": [OPEN, OPEN], "listed": True})
    assert (more.status_code, more.json()["code"]) == (429, "too_many")
    host.make_table()
    host.delete(f"/tables/{tables[0]}")
    host.make_table(listed=True)


def test_a_table_that_nobody_comes_to_leaves_the_lobby(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table = place.guest("Patient").make_table(listed=True)
    assert table in {seen["id"] for seen in place.stranger().get("/lobby").json()["tables"]}
    now = place.house.tables.now
    monkeypatch.setattr(place.house.tables, "now", lambda: now() + LISTED_FOR + 1000)
    assert table not in {seen["id"] for seen in place.stranger().get("/lobby").json()["tables"]}
    assert place.stranger().get(f"/tables/{table}").json()["status"] == "open", "whoever has the link still finds it"


def addresses(place: Place) -> list[tuple[str, str]]:
    """Every method and address that the server answers, and some that it does not."""
    routes = [
        (method, re.sub(r"\{[^}]*:int\}", "0", re.sub(r"\{[^}]*:(str|path)\}", "x", route.path_format or route.path)))
        for route in place.client.app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods)
    ]
    return [*routes, ("POST", "/"), ("GET", "/api/nothing"), ("DELETE", "/api/lobby"), ("GET", "/assets/nothing.js")]


def test_everything_that_answers_counts(place: Place) -> None:
    found = addresses(place)
    assert ("GET", "/api/lobby") in found
    assert len({path for _, path in found}) > 30
    for method, path in found:
        with patch.object(place.house.limits, "wait", return_value=0.0) as wait:
            place.client.request(method, path)
        assert wait.call_args_list, f"{method} {path} is answered without having been counted"


def test_who_asks_for_too_much_of_the_page_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thauma.server.http.door.LONGEST_PAUSE", 0.0)
    with visited(tmp_path) as place:
        place.house.limits = Limits(limits={**LIMITS, "files": Limit(1e-9, 3)})
        statuses = [place.client.get(path).status_code for path in ("/", "/rules", "/a.js", "/", "/b.js")]
        assert statuses[3:] == [429, 429]
        assert 429 not in statuses[:3]
        assert place.stranger().get("/lobby").status_code == 200, "what is played counts apart"
