"""Several servers with one table in hand: what one writes, all tell; what two want at once, one gets."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from tests.server.houses import (
    ANN,
    BEN,
    CAY,
    Eye,
    any_move,
    first_move,
    founded,
    journal_of,
    play,
    rules_that_warm_by_themselves,
    until,
    with_houses,
)
from thauma.server.http.door import Visit
from thauma.server.http.tables import _check_away
from thauma.server.people.identity import Known
from thauma.server.process.house import House
from thauma.server.process.watch import Watch
from thauma.server.refusals import NotAllowed, Refusal
from thauma.server.tables import journal

__all__ = ["rules_that_warm_by_themselves"]


def watch_of(house: House) -> Watch:
    return Watch(house.store, house.tables, house.presence, house.ask_around)


def deafen(house: House) -> None:
    """From now on a house does not hear what the others write."""

    async def hear_nothing(*_: Any) -> None:
        return

    house.tables.hear = hear_nothing  # type: ignore[assignment, method-assign]


async def outcome_of(act: Awaitable[Any]) -> Any:
    try:
        return await act
    except Refusal as refusal:
        return refusal.code


# -- limits


def test_what_one_house_grants_the_other_counts(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.houses.PATIENCE", 1.0)

    async def run(one: House, two: House) -> None:
        for _ in range(20):
            one.limits.take("guests", "192.0.2.7")
        await until(lambda: two.limits.pause("guests", "192.0.2.7") > 0)  # which takes nothing
        assert two.limits.wait("guests", "192.0.2.7") > 0
        assert two.limits.wait("guests", "192.0.2.8") == 0

    with_houses(postgres, 2, run)


# -- news


def test_a_move_at_one_house_is_told_to_players_and_spectators_at_the_others(postgres: str) -> None:
    async def run(one: House, two: House, three: House) -> None:
        here = await founded(one, ANN, BEN)
        ben, nobody = await Eye.at(two, here.id, BEN), await Eye.at(three, here.id, None)
        for turn in range(6):
            seat = here.table.deciding[0]
            ack = await play(here, (ANN, BEN)[seat], seat, f"{turn}")
            told = await ben.knows(ack.serial)
            assert (told["serial"], told["seat"], told["ply"]) == (ack.serial, 1, turn + 1)
            assert [event["type"] for event in told["news"]].count("move") == 1
            assert (await nobody.knows(ack.serial))["seat"] is None

    with_houses(postgres, 3, run)


def test_a_seat_taken_at_one_house_is_seen_at_the_other_and_starts_the_game_there(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, None)
        ann = await Eye.at(one, here.id, ANN)
        there = await two.tables.find(here.id)
        await there.act(journal.Sit(1, BEN.id, BEN.name), BEN.id)
        table = await ann.has_table(lambda table: table["status"] == "playing")
        assert table["seats"][1]["person"] == BEN.id
        assert (await ann.knows(1))["seat"] == 0

    with_houses(postgres, 2, run)


def test_what_is_written_while_a_table_is_being_fetched_is_not_missed(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        fetched, go_on = asyncio.Event(), asyncio.Event()

        async def warm_slowly(_game: str) -> None:
            fetched.set()
            await go_on.wait()

        two.tables.warm = warm_slowly
        coming = asyncio.create_task(two.tables.find(here.id))
        await fetched.wait()
        seat = here.table.deciding[0]
        ack = await play(here, (ANN, BEN)[seat], seat)
        await until(lambda: len(two.tables._background) > 1)  # the news waits for the table
        go_on.set()
        there = await coming
        await until(lambda: there.table.serial == ack.serial)

    with_houses(postgres, 2, run)


def test_after_lost_news_every_table_is_looked_at_again(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        ben = await Eye.at(two, here.id, BEN)
        deafen(two)
        seat = here.table.deciding[0]
        ack = await play(here, (ANN, BEN)[seat], seat)
        two._on_gap()
        await ben.knows(ack.serial)

    with_houses(postgres, 2, run)


def test_a_visitor_never_sees_an_older_table_than_the_last_house_showed(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        there = await two.tables.find(here.id)
        deafen(two)
        ack = await here.act(journal.Resign(0), ANN.id, "1", here.table.serial)
        await there.freshen()
        assert (there.table.serial, there.table.status) == (ack.serial, "finished")

    with_houses(postgres, 2, run)


# -- races


def test_whoever_comes_too_late_is_refused_and_everybody_at_that_house_is_told_why(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        ben = await Eye.at(two, here.id, BEN)
        seat = here.table.deciding[0]
        player = (ANN, BEN)[seat]
        await ben.knows(here.table.serial)
        deafen(two)
        seen = here.table.serial
        ack = await play(here, player, seat, "here")
        late = ben.live.act(any_move(ben.live, seat, 1), player.id, "there", seen)
        assert await outcome_of(late) == "stale"
        assert (await ben.knows(ack.serial))["ply"] == 1

    with_houses(postgres, 2, run)


def test_of_two_moves_for_one_ply_at_two_houses_exactly_one_wins(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        there = await two.tables.find(here.id)
        for turn in range(12):
            await asyncio.gather(here.freshen(), there.freshen())
            seat, seen = here.table.deciding[0], here.table.serial
            player = (ANN, BEN)[seat].id
            acts = [
                live.act(any_move(live, seat, number), player, f"{turn}.{number}", seen)
                for number, live in enumerate((here, there))
            ]
            outcomes = await asyncio.gather(*map(outcome_of, acts))
            assert sum(isinstance(outcome, str) for outcome in outcomes) == 1, outcomes
            assert {outcome for outcome in outcomes if isinstance(outcome, str)} <= {"stale", "not_your_turn"}
        acts_on_disk = await journal_of(one, here.id)
        assert sum(isinstance(act, journal.Move) for act in acts_on_disk) == 12

    with_houses(postgres, 2, run)


def test_one_act_sent_to_four_houses_at_once_is_carried_out_once_and_answered_four_times(postgres: str) -> None:
    async def run(*houses: House) -> None:
        here = await founded(houses[0], ANN, BEN)
        everywhere = [await house.tables.find(here.id) for house in houses]
        for turn in range(40):  # more than are remembered without looking on disk
            await asyncio.gather(*(live.freshen() for live in everywhere))
            seat, seen = here.table.deciding[0], here.table.serial
            player, move = (ANN, BEN)[seat].id, first_move(here, seat)
            acks = await asyncio.gather(*(live.act(move, player, f"{turn}", seen) for live in everywhere))
            assert {ack.serial for ack in acks} == {seen + 1}
        first = await everywhere[3].act(first_move(here, here.table.deciding[0]), ANN.id, "0", 1)
        assert first.serial == 2  # sent again much later, at any house
        assert len(await journal_of(houses[0], here.id)) == 42

    with_houses(postgres, 4, run)


def test_a_wish_to_take_back_is_answered_at_another_house(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        ann, ben = await Eye.at(one, here.id, ANN), await Eye.at(two, here.id, BEN)
        seat = here.table.deciding[0]
        asker, answerer = ((ann, ANN), (ben, BEN)) if seat == 0 else ((ben, BEN), (ann, ANN))
        moved = await play(asker[0].live, asker[1], seat, "move")
        asked = await asker[0].live.act(journal.AskUndo(seat), asker[1].id, "undo", moved.serial)
        told = await answerer[0].knows(asked.serial)
        assert told["offer"] == {"by": seat, "waiting": [1 - seat]}
        agreed = journal.Answer(1 - seat, True)
        done = await answerer[0].live.act(agreed, answerer[1].id, "yes", asked.serial)
        for eye in (ann, ben):
            state = await eye.knows(done.serial)
            assert (state["ply"], state["offer"], state["news"][0]["type"]) == (0, None, "game")

    with_houses(postgres, 2, run)


def test_a_flag_is_drawn_once_however_many_watch(postgres: str) -> None:
    async def run(*houses: House) -> None:
        time = {"kind": "bank", "seconds": 600}
        here = await founded(houses[0], ANN, BEN, CAY, game="classic", time=time)
        for house in houses:
            await house.tables.find(here.id)
            later = house.tables.now() + 601_000
            house.tables.now = lambda later=later: later  # type: ignore[misc]
        await asyncio.gather(*(watch_of(house)._draw_flags() for house in houses for _ in range(2)))
        flags = [act for act in await journal_of(houses[0], here.id) if isinstance(act, journal.Flag)]
        assert sorted(flag.seat for flag in flags) == [0, 1]  # then the third has won
        for house in houses:
            live = await house.tables.find(here.id)
            await live.freshen()
            assert live.table.status == "finished"

    with_houses(postgres, 4, run)


# -- presence and rematch


def test_people_are_here_whichever_house_they_came_to(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        ann = await Eye.at(one, here.id, ANN)
        ben, cay = await Eye.at(two, here.id, BEN), await Eye.at(two, here.id, CAY)
        table = await ann.has_table(lambda table: table["seats"][1]["here"] and table["spectators"] == 1)
        assert table["seats"][0]["here"]
        await ben.has_table(lambda table: table["seats"][0]["here"])
        assert (one.presence.people, two.presence.people) == (3, 3)
        for eye in (ben, cay):
            eye.leave()
        table = await ann.has_table(lambda table: not table["seats"][1]["here"] and table["spectators"] == 0)
        assert table["seats"][1]["away_since"] is not None

    with_houses(postgres, 2, run)


def test_a_house_that_opens_later_asks_who_is_at_the_others(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        await Eye.at(one, here.id, ANN)
        two.presence.forget_process(one.store.process)
        two.ask_around()
        await until(lambda: two.presence.is_here(here.id, ANN.id))

    with_houses(postgres, 2, run)


def test_a_crowd_is_told_in_several_messages(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        for number in range(180):
            one.presence.enter(f"table-{number % 7}", f"person-{number}")
        await until(lambda: two.presence.people == 180)
        two.presence.hear(one.store.process, [("table-0", "a person who left unnoticed", 1)])
        two.ask_around()
        await until(lambda: two.presence.people == 180)
        assert two.presence.people_here("table-3") == one.presence.people_here("table-3")

    with_houses(postgres, 2, run)


def test_the_people_at_a_dead_house_are_away_and_the_others_are_told(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        ann = await Eye.at(one, here.id, ANN)
        two.presence.enter(here.id, BEN.id)
        await ann.has_table(lambda table: table["seats"][1]["here"])

        async def dead() -> list[str]:
            return [two.store.process]

        one.store.dead_processes = dead  # type: ignore[method-assign]
        await watch_of(one)._forget_the_dead()
        await ann.has_table(lambda table: not table["seats"][1]["here"])

    with_houses(postgres, 2, run)


def test_a_rematch_is_told_at_every_house(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        await here.act(journal.Resign(0), ANN.id, "1", here.table.serial)
        ben = await Eye.at(two, here.id, BEN)
        one.tell_rematch(here.id, "another")
        await ben.has_table(lambda table: table["rematch"] == "another")

    with_houses(postgres, 2, run)


# -- one house is enough


def test_a_seat_is_not_handed_to_a_bot_because_the_server_has_just_started(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        here = await founded(one, ANN, BEN)
        visit = Visit(one, "", Known(ANN, "cookie", "s"), here)

        def may_hand_over() -> bool:
            try:
                _check_away(visit, here, 1)
            except NotAllowed:
                return False
            return True

        assert not may_hand_over()
        now = one.tables.now() + 61_000
        one.tables.now = lambda: now
        assert may_hand_over()
        two.presence.enter(here.id, BEN.id)
        await until(lambda: not may_hand_over())

    with_houses(postgres, 2, run)


@pytest.mark.parametrize("seats", [0, 1])
def test_a_table_that_somebody_has_asked_for_is_not_put_away(sqlite: str, seats: int) -> None:
    async def run(one: House) -> None:
        here = await founded(one, *([ANN] * seats), *([None] * (2 - seats)))
        here.used_at -= 3600
        assert await one.tables.find(here.id) is here
        one.tables.put_idle_away()
        assert await one.tables.find(here.id) is here
        here.used_at -= 3600
        one.tables.put_idle_away()
        assert await one.tables.find(here.id) is not here

    with_houses(sqlite, 1, run)
