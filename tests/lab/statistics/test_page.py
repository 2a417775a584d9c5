"""The page of a report: complete, needing nothing else, in the reader's language."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from thauma.arena.selfplay import SelfPlay
from thauma.lab.statistics.look import DAY, NIGHT, STAND_IN, standalone
from thauma.lab.statistics.page import page
from thauma.lab.statistics.plots import Row, shares
from thauma.lab.statistics.recording import record
from thauma.lab.statistics.report import count_all
from thauma.lab.statistics.words import summary
from thauma.language import speaker


def page_of(plan: SelfPlay, language: str) -> str:
    return page(count_all(record(plan, 60, workers=1)).report(), "a <file>", speaker(language))


@pytest.mark.parametrize(
    ("plan", "language", "expected"),
    [
        (SelfPlay("duel", ("greedy", "random"), 1), "et", ["7 Wonders Duel, 2 players: 60 games", "Saunad", "greedy"]),
        (SelfPlay("classic", ("greedy",) * 3, 1), "fi", ["7 Wonders, 3 players: 60 games", "Giza A"]),
    ],
    ids=["duel", "classic"],
)
def test_the_page_tells_everything_and_needs_nothing_else(plan: SelfPlay, language: str, expected: list[str]) -> None:
    text = page_of(plan, language)
    for words in ("a &lt;file&gt;", "Seats", "Points", "Guilds", "Length", *expected):
        assert words in text
    assert not re.search(r"<script|<link|<img|@import|url\((?!#)", text)
    assert set(re.findall(r"https?://[^\s\"'<)]+", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert not any(colour in text for colour in STAND_IN.values())
    drawings = re.findall(r"<svg .*?</svg>", text, re.DOTALL)
    assert len(drawings) >= 10
    for drawing in drawings:
        ElementTree.fromstring(drawing)


def test_few_games_leave_gaps_but_make_a_page() -> None:
    report = count_all(record(SelfPlay("duel", ("random", "random"), 1, {"wonders": "first_game"}), 1, 1)).report()
    assert "–" in page(report, "one game", speaker("en"))


def test_a_drawing_for_a_file_of_its_own_brings_its_colours_along() -> None:
    svg = standalone(shares([Row("Baths", 0.6, (0.5, 0.7), "blue", 0.4)], 0.5, "share"))
    ElementTree.fromstring(svg.split("\n", 1)[1])
    assert DAY["blue"] in svg
    assert NIGHT["blue"] in svg
    assert "Baths" in svg


def test_the_summary_names_the_best_and_the_worst() -> None:
    report = count_all(record(SelfPlay("duel", ("greedy", "random"), 1), 200, workers=1)).report()
    lines = list(summary(report, speaker("en")))
    assert lines[0] == "duel, 2 players, 200 games"
    assert any(line.startswith("  wonders that win most: ") for line in lines)
    assert any(line.startswith("  greedy wins 9") for line in lines)
