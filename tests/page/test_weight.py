"""How much comes over the wire, from where, and under which rules."""

from typing import Any

import httpx
import pytest

from tests.page.conftest import Invite
from tests.server.running import Server

pytestmark = pytest.mark.xdist_group("page-states")

MOST = 250_000  # bytes, compressed as they travel


@pytest.mark.parametrize("path", ["/", "/pad", "/cards", "/rules"])
def test_a_first_load_is_light(invite: Invite, path: str) -> None:
    visitor = invite()
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) <= MOST


def test_what_can_be_packed_travels_packed(server: Server) -> None:
    page = httpx.get(server.url)
    scripts = [part.split('"')[0] for part in page.text.split('src="')[1:]]
    assert scripts
    for script in scripts:
        answer = httpx.get(server.url + script, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]


def test_nothing_may_come_from_elsewhere(server: Server) -> None:
    policy: dict[str, Any] = dict(
        rule.strip().split(" ", 1) for rule in httpx.get(server.url).headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert "unsafe" not in str(policy)
