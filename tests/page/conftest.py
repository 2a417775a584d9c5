"""The page in a real browser: built if stale, served by a real server, looked at by visitors of their own."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.page.chromium import launch, locked
from tests.page.visitor import DESKTOP, Visitor
from tests.server.running import Server, running, sqlite_url

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
Invite = Callable[..., Visitor]
HABITS: dict[str, Any] = {
    "viewport": DESKTOP,
    "reduced_motion": "reduce",
    "service_workers": "block",
    "locale": "en-GB",
}


@pytest.fixture(scope="package")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page, built anew if anything of it has changed; by one worker, while the others wait."""
    import hatch_build

    with locked(tmp_path_factory.getbasetemp().parent / "thauma-page.lock"):
        if not hatch_build.is_fresh():
            hatch_build.build_page()


@pytest.fixture(scope="package")
def one_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001
    folder = tmp_path_factory.mktemp("server")
    with running(sqlite_url(folder), folder) as server:
        yield server


@pytest.fixture
def server(one_server: Server) -> Server:
    """A running server, whatever an earlier test did to it."""
    if not one_server.is_running:
        one_server.start()
    return one_server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One a package and not one a session: while it lives, no other test could run an event loop of its own."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Invites visitors; at the end of the test none of them may have had troubles."""
    visitors: list[Visitor] = []

    def invited(**options: Any) -> Visitor:
        visitors.append(Visitor(browser.new_context(**{**HABITS, **options}), server.url))
        return visitors[-1]

    yield invited
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        visitor.assert_at_ease()


@pytest.fixture(scope="package")
def _place_to_look(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(**HABITS)
    yield context
    context.close()


@pytest.fixture
def looker(_place_to_look: BrowserContext, server: Server) -> Iterator[Visitor]:
    """Somebody new who only looks. All of them share a browser's cache, which makes them quick."""
    _place_to_look.clear_cookies()
    visitor = Visitor(_place_to_look, server.url)
    visitor.page.add_init_script("localStorage.clear()")
    yield visitor
    visitor.page.close()
    visitor.assert_at_ease()


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    """Somebody at a desk, in English, who wants little motion."""
    return invite()
