"""Seats change hands, and with them goes the right to see: whoever has left a seat is told what a spectator is told.

Somebody watches a seat of theirs on every road (a socket, a stream, requests) and then loses it. The game is played
twice, with two deals that nobody outside can tell apart: what came to them afterwards is the same, byte for byte.
"""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.staging import START, act_message, logged
from tests.server.stories import Story
from tests.server.test_secrets_on_the_wire import COMMITMENT, Luck, short_stories
from tests.server.test_sessions import closed_with
from tests.server.twins import twin_of
from tests.server.visitors import COOKIE, OPEN, PASSWORD, Place, Visitor, visited
from thauma.server.live.subscriber import Subscriber
from thauma.server.tables import creating

ACCOUNT = "Player One"
SEAT = 1  # which is watched and lost
SECONDS = 60.0  # only against hanging


class Scene:
    """A table before the start, and somebody who sits on seat 1 and will watch from there."""

    def __init__(self, place: Place, story: Story, *, with_account: bool) -> None:
        self.place, self.story, self._now = place, story, START
        place.house.tables.now = place.house.presence._now = lambda: self._now
        place.house.identity._now = lambda: self._now / 1000
        self.players = [place.guest(f"Player {seat}") for seat in range(story.seats)]
        if with_account:
            self.players[SEAT] = place.account(ACCOUNT)
        self.eyes = self.players[SEAT]  # who is to see no more
        self.table = self.players[0].make_table(story.game, [OPEN] * story.seats, rules=story.rules)
        self.eyes.sit(self.table, SEAT)
        self.heard: list[str] = []

    def begin(self) -> None:
        """The others sit down."""
        for seat, player in enumerate(self.players):
            if player.get(f"/tables/{self.table}").json()["seats"][seat]["kind"] == "open":
                player.sit(self.table, seat)

    def play(self, hear: Callable[[int], None]) -> None:
        for number, step in enumerate(self.story.steps):
            self._now += 3000
            act = msgspec.to_builtins(act_message(step, f"act {number}", self.serial))
            answer = self.players[step.seat].post(f"/tables/{self.table}/acts", act)
            assert answer.status_code == 200, answer.text
            hear(self.serial)
            self._ask()

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
CHANGES: list[Change] = [stand_up, stand_up_and_sit_elsewhere_and_up_again, removed_by_the_host, *ENDED_SESSIONS]


def subscribers_at(scene: Scene) -> set[Subscriber]:
    return next(live.subscribers for live in scene.place.house.tables if live.id == scene.table)


def until(is_so: Callable[[], object]) -> None:
    given_up_at = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < given_up_at, "it did not happen"
        time.sleep(0.005)


def seen_after(change: Change, scene: Scene) -> list[Any]:
    """All that somebody is told who watched seat 1 on every road, from its loss on."""
    with ThreadPoolExecutor(1) as threads:
        stream: Future[str] = threads.submit(
            lambda: scene.eyes.get(f"/tables/{scene.table}/stream?seat={SEAT}").text
        )  # whole, after its end
        until(lambda: subscribers_at(scene))
        url = f"/api/tables/{scene.table}/live"
        with scene.place.client.websocket_connect(url, headers=scene.eyes.headers) as socket:
            until(lambda: len(subscribers_at(scene)) == 2)
            change(scene)
            scene.begin()
            hears = change not in ENDED_SESSIONS  # else the socket is closed
            scene.play(lambda serial: scene.heard.extend(told_up_to(socket, serial) if hears else []))
            if not hears:
                assert closed_with(socket) == 4401
            scene.players[0].act(scene.table, "resign", 0)
            lines = stream.result(SECONDS).splitlines()
    assert [json.loads(line)["type"] for line in lines if line != "{}"] == ["goodbye"]
    return [*lines, *scene.heard]


def told_up_to(socket: Any, serial: int) -> list[str]:
    """What a socket brings up to the state of an entry, but for who came and went."""
    heard: list[str] = []
    while not (heard and heard[-1].startswith(f'{{"type":"state","serial":{serial},')):
        heard.append(socket.receive_text())
    states = [text for text in heard if text.startswith('{"type":"state"')]
    assert [json.loads(text)["seat"] for text in states] == [None] * len(states)
    return [
        COMMITMENT.sub("", text) for text in heard if '"type":"table"' not in text[:20] and '"hello"' not in text[:20]
    ]


def performed(change: Change, story: Story, folder: Path) -> list[Any]:
    folder.mkdir()
    luck = Luck()
    with pytest.MonkeyPatch.context() as patch, logged():
        for name in ("token_bytes", "token_hex", "token_urlsafe", "randbits"):
            patch.setattr(secrets, name, getattr(luck, name))
        patch.setattr(creating, "_deal", lambda _wish: story.setup)
        with visited(folder) as place:
            return seen_after(change, Scene(place, story, with_account=change in (log_out, log_out_everywhere)))


def cases() -> Iterator[Any]:
    """Every change in every game; `make test` tries each change in one of them."""
    for number, change in enumerate(CHANGES):
        for place, (name, seats) in enumerate((("duel", 2), ("classic", 3))):
            marks = () if number % 2 == place else pytest.mark.verify
            yield pytest.param(name, seats, change, marks=marks, id=f"{name}-{change.__name__}")


@pytest.mark.parametrize(("name", "seats", "change"), [*cases()])
def test_whoever_lost_a_seat_is_told_nothing_of_it(name: str, seats: int, change: Change, tmp_path: Path) -> None:
    seed, story = next(short_stories(name, seats))
    twin = twin_of(story, None, seed)
    assert (twin.setup, twin.steps) != (story.setup, story.steps)
    one, other = (performed(change, each, tmp_path / str(number)) for number, each in enumerate((story, twin)))
    assert one == other
