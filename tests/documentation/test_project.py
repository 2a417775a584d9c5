"""What a public project has beside its code: workflows that can be read, and one version everywhere."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import thauma
from tests.documentation.blocks import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PLAIN = [ROOT / ".ci" / "run", ROOT / "CONTRIBUTING.md", ROOT / "README.md", ROOT / ".pre-commit-config.yaml"]
YAML = [*sorted((ROOT / ".github").rglob("*.yml")), ROOT / ".pre-commit-config.yaml", ROOT / "CITATION.cff"]
OFFERED = set(re.findall(r"^([a-z-]+):(?!=)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def read(path: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def steps_of(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in read(workflow)["jobs"].values() for step in job["steps"]]


def made_by(command: str, job: str) -> list[str]:
    """The targets that a command makes."""
    return re.findall(r"\bmake ([a-z][a-z-]*)", command.replace("${{ github.job }}", job))


@pytest.mark.parametrize("path", YAML, ids=name_of)
def test_it_can_be_read(path: Path) -> None:
    assert isinstance(read(path), dict)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_says_when_where_and_what(workflow: Path) -> None:
    content = read(workflow)
    assert content[True], "YAML reads the key `on` as a truth value"
    assert content["permissions"] == {"contents": "read"}
    for name, job in content["jobs"].items():
        assert job["runs-on"].startswith("ubuntu"), name
        assert job["steps"], name
        assert set(job.get("needs", "").split()) <= set(content["jobs"]), name
    for step in steps_of(workflow):
        assert ("uses" in step) != ("run" in step), step


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_makes_what_there_is_to_make(workflow: Path) -> None:
    jobs = read(workflow)["jobs"].items()
    made = {target for name, job in jobs for step in job["steps"] for target in made_by(step.get("run", ""), name)}
    assert made
    assert made <= OFFERED


@pytest.mark.parametrize("path", PLAIN, ids=name_of)
def test_whatever_is_named_can_be_made(path: Path) -> None:
    named = re.findall(r"(?:^|`|entry: )make ([a-z-]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert named
    assert set(named) <= OFFERED


def test_the_workflow_runs_what_must_pass_on_every_python_that_is_declared() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]
    by_hand = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert set(re.findall(r"^make ([a-z]+)$", by_hand, re.MULTILINE)) == {"check", "test", "verify"} <= set(jobs)
    declared = re.findall(r":: Python :: (3\.\d+)", "\n".join(project()["classifiers"]))
    for job in ("test", "verify"):
        assert jobs[job]["strategy"]["matrix"]["python"] == declared
    assert project()["requires-python"] == f">={declared[0]}"


def test_there_is_one_version() -> None:
    headings = re.findall(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == read(ROOT / "CITATION.cff")["version"] == thauma.__version__


def test_the_locks_hold_versions_and_no_addresses() -> None:
    for name in ("requirements.lock", "requirements-dev.lock"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text
        lines = [line for line in text.splitlines() if not line.startswith((" ", "#"))]
        assert [line for line in lines if not re.match(r"[a-z0-9.-]+==[\w.]+( |$)", line)] == []
