"""The levels of Duel."""

from dataclasses import dataclass

from thauma.games.duel.kernels import Phase, State, blank_list, list_legal
from thauma.kernel.rng import Rng
from thauma.players.evaluation import Kind
from thauma.players.network.shipped import load_net
from thauma.players.search.duel import DuelThinker
from thauma.players.search.duel.tree import PUCT
from thauma.players.thinking import Budget


@dataclass(frozen=True)
class Mettle:
    """What a level is made of."""

    kind: Kind
    simulations: int
    overlooked: float = 0.0  # the share of moves, of either side, that it doesn't see
    zeal: float = 0.0  # how much it is taken with its favourite plan


METTLE = {
    1: Mettle(Kind.HEURISTIC, 20, overlooked=0.35, zeal=0.5),
    2: Mettle(Kind.HEURISTIC, 64, overlooked=0.2, zeal=0.3),
    3: Mettle(Kind.HEURISTIC, 200, overlooked=0.05, zeal=0.05),
    4: Mettle(Kind.NET, 7, overlooked=0.38, zeal=0.2),
    5: Mettle(Kind.NET, 18, overlooked=0.24, zeal=0.05),
    6: Mettle(Kind.NET, 40, overlooked=0.14),
    7: Mettle(Kind.NET, 140, overlooked=0.03),
    8: Mettle(Kind.NET, 8000),
}


class Level:
    def __init__(self, number: int, mettle: Mettle, seconds: float | None) -> None:
        self.name = f"level:{number}"
        self.budget = Budget(simulations=mettle.simulations).within(seconds)
        self._zeal = mettle.zeal
        net = load_net("duel") if mettle.kind == Kind.NET else None
        self.thinker = DuelThinker(net, PUCT._replace(overlooked=mettle.overlooked), kind=mettle.kind)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        listed = blank_list()
        if list_legal(state, listed, blank_list()) == 1:
            return int(listed[0])
        if self._zeal:
            science, military = favourite_plan(state, seat)
            self.thinker.manner = self.thinker.manner._replace(
                fan=seat, science=self._zeal * science, military=self._zeal * military
            )
        return self.thinker.think(state, seat, self.budget, rng).best


def favourite_plan(state: State, seat: int) -> tuple[bool, bool]:
    """Whether a seat is taken with science or with war in this game: its wonders decide, as if they had a meaning."""
    if state.phase == Phase.DRAFT:
        return False, False
    omen = sum(int(wonder) for wonder in state.cities[seat].wonders) % 3
    return omen == 0, omen == 1


def level(number: int, seconds: float | None) -> Level:
    return Level(number, METTLE[number], seconds)
