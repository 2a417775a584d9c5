"""The player who takes any legal action, each as likely as the other."""

from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng, below


class Random:
    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = self.game.legal(state, seat)
        return legal[below(rng, len(legal))].action
