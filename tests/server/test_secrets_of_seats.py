"""Seats change hands, and with them goes the right to see: whoever has left a seat is told what a spectator is told.

Somebody watches a seat of theirs on every road (a socket, a stream, requests) and then loses it. The game is played
twice, with two deals that nobody outside can tell apart: what came to them afterwards is the same, byte for byte.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.staging import START, act_message, logged
from tests.server.stories import Step, Story
from tests.server.test_secrets_on_the_wire import COMMITMENT, Luck, short_stories
from tests.server.test_sessions import closed_with
from tests.server.twins import twin_of
from tests.server.visitors import COOKIE, OPEN, PASSWORD, Place, Visitor, visited
from thauma.games import game
from thauma.server.live.subscriber import Subscriber
from thauma.server.tables import creating
from thauma.server.thinking import NotThinking

ACCOUNT = "Player One"
SEAT = 1  # which is watched and lost
SECONDS = 60.0  # only against hanging


class Scene:
    """A table before the start, and somebody who sits on seat 1 and will watch from there. A bot that comes to sit
    there does what the story says."""

    def __init__(self, place: Place, story: Story, *, with_account: bool = False, is_rematch: bool = False) -> None:
        self.place, self.story, self._now = place, story, START
        place.house.tables.now = place.house.presence._now = lambda: self._now
        place.house.identity._now = lambda: self._now / 1000
        self.players = [place.guest(f"Player {seat}") for seat in range(story.seats)]
        if with_account:
            self.players[SEAT] = place.account(ACCOUNT)
        self.eyes = self.players[SEAT]  # who is to see no more
        self.table = self._first_table()
        if is_rematch:
            self.table = self._rematch()
        else:
            self.eyes.sit(self.table, SEAT)
        self.heard: list[str] = []
        self.bot_plays = False
        self.is_over = False
        self._of_bot: Step | None = None  # what the bot is to do now

    def _first_table(self) -> str:
        return self.players[0].make_table(self.story.game, [OPEN] * self.story.seats, rules=self.story.rules)

    def _rematch(self) -> str:
        """A table after this one, at which everybody's seat is kept: so each sits here one seat before their own. Who
        asks for it sits there at once."""
        for seat, player in enumerate(self.players):
            player.sit(self.table, (seat - 1) % self.story.seats)
        for seat, player in enumerate(self.players[:-1]):
            player.act(self.table, "resign", (seat - 1) % self.story.seats).raise_for_status()
        rematch: str = self.eyes.post(f"/tables/{self.table}/rematch").json()["id"]
        return rematch

    def let_bots_think(self) -> None:
        self.bot_plays = True
        self.place.house.tables.think = self._think

    async def _think(self, name: str, state: bytes, seat: int, _level: int) -> int:
        while self._of_bot is None or seat != SEAT:
            if self.is_over:
                raise NotThinking("the scene is over")
            await asyncio.sleep(0.002)
        step, self._of_bot = self._of_bot, None
        assert step.move is not None
        return game(name).encode(game(name).from_bytes(state), step.move)

    def begin(self) -> None:
        """The others sit down."""
        for seat, player in enumerate(self.players):
            if player.get(f"/tables/{self.table}").json()["seats"][seat]["kind"] == "open":
                player.sit(self.table, seat)

    def play(self, hear: Callable[[int], None], before: Callable[[int], None] = lambda _number: None) -> None:
        for number, step in enumerate(self.story.steps):
            self._now += 3000
            before(number)
            if self.bot_plays and step.seat == SEAT:
                self._let_bot(step)
            else:
                self._let_person(number, step)
            hear(self.serial)
            self._ask()

    def _let_bot(self, step: Step) -> None:
        serial, self._of_bot = self.serial, step
        until(lambda: self.serial > serial)

    def _let_person(self, number: int, step: Step) -> None:
        act = msgspec.to_builtins(act_message(step, f"act {number}", self.serial))
        answer = self.players[step.seat].post(f"/tables/{self.table}/acts", act)
        assert answer.status_code == 200, answer.text

    def end(self) -> None:
        """All but seat 1 give up."""
        self.is_over = True
        for seat, player in enumerate(self.players):
            if seat != SEAT:
                player.act(self.table, "resign", seat).raise_for_status()

    @property
    def serial(self) -> int:
        serial: int = self.place.stranger().get(f"/tables/{self.table}").json()["serial"]
        return serial

    def _ask(self) -> None:
        table = f"/tables/{self.table}"
        for path in ("/state?seat=1", "/stream?seat=1", "/plies/0?seat=1", "/state", "/plies/0", "", "/record"):
            answer = self.eyes.get(f"{table}{path}")
            self.heard.append(f"{answer.status_code} {COMMITMENT.sub('', answer.text)}")
        move = {"seat": SEAT, "do": "discard", "card": "no such card"}
        act = {"type": "move", "id": "try", "seat": SEAT, "seen": self.serial, "move": move}
        self.heard.append(self.eyes.post(f"{table}/acts", act).text)


Change = Callable[[Scene], None]


def stand_up(scene: Scene) -> None:
    scene.eyes.delete(f"/tables/{scene.table}/seats/{SEAT}").raise_for_status()
    scene.players[SEAT] = scene.place.guest("Newcomer")


def stand_up_and_sit_elsewhere_and_up_again(scene: Scene) -> None:
    stand_up(scene)
    scene.eyes.sit(scene.table, 0)
    scene.eyes.delete(f"/tables/{scene.table}/seats/0").raise_for_status()


def removed_by_the_host(scene: Scene) -> None:
    scene.players[0].put(f"/tables/{scene.table}/seats/{SEAT}", OPEN).raise_for_status()
    scene.players[SEAT] = scene.place.guest("Newcomer")


def a_bot_sits_down_instead(scene: Scene) -> None:
    scene.let_bots_think()
    for owner in (OPEN, {"kind": "bot", "level": 1}):
        scene.players[0].put(f"/tables/{scene.table}/seats/{SEAT}", owner).raise_for_status()


def leave_a_rematch(scene: Scene) -> None:
    stand_up(scene)


def log_out(scene: Scene) -> None:
    """The account plays on, with another cookie."""
    answer = scene.place.stranger().post("/login", {"name": ACCOUNT, "password": PASSWORD})
    scene.eyes.post("/logout").raise_for_status()
    scene.players[SEAT] = Visitor(scene.place, {"cookie": f"{COOKIE}={answer.cookies[COOKIE]}"})


def log_out_everywhere(scene: Scene) -> None:
    scene.eyes.post("/logout/everywhere").raise_for_status()
    answer = scene.place.stranger().post("/login", {"name": ACCOUNT, "password": PASSWORD})
    scene.players[SEAT] = Visitor(scene.place, {"cookie": f"{COOKIE}={answer.cookies[COOKIE]}"})


def become_an_account(scene: Scene) -> None:
    """The guest has gone; the account sits there, with another cookie."""
    answer = scene.eyes.post("/accounts", {"name": "Grown Up", "password": PASSWORD})
    scene.players[SEAT] = Visitor(scene.place, {"cookie": f"{COOKIE}={answer.cookies[COOKIE]}"})


ENDED_SESSIONS: list[Change] = [log_out, log_out_everywhere, become_an_account]
LOST_SEATS: list[Change] = [
    stand_up,
    stand_up_and_sit_elsewhere_and_up_again,
    removed_by_the_host,
    a_bot_sits_down_instead,
    leave_a_rematch,
]


def subscribers_at(scene: Scene) -> set[Subscriber]:
    return next(live.subscribers for live in scene.place.house.tables if live.id == scene.table)


def until(is_so: Callable[[], object]) -> None:
    given_up_at = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < given_up_at, "it did not happen"
        time.sleep(0.005)


@contextmanager
def streaming(scene: Scene, seat: int) -> Iterator["Future[str]"]:
    """All that a stream brings, once it has ended. If the block fails it may go on as long as the server."""
    threads = ThreadPoolExecutor(1)
    try:
        stream = threads.submit(lambda: scene.eyes.get(f"/tables/{scene.table}/stream?seat={seat}").text)
        until(lambda: subscribers_at(scene))
        yield stream
    finally:
        threads.shutdown(wait=False)


def seen_after(change: Change, scene: Scene) -> list[Any]:
    """All that somebody is told who watched seat 1 on every road, from its loss on."""
    with streaming(scene, SEAT) as stream:
        url = f"/api/tables/{scene.table}/live"
        with scene.place.client.websocket_connect(url, headers=scene.eyes.headers) as socket:
            until(lambda: len(subscribers_at(scene)) == 2)
            change(scene)
            scene.begin()
            hears = change not in ENDED_SESSIONS  # else the socket is closed
            scene.play(lambda serial: scene.heard.extend(told_up_to(socket, serial) if hears else []))
            if not hears:
                assert closed_with(socket) == 4401
            scene.end()
            lines = stream.result(SECONDS).splitlines()
    assert [json.loads(line)["type"] for line in lines if line != "{}"] == ["goodbye"]
    return [*lines, *scene.heard]


def told_up_to(socket: Any, serial: int, seat: int | None = None) -> list[str]:
    """What a socket brings up to the state of an entry, as it is seen from a seat, but for who came and went."""
    heard: list[str] = []
    while not (heard and heard[-1].startswith(f'{{"type":"state","serial":{serial},')):
        heard.append(socket.receive_text())
    states = [text for text in heard if text.startswith('{"type":"state"')]
    assert [json.loads(text)["seat"] for text in states] == [seat] * len(states)
    return [
        COMMITMENT.sub("", text) for text in heard if '"type":"table"' not in text[:20] and '"hello"' not in text[:20]
    ]


Performance = Callable[[Scene], list[Any]]


def performed(story: Story, folder: Path, perform: Performance, first: Story | None = None, **scene: bool) -> list[Any]:
    """What is heard of a story at a server of its own; before it there may have been another, which was soon over."""
    folder.mkdir()
    luck, deals = Luck(), [each.setup for each in (first, story) if each is not None]
    with pytest.MonkeyPatch.context() as patch, logged():
        for name in ("token_bytes", "token_hex", "token_urlsafe", "randbits"):
            patch.setattr(secrets, name, getattr(luck, name))
        patch.setattr(creating, "_deal", lambda _wish: deals.pop(0))
        with visited(folder) as place:
            return perform(Scene(place, story, is_rematch=first is not None, **scene))


def check_twins(story: Story, twin: Story, folder: Path, perform: Performance, **how: Any) -> None:
    assert (twin.setup, twin.steps) != (story.setup, story.steps)
    one, other = (performed(each, folder / str(number), perform, **how) for number, each in enumerate((story, twin)))
    assert one == other


def plain_stories(name: str, seats: int) -> Iterator[tuple[int, Story]]:
    """Stories of moves alone, some of them of seat 1: for a bot can do no more."""
    for seed, story in short_stories(name, seats):
        moves = [step for step in story.steps if step.kind == "move"]
        if moves == story.steps and sum(step.seat == SEAT for step in moves) > 1:
            yield seed, story


def cases() -> Iterator[Any]:
    """Every change in every game; `make test` tries each change in one of them."""
    for number, change in enumerate([*LOST_SEATS, *ENDED_SESSIONS]):
        for place, (name, seats) in enumerate((("duel", 2), ("classic", 3))):
            marks = () if number % 2 == place else pytest.mark.verify
            yield pytest.param(name, seats, change, marks=marks, id=f"{name}-{change.__name__}")


@pytest.mark.parametrize(("name", "seats", "change"), [*cases()])
def test_whoever_lost_a_seat_is_told_nothing_of_it(name: str, seats: int, change: Change, tmp_path: Path) -> None:
    seed, story = next((plain_stories if change is a_bot_sits_down_instead else short_stories)(name, seats))
    how: dict[str, Any] = {"with_account": change in (log_out, log_out_everywhere)}
    if change is leave_a_rematch:
        how["first"] = story
    check_twins(story, twin_of(story, None, seed), tmp_path, partial(seen_after, change), **how)


def heard_beside_a_bot(scene: Scene) -> list[Any]:
    """All that the player of seat 0 is told while the one of seat 1 lets a bot play, and then takes the seat back."""
    scene.eyes, person = scene.players[0], scene.players[SEAT]
    scene.begin()
    given = next(number for number, step in enumerate(scene.story.steps) if step.seat == SEAT)
    taken = next(number for number, step in enumerate(scene.story.steps) if step.seat == SEAT and number > given)

    def change_hands(number: int) -> None:
        if number == given:
            scene.let_bots_think()
            person.delete(f"/tables/{scene.table}/seats/{SEAT}").raise_for_status()
        elif number == taken:
            person.sit(scene.table, SEAT)
            scene.bot_plays = False

    with streaming(scene, 0) as stream:
        url = f"/api/tables/{scene.table}/live"
        with scene.place.client.websocket_connect(url, headers=scene.eyes.headers) as socket:
            until(lambda: len(subscribers_at(scene)) == 2)
            scene.play(lambda serial: scene.heard.extend(told_up_to(socket, serial, 0)), change_hands)
            scene.end()
            lines = stream.result(SECONDS).splitlines()
    states = [json.loads(line) for line in lines if line != "{}"]
    return [*scene.heard, {state["serial"]: state["view"] for state in states[-1:]}]


@pytest.mark.parametrize(("name", "seats"), [pytest.param("duel", 2, marks=pytest.mark.verify), ("classic", 3)])
def test_a_bot_that_plays_for_somebody_shows_the_others_nothing(name: str, seats: int, tmp_path: Path) -> None:
    seed, story = next(plain_stories(name, seats))
    check_twins(story, twin_of(story, 0, seed), tmp_path, heard_beside_a_bot)
