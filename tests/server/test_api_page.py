"""docs/server-api.md tells what the server really does: every address, every code, every field."""

import re
from pathlib import Path

import msgspec
import pytest

from thauma.server import messages
from thauma.server.app import make_app
from thauma.server.http.games import MOST_DOWNLOADED
from thauma.server.http.limits import LARGEST_BODY, LIMITS, SOCKETS_EACH
from thauma.server.live.socket import LARGEST_MESSAGE
from thauma.server.process.settings import Settings
from thauma.server.refusals import CODES

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "server-api.md").read_text()


def test_every_address_is_named() -> None:
    described = make_app(Settings("sqlite://")).openapi_schema.to_schema()["paths"]
    named = {
        f"{method} {_shape(path)}" for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) ([^\s`?]+)", PAGE)
    }
    exist = {f"{method.upper()} {_shape(path)}" for path, methods in described.items() for method in methods}
    assert named - {"GET /metrics"} == exist


def _shape(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


def test_every_refusal_is_listed_under_its_status() -> None:
    rows = {int(row[0]): row[1] for row in re.findall(r"^\| (\d{3}) \| (.*) \|$", PAGE, re.MULTILINE)}
    for code, told in CODES.items():
        assert f"`{code}`" in rows[told.status], code


@pytest.mark.parametrize(
    "message", [messages.TableInfo, messages.State, messages.SeatInfo, messages.Hello, messages.Ack, messages.NewTable]
)
def test_every_field_is_named(message: type[msgspec.Struct]) -> None:
    assert [name for name in message.__struct_fields__ if f"`{name}`" not in PAGE and f'"{name}"' not in PAGE] == []


def test_the_limits_are_those_of_the_server() -> None:
    assert f"{LARGEST_BODY >> 10} KiB" in PAGE
    assert f"{LARGEST_MESSAGE:,} characters".replace(",", " ") in PAGE
    requests, acts, tables = LIMITS["requests"], LIMITS["messages"], LIMITS["tables"]
    assert f"{requests.rate} requests a second ({requests.burst} at once) and {SOCKETS_EACH} open sockets" in PAGE
    assert f"{acts.rate} acts a second\n({acts.burst} at once), {tables.burst} tables at once" in PAGE
    assert f"at most {MOST_DOWNLOADED}" in PAGE
