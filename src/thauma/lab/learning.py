"""Fitting a net to samples with PyTorch. Only this file needs it; the net that comes out doesn't."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from thauma.lab.plan import Course, Losses
from thauma.lab.samples import Int64s, Samples
from thauma.lab.teaching.describing import Lesson
from thauma.players.network import Floats2, Net

RISE = 0.05  # the share of the steps in which the rate rises to its height
SHORTEST_SCHEDULE = 20  # steps; with fewer, PyTorch may find no step to rise in, and divide by zero

HELD_OUT = 50  # of so many games the last is not learnt from: it shows what was learnt
LARGE_BATCH = 4096  # where nothing is learnt

Progress = Callable[[float, Losses], None]  # the share that is done
Describe = Callable[[Samples, Int64s], Lesson]


class Learner(nn.Module):
    """The net as PyTorch sees it: the same layers as in players/network/layers.py."""

    def __init__(self, inputs: int, rows: int, values: int, course: Course) -> None:
        super().__init__()
        self.embedding = nn.EmbeddingBag(inputs, course.first, mode="sum")
        nn.init.normal_(self.embedding.weight, std=0.08)
        self.embedding_bias = nn.Parameter(torch.zeros(course.first))
        self.middle = nn.Linear(course.first, course.second)
        self.value = nn.Linear(course.second, values)
        self.policy = nn.Linear(course.second, rows)
        for head in (self.value, self.policy):
            nn.init.normal_(head.weight, std=0.05)
            nn.init.zeros_(head.bias)

    def forward(self, indices: Tensor, amounts: Tensor, offsets: Tensor) -> tuple[Tensor, Tensor]:
        """Values from -1 to 1, and the output of every policy row; a row more, of zeros, stands for none."""
        first = functional.relu(self.embedding(indices, offsets, per_sample_weights=amounts) + self.embedding_bias)
        second = functional.relu(self.middle(first))
        return functional.softsign(self.value(second)), functional.pad(self.policy(second), (0, 1))

    def net(self) -> Net:
        def array(tensor: Tensor) -> NDArray[np.float32]:
            return np.ascontiguousarray(tensor.detach().numpy(), np.float32)

        return Net(
            array(self.embedding.weight),
            array(self.embedding_bias),
            array(self.middle.weight.T),
            array(self.middle.bias),
            array(self.value.weight),
            array(self.value.bias),
            array(self.policy.weight),
            array(self.policy.bias),
        )


def learn(
    samples: Samples,
    describe: Describe,
    inputs: int,
    rows: int,
    course: Course,
    seed: int,
    progress: Progress | None = None,
) -> tuple[Net, Losses]:
    """A net fitted from scratch, and its losses over the last epoch or, if there are enough games, over others."""
    samples.check()
    torch.set_num_threads(1)  # a net so small is learnt no faster by several
    torch.manual_seed(seed)
    learner = Learner(inputs, rows, samples.outcomes.shape[1], course)
    optimizer = torch.optim.AdamW(learner.parameters(), lr=course.rate, weight_decay=course.decay)
    targets = samples.targets(course.carried)
    learnt_from, held_out = split(samples)
    steps = course.epochs * max(1, len(learnt_from) // course.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, course.rate, total_steps=max(steps, SHORTEST_SCHEDULE) + 1, pct_start=RISE, final_div_factor=20
    )
    order = np.random.default_rng(seed)
    done = 0
    seen: list[tuple[float, float]] = []
    for _ in range(course.epochs):
        seen = []
        for batch in _batches(order.permutation(learnt_from), course.batch):
            outputs = _outputs(learner, samples, describe(samples, batch), batch, rows)
            value_loss = functional.mse_loss(outputs.values, torch.from_numpy(targets[batch]))
            policy_loss = outputs.policy_loss()
            optimizer.zero_grad()
            (value_loss + course.policy_weight * policy_loss).backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            schedule.step()
            done += 1
            seen.append((value_loss.item(), policy_loss.item()))
            if progress and done % 50 == 0:
                progress(done / steps, Losses(*np.mean(seen[-200:], axis=0)))
    if len(held_out):
        return learner.net(), losses_over(learner, samples, describe, held_out, targets)
    return learner.net(), Losses(*(float(mean) for mean in np.mean(seen, axis=0)))


def split(samples: Samples) -> tuple[Int64s, Int64s]:
    """The positions to learn from, and those of games that are held out."""
    game = np.repeat(np.arange(len(samples.games) - 1), np.diff(samples.games))
    held_out = game % HELD_OUT == HELD_OUT - 1
    return np.flatnonzero(~held_out), np.flatnonzero(held_out)


@torch.no_grad()
def losses_over(learner: Learner, samples: Samples, describe: Describe, chosen: Int64s, targets: Floats2) -> Losses:
    """What a net misses in some positions."""
    value = policy = outcome = taught = 0.0
    for batch in _batches(chosen, LARGE_BATCH, whole=False):
        outputs = _outputs(learner, samples, describe(samples, batch), batch, learner.policy.out_features)
        value += float(((outputs.values.numpy() - targets[batch]) ** 2).mean(axis=1).sum())
        outcome += float(((outputs.values.numpy()[:, 0] - samples.outcomes[batch, 0]) ** 2).sum())
        policy += float(outputs.policy_loss()) * float(outputs.shares.sum())
        taught += float(outputs.shares.sum())
    return Losses(value / len(chosen), policy / max(taught, 1.0), outcome / len(chosen))


def _batches(shuffled: Int64s, size: int, whole: bool = True) -> Iterator[Int64s]:
    """Pieces of that size; the rest is left out if all are to be whole."""
    size = min(size, len(shuffled))
    for first in range(0, len(shuffled) - (size if whole else 1) + 1, size):
        yield shuffled[first : first + size]


class _Outputs(NamedTuple):
    """What a net says of some positions."""

    values: Tensor
    logits: Tensor  # of each legal action; very low where there is none
    shares: Tensor  # of the visits, as far as the policy is taught

    def policy_loss(self) -> Tensor:
        """The cross entropy of the policy where it is taught."""
        entropy = -(self.shares * functional.log_softmax(self.logits, dim=1)).sum()
        return entropy / self.shares.sum().clamp(min=1)


def _outputs(learner: Learner, samples: Samples, lesson: Lesson, batch: Int64s, rows: int) -> _Outputs:
    values, outputs = learner(
        torch.from_numpy(lesson.indices),
        torch.from_numpy(lesson.amounts),
        torch.from_numpy(lesson.starts[:-1]).int(),
    )
    at, lengths = _pieces(samples.starts, batch)
    place = np.repeat(np.arange(len(batch)), lengths), _counted_up(lengths)
    shape = len(batch), int(lengths.max())
    first, second = np.full(shape, rows), np.full(shape, rows)
    shares = np.zeros(shape, np.float32)
    first[place] = lesson.rows
    second[place] = np.where(lesson.second_rows < 0, rows, lesson.second_rows)
    shares[place] = samples.shares[at]
    logits = outputs.gather(1, torch.from_numpy(first)) + outputs.gather(1, torch.from_numpy(second))
    return _Outputs(values, logits.masked_fill(torch.from_numpy(first == rows), -1e9), torch.from_numpy(shares))


def _pieces(starts: Int64s, batch: Int64s) -> tuple[Int64s, Int64s]:
    """Where the entries of some positions are, one after the other, and how many each has."""
    lengths = starts[batch + 1] - starts[batch]
    return np.repeat(starts[batch], lengths) + _counted_up(lengths), lengths


def _counted_up(lengths: Int64s) -> Int64s:
    """0, 1, 2 and so on for each length, one after the other."""
    return np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
