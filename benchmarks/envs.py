"""How fast the environments are, on one core, beside what others' environments do in the same run.

Every row plays random legal actions; choosing them is part of the time, as it is in any learner's loop.
"""

import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import thauma.envs  # noqa: F401 - makes the names known
from thauma.cli.bench import rate
from thauma.envs import classic_v1, duel_v1
from thauma.kernel.masks import random_actions
from thauma.kernel.rng import seeded

GAMES = 4096


def in_turns(env: Any) -> Callable[[int], int]:
    """Steps of a PettingZoo environment, with `last()` before each as its loops have."""
    env.reset(seed=1)

    def run(steps: int) -> int:
        for _ in range(steps):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[random.randrange(len(legal))]))
        return steps

    return run


def at_once(env: Any) -> Callable[[int], int]:
    """Agents' steps of a parallel environment."""
    _, infos = env.reset(seed=1)

    def run(steps: int) -> int:
        nonlocal infos
        for _ in range(steps):
            actions = {}
            for agent in env.agents:
                legal = np.flatnonzero(infos[agent]["action_mask"])
                actions[agent] = int(legal[random.randrange(len(legal))])
            _, _, _, _, infos = env.step(actions)
            if not env.agents:
                _, infos = env.reset()
        return steps * len(env.possible_agents)

    return run


def single(env: Any) -> Callable[[int], int]:
    """Steps of a Gymnasium environment."""
    observation, _ = env.reset(seed=1)

    def run(steps: int) -> int:
        nonlocal observation
        for _ in range(steps):
            legal = np.flatnonzero(observation["action_mask"])
            observation, _, over, _, _ = env.step(int(legal[random.randrange(len(legal))]))
            if over:
                observation, _ = env.reset()
        return steps

    return run


def vector(env: Any) -> Callable[[int], int]:
    """Steps of all the games of a Gymnasium vector, with masks and observations."""
    observation, _ = env.reset(seed=1)
    rng = seeded(1)

    def run(steps: int) -> int:
        nonlocal observation
        for _ in range(steps):
            observation, *_ = env.step(random_actions(observation["action_mask"].view(np.bool_), rng))
        return steps * int(env.num_envs)

    return run


def spiel(name: str) -> Callable[[int], int]:
    """Steps of an OpenSpiel game, chance nodes included, with the observation of whoever moves."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 - makes its name known

    import thauma.envs.spiel  # noqa: F401 - makes the names known

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def run(steps: int) -> int:
        nonlocal state
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
        return steps

    return run


def connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3


def main() -> None:
    others = connect_four()
    vectors = {"opponent": "random"}
    rows: dict[str, Callable[[], Callable[[int], int]]] = {
        f"Gymnasium vector, Duel, {GAMES} games": lambda: vector(
            gymnasium.make_vec("thauma/Duel-v1", GAMES, **vectors)  # type: ignore[arg-type]
        ),
        "Gymnasium vector, Duel, playing both seats": lambda: vector(
            gymnasium.make_vec("thauma/Duel-v1", GAMES, opponent="self")
        ),
        "Gymnasium vector, classic for 3, 1024 games": lambda: vector(
            gymnasium.make_vec("thauma/Classic-v1", 1024, **vectors)  # type: ignore[arg-type]
        ),
        "Gymnasium, Duel against random": lambda: single(gymnasium.make("thauma/Duel-v1")),
        "PettingZoo AEC, Duel, raw_env": lambda: in_turns(duel_v1.raw_env()),
        "PettingZoo AEC, Duel, env": lambda: in_turns(duel_v1.env()),
        "PettingZoo AEC, classic for 3, env": lambda: in_turns(classic_v1.env()),
        "PettingZoo parallel, classic for 7": lambda: at_once(classic_v1.parallel_env(7)),
        "OpenSpiel, Duel (Python)": lambda: spiel("thauma_duel"),
        "OpenSpiel, classic for 3 (Python)": lambda: spiel("thauma_classic"),
        "beside: PettingZoo connect_four, raw_env": lambda: in_turns(others.raw_env()),
        "beside: PettingZoo connect_four, env": lambda: in_turns(others.env()),
        "beside: OpenSpiel python_tic_tac_toe": lambda: spiel("python_tic_tac_toe"),
        "beside: OpenSpiel connect_four (C++)": lambda: spiel("connect_four"),
    }
    asked = " ".join(sys.argv[1:])
    print("| steps a second | through |\n|---:|---|")
    for name, make in rows.items():
        if asked in name:
            print(f"| {rate(make()):,.0f} | {name} |", flush=True)


if __name__ == "__main__":
    main()
