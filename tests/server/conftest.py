"""Databases for tests: `database` is an empty one, once SQLite and once PostgreSQL; `postgres` only the latter.

Whatever needs PostgreSQL is for `make verify`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, running_cluster
from thauma.server.people import passwords


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and {"postgres", "cluster"} & set(item.fixturenames):
            item.add_marker(pytest.mark.verify)


@pytest.fixture(scope="session", autouse=True)
def _quick_passwords() -> Iterator[None]:
    """Hashes that cost next to nothing, in this process; a server of its own has those that people get."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "STRENGTH", (1, 8, 1))
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process, started when the first needs it."""
    with running_cluster() as running:
        yield running


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a SQLite database that isn't there yet."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with cluster.fresh_database() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.verify)])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of each kind."""
    url: str = request.getfixturevalue(request.param)
    return url
