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
        self._told: list[Move] = []
        self._state = self._live.game.start(self._live.deal)
        self._silent = True

    def news(self) -> list[Event]:
        """What has happened since the last call; from the `game` line on if moves that were told were taken back."""
        live, scribe = self._live, self._scribe
        if live.moves[: len(self._told)] != self._told:
            self._begin()
        events = self._opening() if self._silent else []
        self._silent = False
        state, untold = live.game.copy(self._state), list[Move]()
        for move in live.moves[len(self._told) :]:
            live.game.play(state, move["seat"], live.game.encode(state, move), live.deal)
            untold.append(move)
            if scribe.is_settled(state):
                events += scribe.tell(self._state, untold, state, self._seat)
                self._told += untold
                self._state, untold = live.game.copy(state), []
        return events

    def _opening(self) -> list[Event]:
        live = self._live
        head = {"type": "game", "protocol": PROTOCOL, "game": live.game.name, "rules": live.rules}
        return [
            {**head, "seats": len(live.players), "seat": self._seat},
            *self._scribe.tell_opening(self._state, self._seat),
        ]
