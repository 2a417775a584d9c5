"""What a worker thinks with."""

import pytest

from tests.server.thinking.room import actions, opening, question
from thauma.games import NAMES, game
from thauma.games.protocol import Game, State
from thauma.kernel.rng import Rng
from thauma.players import Player, player
from thauma.players.random import Random
from thauma.players.thinking import Budget
from thauma.server.thinking.jobs import Chosen, Order, encode, read_order
from thauma.server.thinking.mind import Mind


class Budgeted(Random):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.budget = Budget(simulations=100)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        state.mover = 1 - seat  # a player may do with the state what it likes: it is its own
        del rng
        return 5


class Cast:
    """Remembers whom it was asked for."""

    def __init__(self) -> None:
        self.made: dict[str, Budgeted] = {}

    def __call__(self, name: str, game: Game) -> Player:
        assert name not in self.made
        self.made[name] = Budgeted(game)
        return self.made[name]


def test_a_player_is_made_once_and_thinks_within_its_simulations_and_the_time_given() -> None:
    cast = Cast()
    mind = Mind(cast)
    for seconds in (2.0, 0.5):
        assert mind.do(Order(question(3), seconds)) == Chosen(5)
    assert cast.made["level:3"].budget == Budget(simulations=100, seconds=0.5)
    mind.do(Order(question(3), 1.0, simply=True))
    assert [*cast.made] == ["level:3", "greedy"]


def test_an_order_survives_the_pipe() -> None:
    order = Order(question(8, seed=2**63), 1.5, simply=True)
    assert read_order(encode(order)) == order


@pytest.mark.parametrize("level", [1, 8])
def test_the_same_question_has_the_same_answer(level: int) -> None:
    answers = {Mind(player).do(Order(question(level, seed=4), seconds=3600)) for _ in range(2)}
    assert len(answers) == 1
    (answer,) = answers
    assert isinstance(answer, Chosen)
    assert answer.action in actions(opening(), int(opening().mover))


class Counted(Random):
    def __init__(self, game: Game, choices: list[int]) -> None:
        super().__init__(game)
        self.choices = choices

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.choices.append(seat)
        return super().choose(state, seat, rng)


@pytest.mark.parametrize("name", NAMES)
def test_warming_asks_every_level_at_every_decision_of_a_game(name: str) -> None:
    made: list[str] = []
    choices: list[int] = []

    def make(who: str, of: Game) -> Player:
        made.append(who)
        return Counted(of, choices)

    Mind(make).warm(game(name))
    assert made == ["greedy", *(f"level:{level}" for level in range(1, 9))]
    assert len(choices) > 20 * len(made)
    assert len(choices) % len(made) == 0
