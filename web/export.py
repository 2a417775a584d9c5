"""Writes what the page knows about the box: the catalogs of both games, and all names in each language, as JSON.

Only the catalog is needed for it, so that it runs where nothing else of Thauma is installed.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
GENERATED = Path(__file__).parent / "src" / "data" / "generated"


def export(folder: Path = GENERATED) -> None:
    sys.path.insert(0, str(ROOT / "src"))
    from thauma.catalog import classic, duel, names

    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "duel.json", msgspec.to_builtins(duel.load()))
    _write(folder / "classic.json", msgspec.to_builtins(classic.load()))
    for language in names.LANGUAGES:
        _write(folder / f"names-{language}.json", _nested(names.load(language)))


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
