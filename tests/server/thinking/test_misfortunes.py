"""Workers die, hang and fail; the answer comes all the same, and nothing secret is told."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.conftest import ROOT
from tests.server.thinking.room import actions, all_ready, is_running, opening, question, thinking, until, workers
from tests.server.thinking.troupe import (
    BROKEN,
    CHEATING,
    FINE,
    GRAVES,
    MORTAL,
    PATIENT,
    SIGN,
    MortalOnArrival,
    NeverArriving,
    SleepyTroupe,
    Troupe,
    diary,
    hopeless,
    secret,
)
from thauma.server.thinking import NotThinking, ThoughtLost
from thauma.server.thinking.pool import ATTEMPTS


def is_legal(action: int) -> bool:
    return action in actions(opening(), int(opening().mover))


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_answer_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(2, make_player=Troupe(tmp_path)) as thinkers:
            await all_ready(thinkers)
            before = workers()
            asked = asyncio.create_task(thinkers.choose(question(PATIENT)))
            await until(lambda: len(diary(tmp_path)) == 1)
            killed = int(diary(tmp_path)[0][2])
            os.kill(killed, signal.SIGKILL)
            (tmp_path / SIGN).touch()
            assert is_legal(await asked)
            await all_ready(thinkers)
            assert killed in before
            assert killed not in workers()
            assert len(workers()) == 2
            assert thinkers.numbers.restarts == 1

    asyncio.run(story())


def test_a_worker_that_dies_idle_is_replaced_before_anybody_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, make_player=Troupe(tmp_path)) as thinkers:
            await all_ready(thinkers)
            os.kill(workers()[0], signal.SIGKILL)
            await until(lambda: thinkers.numbers.restarts == 1)
            assert is_legal(await thinkers.choose(question(FINE)))
            assert thinkers.numbers.failures == 0

    asyncio.run(story())


@pytest.mark.parametrize("times", [pytest.param(ATTEMPTS - 1, marks=pytest.mark.verify), ATTEMPTS])
def test_a_question_that_kills_is_asked_again_and_in_the_end_simply(tmp_path: Path, times: int) -> None:
    async def story() -> None:
        async with thinking(2, make_player=Troupe(tmp_path, times)) as thinkers:
            assert is_legal(await thinkers.choose(question(MORTAL)))
            assert thinkers.numbers.restarts == times

    asyncio.run(story())
    assert len(list((tmp_path / GRAVES).iterdir())) == times


@pytest.mark.verify
def test_a_worker_that_hangs_is_replaced_and_the_answer_comes(tmp_path: Path) -> None:
    async def story() -> None:
        troupe = SleepyTroupe(tmp_path, times=1)
        async with thinking(1, seconds_beyond=10.0, games_to_warm=["duel"], make_player=troupe) as thinkers:
            await all_ready(thinkers)
            (tmp_path / SIGN).touch()
            (asleep,) = workers()
            assert is_legal(await thinkers.choose(question(FINE), patience=0.0))
            assert not is_running(asleep)
            await all_ready(thinkers)

    asyncio.run(story())


def test_who_fails_without_dying_is_replaced_by_the_simple_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, make_player=Troupe(tmp_path)) as thinkers:
            for number, level in enumerate((BROKEN, CHEATING), 1):
                assert is_legal(await thinkers.choose(question(level)))
                assert (thinkers.numbers.failures, thinkers.numbers.restarts) == (number * ATTEMPTS, 0)

    asyncio.run(story())


def test_when_nobody_can_choose_the_question_is_given_up_and_nothing_secret_is_told() -> None:
    async def story() -> str:
        async with thinking(1, make_player=hopeless) as thinkers:
            with pytest.raises(ThoughtLost, match=r"ZeroDivisionError in troupe\.py") as lost:
                await thinkers.choose(question(FINE))
            return str(lost.value)

    with capture_logs() as logs:
        sentence = asyncio.run(story())
    assert len(logs) == ATTEMPTS + 1
    assert [entry["simply"] for entry in logs] == [False] * ATTEMPTS + [True]
    told = f"{logs} {sentence} {question(FINE)!r} {question(FINE)}"
    assert "a bug" not in told
    assert secret(opening()) not in told
    assert repr(opening().tobytes()) not in told


@pytest.mark.verify
def test_a_worker_that_dies_before_it_is_ready_is_replaced_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, make_player=MortalOnArrival(tmp_path, times=1)) as thinkers:
            assert is_legal(await thinkers.choose(question(FINE)))
            assert (thinkers.numbers.restarts, thinkers.numbers.failures) == (1, 0)

    asyncio.run(story())


def test_a_worker_that_never_gets_ready_is_given_up_and_the_log_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, seconds_to_come=0.1, make_player=NeverArriving(tmp_path)) as thinkers:
            asked = asyncio.create_task(thinkers.choose(question(FINE)))
            await until(lambda: thinkers.numbers.restarts == 2)
            assert not thinkers.ready
            assert thinkers.numbers.waiting == 1
            assert not asked.done()
        with pytest.raises(NotThinking):
            await asked

    with capture_logs() as logs:
        asyncio.run(story())
    assert [(entry["event"], entry["why"]) for entry in logs[:2]] == [
        ("a worker is replaced", "it did not get ready in time")
    ] * 2


def test_no_worker_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.thinking.doomed", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_running, pids))
        server.kill()
    asyncio.run(until(lambda: not any(map(is_running, pids))))
