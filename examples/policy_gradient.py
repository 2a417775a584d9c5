"""Learn Duel from nothing but wins and losses: a masked policy gradient on a page (pip install 'thauma[envs,lab]').

    python examples/policy_gradient.py --minutes 5 --opponent random

The net gives every card a score for each thing that can be done with it. An action takes a slot of the structure, so
its score is that of the card which lies there. What isn't legal has no chance. docs/baselines.md shows how it fares.
"""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import thauma.envs  # noqa: F401 - makes the names known to Gymnasium
from thauma.envs.duel.layout import LAYOUT
from thauma.games.duel.actions import ACTIONS, DRAFT
from thauma.games.duel.tables import CARDS

GAMES, STEPS = 256, 32  # games side by side; steps before the net learns from them
ACTS = DRAFT // 20  # build, discard, or bury under one of four wonders
LAMBDA, ENTROPY, RATE = 0.95, 0.01, 1e-3
SLOTS = LAYOUT.where("slots")
SCALE = torch.tensor(np.maximum(1, np.minimum(LAYOUT.bounds(np.int8)[1], 20)), dtype=torch.float32)


class Net(nn.Module):
    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(LAYOUT.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.cards = nn.Linear(width, ACTS * CARDS)
        self.others = nn.Linear(width, ACTIONS - DRAFT)
        self.value = nn.Linear(width, 1)

    def forward(self, observed: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The chances of every action, and the reward that is expected."""
        body = self.body(observed / SCALE)
        cards = (observed[:, SLOTS].long() - 1).clamp(0, CARDS - 1)  # face-down cards can't be taken: any will do
        scores = self.cards(body).view(-1, ACTS, CARDS)
        by_slot = scores.gather(2, cards[:, None, :].expand(-1, ACTS, -1)).flatten(1)
        logits = torch.cat([by_slot, self.others(body)], 1).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(1)


class Progress(NamedTuple):
    seconds: float
    steps: int
    games: int
    reward: float  # on average, of the games that ended since the last report


def tensors(observation: Any) -> tuple[Tensor, Tensor]:
    return torch.tensor(observation["observation"], dtype=torch.float32), torch.tensor(observation["action_mask"])


def learn(net: Net, opponent: str, seed: int, seconds: float) -> Iterator[Progress]:
    """Play and learn for that long; report after every batch."""
    torch.manual_seed(seed)
    games = gymnasium.make_vec("thauma/Duel-v1", num_envs=GAMES, opponent=opponent)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    observation, _ = games.reset(seed=seed)
    began, steps, ended = time.monotonic(), 0, 0
    while time.monotonic() - began < seconds:
        seen, masks, actions, values, rewards, ends = [], [], [], [], [], []
        for _ in range(STEPS):
            observed, mask = tensors(observation)
            with torch.no_grad():
                chances, value = net(observed, mask)
            action = chances.sample()
            observation, reward, over, _, _ = games.step(action.numpy())
            for kept, new in zip((seen, masks, actions, values), (observed, mask, action, value), strict=True):
                kept.append(new)
            rewards.append(torch.tensor(reward, dtype=torch.float32))
            ends.append(torch.tensor(over))
        with torch.no_grad():
            advantage, following = torch.zeros(GAMES), net(*tensors(observation))[1]
            advantages = []
            for value, reward, over in zip(values[::-1], rewards[::-1], ends[::-1], strict=True):
                goes_on = (~over).float()
                advantage = reward + goes_on * following - value + LAMBDA * goes_on * advantage
                following = value
                advantages.append(advantage)
        gain = torch.cat(advantages[::-1])
        chances, value = net(torch.cat(seen), torch.cat(masks))
        better = (gain - gain.mean()) / (gain.std() + 1e-8)
        target = gain + torch.cat(values)
        loss = -(better * chances.log_prob(torch.cat(actions))).mean() - ENTROPY * chances.entropy().mean()
        optimizer.zero_grad()
        (loss + 0.5 * (value - target).square().mean()).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
        steps, finished = steps + GAMES * STEPS, int(torch.stack(ends).sum())
        ended += finished
        yield Progress(time.monotonic() - began, steps, ended, float(torch.stack(rewards).sum()) / max(1, finished))


def win_rate(net: Net, opponent: str, games: int, seed: int) -> float:
    """The share of games won, a shared victory as half, when the net plays as it would in earnest: its best action."""
    tables = gymnasium.make_vec("thauma/Duel-v1", num_envs=games, opponent=opponent)
    observation, _ = tables.reset(seed=seed)
    result, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        with torch.no_grad():
            action = net(*tensors(observation))[0].logits.argmax(1)
        observation, reward, over, _, _ = tables.step(action.numpy())
        result[playing & over] = reward[playing & over]
        playing &= ~over
    return float((result.mean() + 1) / 2)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--opponent", default="random", choices=("random", "greedy"))
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--every", type=float, default=15, help="seconds between two evaluations")
    given = options.parse_args()
    torch.set_num_threads(1)  # a net this small gains nothing from a second thread
    net, reported = Net(), -given.every
    for progress in learn(net, given.opponent, given.seed, given.minutes * 60):
        if progress.seconds - reported >= given.every:
            reported = progress.seconds
            rates = {opponent: win_rate(net, opponent, 1000, seed=10_000) for opponent in ("random", "greedy")}
            print(json.dumps({**progress._asdict(), **rates}), flush=True)


if __name__ == "__main__":
    main()
