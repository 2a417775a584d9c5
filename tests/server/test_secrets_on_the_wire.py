"""Nobody receives a byte that their seat may not see: the same as test_secrets.py, through the real routes and sockets.

Two servers are the same in all but the deal: their clocks stand still between steps and their random numbers repeat.
"""

import random
import re
import secrets
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.soak import scaled
from tests.server.staging import CLOCKED, START, act_message, hidden_card, log_lines, logged
from tests.server.stories import Story, random_story
from tests.server.twins import twin_of
from tests.server.visitors import ME, OPEN, Json, Place, Visitor, visited
from thauma.server.tables import creating

PAIRS = scaled(1)
LONGEST = 16  # steps; the bulk is done without sockets
COMMITMENT = re.compile(r'"(commitment|seal)":"[0-9a-f]{64}"')


class Luck:
    """Random numbers that come again on every server."""

    def __init__(self) -> None:
        self._dice = random.Random(0)

    def token_bytes(self, size: int = 32) -> bytes:
        return self._dice.randbytes(size)

    def token_hex(self, size: int = 32) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int = 32) -> str:
        return self.token_hex(size)

    def randbits(self, size: int) -> int:
        return self._dice.getrandbits(size)


class Wire:
    """One server, a story, and everything that travels to one person and to one stranger."""

    def __init__(self, place: Place, story: Story, seat: int, cards: list[str]) -> None:
        self._place = place
        self._story = story
        self._seat = seat
        self._cards = cards  # to ask for in vain
        self._now = START
        self.travelled: list[Any] = []
        place.house.tables.now = place.house.presence._now = lambda: self._now
        place.house.identity._now = lambda: self._now / 1000
        self._players = [place.guest(f"Player {seat}") for seat in range(story.seats)]
        seats = [ME if seat == 0 else OPEN for seat in range(story.seats)]
        self._table = self._players[0].make_table(story.game, seats, rules=story.rules, listed=True)
        for number, player in enumerate(self._players[1:], 1):
            player.sit(self._table, number)

    def perform(self, dice: random.Random) -> list[Any]:
        client, url = self._place.client, f"/api/tables/{self._table}/live"
        me = self._players[self._seat]
        with client.websocket_connect(url, headers=me.headers) as mine:
            self._hear(mine)
            with client.websocket_connect(url) as theirs:
                self._hear(theirs)
                self._play(mine, theirs, dice)
        return self.travelled

    def _play(self, mine: Any, theirs: Any, dice: random.Random) -> None:
        me, stranger = self._players[self._seat], self._place.stranger()
        for number, step in enumerate([*self._story.steps, *self._story.coda]):
            self._now += 3000
            act = act_message(step, f"act {number}", self._serial())
            answer = self._players[step.seat].post(f"/tables/{self._table}/acts", msgspec.to_builtins(act))
            assert answer.status_code == 200, answer.text
            self._hear(mine, theirs)
            if dice.random() < 0.25:
                self._ask(me, dice)
                self._ask(stranger, dice)
        metrics = self._place.client.get("/metrics").content.splitlines()
        self.travelled += [line for line in metrics if not CLOCKED.search(line)]

    def _serial(self) -> int:
        serial: int = self._place.stranger().get(f"/tables/{self._table}").json()["serial"]
        return serial

    def _hear(self, *sockets: Any) -> None:
        """All that comes up to the present state, but for who came and went, which is told when there is time."""
        serial = self._serial()
        for socket in sockets:
            heard: set[str] = set()
            while not any(text.startswith(f'{{"type":"state","serial":{serial},') for text in heard):
                heard.add(COMMITMENT.sub("", socket.receive_text()))
            self.travelled.append(sorted(text for text in heard if '"type":"table"' not in text[:20]))

    def _ask(self, visitor: Visitor, dice: random.Random) -> None:
        """Everything that can be asked about a table and around it, and something that is refused."""
        seat, table = self._seat, f"/tables/{self._table}"
        looks = [table, f"{table}/state", f"{table}/state?seat={seat}", f"{table}/plies/0?seat={seat}"]
        if visitor.get(table).json()["status"] == "playing":  # after the end all is open
            looks.append(f"{table}/record")
        for path in [*looks, "/lobby", "/me/games", "/games", "/me", f"{table}/state?seat={(seat + 1) % 2}"]:
            self._keep(visitor.get(path))
        move = {"seat": seat, "do": "discard", "card": self._cards[dice.randrange(len(self._cards))]}
        act = {"type": "move", "id": "try", "seat": seat, "seen": self._serial(), "move": move}
        if move not in self._legal():
            self._keep(visitor.post(f"{table}/acts", act))

    def _legal(self) -> list[Json]:
        view = self._players[self._seat].state(self._table, self._seat)["view"]
        return [{name: value for name, value in move.items() if name != "cost"} for move in view["legal"]]

    def _keep(self, answer: Any) -> None:
        headers = {name: value for name, value in answer.headers.items() if name != "content-length"}
        self.travelled.append((answer.status_code, headers, COMMITMENT.sub("", answer.text)))


def performed(story: Story, seat: int, seed: int, plot: Story, folder: Path) -> tuple[list[Any], list[Json]]:
    """What travels and what is logged when a story is played on a server of its own."""
    folder.mkdir()
    luck = Luck()
    cards = [hidden_card(plot, seat, random.Random(seed + n)) for n in range(8)]
    with pytest.MonkeyPatch.context() as patch, logged() as stream:
        for name in ("token_bytes", "token_hex", "token_urlsafe", "randbits"):
            patch.setattr(secrets, name, getattr(luck, name))
        patch.setattr(creating, "_deal", lambda _wish: story.setup)
        with visited(folder) as place:
            travelled = Wire(place, story, seat, cards).perform(random.Random(seed))
    return travelled, [line for line in log_lines(stream) if line["logger"].startswith("thauma")]


def short_stories(name: str, seats: int) -> Iterator[tuple[int, Story]]:
    for seed in count(1000):
        story = random_story(name, seats, seed)
        if 4 <= len(story.steps) <= LONGEST:
            yield seed, story


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 2), ("classic", 3)])
def test_what_a_seat_may_not_know_changes_nothing_on_the_wire(name: str, seats: int, tmp_path: Path) -> None:
    for seed, story in islice(short_stories(name, seats), PAIRS):
        seat = seed % seats
        twin = twin_of(story, seat, seed)
        assert (twin.setup, twin.steps) != (story.setup, story.steps)
        one = performed(story, seat, seed, story, tmp_path / f"{seed} one")
        other = performed(twin, seat, seed, story, tmp_path / f"{seed} other")
        for mine, yours in zip(one[0], other[0], strict=True):
            assert mine == yours
        assert one[1] == other[1]
