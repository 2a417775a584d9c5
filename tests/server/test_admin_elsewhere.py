"""What an operator does at one process holds at the others of the database, at once."""

from typing import Any

import pytest

from tests.server.houses import ANN, BEN, Eye, founded, rules_that_warm_by_themselves, until, with_houses
from thauma.server.admin.actions import Ban, CloseLobby, DeletePerson, OpenLobby, RemoveTable
from thauma.server.people.rows import Person, add_account
from thauma.server.process.house import House
from thauma.server.refusals import GameOver
from thauma.server.tables.journal import Resign

__all__ = ["rules_that_warm_by_themselves"]


async def account(house: House, name: str) -> Person:
    now = house.tables.now()
    person: Person = await house.store.write(lambda connection: add_account(connection, None, name, "hash", now))
    return person


def test_a_table_removed_at_one_process_ends_at_the_other(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        live = await founded(one, ANN, BEN)
        eye = await Eye.at(two, live.id, BEN)
        await one.carry_out(RemoveTable(table=live.id, reason="abandoned"), None)
        told: dict[str, Any] = await eye.has_table(lambda table: table["status"] == "aborted")
        assert told["removed"] == "abandoned"
        with pytest.raises(GameOver):
            await eye.live.act(Resign(1), BEN.id, "in vain", eye.serial)
        eye.leave()

    with_houses(postgres, 2, run)


def test_a_ban_at_one_process_shuts_out_at_the_other(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        rude = await account(one, "Rude Rudi")
        live = await founded(one, rude, ANN)
        eye = await Eye.at(two, live.id, rude)
        await one.carry_out(Ban(person=rude.id, reason="rude words"), None)
        await until(lambda: eye.subscriber.is_over)
        assert eye.answers[-1]["type"] == "goodbye"
        eye.leave()

    with_houses(postgres, 2, run)


def test_a_person_deleted_at_one_process_has_left_at_the_other(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        gone = await account(one, "Gone Girl")
        live = await founded(one, gone, ANN)
        eye = await Eye.at(two, live.id, ANN)
        await one.carry_out(DeletePerson(person=gone.id), None)
        told = await eye.has_table(lambda table: table["status"] == "finished")
        assert "Gone Girl" not in str(told)
        assert eye.live.table.outcome is not None
        assert eye.live.table.outcome.winners == [1]
        eye.leave()

    with_houses(postgres, 2, run)


def test_the_lobby_closes_and_opens_everywhere(postgres: str) -> None:
    async def run(one: House, two: House) -> None:
        await one.carry_out(CloseLobby(reason="new disks"), None)
        await until(lambda: two.follower.why_closed == "new disks")
        await two.carry_out(OpenLobby(), None)
        await until(lambda: one.follower.why_closed is None)

    with_houses(postgres, 2, run)
