"""One step ahead by the net: the action that its policy likes best, on the average of what may be hidden."""

from thauma.games.classic.kernels import State, decider, resample
from thauma.kernel import kernel
from thauma.kernel.rng import Rng
from thauma.players.evaluation import Kind
from thauma.players.evaluation.classic import Evaluator, make_evaluator, write_priors
from thauma.players.network import Net
from thauma.players.search.classic.forest import Forest, blank_forest
from thauma.players.search.classic.simulation import list_candidates, plant

DRAWS = 8  # of what is hidden; their mean counts


class OneStep:
    """A player who asks the net and looks no further."""

    def __init__(self, name: str, net: Net) -> None:
        self.name = name
        self._evaluator = make_evaluator(Kind.NET, net)
        self._forest = blank_forest(1, 1)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return likeliest(self._evaluator, self._forest, state, seat, rng)


@kernel
def likeliest(evaluator: Evaluator, forest: Forest, state: State, seat: int, rng: Rng) -> int:
    """The likeliest action of a seat, as the player knows the position who decides for it."""
    player = decider(state, seat)
    plant(forest, state, player, rng)
    number = list_candidates(state, seat, forest.workspace, forest.listed, forest.costs)
    for i in range(number):
        forest.noise[i] = 0.0
    for _ in range(DRAWS):
        forest.trial[0] = forest.root[0]
        resample(forest.trial[0], player, forest.notes, rng)
        write_priors(evaluator, forest.trial[0], seat, forest.listed, number, forest.priors)
        for i in range(number):
            forest.noise[i] += forest.priors[i]
    best = 0
    for i in range(number):
        if forest.noise[i] > forest.noise[best]:
            best = i
    return forest.listed[best]
