"""The levels of Duel."""

from dataclasses import dataclass

from thauma.games.duel.kernels import Phase, State, blank_list, list_legal
from thauma.kernel.rng import Rng
from thauma.players.evaluation import Kind
from thauma.players.network.shipped import load_net
from thauma.players.search.duel import DuelThinker
from thauma.players.search.duel.tree import PUCT, Plan, taken_with
from thauma.players.thinking import Budget


@dataclass(frozen=True)
class LevelSpec:
    """What a level is made of."""

    kind: Kind
    simulations: int
    overlooked: float = 0.0  # the share of moves, of either side, that it doesn't see
    bias: float = 0.0  # how much it is taken with its favourite plan


LEVEL_SPECS = {
    1: LevelSpec(Kind.HEURISTIC, 20, overlooked=0.35, bias=0.5),
    2: LevelSpec(Kind.HEURISTIC, 64, overlooked=0.2, bias=0.3),
    3: LevelSpec(Kind.HEURISTIC, 200, overlooked=0.05, bias=0.05),
    4: LevelSpec(Kind.NET, 7, overlooked=0.38, bias=0.2),
    5: LevelSpec(Kind.NET, 18, overlooked=0.24, bias=0.05),
    6: LevelSpec(Kind.NET, 40, overlooked=0.14),
    7: LevelSpec(Kind.NET, 140, overlooked=0.03),
    8: LevelSpec(Kind.NET, 8000),
}


class Level:
    def __init__(self, number: int, spec: LevelSpec, seconds: float | None) -> None:
        self.name = f"level:{number}"
        self.budget = Budget(simulations=spec.simulations).within(seconds)
        self._bias = spec.bias
        net = load_net("duel") if spec.kind == Kind.NET else None
        self.thinker = DuelThinker(net, PUCT._replace(overlooked=spec.overlooked), kind=spec.kind)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        listed = blank_list()
        if list_legal(state, listed, blank_list()) == 1:
            return int(listed[0])
        if self._bias:
            plan = favourite_plan(state, seat)
            self.thinker.params = taken_with(
                self.thinker.params, plan or Plan.SCIENCE, seat, self._bias * (plan is not None)
            )
        return self.thinker.think(state, seat, self.budget, rng).best


def favourite_plan(state: State, seat: int) -> Plan | None:
    """What a seat is taken with in this game, science or war: its wonders decide, as if they had a meaning."""
    if state.phase == Phase.DRAFT:
        return None
    omen = sum(int(wonder) for wonder in state.cities[seat].wonders) % 3
    return (Plan.SCIENCE, Plan.WAR, None)[omen]


def level(number: int, seconds: float | None) -> Level:
    return Level(number, LEVEL_SPECS[number], seconds)
