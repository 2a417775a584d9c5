"""`thauma stats`, and `thauma selfplay` into Parquet files, as a user types them."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import Terminal, terminal  # noqa: F401 - a fixture


def test_selfplay_writes_the_same_games_to_a_parquet_file(terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    told = ("selfplay", "classic", "random", "greedy", "--seats", 3, "--games", 5, "--seed", 2)
    lines, columns = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    for path in (lines, columns):
        assert terminal.run(*told, "--out", path)[0] == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.jsonl", "games.parquet"]
    replays = [terminal.run("replay", path, "--trace") for path in (lines, columns)]
    assert replays[0] == replays[1]
    reports = [terminal.run("stats", path, "--json")[:2] for path in (lines, columns)]  # not the progress
    assert reports[0] == reports[1]
    assert json.loads(reports[0][1])["games"] == 5


def test_stats_writes_a_page_or_json_or_a_summary(terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    games = tmp_path / "games.parquet"
    terminal.run("selfplay", "duel", "greedy", "random", "--games", 40, "--out", games)
    code, out, _ = terminal.run("stats", games)
    assert code == 0
    assert out.startswith("duel, 2 players, 40 games\n  greedy wins ")
    page, figures = tmp_path / "report.html", tmp_path / "report.json"
    assert terminal.run("stats", games, "--out", page, "--language", "et") == (0, "", "")
    assert "Saunad" in page.read_text()
    assert terminal.run("stats", games, "--out", figures)[0] == 0
    assert json.loads(figures.read_text())["sections"][0]["game"] == "duel"
    assert terminal.run("stats", games, "--pictures", tmp_path / "pictures") == (0, "", "")
    assert {"duel-2-wonders.svg", "duel-2-cards-of-age-i.svg"} <= {
        path.name for path in (tmp_path / "pictures").iterdir()
    }


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "report.pdf"), "--out takes a file that ends in .html or .json, not report.pdf"),
        (("--language", "tlh"), "there is no language 'tlh'"),
    ],
)
def test_stats_refuses_what_it_can_not_do(
    terminal: Terminal,  # noqa: F811
    tmp_path: Path,
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    games = tmp_path / "games.jsonl"
    terminal.run("selfplay", "duel", "random", "--out", games)
    code, _, err = terminal.run("stats", games, *arguments)
    assert code == 2
    assert sentence in err


def test_a_place_that_can_not_be_written_is_found_before_a_game_is_played(
    terminal: Terminal,  # noqa: F811
    tmp_path: Path,
) -> None:
    code, _, err = terminal.run("selfplay", "duel", "random", "--out", tmp_path / "nowhere" / "games.parquet")
    assert code == 2
    assert "No such file or directory" in err


def test_the_ledger_of_an_arena_can_be_counted(terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    ledger = tmp_path / "ledger.jsonl"
    terminal.run("arena", "duel", "greedy", "random", "--games", 4, "--out", ledger)
    (section,) = json.loads(terminal.run("stats", ledger, "--json")[1])["sections"]
    assert [share["of"] for share in section["players"].values()] == [4, 4]


def test_stats_of_nothing_is_a_sentence(terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    empty = tmp_path / "games.jsonl"
    empty.write_text("\n")
    assert terminal.run("stats", empty)[2] == f"thauma: {empty} holds no game that is over\n"
    assert terminal.run("stats", tmp_path / "none.jsonl")[0] == 2


def test_without_the_extra_lab_a_sentence_says_what_is_missing(
    terminal: Terminal,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = tmp_path / "games.jsonl"
    terminal.run("selfplay", "duel", "random", "--games", 2, "--out", lines)
    for missing in ("pyarrow", "matplotlib"):
        monkeypatch.setitem(sys.modules, missing, None)
    code, _, err = terminal.run("selfplay", "duel", "random", "--out", tmp_path / "games.parquet")
    assert (code, "pip install 'thauma[lab]'" in err) == (2, True)
    code, _, err = terminal.run("stats", lines, "--out", tmp_path / "report.html")
    assert (code, "pip install 'thauma[lab]'" in err) == (2, True)
    assert terminal.run("stats", lines, "--json")[0] == 0  # NumPy is enough for this
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
