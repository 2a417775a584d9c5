"""OpenSpiel's own tests, its playthroughs, its search; and that a player's information has no secret in it."""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts

import thauma.envs.spiel  # noqa: F401 - makes the names known
from tests.envs import pins
from tests.modes import COMPILED
from thauma.games.duel.layout import Phase

flags.FLAGS(["tests"], known_only=True)  # its playthroughs read a flag

GAMES = ["thauma_duel", "thauma_duel(reward=margin,wonders=first_game)", "thauma_classic", "thauma_classic(players=2)"]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seed"), pins.PLAYTHROUGHS.items())
def test_a_playthrough_is_what_it_was(name: str, seed: int) -> None:
    assert pins.playthrough(name, seed) == pins.file_of(name).read_text()


@pytest.mark.skipif(not COMPILED, reason="long, and no kernel's business")
def test_openspiel_replays_its_playthrough(tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough("thauma_duel", [], seed=3))
    original, replayed = generate_playthrough.replay(str(file))
    assert original == replayed


def drawn(state: Any, chance: np.random.RandomState) -> int:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choice(outcomes, p=chances))


@pytest.mark.parametrize("name", ["thauma_duel", "thauma_classic"])
def test_the_search_of_openspiel_plays(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state, moves = game.new_initial_state(), 0
    while moves < 3:
        if state.is_chance_node():
            state.apply_action(drawn(state, chance))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            moves += 1


def information(state: Any, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


def test_what_another_player_of_classic_chose_is_no_ones_information_yet() -> None:
    chance = np.random.RandomState(2)
    state = pyspiel.load_game("thauma_classic").new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state, chance))
    first, *_, last = state.legal_actions()
    assert state.current_player() == 0
    one, other = state.child(first), state.child(last)
    assert one.current_player() == other.current_player() == 1
    assert information(one, 0) != information(other, 0)
    for player in (1, 2):
        assert information(one, player) == information(other, player)


def test_what_is_dealt_to_another_player_of_classic_is_no_ones_information() -> None:
    """Exchange a card of the second hand for one of the third: the first player can't tell."""
    state = pyspiel.load_game("thauma_classic(boards=A)").new_initial_state()
    chance, deals = np.random.RandomState(3), []
    while state.is_chance_node():
        deals.append(drawn(state, chance))
        state.apply_action(deals[-1])
    swapped, hands = pyspiel.load_game("thauma_classic(boards=A)").new_initial_state(), deals[3:]
    hands[7], hands[14] = hands[14], hands[7]
    assert hands[7] != hands[14]
    for number in [*deals[:3], *hands]:
        swapped.apply_action(number)
    assert information(state, 0) == information(swapped, 0)
    assert information(state, 1) != information(swapped, 1)


def test_the_librarys_tokens_are_only_their_drawers_information() -> None:
    chance = np.random.RandomState(5)
    for _ in range(60):
        state = pyspiel.load_game("thauma_duel").new_initial_state()
        while not state.is_terminal():
            actions = [drawn(state, chance)] if state.is_chance_node() else state.legal_actions()
            if not state.is_chance_node() or not state.action_to_string(-1, actions[0]).startswith("draw"):
                state.apply_action(int(chance.choice(actions)))
                continue
            mover = int(state.position.mover)
            (first, _), *_, (last, _) = state.chance_outcomes()
            one, other = state.child(first), state.child(last)
            assert information(one, 1 - mover) == information(other, 1 - mover)
            while one.is_chance_node():
                one.apply_action(drawn(one, chance))
            assert one.position.phase == Phase.LIBRARY
            assert len(one.legal_actions()) == 3
            return
    raise AssertionError("no library in sixty games")


@pytest.mark.parametrize("name", ["thauma_duel", "thauma_classic(players=4)"])
def test_chances_add_up_to_one(name: str) -> None:
    chance, state = np.random.RandomState(4), pyspiel.load_game(name).new_initial_state()
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert len({state.action_to_string(-1, outcome) for outcome, _ in outcomes}) == len(outcomes)
            nodes += 1
            state.apply_action(drawn(state, chance))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert nodes > 30
