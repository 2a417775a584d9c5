"""Players of Duel who are taken with a plan."""

import pytest

from tests.games.duel.positions import GAME, lay_table
from tests.modes import games
from tests.players.network.nets import random_net
from thauma.kernel.rng import seeded
from thauma.players.evaluation.duel import blank_net
from thauma.players.search.duel.fan import PLANS, Fan
from thauma.players.search.duel.tree import Plan
from thauma.players.thinking import Budget


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("plan", "card"), [(Plan.SCIENCE, "workshop"), (Plan.WAR, "guard_tower")])
def test_a_fan_follows_its_plan_on_either_seat(seat: int, plan: Plan, card: str) -> None:
    """The net knows nothing, and the cities are too poor for wonders: all that speaks for a card is the plan."""
    state = lay_table(offers=["workshop", "guard_tower", "baths", "theater"], mover=seat, coins=(3, 3)).state
    fan = Fan("fan", blank_net(), Budget(simulations=games(compiled=800, plain=60)), plan)
    move = GAME.decode(state, seat, fan.choose(state, seat, seeded(1)))
    assert (move["do"], move["card"]) == ("build", card)


@pytest.mark.parametrize("plan", Plan)
def test_every_choice_is_legal_through_a_whole_game(plan: Plan) -> None:
    fan = Fan("fan", random_net(), Budget(simulations=games(compiled=40, plain=1)), plan)
    deal = GAME.deal(seeded(8), 2, {})
    state = GAME.start(deal)
    while not GAME.is_over(state):
        seat = int(state.mover)
        action = fan.choose(state, seat, seeded(1))
        assert action in {choice.action for choice in GAME.legal(state, seat)}
        GAME.play(state, seat, action, deal)


def test_every_plan_has_a_fan() -> None:
    assert sorted(PLANS.values()) == sorted(Plan)
