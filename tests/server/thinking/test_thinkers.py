"""Bots think in workers: whole games, in order, so many at a time, and not one process is left behind."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.thinking.room import (
    actions,
    all_ready,
    is_running,
    longest_pause,
    opening,
    question,
    thinking,
    until,
    workers,
)
from tests.server.thinking.troupe import FINE, PATIENT, SIGN, LateTroupe, NeverArriving, Troupe, diary, thought_of
from thauma.games import NAMES, game
from thauma.kernel.rng import seeded
from thauma.server.thinking import BadQuestion, NotThinking, Question, Thinkers, ThinkersBusy
from thauma.server.thinking.pool import NICENESS

STRONGEST = 8


async def play(thinkers: Thinkers, name: str, levels: tuple[int, ...]) -> list[int]:
    """The actions of a whole game among levels, everybody who must decide thinking at once."""
    of = game(name)
    played: list[int] = []
    deal = of.deal(seeded(3), len(levels), {})
    state = of.start(deal)
    while pending := of.pending(state):
        asked = [Question(name, state.tobytes(), seat, levels[seat], len(played)) for seat in pending]
        for seat, action in zip(pending, await asyncio.gather(*map(thinkers.choose, asked)), strict=True):
            played.append(action)
            of.play(state, seat, action, deal)
    assert of.is_over(state)
    return played


def test_whole_games_of_both_kinds_are_played_and_played_alike_again(
    record_property: Callable[[str, object], None],
) -> None:
    async def story() -> None:
        enough = asyncio.Event()
        pause = asyncio.create_task(longest_pause(enough))
        async with thinking(2, games_to_warm=NAMES) as thinkers:
            await all_ready(thinkers)
            first, again = [
                await asyncio.gather(play(thinkers, "duel", (1, 2)), play(thinkers, "classic", (1, 2, 3)))
                for _ in range(2)
            ]
            assert first == again
            assert thinkers.numbers == (2, 2, 0, 0, 0, 0)
        enough.set()
        record_property("longest pause of the event loop in ms", round(1000 * await pause, 1))

    asyncio.run(story())


def test_no_more_think_at_a_time_than_there_are_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(2, make_player=Troupe(tmp_path)) as thinkers:
            asked = [asyncio.create_task(thinkers.choose(question(PATIENT, seed))) for seed in range(12)]
            await until(lambda: thinkers.numbers.thinking == 2)
            assert thinkers.numbers.waiting == 10
            (tmp_path / SIGN).touch()
            assert set(await asyncio.gather(*asked)) <= actions(opening(), int(opening().mover))

    asyncio.run(story())
    at_once = 0
    for what, *_ in diary(tmp_path):
        at_once += 1 if what == "begin" else -1
        assert at_once <= 2


def test_they_are_answered_in_their_order_only_so_many_may_wait_and_who_leaves_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, longest_line=7, make_player=Troupe(tmp_path)) as thinkers:
            asked = [asyncio.create_task(thinkers.choose(question(PATIENT, 0)))]
            await until(lambda: thinkers.numbers.thinking == 1)
            asked += [asyncio.create_task(thinkers.choose(question(PATIENT, seed))) for seed in range(1, 8)]
            await until(lambda: thinkers.numbers.waiting == 7)
            with pytest.raises(ThinkersBusy, match="7 bots already wait"):
                await thinkers.choose(question(FINE))
            asked.pop(4).cancel()
            await until(lambda: thinkers.numbers.waiting == 6)
            asked.append(asyncio.create_task(thinkers.choose(question(PATIENT, 8))))
            (tmp_path / SIGN).touch()
            await asyncio.gather(*asked)

    asyncio.run(story())
    begun = [int(line[1]) for line in diary(tmp_path) if line[0] == "begin"]
    assert begun == [thought_of(seed) for seed in range(9) if seed != 4]


def test_nobody_waits_for_an_answer_that_is_not_wanted_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, make_player=Troupe(tmp_path)) as thinkers:
            unwanted = asyncio.create_task(thinkers.choose(question(PATIENT)))
            await until(lambda: thinkers.numbers.thinking == 1)
            unwanted.cancel()
            with pytest.raises(asyncio.CancelledError):
                await unwanted
            (tmp_path / SIGN).touch()
            assert await thinkers.choose(question(FINE)) in actions(opening(), int(opening().mover))
            assert thinkers.numbers.failures == 0

    asyncio.run(story())


def test_a_question_may_come_before_anybody_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(2, make_player=Troupe(tmp_path)) as thinkers:
            asked = asyncio.create_task(thinkers.choose(question(FINE)))
            await until(lambda: thinkers.numbers.waiting == 1)
            assert not thinkers.ready
            assert await asked in actions(opening(), int(opening().mover))
            assert thinkers.ready

    asyncio.run(story())


def test_low_levels_play_while_the_compiled_players_are_made_ready(tmp_path: Path) -> None:
    """They need the rules alone, and these as plain Python."""

    async def story() -> None:
        async with thinking(2, games_to_warm=["duel"], make_player=LateTroupe(tmp_path)) as thinkers:
            strong = asyncio.create_task(thinkers.choose(question(STRONGEST)))
            await until(lambda: thinkers.preparing == {"duel"})
            assert await thinkers.choose(question(FINE)) in actions(opening(), int(opening().mover))
            assert not strong.done()
            (tmp_path / SIGN).touch()
            assert await strong in actions(opening(), int(opening().mover))
            assert thinkers.preparing == set()
            assert thinkers.numbers.failures == 0

    asyncio.run(story())


def test_stopping_ends_every_process_and_tells_everyone_who_waits(tmp_path: Path) -> None:
    async def story() -> list[int]:
        async with thinking(2, make_player=Troupe(tmp_path)) as thinkers:
            await all_ready(thinkers)
            asked = [asyncio.create_task(thinkers.choose(question(PATIENT))) for _ in range(4)]
            await until(lambda: len(diary(tmp_path)) == 2)
            pids = workers()
            await thinkers.stop()
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(answer) for answer in answers] == [NotThinking] * 4
            with pytest.raises(NotThinking, match="server is stopping"):
                await thinkers.choose(question(FINE))
            return pids

    pids = asyncio.run(story())
    assert len(pids) == 2
    assert not any(map(is_running, pids))
    assert workers() == []


def about_classic() -> Question:
    return Question("classic", opening("classic", 3).tobytes(), 0, STRONGEST, 0)


def test_one_game_is_played_while_workers_get_ready_for_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(2, games_to_warm=NAMES, make_player=LateTroupe(tmp_path, late=("classic",))) as thinkers:
            classic = asyncio.create_task(thinkers.choose(about_classic()))
            await until(lambda: thinkers.preparing == {"classic"})
            await thinkers.choose(question(STRONGEST))
            assert not classic.done()
            (tmp_path / SIGN).touch()
            await classic
            assert thinkers.preparing == set()
            await all_ready(thinkers)
            assert thinkers.numbers.failures == 0

    asyncio.run(story())


@pytest.mark.verify
def test_a_question_that_is_held_back_is_refused_when_the_thinkers_stop(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, games_to_warm=NAMES, make_player=LateTroupe(tmp_path)) as thinkers:
            classic = asyncio.create_task(thinkers.choose(about_classic()))
            await until(lambda: thinkers.preparing == {"classic"})
        with pytest.raises(NotThinking):
            await classic

    asyncio.run(story())


def test_stopping_does_not_wait_for_those_who_are_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(2, make_player=NeverArriving(tmp_path)):
            await until(lambda: len(workers()) == 2)

    asyncio.run(story())
    assert workers() == []


def test_workers_stand_back_and_are_deaf_to_ctrl_c(tmp_path: Path) -> None:
    async def story() -> None:
        async with thinking(1, niceness=NICENESS, make_player=Troupe(tmp_path)) as thinkers:
            await all_ready(thinkers)
            (pid,) = workers()
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
            os.kill(pid, signal.SIGINT)
            await thinkers.choose(question(FINE))
            assert (workers(), thinkers.numbers.restarts) == ([pid], 0)

    asyncio.run(story())


def test_what_can_not_be_asked_is_refused_with_a_reason() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)  # nobody needs to come
        start = opening()
        waiting_seat = 1 - int(start.mover)
        with pytest.raises(BadQuestion, match=f"seat {waiting_seat} has nothing to decide"):
            await thinkers.choose(Question("duel", start.tobytes(), waiting_seat, 1, 0))
        with pytest.raises(BadQuestion, match=f"a state of classic has 1001 bytes, this one {len(start.tobytes())}"):
            await thinkers.choose(Question("classic", start.tobytes(), 0, 1, 0))

    asyncio.run(story())
    with pytest.raises(ValueError, match="at least one worker"):
        Thinkers(0)
