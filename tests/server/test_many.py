"""Four server processes on one PostgreSQL serve one game between them, and go on when one of them or the database's
connections die. What they do in each single case is in test_houses.py; here they are real and anything may happen."""

import asyncio
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import connect

from tests.server.clients import Diary, Guest, Json, Player
from tests.server.postgres import Cluster
from tests.server.running import Server
from thauma.records import LiveGame, parse_record

LONG = float(os.environ.get("THAUMA_SOAK") or 0)
ROUNDS = max(1, round(20 * LONG))
GAMES = [("duel", 2), ("classic", 2), ("classic", 3), ("classic", 7)]
MINUTES = 60.0


class Wanderer(Guest):
    """Somebody who comes back at the next server when a connection is lost."""

    servers: Iterator[str]
    all: ClassVar[list[Guest]] = []

    def socket(self, table: str, since: int = -1, url: str | None = None) -> connect:
        return super().socket(table, since, url or next(self.servers))


async def arrived(urls: Sequence[str], seat: int) -> Wanderer:
    start = seat % len(urls)
    guest = await Wanderer.arrive(urls[start], f"Guest {seat}")
    assert isinstance(guest, Wanderer)
    Wanderer.all.append(guest)
    guest.servers = cycle([*urls[start:], *urls[:start]])
    return guest


async def table_across(
    urls: Sequence[str], game: str, people: int, bots: int = 0, **wishes: Any
) -> tuple[str, list[Wanderer]]:
    """A table whose people are at a server each, as far as there are servers."""
    guests = [await arrived(urls, seat) for seat in range(people)]
    seats = [
        {"kind": "me"},
        *({"kind": "open"} for _ in guests[1:]),
        *({"kind": "bot", "level": 1} for _ in range(bots)),
    ]
    table = await guests[0].make_table(game, seats=seats, **wishes)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.sit(table, seat)
    return table, guests


class Spectator:
    """Watches a game to its end."""

    def __init__(self, guest: Guest, table: str) -> None:
        self._guest = guest
        self._table = table
        self.last: Json = {}

    async def watch(self) -> None:
        async with self._guest.socket(self._table) as socket:
            while not self.last.get("outcome"):
                message = msgspec.json.decode(await socket.recv())
                if message["type"] == "state":
                    self.last = message


class Game:
    """A game that people at all servers play."""

    def __init__(
        self, urls: Sequence[str], table: str, guests: Sequence[Guest], on_ack: Callable[[Json], None]
    ) -> None:
        self.urls = urls
        self.table = table
        self.guests = guests
        self.players = [Player(guest, table, seat, seat, keep_states=True) for seat, guest in enumerate(guests)]
        for player in self.players:
            player.on_ack = on_ack
        self.diaries: list[Diary] = []

    async def play(self) -> None:
        self.diaries = await asyncio.gather(*(player.play() for player in self.players))

    async def check(self) -> None:
        """Every server has the same record, it replays, and holds each acknowledged move once."""
        records = [await text_of(f"{url}/api/tables/{self.table}/record") for url in set(self.urls)]
        assert len(set(records)) == 1
        record = parse_record(records[0])
        assert LiveGame.from_record(record).result == record.result
        people = range(len(self.guests))
        by_people = [move for move in record.moves if move.get("by", move["seat"]) in people]
        assert counted(by_people) == counted(move for diary in self.diaries for move in diary.acked.values())
        await self._check_last_states()

    async def _check_last_states(self) -> None:
        for seat, (guest, diary) in enumerate(zip(self.guests, self.diaries, strict=True)):
            for url in set(self.urls):
                answer = await guest.http.get(f"{url}/api/tables/{self.table}/state", params={"seat": seat})
                shown = answer.json()
                told = diary.states[-1]
                assert all(shown[name] == told[name] for name in ("serial", "ply", "view", "outcome", "result"))

    @property
    def refusals(self) -> list[Json]:
        return [refusal for diary in self.diaries for refusal in diary.refused]


def counted(moves: Any) -> Counter[bytes]:
    return Counter(msgspec.json.encode({name: move[name] for name in sorted(move) if name != "cost"}) for move in moves)


async def text_of(address: str) -> str:
    async with httpx.AsyncClient(timeout=60) as http:
        answer = await http.get(address)
        assert answer.status_code == 200, answer.text
        return answer.text


@contextmanager
def four_servers(database: str, folder: Path) -> Iterator[list[Server]]:
    """Four started separately; bots think at the last two."""
    thinkers = (0, 0, 1, 1)
    servers = [Server(database, folder / f"{n}.log", thinkers=number) for n, number in enumerate(thinkers)]
    try:
        with ThreadPoolExecutor(4) as starters:
            list(starters.map(Server.start, servers))
        yield servers
    finally:
        for server in servers:
            if server.is_running:
                server.kill()


async def play_calmly(urls: Sequence[str]) -> None:
    """Whole games of every size at once, with spectators; nobody is refused anything."""
    games, crowd = [], []
    for name, people in GAMES:
        table, guests = await table_across(urls, name, people)
        games.append(Game(urls, table, guests, lambda _: None))
        crowd.append(Spectator(await arrived(urls, people), table))
    await asyncio.gather(*(game.play() for game in games), *(spectator.watch() for spectator in crowd))
    for game, spectator in zip(games, crowd, strict=True):
        await game.check()
        assert game.refusals == []
        assert spectator.last["outcome"] == game.diaries[0].outcome
        await ask_for_rematch(game)


async def ask_for_rematch(game: Game) -> None:
    """All at once, everybody at their server: there is one new table, and it has begun."""
    answers = await asyncio.gather(*(guest.http.post(f"/tables/{game.table}/rematch") for guest in game.guests))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["id"] for answer in answers}) == 1
    table = await game.guests[0].get(f"/tables/{answers[0].json()['id']}")
    assert table["status"] == "playing"
    moved_on = [game.guests[-1], *game.guests[:-1]]
    assert [seat["person"] for seat in table["seats"]] == [guest.id for guest in moved_on]


class Disturbances:
    """Does each thing once, when so many moves have been acknowledged."""

    def __init__(self, *plans: tuple[int, Callable[[], None]]) -> None:
        self._plans = dict(plans)
        self._acks = count(1)

    def on_ack(self, _ack: Json) -> None:
        plan = self._plans.pop(next(self._acks), None)
        if plan is not None:
            threading.Thread(target=plan).start()

    @property
    def all_done(self) -> bool:
        return not self._plans


def run(work: Coroutine[Any, Any, None]) -> None:
    async def within_time() -> None:
        try:
            async with asyncio.timeout(MINUTES * 60 if LONG else 600):
                await work
        finally:
            while Wanderer.all:
                await Wanderer.all.pop().http.aclose()

    asyncio.run(within_time())


def cut_all_connections(cluster: Cluster, database: str) -> None:
    name = database.rsplit("/", 1)[1]
    cluster.execute(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )


def test_four_servers_play_whole_games_and_go_on_without_one(cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    async def play(servers: list[Server]) -> None:
        urls = [server.url for server in servers]
        await play_calmly(urls)
        for _ in range(ROUNDS):
            await play_with_disturbances(servers, urls)

    async def play_with_disturbances(servers: list[Server], urls: list[str]) -> None:
        disturbances = Disturbances(
            (20, lambda: cut_all_connections(cluster, postgres)), (60, servers[3].kill), (90, servers[0].kill)
        )
        seated = [await table_across(urls, "duel", 2)]
        seated += [await table_across(urls[::-1], *table) for table in (("duel", 1, 1), ("classic", 3, 1))]
        games = [Game(urls[1:3], table, guests, disturbances.on_ack) for table, guests in seated]
        await asyncio.gather(*(game.play() for game in games))
        assert disturbances.all_done
        for game in games:
            await game.check()
        for server in servers:
            if not server.is_running:
                await asyncio.to_thread(server.start)

    with four_servers(postgres, tmp_path) as servers:
        run(play(servers))
        for server in servers:
            check_log(server)


def check_log(server: Server) -> None:
    """Whatever happened around the server, nothing went wrong inside."""
    assert [line for line in server.log_text().splitlines() if '"exception"' in line or "Traceback" in line] == []


def workers_of(server: Server) -> list[int]:
    """The processes in which a server serves."""
    assert server._process is not None
    pid = server._process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if "process.serving" in Path(f"/proc/{child}/cmdline").read_text()]


def test_four_workers_of_one_command_share_games_and_one_that_dies_is_replaced(postgres: str, tmp_path: Path) -> None:
    workers = 4
    server = Server(postgres, tmp_path / "log", workers=workers, thinkers=0)

    async def play() -> None:
        await play_calmly([server.url] * workers)
        victims = workers_of(server)
        assert len(victims) == workers
        disturbances = Disturbances((20, lambda: os.kill(victims[0], signal.SIGKILL)))
        table, guests = await table_across([server.url] * workers, "classic", 5)
        game = Game([server.url], table, guests, disturbances.on_ack)
        await game.play()
        await game.check()
        assert disturbances.all_done

    server.start()
    try:
        run(play())
        assert server.log_text().count("the server is up") >= workers
        assert server.stop() == 0
        check_log(server)
    finally:
        if server.is_running:
            server.kill()
