"""Golden games: text that any engine could use, and that ours must reproduce line by line, for ever."""

import json
from pathlib import Path

import pytest

from tests.golden.events import WANTED, events, trace_of_changes
from tests.golden.views import digests_of_views
from thauma.records import LiveGame, format_record, parse_record

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.record.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.name[:2]}")
def test_a_golden_game_replays_line_by_line(path: Path) -> None:
    record = parse_record(path.read_text())
    expected = path.with_name(path.name.replace("record.json", "trace.jsonl")).read_text().splitlines()
    played = trace_of_changes(record)
    assert len(played) == len(expected)
    for line, golden in zip(played, expected, strict=True):
        assert line == json.loads(golden), f"ply {line['ply']}"
    assert format_record(LiveGame.from_record(record).record()) == path.read_text().strip()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.name[:2]}")
def test_a_golden_game_is_shown_as_ever(path: Path) -> None:
    expected = path.with_name(path.name.replace("record.json", "views.txt")).read_text().split()
    assert list(digests_of_views(parse_record(path.read_text()))) == expected


@pytest.mark.parametrize("game", WANTED)
def test_the_golden_games_show_every_rare_event(game: str) -> None:
    shown: set[str] = set()
    for path in sorted((HERE / game).glob("*.record.json")):
        shown |= events(parse_record(path.read_text()))
    assert WANTED[game] - shown == set()
