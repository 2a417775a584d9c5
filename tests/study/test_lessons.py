"""Lessons, played through by the real rules: as they are meant, and with everything that a learner may do instead."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.language.test_page_messages import page_keys
from thauma.games import game
from thauma.games.errors import Move
from thauma.records import LiveGame
from thauma.study import lessons
from thauma.study.lessons import Lesson, Progress, answer, lesson, progress

WINS = {"duel": "military"}  # by what the learner wins, where the lesson ends the game


def begun(name: str) -> LiveGame:
    """The game as the learner finds it."""
    script = lesson(name)
    rules = game(script.game)
    deal = rules.parse_setup(script.setup, script.seats, script.rules)
    live = LiveGame(rules, [f"seat {seat}" for seat in range(script.seats)], script.rules, deal)
    for move in script.opening:
        live.play(move)
    return live


def let_answer(script: Lesson, live: LiveGame) -> None:
    """Every other seat does what the lesson says, until the learner must decide."""
    while others := [seat for seat, player in live.game.decisions(live.state) if player]:
        for seat in others:
            move = answer(script, live.moves, seat)
            if move is None:
                assert progress(script, live.moves).task == len(script.tasks), f"seat {seat} has no answer"
                return
            live.play(move)
        if any(not player for _, player in live.game.decisions(live.state)):
            return


def tasks(name: str) -> Iterator[tuple[int, Move, LiveGame]]:
    """Task by task: its number, the move that is meant, and the game, in which it is then played."""
    script, live = lesson(name), begun(name)
    for number, task in enumerate(script.tasks):
        let_answer(script, live)
        yield number, task.move, live
        live.play(task.move)
    let_answer(script, live)


@pytest.mark.parametrize("name", lessons.NAMES)
def test_a_lesson_can_be_played_as_it_is_meant(name: str) -> None:
    script = lesson(name)
    for number, _, live in tasks(name):
        assert progress(script, live.moves) == Progress(number, strayed=False)
        last = live
    assert progress(script, last.moves) == Progress(len(script.tasks), strayed=False)
    if name in WINS:
        assert last.result is not None
        assert (last.result["winners"], last.result["by"]) == ([0], WINS[name])


def test_whoever_plays_on_after_the_end_of_a_lesson_has_not_strayed() -> None:
    script = lesson("classic")
    for _, _, last in tasks("classic"):
        live = last
    live.play(live.legal_moves()[0])
    assert progress(script, live.moves) == Progress(len(script.tasks), strayed=False)


@pytest.mark.parametrize("name", lessons.NAMES)
def test_whatever_else_the_learner_does_is_known_as_straying_and_can_be_taken_back(name: str) -> None:
    script = lesson(name)
    for number, meant, live in tasks(name):
        for wrong in live.legal_moves():
            move = {field: value for field, value in wrong.items() if field != "cost"}
            if move == meant or move.get("by", move["seat"]) != 0:
                continue
            live.play(wrong)
            assert progress(script, live.moves) == Progress(number, strayed=True)
            assert not any(answer(script, live.moves, seat) for seat in range(script.seats + 1))
            live.take_back()
            assert progress(script, live.moves) == Progress(number, strayed=False)


@pytest.mark.parametrize("name", lessons.NAMES)
def test_a_game_that_was_taken_back_too_far_has_strayed(name: str) -> None:
    script = lesson(name)
    if script.opening:
        assert progress(script, script.opening[:-1]) == Progress(0, strayed=True)


def test_every_task_has_its_words_and_nothing_else_has() -> None:
    """In English; another test compares the languages."""
    needed, possible = set(), set()
    for name in lessons.NAMES:
        needed |= {f"lesson-{name}-{part}" for part in ("title", "words", "end")}
        for task in lesson(name).tasks:
            needed |= {f"lesson-{name}-{task.id}", f"lesson-{name}-{task.step or task.id}-title"}
            possible.add(f"lesson-{name}-{task.id}-why")
    said = {key for key in page_keys("en") if key.startswith("lesson-")}
    assert needed <= said <= needed | possible


def test_the_page_offers_the_same_lessons() -> None:
    """They are read without this package when the page is built."""
    export = (Path(__file__).parents[2] / "web" / "export.py").read_text(encoding="utf-8")
    assert f"LESSONS = {lessons.NAMES!r}".replace("'", '"') in export


def test_of_a_lesson_that_is_no_more_nothing_is_found() -> None:
    assert lessons.find("chess") is None
    assert lessons.find(None) is None
