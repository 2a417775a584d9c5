"""What is counted in columns is what plain loops over records count."""

from pathlib import Path
from typing import Any

import pytest

from tests.lab.statistics.reference import Ended, classic_section, duel_section
from thauma.arena.selfplay import SelfPlay
from thauma.kernel.cache import WITHOUT_KERNELS
from thauma.lab import statistics
from thauma.lab.statistics.lines import chunks_of_lines
from thauma.lab.statistics.recording import record
from thauma.lab.statistics.report import count_all
from thauma.records import parse_record

Json = dict[str, Any]
SECTIONS = {"duel": duel_section, "classic": classic_section}
CASES = [
    (SelfPlay("duel", ("greedy", "random"), 1), 100),
    (SelfPlay("duel", ("greedy", "greedy"), 2), 70),
    (SelfPlay("duel", ("random", "random"), 3, {"wonders": "first_game"}), 30),
    (SelfPlay("classic", ("random", "greedy"), 4), 20),
    (SelfPlay("classic", ("greedy", "random", "random"), 5), 30),
    (SelfPlay("classic", ("greedy",) * 5, 6), 10),
]


def lines_of(plan: SelfPlay, games: int) -> list[bytes]:
    return [line.encode() for line in plan.play_lines(0, games)]


def in_order_of_ids(section: Json) -> Json:
    return {
        key: sorted(value, key=lambda row: (row["id"], row.get("side"))) if key in ORDERED else value
        for key, value in section.items()
    }


ORDERED = ("wonders", "tokens", "cards", "boards")


def assert_same(found: Any, expected: Any, where: str) -> None:
    if isinstance(expected, dict):
        assert found.keys() == expected.keys(), where
        for key, value in expected.items():
            assert_same(found[key], value, f"{where}.{key}")
    elif isinstance(expected, list):
        assert len(found) == len(expected), where
        for number, value in enumerate(expected):
            assert_same(found[number], value, f"{where}[{number}]")
    elif isinstance(expected, float):
        assert found == pytest.approx(expected, abs=1.1e-5), where
    else:
        assert found == expected, where


@pytest.mark.parametrize(("plan", "games"), CASES, ids=lambda case: case.game if isinstance(case, SelfPlay) else case)
def test_the_report_is_what_plain_loops_over_the_records_find(plan: SelfPlay, games: int) -> None:
    lines = lines_of(plan, games)
    expected = SECTIONS[plan.game]([Ended(parse_record(line)) for line in lines])
    (section,) = count_all(chunks_of_lines(lines, "games")).report()["sections"]
    assert_same(in_order_of_ids(section), in_order_of_ids(expected), plan.game)


@pytest.mark.parametrize("plan", [CASES[1][0], CASES[3][0]], ids=lambda plan: plan.game)
def test_chunks_add_up_to_the_same_report_however_they_are_cut(plan: SelfPlay) -> None:
    lines = lines_of(plan, 20)
    whole = count_all(chunks_of_lines(lines, "games")).report()
    assert count_all(chunks_of_lines(lines, "games", size=7)).report() == whole
    assert count_all(record(plan, 20, workers=2)).report() == whole


def test_nothing_is_compiled_in_the_folder_that_leaves_compiled_kernels_as_they_are() -> None:
    """kernel/cache.py doesn't look at these files: a kernel in them would outlive its source."""
    (folder,) = statistics.__path__
    sources = [path.read_text() for path in Path(folder).rglob("*.py")]
    assert "statistics" in WITHOUT_KERNELS
    assert len(sources) > 10
    assert not any("@kernel" in text or "@inlined" in text for text in sources)


def test_rows_are_sorted_by_what_they_show() -> None:
    (section,) = count_all(record(CASES[1][0], 200, workers=1)).report()["sections"]
    shares = [row["with"]["share"] for row in section["cards"] if row["with"]["share"] is not None]
    assert shares == sorted(shares, reverse=True)
