"""Promise 4: whoever comes back, at whatever ply, sees and knows what somebody sees and knows who never left."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.modes import few_and_many
from tests.server.clients import Guest, Json
from tests.server.running import Server, running, sqlite_url
from tests.server.soak import scaled
from tests.server.watching import Eye, Logs

UNDO, WITHDRAW = 0.08, 0.2
GAMES = [("duel", 2), ("classic", 3), ("classic", 2), ("classic", 7)] * scaled(1, most=20)
MOST_STATES = few_and_many(50, scaled(150, most=1000))  # told to the seats of one game: more seats, fewer acts


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("returning")
    with running(sqlite_url(folder), folder, thinkers=0) as server:
        yield server


@pytest.mark.parametrize("states", MOST_STATES)
@pytest.mark.parametrize(("number", "game", "seats"), [(number, *kind) for number, kind in enumerate(GAMES)])
def test_coming_back_at_every_ply_is_as_never_having_left(
    server: Server, number: int, game: str, seats: int, states: int
) -> None:
    asyncio.run(Evening(server, random.Random(number), seats).spend(game, states // seats))


class Evening:
    """One person plays all seats and leaves and returns all the time; a spectator does so too."""

    def __init__(self, server: Server, dice: random.Random, seats: int) -> None:
        self._server = server
        self._dice = dice
        self._seats = seats

    async def spend(self, game: str, acts: int) -> None:
        host = await Guest.arrive(self._server.url, "Ada")
        stranger = await Guest.arrive(self._server.url, "Ben")
        table = await host.make_table(game, seats=[{"kind": "me"}] * self._seats)
        async with Eye(host, table) as player, Eye(stranger, table) as spectator:
            await player.see(0, self._seats)
            await spectator.see(0, 1)
            mine = Comings(host, table, self._seats, self._dice, player)
            theirs = Comings(stranger, table, 1, self._dice, spectator)
            for number in range(acts):
                act = self._act(player, number)
                if act is None:
                    return
                answer = await player.send(act)
                assert answer["type"] == "ack", answer
                await mine.check(answer["serial"])
                await theirs.check(answer["serial"])

    def _act(self, player: Eye, number: int) -> Json | None:
        """A move of some seat, or now and then something taken back; none after the end."""
        states = list(player.states.values())
        if states[0]["outcome"] is not None:
            return None
        state = self._dice.choice([state for state in states if state["view"]["legal"]])
        what: Json = {"type": "move", "move": self._dice.choice(state["view"]["legal"])}
        for whim, chance in (("undo", UNDO), ("withdraw", WITHDRAW)):
            able = [state for state in states if state[f"can_{whim}"]]
            if able and self._dice.random() < chance:
                state, what = self._dice.choice(able), {"type": whim}
        return {**what, "id": f"act {number}", "seat": state["seat"], "seen": state["serial"]}


class Comings:
    """Somebody with one connection that stays, and others that come back after each entry."""

    def __init__(self, guest: Guest, table: str, seats: int, dice: random.Random, stayer: Eye) -> None:
        self._guest = guest
        self._table = table
        self._seats = seats
        self._dice = dice
        self._stayer = stayer
        self._known: dict[int, Logs] = {self._serial: dict(stayer.logs)}  # entry -> what was known after it
        self._back: tuple[int, Logs] = (self._serial, dict(stayer.logs))  # of the one who returns every time

    @property
    def _serial(self) -> int:
        latest: int = max(state["serial"] for state in self._stayer.states.values())
        return latest

    async def check(self, serial: int) -> None:
        await self._stayer.see(serial, self._seats)
        await self._come_back(serial, -1, {})
        await self._come_back(serial, *self._back)
        long_ago = self._dice.choice(sorted(self._known))
        await self._come_back(serial, long_ago, self._known[long_ago])
        self._back = serial, dict(self._stayer.logs)
        self._known[serial] = dict(self._stayer.logs)

    async def _come_back(self, serial: int, since: int, known: Logs) -> None:
        async with Eye(self._guest, self._table, since, known) as eye:
            await eye.see(serial, self._seats)
            assert eye.views == self._stayer.views, f"since {since}"
            assert eye.logs == self._stayer.logs, f"since {since}"
