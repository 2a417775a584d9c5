"""Outside a game only its face is known, and its kernels to those who compile against them: a violation is noticed."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter.contracts.protected import ProtectedContract

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def is_kept(graph: grimp.ImportGraph) -> bool:
    contracts = tomllib.loads(PROJECT.read_text())["tool"]["importlinter"]["contracts"]
    options: dict[str, Any] = next(contract for contract in contracts if contract["type"] == "protected")
    contract = ProtectedContract(options["name"], {"root_packages": ["thauma"]}, options)
    return contract.check(graph, verbose=False).kept


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("thauma", cache_dir=None)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("thauma.players.registry", "thauma.games.duel.turn"),
        ("thauma.cli.play", "thauma.games.classic.kernels"),
        ("thauma.server.tables.table", "thauma.games.duel.kernels"),
        ("thauma.envs.rewards", "thauma.games.classic.belief.notes"),
    ],
)
def test_whoever_reaches_past_the_face_is_noticed(graph: grimp.ImportGraph, importer: str, imported: str) -> None:
    assert is_kept(deepcopy(graph))
    broken = deepcopy(graph)
    broken.add_import(importer=importer, imported=imported)
    assert not is_kept(broken)
