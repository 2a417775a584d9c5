"""The player who looks one step ahead: whatever leads to the position that a hand-made value likes best."""

from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng
from thauma.players.roster import module_for


class Greedy:
    name = "greedy"

    def __init__(self, game: Game) -> None:
        self._choose = module_for(game.name, "greedy").choose

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return int(self._choose(state, seat, rng))
