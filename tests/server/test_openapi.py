"""The description of the API is true: whatever is sent, answers are as described, and the server doesn't fail.

Schemathesis makes the requests, fitting ones and unfitting ones, from the description itself; they are the same on
every run. Some meet tables that exist, and come from people who may do something there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.scholar import Scholar
from tests.server.soak import scaled
from tests.server.visitors import Place, Visitor, finished_pair, pair_at_table, visited
from thauma.server.app import make_app
from thauma.server.process.settings import Settings
from thauma.server.thinking.studies import Studies

EXAMPLES = scaled(6)  # requests for each operation, visitor, table and kind of request
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDLESS = "/stream"  # while the game runs
Operation = Any


@dataclass
class World:
    """A server with tables in every state, and those who come."""

    place: Place
    visitors: list[Visitor]
    tables: list[str]  # open, running, finished
    schema: Any


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with visited(tmp_path_factory.mktemp("openapi")) as place:
        place.house.studies = Studies(Scholar())  # type: ignore[arg-type]
        account = place.account()
        running, player, _ = pair_at_table(place, listed=True)
        finished, _, _ = finished_pair(place)
        tables = [account.make_table(listed=True), running, finished]
        description = place.client.get("/schema/openapi.json").json()
        schema = schemathesis.openapi.from_dict(description)
        yield World(place, [place.stranger(), account, player], tables, schema)


def operations() -> list[str]:
    """Every operation of the description, as `METHOD path`."""
    paths = make_app(Settings("sqlite://")).openapi_schema.to_schema()["paths"]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


@pytest.mark.parametrize("named", operations())
def test_answers_are_as_described(named: str, world: World) -> None:
    method, path = named.split()
    operation = world.schema[path][method]
    for table in world.tables if "{table_id}" in path else [None]:
        if path.endswith(ENDLESS) and table != world.tables[-1]:
            continue
        for mode in GenerationMode:
            if mode == GenerationMode.POSITIVE or takes_something(operation):
                ask(world, operation, mode, table)


def takes_something(operation: Operation) -> bool:
    """Whether there is anything to get wrong: any text is an id, if not of something that exists."""
    ids = {"table_id", "token_id", "person_id"}
    return bool(operation.body) or any(parameter.name not in ids for parameter in operation.iter_parameters())


def ask(world: World, operation: Operation, mode: GenerationMode, table: str | None) -> None:
    """A number of requests of a kind from different visitors."""
    fixed = {} if table is None else {"path_parameters": {"table_id": table}}
    asked = 0

    @settings(
        max_examples=EXAMPLES, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy(generation_mode=mode, **fixed))
    def check(case: Any) -> None:
        nonlocal asked
        asked += 1
        send(world, case, world.visitors[asked % len(world.visitors)])

    check()


def send(world: World, case: Any, visitor: Visitor) -> None:
    request = case.as_transport_kwargs()
    request.pop("cookies", None)
    headers = {**dict(request.pop("headers", {}) or {}), **visitor.headers}
    if isinstance(request.get("data"), bytes):
        request["content"] = request.pop("data")
    world.place.client.cookies.clear()
    answer = world.place.client.request(request.pop("method"), request.pop("url"), headers=headers, **request)
    world.place.client.cookies.clear()
    case.validate_response(answer, checks=CHECKS)
