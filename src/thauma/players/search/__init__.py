"""Search: looking ahead in a tree that grows where it matters."""

from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng
from thauma.players.network import Net
from thauma.players.network.shipped import load_net
from thauma.players.roster import module_for
from thauma.players.thinking import Budget, Thinker


class Searcher:
    """A player who thinks about every move for as long as the budget allows."""

    def __init__(self, name: str, game: Game, thinker: Thinker, budget: Budget) -> None:
        self.name = name
        self.game = game
        self.thinker = thinker
        self.budget = budget

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0].action
        return self.thinker.think(state, seat, self.budget, rng).best


def best_thinker(game: Game, threads: int = 1) -> Thinker:
    """The best search of a game, with the net that comes with the package."""
    return thinker(game, load_net(game.name), threads)


def thinker(game: Game, net: Net | None, threads: int = 1) -> Thinker:
    """The search of a game: with a net, or, without one, plain UCT with playouts."""
    made: Thinker = module_for(game.name, "search").make_thinker(net, threads)
    return made
