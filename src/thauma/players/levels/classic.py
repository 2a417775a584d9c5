"""The levels of classic."""

from dataclasses import dataclass

from thauma.games.classic.kernels import Colour, State, decider
from thauma.kernel.rng import Rng, next_word
from thauma.players.evaluation import Kind
from thauma.players.network.shipped import load_net
from thauma.players.search.classic import ClassicThinker
from thauma.players.search.classic.forest import NO_FAVOUR
from thauma.players.thinking import Budget

WORDS = 1 << 32  # what next_word can give
FAVOURITES = (Colour.BLUE, Colour.GREEN, Colour.RED, Colour.YELLOW)


@dataclass(frozen=True)
class LevelSpec:
    """What a level is made of."""

    kind: Kind
    simulations: int
    overlooked: float = 0.0  # the share of its moves that it doesn't see
    has_favourite: bool = False  # a colour that it likes beyond reason


LEVEL_SPECS = {
    1: LevelSpec(Kind.HEURISTIC, 4, overlooked=0.6, has_favourite=True),
    2: LevelSpec(Kind.HEURISTIC, 6, overlooked=0.42, has_favourite=True),
    3: LevelSpec(Kind.HEURISTIC, 8, overlooked=0.27),
    4: LevelSpec(Kind.HEURISTIC, 24, overlooked=0.1),
    5: LevelSpec(Kind.NET, 14, overlooked=0.3),
    6: LevelSpec(Kind.NET, 20, overlooked=0.15),
    7: LevelSpec(Kind.NET, 60, overlooked=0.02),
    8: LevelSpec(Kind.NET, 3000),
}


class Level:
    def __init__(self, number: int, spec: LevelSpec, seconds: float | None) -> None:
        self.name = f"level:{number}"
        self.budget = Budget(simulations=spec.simulations).within(seconds)
        self._spec = spec
        self.thinker = ClassicThinker(spec.kind, load_net("classic") if spec.kind == Kind.NET else None)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The best of the moves that it doesn't overlook."""
        if self._spec.has_favourite:
            self.thinker.favourite = favourite_colour(state, decider(state, seat))
        moves = self.thinker.think(state, seat, self.budget, rng).moves
        seen = [move for move in moves if next_word(rng) >= self._spec.overlooked * WORDS]
        return (seen or moves)[0].action


def favourite_colour(state: State, player: int) -> int:
    """The colour that a player likes in this game: its wonder decides, as if it had a meaning."""
    omen = int(state.cities[player].board)
    return FAVOURITES[omen % len(FAVOURITES)] if omen % 5 else NO_FAVOUR


def level(number: int, seconds: float | None) -> Level:
    return Level(number, LEVEL_SPECS[number], seconds)
