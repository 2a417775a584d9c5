"""How a position will be won, and by whom: the chance to win of each player, apart by kind of victory."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from thauma.arena.interval import wilson
from thauma.games.errors import Move
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import Rng, seeded
from thauma.players.network.shipped import load_net
from thauma.players.roster import ROSTERS, module_for

PLAYOUTS = 400  # games from the position to the end, by the policy of the net


@dataclass(frozen=True)
class Values:
    """By player: the share of playouts that he won by each kind of victory. What is missing to 1 was shared."""

    kinds: tuple[str, ...]
    counts: tuple[tuple[int, ...], ...]  # by player and kind
    playouts: int

    def share(self, player: int, kind: str) -> float:
        return self.counts[player][self.kinds.index(kind)] / self.playouts

    def interval(self, player: int, kind: str) -> tuple[float, float]:
        """95 % of such intervals contain what endless playouts would show."""
        return wilson(self.share(player, kind), self.playouts)

    def within(self, player: int, chance: float) -> dict[str, float]:
        """A chance to win that a search has found, split as the playouts were won."""
        won = sum(self.counts[player])
        return {
            kind: chance * (count / won if won else 1 / len(self.kinds))
            for kind, count in zip(self.kinds, self.counts[player], strict=True)
        }

    def as_json(self) -> Json:
        return {
            "playouts": self.playouts,
            "players": [
                {
                    kind: {"share": round(self.share(player, kind), 4), "interval": self.interval(player, kind)}
                    for kind in self.kinds
                }
                for player in range(len(self.counts))
            ],
        }


def can_value(game: str) -> bool:
    """Whether a game is won in several ways, and somebody can play it to the end to see in which."""
    return game in ROSTERS and hasattr(module_for(game, "chance"), "Playouts")


def values_of(game: str, state: State, playouts: int = PLAYOUTS, seed: int = 0) -> Values:
    """Play a position to the end many times; the same seed gives the same counts."""
    player = _playouts(game)
    counts = player.count(state, playouts, seeded(seed))
    return Values(player.kinds, tuple(tuple(map(int, row)) for row in counts), playouts)


def values_after(game: Game, state: State, move: Move, playouts: int = PLAYOUTS, seed: int = 0) -> Values:
    """The same after a move: every playout begins with another draw of what the move leaves to chance."""
    player, rng, action = _playouts(game.name), seeded(seed), game.encode(state, move)
    counts = sum(_one_playout(game, player, state, move["seat"], action, rng) for _ in range(playouts))
    return Values(player.kinds, tuple(tuple(map(int, row)) for row in counts), playouts)


def _one_playout(game: Game, player: Any, state: State, seat: int, action: int, rng: Rng) -> Any:
    after = game.copy(state)
    game.advance(after, seat, action, rng)
    return player.count(after, 1, rng)


@cache
def _playouts(game: str) -> Any:
    return module_for(game, "chance").Playouts(load_net(game))
