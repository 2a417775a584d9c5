"""Fitting a net to samples with PyTorch. Only this file needs it; the net that comes out doesn't."""

from collections.abc import Callable, Iterator

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from thauma.games.errors import ThaumaError
from thauma.lab.plan import Course, Losses
from thauma.lab.samples import Samples
from thauma.players.network import Net

RISE = 0.05  # the share of the steps in which the rate rises to its height
SHORTEST_SCHEDULE = 20  # steps; with fewer, PyTorch may find no step to rise in, and divide by zero

Progress = Callable[[float, Losses], None]  # the share that is done


class BadSamples(ThaumaError):
    code = "bad_samples"


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
    samples: Samples, inputs: int, rows: int, course: Course, seed: int, progress: Progress | None = None
) -> tuple[Net, Losses]:
    """A net fitted from scratch; what it learnt from is not looked at again, so there is nothing to stop early."""
    for name in ("amounts", "shares", "outcomes", "roots"):
        if not np.isfinite(getattr(samples, name)).all():
            raise BadSamples(
                f"the {name} of some samples are no numbers; delete these samples and play the games again"
            )
    torch.set_num_threads(1)  # a net so small is learnt no faster by several
    torch.manual_seed(seed)
    learner = Learner(inputs, rows, samples.outcomes.shape[1], course)
    optimizer = torch.optim.AdamW(learner.parameters(), lr=course.rate, weight_decay=course.decay)
    steps = course.epochs * max(1, len(samples) // course.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, course.rate, total_steps=max(steps, SHORTEST_SCHEDULE) + 1, pct_start=RISE, final_div_factor=20
    )
    order = np.random.default_rng(seed)
    done = 0
    seen: list[tuple[float, float]] = []
    for _ in range(course.epochs):
        seen = []
        for batch in _batches(len(samples), course.batch, order):
            value_loss, policy_loss = _losses(learner, samples, batch, rows, course)
            optimizer.zero_grad()
            (value_loss + course.policy_weight * policy_loss).backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            schedule.step()
            done += 1
            seen.append((value_loss.item(), policy_loss.item()))
            if progress and done % 50 == 0:
                progress(done / steps, Losses(*np.mean(seen[-200:], axis=0)))
    return learner.net(), Losses(*(float(mean) for mean in np.mean(seen, axis=0)))


def _batches(samples: int, size: int, order: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    shuffled = order.permutation(samples)
    size = min(size, samples)
    for first in range(0, samples - size + 1, size):
        yield shuffled[first : first + size]


def _losses(
    learner: Learner, samples: Samples, batch: NDArray[np.int64], rows: int, course: Course
) -> tuple[Tensor, Tensor]:
    """The mean squared error of the values, and the cross entropy of the policy where it is taught."""
    at, lengths = _pieces(samples.starts, batch)
    offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    values, outputs = learner(
        torch.from_numpy(samples.indices[at]), torch.from_numpy(samples.amounts[at]), torch.from_numpy(offsets).int()
    )
    share = course.outcome_share
    target = torch.from_numpy(share * samples.outcomes[batch] + (1 - share) * samples.roots[batch])
    value_loss = functional.mse_loss(values, target)

    at, lengths = _pieces(samples.row_starts, batch)
    place = np.repeat(np.arange(len(batch)), lengths), _counted_up(lengths)
    shape = len(batch), int(lengths.max())
    first, second = np.full(shape, rows), np.full(shape, rows)
    shares = np.zeros(shape, np.float32)
    first[place] = samples.rows[at]
    second[place] = np.where(samples.second_rows[at] < 0, rows, samples.second_rows[at])
    shares[place] = samples.shares[at]
    logits = outputs.gather(1, torch.from_numpy(first)) + outputs.gather(1, torch.from_numpy(second))
    logits = logits.masked_fill(torch.from_numpy(first == rows), -1e9)
    taught = torch.from_numpy(shares)
    entropy = -(taught * functional.log_softmax(logits, dim=1)).sum()
    return value_loss, entropy / taught.sum().clamp(min=1)


def _pieces(starts: NDArray[np.int64], batch: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where the entries of some positions are, one after the other, and how many each has."""
    lengths = starts[batch + 1] - starts[batch]
    return np.repeat(starts[batch], lengths) + _counted_up(lengths), lengths


def _counted_up(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """0, 1, 2 and so on for each length, one after the other."""
    return np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
