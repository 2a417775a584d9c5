"""Where compiled functions are kept: a fresh folder after any edit that can matter, and for each game its own."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.modes import COMPILED
from thauma.kernel import cache, processor


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that the fingerprint looks at."""
    copied = tmp_path / "thauma"
    for room in cache.ROOMS_WITH_KERNELS:
        shutil.copytree(cache.PACKAGE / room, copied / room, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "PACKAGE", copied)
    return copied


def fingerprint(game: str = "duel", room: str = "games") -> str:
    """The fingerprint of the files as they are now, not as they were when the process began."""
    fresh: str = cache.fingerprint.__wrapped__(room, game)
    return fresh


def edit(file: Path) -> None:
    with file.open("a") as source:
        source.write("\n")


@pytest.mark.usefixtures("package")
def test_a_copy_of_the_sources_has_the_same_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    of_the_copy = fingerprint()
    monkeypatch.undo()
    assert of_the_copy == fingerprint()


@pytest.mark.parametrize(
    "file", ["games/duel/turn.py", "games/duel/tables.py", "kernel/rng.py", "catalog/duel.toml", "catalog/schema.py"]
)
def test_an_edit_of_any_source_changes_the_fingerprint(package: Path, file: str) -> None:
    before = fingerprint()
    edit(package / file)
    assert fingerprint() != before


def test_a_new_or_renamed_source_changes_the_fingerprint(package: Path) -> None:
    before = fingerprint()
    (package / "games" / "duel" / "new.py").write_text("")
    added = fingerprint()
    (package / "games" / "duel" / "new.py").rename(package / "games" / "duel" / "newer.py")
    assert len({before, added, fingerprint()}) == 3


def test_what_no_kernel_depends_on_does_not_change_the_fingerprint(package: Path) -> None:
    before = fingerprint()
    (package / "games" / "duel" / "notes.txt").write_text("notes")
    (package / "cli").mkdir()
    (package / "cli" / "main.py").write_text("pass")
    edit(package / "catalog" / "names" / "fi.toml")
    assert fingerprint() == before


def test_games_do_not_change_each_others_fingerprint(package: Path) -> None:
    (package / "games" / "other").mkdir()
    before = fingerprint("duel"), fingerprint("other")
    (package / "games" / "other" / "turn.py").write_text("")
    after = fingerprint("duel"), fingerprint("other")
    assert after[0] == before[0]
    assert after[1] != before[1]


def test_players_depend_on_the_rules_and_not_the_reverse(package: Path) -> None:
    rules, players = fingerprint(room="games"), fingerprint(room="players")
    edit(package / "players" / "random.py")
    assert fingerprint(room="games") == rules
    assert fingerprint(room="players") != players
    players = fingerprint(room="players")
    edit(package / "games" / "duel" / "turn.py")
    assert fingerprint(room="players") != players


def test_an_edit_is_noticed_wherever_the_package_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also below a folder that is called as one of ours."""
    for above in ("names", "duel"):
        copied = tmp_path / above / "thauma"
        for room in cache.ROOMS_WITH_KERNELS:
            shutil.copytree(cache.PACKAGE / room, copied / room, ignore=shutil.ignore_patterns("__pycache__"))
        with monkeypatch.context() as patched:
            patched.setattr(cache, "PACKAGE", copied)
            before = fingerprint()
            edit(copied / "games" / "duel" / "turn.py")
            assert fingerprint() != before, above


def test_bounds_checks_have_a_fingerprint_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = set()
    for value in ("", "1"):
        monkeypatch.setenv("NUMBA_BOUNDSCHECK", value)
        prints.add(fingerprint())
    assert len(prints) == 2


@pytest.mark.parametrize(
    ("module", "game"),
    [("thauma.games.duel.turn", "duel"), ("thauma.kernel.rng", "shared"), ("thauma.games.protocol", "shared")],
)
def test_a_module_belongs_to_its_game(module: str, game: str) -> None:
    assert cache.game_of(module) == game


@pytest.mark.parametrize(
    ("module", "room"),
    [("thauma.games.duel.turn", "games"), ("thauma.kernel.rng", "kernel"), ("tests.kernel.test_compiler", "kernel")],
)
def test_a_module_belongs_to_its_room(module: str, room: str) -> None:
    assert cache.room_of(module) == room


def test_a_module_of_no_room_may_depend_on_all() -> None:
    assert cache.room_of("mine") == "envs"


def test_the_cache_is_kept_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAUMA_CACHE_DIR", str(tmp_path))
    assert cache._home() == tmp_path
    monkeypatch.delenv("THAUMA_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache._home() == tmp_path / "xdg" / "thauma"


def test_folders_of_other_sources_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAUMA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(cache, "fingerprint", lambda *_: "now")
    for name in ("kernels-games-duel-now", "kernels-games-duel-old", "kernels-older", "other"):
        (tmp_path / name).mkdir()
    folder = cache.folder.__wrapped__
    monkeypatch.setattr(cache, "folder", folder)
    assert not cache.is_cold("thauma.games.duel.turn")
    assert cache.is_cold("thauma.games.classic.turn")
    assert cache.forget_stale() == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kernels-games-duel-now", "other"]


USE_A_KERNEL = """
from thauma.kernel.rng import mixed
mixed(1)
print(sum(mixed.stats.cache_hits.values()), sum(mixed.stats.cache_misses.values()))
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_every_copy_of_the_sources_takes_what_one_has_compiled(tmp_path: Path) -> None:
    found = []
    for place in ("here", "there"):
        copied = tmp_path / place / "thauma"
        (copied / "games").mkdir(parents=True)
        shutil.copytree(cache.PACKAGE / "kernel", copied / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
        (copied / "__init__.py").touch()
        environment = {
            **os.environ,
            "PYTHONPATH": str(copied.parent),
            "THAUMA_CACHE_DIR": str(tmp_path / "kernels"),
        }
        command = [sys.executable, "-c", USE_A_KERNEL]
        run = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
        found.append(run.stdout.split())
    assert found == [["0", "1"], ["1", "0"]]


def test_what_is_ready_is_known_to_all_processes_of_the_same_processor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THAUMA_CACHE_DIR", str(tmp_path))
    with pytest.raises(ZeroDivisionError), cache.making_ready("games", "duel"):
        raise ZeroDivisionError
    assert not cache.is_ready("games", "duel")
    with cache.making_ready("games", "duel"):
        assert not cache.is_ready("games", "duel")
    assert cache.is_ready("games", "duel")
    assert not cache.is_ready("players", "duel")
    assert not cache.is_ready("games", "classic")
    monkeypatch.setattr(processor, "tag", lambda: "another")
    assert not cache.is_ready("games", "duel")


def test_one_at_a_time_makes_something_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THAUMA_CACHE_DIR", str(tmp_path))
    found: list[bool] = []

    def come_second() -> None:
        with cache.making_ready("games", "duel"):
            found.append(cache.is_ready("games", "duel"))

    second = threading.Thread(target=come_second)
    with cache.making_ready("games", "duel"):
        second.start()
    second.join()
    assert found == [True]


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("THAUMA_CACHE_DIR", str(tmp_path / "file"))
    used = []
    with cache.making_ready("games", "duel"):
        used.append("duel")
    assert used == ["duel"]
    assert not cache.is_ready("games", "duel")
