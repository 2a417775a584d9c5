"""What chance did in a game, from its record: value after an event minus the mean over its outcomes, by one judge.

However wrong the judge is, its error is in the value and in the mean alike, so that luck is zero on average: what is
left of a result when luck is subtracted has the same expectation, and spreads less. docs/arena.md has what that saves.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import BadOption
from thauma.games.protocol import Game, State
from thauma.kernel.rng import seeded
from thauma.players.chance import Event
from thauma.players.network.shipped import load_net
from thauma.players.roster import ROSTERS, module_for
from thauma.records import LiveGame, Record

SEED = 1616  # of what is drawn instead of what came
OPENING = -1  # the ply of the opening deal: before the first move
SIMULATIONS = 32  # of the search that judges an outcome, unless told otherwise
MOST_OUTCOMES = 64  # of an event that are all judged; of more, so many are drawn
LEAST_SAMPLES = 16


@dataclass(frozen=True)
class ChanceEvent:
    """Something that turned up: chances to win by player, after it and in each of its outcomes."""

    ply: int  # of the move that led to it
    kind: str  # `deal`, `wonders`, `age`, `reveal`, `tokens`
    exact: bool  # the outcomes are all that there are; else so many were drawn
    after: NDArray[np.float64]
    outcomes: NDArray[np.float64]  # by outcome and player

    @property
    def mean(self) -> NDArray[np.float64]:
        mean: NDArray[np.float64] = self.outcomes.mean(axis=0)
        return mean

    @property
    def luck(self) -> NDArray[np.float64]:
        """By player. Its expectation is zero, for the event is one more draw of the same outcomes."""
        return self.after - self.mean


class LuckMeter:
    """Measures luck in games of one kind. Its judge is made once."""

    def __init__(
        self, game: Game, simulations: int = SIMULATIONS, most: int = MOST_OUTCOMES, samples: int = LEAST_SAMPLES
    ) -> None:
        chance = module_for(game.name, "chance")
        self.game = game
        self.judge: Any = chance.Judge(load_net(game.name), simulations)
        self._event_after = chance.event_after
        self._most, self._samples = most, samples

    def events(self, record: Record, opening: bool = True) -> Iterator[ChanceEvent]:
        """Everything that chance decided in a game, in order."""
        live = LiveGame.at_start_of(record)
        stream = crc32(msgspec.json.encode(record.setup))  # another game draws other samples
        if opening and (deals := self._openings(record, stream)):
            yield self._judged(OPENING, Event("deal", np.array(deals), exact=False), live.state)
        rng = seeded(SEED, stream)
        for ply, move in enumerate(record.moves):
            before, seat = self.game.copy(live.state), move["seat"]
            action = self.game.encode(before, move)
            live.play(move)
            event = self._event_after(before, seat, action, self._most, self._samples, rng)
            if event is not None:
                yield self._judged(ply, event, live.state)

    def _openings(self, record: Record, stream: int) -> list[State]:
        """Other openings that could have been dealt; none where boards were chosen or a position was set up."""
        if record.position is not None:
            return []
        rng, seats = seeded(SEED + 1, stream), len(record.players)
        try:
            deals = [self.game.deal(rng, seats, record.rules) for _ in range(self._samples)]
        except BadOption:
            return []
        return [self.game.start(deal) for deal in deals]

    def _judged(self, ply: int, event: Event, state: State) -> ChanceEvent:
        came = np.array([state], event.outcomes.dtype)
        chances = self.judge.chances(np.concatenate([came, event.outcomes]))
        return ChanceEvent(ply, event.kind, event.exact, chances[0], chances[1:])

    def total(self, record: Record) -> tuple[float, ...]:
        """The luck of each player in a whole game, but for the opening deal: mirrored games have it both ways."""
        lucks = [event.luck for event in self.events(record, opening=False)]
        return tuple(round(float(luck), 6) for luck in sum(lucks, np.zeros(len(record.players))))


def can_measure(game: str) -> bool:
    return game in ROSTERS
