"""The fenced blocks of the documentation, and how they are run.

A comment right before a block may say:

    <!-- before: COMMAND -->            do this first, out of the reader's sight
    <!-- smaller: OLD => NEW; … -->     run it with these replacements, because as printed it takes long
    <!-- run by: tests/x.py -->         it can't be run in passing (it serves for ever, it installs); that file tries it
"""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])
PROSE = {"text", "ini", "nginx", "caddy"}  # what is not ours to run
OF_THE_SITE = {"{toctree}", "{eval-rst}"}  # run when the site is built
SECONDS = 600  # only against hanging

NOTE = re.compile(r"<!-- (before|smaller|run by): (.*?) -->", re.DOTALL)
NOTES = r"((?:^<!-- (?:before|smaller|run by): (?:(?!-->).)*-->\n)*)"
FENCE = re.compile(NOTES + r"^```([\w{}-]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, with what the comments before it ask for."""

    page: Path
    line: int
    language: str
    text: str
    before: tuple[str, ...]
    run_by: str | None

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [_block(page, text.count("\n", 0, match.start()) + 1, *match.groups()) for match in FENCE.finditer(text)]


def _block(page: Path, line: int, comments: str, language: str, text: str) -> Block:
    notes = NOTE.findall(comments)
    for kind, note in notes:
        for change in note.split(";") if kind == "smaller" else ():
            old, new = (part.strip() for part in change.split("=>"))
            assert old in text, f"{page}:{line}: there is no {old!r} to make smaller"
            text = text.replace(old, new)
    before = tuple(note for kind, note in notes if kind == "before")
    run_by = next((note for kind, note in notes if kind == "run by"), None)
    return Block(page, line, language, text, before, run_by)


def run(block: Block, folder: Path, names: dict[str, Any]) -> None:
    """Run a block in a folder; the Python of a page shares its names."""
    if block.run_by is not None:
        assert (ROOT / block.run_by).exists(), f"{block.place} is run by {block.run_by}, which is not there"
        return
    for command in block.before:
        _shell(command, folder, block.place)
    if block.language == "python":
        exec(compile(block.text, block.place, "exec"), names)
    elif block.language == "sh":
        _shell(block.text, folder, block.place)
    elif block.language == "json":
        _parse(block.text)
    else:
        assert block.language in PROSE | OF_THE_SITE, (
            f"{block.place}: a block needs a language: python, sh, json, or one of {PROSE}"
        )


def furnish(folder: Path) -> None:
    """What stands in a clone of the project and is named by the pages."""
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "benchmarks").symlink_to(ROOT / "benchmarks")
    (folder / ".venv").symlink_to(sys.prefix)


def _shell(command: str, folder: Path, place: str) -> None:
    environment = {**os.environ, "PATH": f"{sys.prefix}/bin{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{place}: {done.stderr}{done.stdout}"


def _parse(text: str) -> None:
    try:
        json.loads(text)
    except json.JSONDecodeError:
        for line in text.splitlines():
            json.loads(line)
