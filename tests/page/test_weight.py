"""How much comes over the wire, from where, and under which rules."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.visitor import Visitor
from tests.server.running import Server

MOST = 250_000  # bytes, compressed as they travel
MOST_OF_A_TABLE = 275_000  # it brings the book, the coach and large cards along
HEAVIEST = ("cs", "hu")  # the languages with the most letters and words of their own
PAGES = (
    "/",
    "/?make=classic",
    "/pad",
    "/cards",
    "/cards/classic",
    "/rules",
    "/watch",
    "/people",
    "/game",
    "/settings",
    "/about",
)
TABLES = ("duel-age2", "duel-end-points", "classic-7", "classic-end-7")


def weight(visitor: Visitor, go: Callable[[], None]) -> float:
    """The bytes that a first visit fetches."""
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    go()
    visitor.page.wait_for_load_state("networkidle")
    return sum(sizes)


@pytest.mark.parametrize("path", [PAGES[0], *(pytest.param(path, marks=pytest.mark.verify) for path in PAGES[1:])])
def test_a_first_load_of_any_page_is_light_in_the_heaviest_language(invite: Invite, path: str) -> None:
    visitor = invite(locale=HEAVIEST[0])
    assert 20_000 < weight(visitor, lambda: visitor.go(path)) <= MOST


@pytest.mark.verify
@pytest.mark.parametrize("language", HEAVIEST)
@pytest.mark.parametrize("name", TABLES)
def test_a_first_load_of_any_table_is_light(invite: Invite, name: str, language: str) -> None:
    visitor = invite(locale=language)
    assert 20_000 < weight(visitor, Stage(visitor, name).enter) <= MOST_OF_A_TABLE


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_what_can_be_packed_travels_packed_and_is_kept(server: Server, encoding: str) -> None:
    page = httpx.get(server.url)
    files = [part.split('"')[0] for part in page.text.replace('src="', 'href="').split('href="/assets/')[1:]]
    assert len(files) > 3
    for file in files:
        with httpx.stream("GET", f"{server.url}/assets/{file}", headers={"accept-encoding": encoding}) as answer:
            assert answer.headers["content-encoding"] == encoding
            assert "immutable" in answer.headers["cache-control"]


def test_who_can_unpack_nothing_gets_it_unpacked(server: Server) -> None:
    script = httpx.get(server.url).text.split('src="')[1].split('"')[0]
    answer = httpx.get(server.url + script, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert "import" in answer.text


@pytest.mark.parametrize("path", ["/", "/table/x", "/cards/duel/baths"])
def test_all_that_a_page_needs_is_asked_for_at_once(invite: Invite, path: str) -> None:
    """The head of the document names the page's script and the language, so that none waits for another."""
    visitor = invite(locale="et-EE")
    visitor.forgive("status of 404")
    visitor.go(path)
    named = httpx.get(visitor.url + path, headers={"accept-language": "et-EE,et;q=0.9,en;q=0.5"}).text
    script = {"/": "Lobby", "/table/x": "Table", "/cards/duel/baths": "Cards"}[path]
    for name in (script, "core", "language-et"):
        asked = [request.url for request in visitor.requests if f"/assets/{name}-" in request.url]
        assert len(asked) >= 1
        assert all(url.removeprefix(visitor.url) in named for url in asked)


def test_nothing_may_come_from_elsewhere(server: Server) -> None:
    policy: dict[str, Any] = dict(
        rule.strip().split(" ", 1) for rule in httpx.get(server.url).headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert "unsafe" not in str(policy)
