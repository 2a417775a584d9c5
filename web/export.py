"""Writes what the page knows about the box: the catalogs of both games, and all names in each language, as JSON.

Only the catalog is needed for it, so that it runs where nothing else of Thauma is installed.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
LESSONS = ("duel", "classic")  # in the order in which they are offered: a test compares it with the server's
GENERATED = Path(__file__).parent / "src" / "data" / "generated"


def export(folder: Path = GENERATED) -> None:
    sys.path.insert(0, str(ROOT / "src"))
    from thauma.catalog import classic, duel, names

    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "duel.json", msgspec.to_builtins(duel.load()))
    _write(folder / "classic.json", msgspec.to_builtins(classic.load()))
    _write(folder / "lessons.json", list(_lessons()))
    for language in names.LANGUAGES:
        _write(folder / f"names-{language}.json", _nested(names.load(language)))


def _lessons() -> Iterator[dict[str, Any]]:
    """What a lesson asks for and points to; its deal and its answers are the server's."""
    lessons = ROOT / "src" / "thauma" / "study" / "lessons"
    for name in LESSONS:
        found = tomllib.loads((lessons / f"{name}.toml").read_text(encoding="utf-8"))
        tasks = [{"step": task["id"], "spots": [], "lines": [], **task, "answers": None} for task in found["tasks"]]
        yield {"name": name, "game": found["game"], "tasks": tasks}


def _nested(found: Any) -> dict[str, Any]:
    """Names as a tree, such as tree["duel"]["cards"]["baths"]."""
    tree: dict[str, Any] = {"language": found.own_name}
    for key, name in {**found.printed, **found.ours}.items():
        branch = tree
        for part in key[:-1]:
            branch = branch.setdefault(part, {})
        branch[key[-1]] = name
    return tree


def _write(path: Path, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    if not path.exists() or path.read_text(encoding="utf-8") != text:  # an untouched file keeps its time
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    export()
