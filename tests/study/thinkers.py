"""Thinkers whose thoughts a test can foresee."""

from dataclasses import dataclass, field

from thauma.games import game
from thauma.games.protocol import State
from thauma.kernel.rng import Rng
from thauma.players.thinking import Budget, MoveReport, Report, Stop


@dataclass
class Ladder:
    """Thinks that of n legal moves, number i (from 1, as they are listed) wins in i of n + 1 games.

    A `narrow` one looks at nothing but the best.
    """

    name: str
    narrow: bool = False
    asked: list[tuple[int, Budget]] = field(default_factory=list)

    def think(self, state: State, seat: int, budget: Budget, rng: Rng, stop: Stop | None = None) -> Report:  # noqa: ARG002
        self.asked.append((seat, budget))
        actions = [choice.action for choice in game(self.name).legal(state, seat)]
        assert actions, "a seat that has nothing to decide was asked"
        rungs = len(actions) + 1
        moves = [
            MoveReport(action, visits=10 if not self.narrow or i == rungs - 1 else 0, win_chance=i / rungs, prior=0.0)
            for i, action in enumerate(actions, 1)
        ]
        return Report(
            tuple(reversed(moves)), moves[-1].win_chance, ((seat, actions[-1]),), budget.simulations or 0, 0.0
        )
