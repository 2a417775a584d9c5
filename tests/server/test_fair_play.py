"""Nobody can foresee a deal, exchange it or its players afterwards, or tell the server what a move costs."""

import secrets
from collections.abc import Iterator
from itertools import count

import msgspec
import numpy as np
import pytest

from tests.server.visitors import Place, pair_at_table, visited
from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.records import parse_record
from thauma.records.commitment import check
from thauma.server import messages
from thauma.server.store.rows import EntryRow
from thauma.server.tables import creating


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with visited(tmp_path_factory.mktemp("fair")) as found:
        yield found


# -- the deal


def test_a_generator_starts_at_random_numbers_of_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [bytes(16), bytes(range(16))]
    monkeypatch.setattr(secrets, "token_bytes", lambda size: given.pop(0)[:size])
    assert creating._unforeseen().tolist() == np.frombuffer(bytes(range(16)), np.uint32).tolist()
    assert given == [], "all zeros are no start"


@pytest.mark.parametrize(("name", "seats", "part"), [("duel", 2, "ages"), ("classic", 4, "hands")])
def test_each_age_is_dealt_by_a_generator_of_its_own(
    name: str, seats: int, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = count()
    monkeypatch.setattr(creating, "_unforeseen", lambda: seeded(next(numbers)))
    found = game(name)
    wish = msgspec.convert({"game": name, "seats": [{"kind": "open"}] * seats}, messages.NewTable)
    dealt = creating._deal(wish)
    alone = [found.setup(found.deal(seeded(number), seats, {})) for number in range(4)]
    assert dealt[part] == [alone[age + 1][part][age] for age in range(3)]
    assert {key: dealt[key] for key in dealt if key != part} == {key: alone[0][key] for key in dealt if key != part}


# -- the seal


def test_the_seal_covers_who_sat_where(place: Place) -> None:
    ann, bo = place.guest("Ann"), place.guest("Bo")
    table = ann.make_table()
    assert ann.get(f"/tables/{table}").json()["seal"] is None
    sealed = bo.sit(table, 1)["seal"]
    bo.act(table, "resign", 1)
    told = ann.get(f"/tables/{table}").json()
    record = parse_record(ann.get(f"/tables/{table}/record").text)
    assert (told["seal"], record.deal.seal if record.deal else None) == (sealed, sealed)
    assert check(record, sealed) is None
    assert check(record, told["commitment"]) is None, "the promise of before the start still holds"
    record.players.reverse()
    assert "players" in str(check(record))
    assert record.deal is not None
    record.deal = msgspec.structs.replace(record.deal, seal=None)
    assert check(record, told["commitment"]) is None, "a record of an older version has no seal"
    assert check(record, sealed) is not None


# -- what a move costs


def test_a_cost_that_is_not_the_servers_is_refused_and_none_is_stored(place: Place) -> None:
    table, ann, bo = pair_at_table(place, rules={"wonders": "first_game"})
    seat = ann.get(f"/tables/{table}").json()["pending"][0]
    mover = (ann, bo)[seat]
    legal = mover.state(table, seat)["view"]["legal"]
    move = next(move for move in legal if "cost" in move)
    for wrong in (move["cost"] + 1, "nothing", None):
        answer = mover.act(table, "move", seat, move={**move, "cost": wrong})
        assert (answer.status_code, answer.json()["code"]) == (409, "illegal_move")
        assert len(answer.json()["legal"]) == len(legal)
    assert mover.act(table, "move", seat, move=move).status_code == 200
    entries = [entry.act for entry in stored(place, table)]
    assert b"move" in entries[-1]
    assert b"cost" not in entries[-1]
    bo.act(table, "resign", 1)
    assert "cost" not in ann.get(f"/tables/{table}/record").text


def stored(place: Place, table: str) -> tuple[EntryRow, ...]:
    async def load() -> tuple[EntryRow, ...]:
        found = await place.house.store.load(table)
        assert found is not None
        return found.entries

    with place.client.portal() as portal:
        return portal.call(load)
