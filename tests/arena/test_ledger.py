"""The file of an arena: nothing is lost, nothing counted twice, nothing of others destroyed."""

from pathlib import Path

import pytest

from thauma.arena.ledger import Ledger, LedgerRefused
from thauma.arena.match import MatchRunner
from thauma.arena.plan import Plan
from thauma.arena.selfplay import SelfPlay

PLAN = Plan("duel", ("random", "greedy"), seats=2)
OTHER = Plan("duel", ("random", "greedy"), seats=2, seed=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.fixture(scope="module")
def lines() -> list[str]:
    table = MatchRunner(PLAN)
    return [table.play(number) for number in range(3)]


def known(path: Path) -> list[int]:
    with Ledger(path, PLAN) as ledger:
        return list(ledger.outcomes)


def test_what_was_added_is_there_again(path: Path, lines: list[str]) -> None:
    with Ledger(path, PLAN) as ledger:
        for line in lines:
            ledger.add(line)
            assert path.read_text().endswith(f"{line}\n")  # at once, not at the end
    assert known(path) == [0, 1, 2]


@pytest.mark.parametrize("kept", [0, 1, 10, 40, 60, 500])
def test_a_torn_line_is_dropped(path: Path, lines: list[str], kept: int) -> None:
    path.write_text(f"{lines[0]}\n{lines[1][:kept]}")
    assert known(path) == [0]
    assert path.read_text() == f"{lines[0]}\n"


def test_a_torn_first_line_is_dropped(path: Path, lines: list[str]) -> None:
    path.write_text(lines[0][:200])
    assert known(path) == []
    assert path.read_text() == ""


def test_a_last_line_that_lacks_only_its_end_is_kept(path: Path, lines: list[str]) -> None:
    path.write_text(f"{lines[0]}\n{lines[1]}")
    assert known(path) == [0, 1]
    assert path.read_text() == f"{lines[0]}\n{lines[1]}\n"


def test_a_game_that_stands_there_twice_counts_once(path: Path, lines: list[str]) -> None:
    path.write_text(f"{lines[0]}\n{lines[0]}\n{lines[2]}\n")
    assert known(path) == [0, 2]


def foreign() -> list[tuple[str, str]]:
    record = SelfPlay("duel", ("random", "greedy"), seed=0).play_lines(0, 1)[0]
    return [
        ("precious\n", "line 1 is no game of an arena"),
        ("precious", "line 1 is no game of an arena"),
        ("\n", "line 1 is no game of an arena"),
        ('{"format":"thauma/1"}\n', "line 1 is no game of an arena"),
        (f"{record}\n", "line 1 is no game of an arena"),
        (record[:500], "line 1 is no game of an arena"),
        (f"{MatchRunner(OTHER).play(0)}\n", "line 1 is a game of another plan"),
        (MatchRunner(OTHER).play(0)[:500], "line 1 is no game of an arena"),
    ]


def test_other_files_are_refused_and_left_as_they_are(path: Path) -> None:
    for content, words in foreign():
        path.write_text(content)
        with pytest.raises(LedgerRefused, match=words):
            Ledger(path, PLAN)
        assert path.read_text() == content


def test_binary_rubbish_is_refused_too(path: Path) -> None:
    path.write_bytes(bytes(range(256)))
    with pytest.raises(LedgerRefused, match="no game of an arena"):
        Ledger(path, PLAN)
    assert path.read_bytes() == bytes(range(256))


def test_rubbish_behind_our_games_is_refused(path: Path, lines: list[str]) -> None:
    content = f"{lines[0]}\nnotes of mine"
    path.write_text(content)
    with pytest.raises(LedgerRefused, match="line 2"):
        Ledger(path, PLAN)
    assert path.read_text() == content


def test_a_game_whose_players_were_changed_is_refused(path: Path, lines: list[str]) -> None:
    path.write_text(lines[0].replace('["random","greedy"]', '["greedy","random"]') + "\n")
    with pytest.raises(LedgerRefused, match="was changed"):
        Ledger(path, PLAN)


def test_two_arenas_cannot_write_to_one_file(path: Path) -> None:
    with Ledger(path, PLAN), pytest.raises(LedgerRefused, match="another arena"):
        Ledger(path, PLAN)


def test_an_arena_that_played_nothing_leaves_no_file_but_an_empty_one_stays(path: Path) -> None:
    assert known(path) == []
    assert not path.exists()
    path.touch()
    assert known(path) == []
    assert path.exists()
