"""Many games of classic for a VectorEnv."""

from thauma.envs.classic.play import begin_all, step_all
from thauma.envs.classic.table import room_for
from thauma.envs.terms import Actions, Terms
from thauma.games.protocol import Rules


class ClassicFleet:
    """See envs/vector.py."""

    def __init__(self, games: int, players: int, terms: Terms, rules: Rules, perfect_information: bool) -> None:
        self.many = room_for(games, players, rules, perfect_information)
        self._terms = terms

    def begin(self) -> None:
        begin_all(self.many, self._terms)

    def step(self, chosen: Actions) -> None:
        step_all(self.many, self._terms, chosen)
