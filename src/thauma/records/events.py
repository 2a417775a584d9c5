"""What a seat is told of a game as it goes on: everything that it may know, in order, each thing once.

This is the one place that turns a live game into events. Each game says in its events.py what an event of it is and who
may know it; docs/engines.md has the whole vocabulary.
"""

from collections.abc import Iterable
from typing import Annotated, Any

from thauma.games.errors import Move
from thauma.games.protocol import Event, State
from thauma.games.schema import AnyEvent, says
from thauma.records.live import LiveGame

PROTOCOL = 1  # the version of the vocabulary


class GameBegins(AnyEvent, frozen=True, tag="game"):
    """a game begins; whatever was told before is void"""

    protocol: Annotated[int, says("the version of the vocabulary, 1")]
    game: str
    rules: Annotated[dict[str, Any], says("the options that differ from the default")]
    seats: Annotated[int, says("how many play")]
    seat: Annotated[int | None, says("the one that is told, from 0; `null` is a spectator")]


class Herald:
    """Tells several seats (None is a spectator) of a live game what each may know.

    >>> herald = Herald(LiveGame.new("duel", ["Ann", "Bo"], {"wonders": "first_game"}, seed=7), [0, None])
    >>> [event["type"] for event in herald.news()[None]], herald.news()
    (['game', 'tokens', 'wonders', 'age'], {0: [], None: []})
    """

    def __init__(self, live: LiveGame, seats: Iterable[int | None]) -> None:
        self.seats = list(seats)
        self._live = live
        self._scribe = live.game.events
        self._begin()

    def _begin(self) -> None:
        self._settled = self._live.game.start(self._live.deal)  # the position up to which all was told
        self._told: list[Move] = []
        self._untold: list[Move] = []  # moves that were seen and can't be told yet
        self._silent = True

    def skip(self) -> None:
        """Tell nothing of what has happened so far."""
        if self._scribe.is_settled(self._live.state):
            self._told, self._untold, self._silent = list(self._live.moves), [], False
            self._settled = self._live.game.copy(self._live.state)
        else:
            self.news()

    def news(self) -> dict[int | None, list[Event]]:
        """What has happened since the last call; from the `game` line on if moves that were told were taken back."""
        if not self._still_stands(self._told):
            self._begin()
        elif not self._still_stands(self._told + self._untold):
            self._untold = []
        events = {seat: self._opening(seat) if self._silent else [] for seat in self.seats}
        self._silent = False
        moves = self._live.moves[len(self._told) + len(self._untold) :]
        if len(moves) == 1:
            self._hear(moves[0], self._live.state, events)
        elif moves:
            self._hear_all(moves, events)
        return events

    def _still_stands(self, moves: list[Move]) -> bool:
        """Whether the game still begins with these moves."""
        return self._live.moves[: len(moves)] == moves

    def _hear_all(self, moves: list[Move], events: dict[int | None, list[Event]]) -> None:
        """Make several moves here too, for the positions between them."""
        state = self._live.game.copy(self._settled)
        for move in self._untold:
            self._play(state, move)
        for move in moves:
            self._play(state, move)
            self._hear(move, state, events)

    def _play(self, state: State, move: Move) -> None:
        game = self._live.game
        game.advance(state, move["seat"], game.encode(state, move), self._live.deal)

    def _hear(self, move: Move, state: State, events: dict[int | None, list[Event]]) -> None:
        """Tell of a move that led to a position, and of those that wait with it, once all has taken effect."""
        self._untold.append(move)
        if not self._scribe.is_settled(state):
            return
        for seat, told in self._scribe.tell(self._settled, self._untold, state, self.seats).items():
            events[seat] += told
        self._told += self._untold
        self._settled, self._untold = self._live.game.copy(state), []

    def _opening(self, seat: int | None) -> list[Event]:
        live = self._live
        head = {"type": "game", "protocol": PROTOCOL, "game": live.game.name, "rules": live.rules}
        return [{**head, "seats": len(live.players), "seat": seat}, *self._scribe.tell_opening(self._settled, seat)]


class Teller:
    """Tells one seat (None is a spectator) of a live game what it may know.

    >>> teller = Teller(LiveGame.new("duel", ["Ann", "Bo"], {"wonders": "first_game"}, seed=7), seat=0)
    >>> [event["type"] for event in teller.news()], teller.news()
    (['game', 'tokens', 'wonders', 'age'], [])
    """

    def __init__(self, live: LiveGame, seat: int | None) -> None:
        self._herald = Herald(live, [seat])
        self._seat = seat

    def news(self) -> list[Event]:
        """What has happened since the last call; from the `game` line on if moves that were told were taken back."""
        return self._herald.news()[self._seat]
