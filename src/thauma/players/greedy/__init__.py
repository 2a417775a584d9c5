"""The player who looks one step ahead: whatever leads to the position that a hand-made value likes best."""

from importlib import import_module

from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng


class Greedy:
    name = "greedy"

    def __init__(self, game: Game) -> None:
        self._choose = import_module(f"thauma.players.greedy.{game.name}").choose

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return int(self._choose(state, seat, rng))
