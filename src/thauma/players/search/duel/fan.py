"""A player of Duel who is taken with a plan: another style to test oneself against."""

from thauma.games.duel.kernels import State
from thauma.kernel.rng import Rng
from thauma.players.network import Net
from thauma.players.search.duel import DuelThinker
from thauma.players.search.duel.tree import PUCT, Plan, taken_with
from thauma.players.thinking import Budget

BIAS = 0.8  # what a fan thinks that its plan is worth when it is complete
PLANS = {"science": Plan.SCIENCE, "war": Plan.WAR, "starving": Plan.STARVING, "wonders": Plan.WONDERS}


class Fan:
    def __init__(self, name: str, net: Net, budget: Budget, plan: Plan, threads: int = 1) -> None:
        self.name = name
        self.budget = budget
        self._thinkers = [DuelThinker(net, taken_with(PUCT, plan, seat, BIAS), threads) for seat in range(2)]

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self._thinkers[seat].think(state, seat, self.budget, rng).best
