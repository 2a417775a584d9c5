"""A player of Duel who is taken with a plan: another style to test oneself against."""

from thauma.games.duel.kernels import State
from thauma.kernel.rng import Rng
from thauma.players.network import Net
from thauma.players.search.duel import DuelThinker
from thauma.players.search.duel.tree import PUCT
from thauma.players.thinking import Budget

BIAS = 0.8  # what a fan thinks that its plan is worth when it is complete


class Fan:
    def __init__(self, name: str, net: Net, budget: Budget, of_science: bool, threads: int = 1) -> None:
        self.name = name
        self.budget = budget
        params = PUCT._replace(science=BIAS) if of_science else PUCT._replace(military=BIAS)
        self._thinkers = [DuelThinker(net, params._replace(fan=seat), threads) for seat in range(2)]

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self._thinkers[seat].think(state, seat, self.budget, rng).best
