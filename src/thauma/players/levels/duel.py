"""The levels of Duel."""

from dataclasses import dataclass

from thauma.games.duel.layout import Phase, State
from thauma.games.duel.legal import blank_list, list_legal
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
    2: Mettle(Kind.HEURISTIC, 120, overlooked=0.1, zeal=0.15),
    3: Mettle(Kind.NET, 6, overlooked=0.42, zeal=0.25),
    4: Mettle(Kind.NET, 12, overlooked=0.3, zeal=0.1),
    5: Mettle(Kind.NET, 28, overlooked=0.18),
    6: Mettle(Kind.NET, 90, overlooked=0.04),
    7: Mettle(Kind.NET, 500),
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
