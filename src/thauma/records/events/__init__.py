"""What a seat is told of a game as it goes on: everything that it may know, in order, each thing once.

This is the one place that turns a live game into events. Each game says in its own module what an event of it is and
who may know it; docs/engines.md has the whole vocabulary.
"""

from importlib import import_module
from typing import Any

from thauma.games.errors import Move
from thauma.games.protocol import Game, State
from thauma.records.live import LiveGame

PROTOCOL = 1  # the version of the vocabulary

Event = dict[str, Any]  # one line of the conversation


def is_settled(game: Game, state: State) -> bool:
    """Whether everything that was decided has taken effect; in classic no choice of the turn is waiting."""
    return bool(import_module(f"{__name__}.{game.name}").is_settled(state))


class Teller:
    """Tells one seat (None is a spectator) of a live game what it may know.

    >>> teller = Teller(LiveGame.new("duel", ["Ann", "Bo"], {"wonders": "first_game"}, seed=7), seat=0)
    >>> [event["type"] for event in teller.news()], teller.news()
    (['game', 'tokens', 'wonders', 'age'], [])
    """

    def __init__(self, live: LiveGame, seat: int | None) -> None:
        self._live = live
        self._seat = seat
        self._scribe = import_module(f"{__name__}.{live.game.name}")
        self._begin()

    def _begin(self) -> None:
        self._settled = self._live.game.start(self._live.deal)  # the position up to which all was told
        self._told: list[Move] = []
        self._silent = True
        self._look_back()

    def _look_back(self) -> None:
        """Forget the moves that were seen and can't be told yet."""
        self._state = self._live.game.copy(self._settled)
        self._untold: list[Move] = []

    def news(self) -> list[Event]:
        """What has happened since the last call; from the `game` line on if moves that were told were taken back."""
        if not self._still_stands(self._told):
            self._begin()
        elif not self._still_stands(self._told + self._untold):
            self._look_back()
        events = self._opening() if self._silent else []
        self._silent = False
        for move in self._live.moves[len(self._told) + len(self._untold) :]:
            events += self._follow(move)
        return events

    def _still_stands(self, moves: list[Move]) -> bool:
        """Whether the game still begins with these moves."""
        return self._live.moves[: len(moves)] == moves

    def _follow(self, move: Move) -> list[Event]:
        """Make a move here too; tell of it, and of those that wait with it, once all has taken effect."""
        game, scribe = self._live.game, self._scribe
        game.play(self._state, move["seat"], game.encode(self._state, move), self._live.deal)
        self._untold.append(move)
        if not scribe.is_settled(self._state):
            return []
        events: list[Event] = scribe.tell(self._settled, self._untold, self._state, self._seat)
        self._told += self._untold
        self._settled, self._untold = game.copy(self._state), []
        return events

    def _opening(self) -> list[Event]:
        live = self._live
        head = {"type": "game", "protocol": PROTOCOL, "game": live.game.name, "rules": live.rules}
        return [
            {**head, "seats": len(live.players), "seat": self._seat},
            *self._scribe.tell_opening(self._settled, self._seat),
        ]
