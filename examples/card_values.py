"""What is each card worth? Evolution finds out, with NumPy alone: no gradient, no net (pip install 'thauma[envs]').

    python examples/card_values.py --minutes 3

A player is a table of numbers: one for each thing that can be done with each card, and one for every other action. It
takes the legal action with the highest number, whatever else is on the table. Many tables play a little off the present
one, in pairs that differ from it in opposite ways; it then moves towards those that won. docs/baselines.md has a run.
"""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import thauma.envs  # noqa: F401 - makes the names known to Gymnasium
from thauma.envs.duel.layout import LAYOUT
from thauma.games.duel.actions import ACTIONS, DRAFT
from thauma.games.duel.tables import CARD_IDS, CARDS

ACTS = DRAFT // 20  # build, discard, or bury under one of four wonders
SIZE = ACTS * CARDS + ACTIONS - DRAFT
PAIRS, GAMES = 32, 32  # tables tried in a generation, two and two; games that each plays
NOISE, RATE = 0.5, 1.0
SLOTS = LAYOUT.where("slots")

Values = NDArray[np.float64]


def choose(values: Values, observation: dict[str, NDArray[Any]]) -> NDArray[np.int64]:
    """The legal action of each game with the highest number in its table: `values` has a row for each game."""
    cards = np.clip(observation["observation"][:, SLOTS].astype(np.int64) - 1, 0, CARDS - 1)
    by_card = values[:, : ACTS * CARDS].reshape(-1, ACTS, CARDS)
    by_slot = np.take_along_axis(by_card, cards[:, None, :], axis=2).reshape(len(values), DRAFT)
    scores = np.concatenate([by_slot, values[:, ACTS * CARDS :]], axis=1)
    return np.where(observation["action_mask"], scores, -np.inf).argmax(axis=1)


def rewards_of(tables: Any, values: Values, seed: int) -> NDArray[np.float64]:
    """Play a game with each row of values; its reward."""
    observation, _ = tables.reset(seed=seed)
    result, playing = np.zeros(len(values)), np.ones(len(values), bool)
    while playing.any():
        observation, reward, over, _, _ = tables.step(choose(values, observation))
        result[playing & over] = reward[playing & over]
        playing &= ~over
    return result


def evolve(opponent: str, seed: int, seconds: float) -> Iterator[tuple[float, Values]]:
    """The present table after each generation, and the seconds that have passed."""
    chance, began = np.random.default_rng(seed), time.monotonic()
    tables = gymnasium.make_vec("thauma/Duel-v1", num_envs=2 * PAIRS * GAMES, opponent=opponent, reward="margin")
    values, generation = np.zeros(SIZE), 0
    while time.monotonic() - began < seconds:
        noise = chance.normal(size=(PAIRS, SIZE))
        tried = values + NOISE * np.concatenate([noise, -noise])
        rewards = rewards_of(tables, np.repeat(tried, GAMES, axis=0), seed=seed + generation * len(tried) * GAMES)
        better = rewards.reshape(2, PAIRS, GAMES).mean(axis=2)
        difference = better[0] - better[1]
        values = values + RATE * (difference / (difference.std() + 1e-8)) @ noise / PAIRS
        generation += 1
        yield time.monotonic() - began, values


def win_rate(values: Values, opponent: str, games: int, seed: int) -> float:
    """The share of games won; a shared victory counts as half."""
    tables = gymnasium.make_vec("thauma/Duel-v1", num_envs=games, opponent=opponent)
    rewards = rewards_of(tables, np.repeat(values[None], games, axis=0), seed)
    return float((rewards.mean() + 1) / 2)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--minutes", type=float, default=3)
    options.add_argument("--opponent", default="random", choices=("random", "greedy"))
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--every", type=float, default=10, help="seconds between two evaluations")
    given = options.parse_args()
    reported, values = -given.every, np.zeros(SIZE)
    for seconds, values in evolve(given.opponent, given.seed, given.minutes * 60):
        if seconds - reported >= given.every:
            reported = seconds
            rates = {opponent: win_rate(values, opponent, 1000, seed=10_000) for opponent in ("random", "greedy")}
            print(json.dumps({"seconds": seconds, **rates}), flush=True)
    best = np.argsort(-values[:CARDS])[:12]
    print("worth building:", ", ".join(f"{CARD_IDS[card]} {values[card]:.1f}" for card in best))


if __name__ == "__main__":
    main()
