"""Learning: PyTorch's net is the kernel's net, and what can be learnt is learnt, the same way every time."""

from collections.abc import Iterator

import numpy as np
import pytest
import torch

from tests.modes import games
from tests.players.network.nets import random_net
from thauma.kernel.rng import below, seeded
from thauma.lab.learning import Learner, learn, split
from thauma.lab.plan import Course, Losses
from thauma.lab.samples import BadSamples, Int64s, Samples
from thauma.lab.teaching.describing import Lesson
from thauma.lab.teaching.duel import HABIT, INPUTS, ROWS, describe, play_games
from thauma.players.network import Net, blank_inputs
from thauma.players.network.layers import logit_of, propagate, put, value_of

SIGNALS, CHOICES = 6, 4  # of the synthetic problem below
SMALL = Course(first=16, second=16, epochs=12, batch=32, rate=2e-2)


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Threads would wait for each other far longer than these small nets take."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def puzzle(positions: int, taught: bool = True) -> Samples:
    """Games of one position: who wins, which of four actions is right, and something that says nothing."""
    rng = seeded(5)
    winner = np.array([below(rng, 2) for _ in range(positions)])
    right = np.array([below(rng, CHOICES) for _ in range(positions)])
    noise = np.array([below(rng, SIGNALS) for _ in range(positions)])
    shares = np.zeros((positions, CHOICES), np.float32)
    if taught:
        shares[np.arange(positions), right] = 1.0
    outcomes = np.where(winner == 0, 1.0, -1.0).astype(np.float32)[:, None]
    return Samples(
        states=np.stack([winner, right, noise], axis=1).astype(np.uint8),
        seats=np.zeros(positions, np.int8),
        players=np.zeros(positions, np.int8),
        biased=np.zeros(positions, np.int8),
        actions=np.tile(np.arange(CHOICES, dtype=np.int16), positions),
        shares=shares.ravel(),
        starts=np.arange(0, CHOICES * positions + 1, CHOICES),
        outcomes=outcomes,
        roots=0.5 * outcomes,
        games=np.arange(positions + 1),
    )


def as_inputs(samples: Samples, chosen: Int64s) -> Lesson:
    """An input for the winner, one for the right action, and one for the noise; a row for each action."""
    indices = samples.states[chosen].astype(np.int32) + np.array([0, 2, 2 + CHOICES], np.int32)
    return Lesson(
        indices.ravel(),
        np.ones(indices.size, np.float32),
        np.arange(0, indices.size + 1, 3),
        np.tile(np.arange(CHOICES, dtype=np.int32), len(chosen)),
        np.full(CHOICES * len(chosen), -1, np.int32),
    )


def learnt(samples: Samples, course: Course = SMALL, seed: int = 1) -> tuple[Net, Losses]:
    return learn(samples, as_inputs, 2 + CHOICES + SIGNALS, CHOICES, course, seed)


def same(one: Net, other: Net) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_what_pytorch_computes_the_kernel_computes() -> None:
    """On real positions, for every value and every legal action."""
    habit = HABIT._replace(simulations=games(compiled=20, plain=1), quick_simulations=games(compiled=5, plain=1))
    samples = play_games(random_net(), range(games(compiled=3, plain=1)), 1, habit)
    torch.manual_seed(3)
    learner = Learner(INPUTS, ROWS, 1, Course(first=24, second=16))
    for bias in (learner.embedding_bias, learner.middle.bias, learner.value.bias, learner.policy.bias):
        torch.nn.init.normal_(bias, std=0.1)
    net = learner.net()
    lesson = describe(samples, np.arange(len(samples)))
    values, outputs = learner(
        torch.from_numpy(lesson.indices),
        torch.from_numpy(lesson.amounts),
        torch.from_numpy(lesson.starts[:-1]).int(),
    )
    assert outputs.shape == (len(samples), ROWS + 1)
    assert not outputs[:, ROWS].any()  # the row that stands for none
    inputs = blank_inputs(net, 400)
    for number in range(len(samples)):
        inputs.number[0] = 0
        for at in range(lesson.starts[number], lesson.starts[number + 1]):
            put(inputs, lesson.indices[at], lesson.amounts[at])
        propagate(net, inputs)
        assert value_of(net, inputs, 0) == pytest.approx(values[number, 0].item(), abs=1e-5)
        for at in range(samples.starts[number], samples.starts[number + 1]):
            row = int(lesson.rows[at])
            assert logit_of(net, inputs, row) == pytest.approx(outputs[number, row].item(), abs=1e-5)


def test_a_puzzle_is_learnt() -> None:
    _, begun = learnt(puzzle(320), Course(first=16, second=8, epochs=1, batch=32, rate=1e-4))
    net, losses = learnt(puzzle(320))
    assert begun.value > 0.5
    assert begun.policy > 1.2  # the logarithm of four is 1.39
    assert losses.value < 0.1
    assert losses.policy < 0.1
    inputs = blank_inputs(net, 3)
    for winner, sign in ((0, 1), (1, -1)):
        for right in range(CHOICES):
            inputs.number[0] = 0
            for index in (winner, 2 + right, 2 + CHOICES):
                put(inputs, index, 1.0)
            propagate(net, inputs)
            assert sign * value_of(net, inputs, 0) > 0.4
            assert np.argmax([logit_of(net, inputs, row) for row in range(CHOICES)]) == right


@pytest.mark.parametrize(("share", "aim"), [(1.0, 1.0), (0.0, 0.5), (0.6, 0.8)])
def test_values_aim_between_the_outcome_and_what_the_search_expected(share: float, aim: float) -> None:
    net, _ = learnt(puzzle(320), Course(first=16, second=8, epochs=30, batch=32, rate=2e-2, carried=share))
    inputs = blank_inputs(net, 3)
    for index in (0, 2, 2 + CHOICES):
        put(inputs, index, 1.0)
    propagate(net, inputs)
    assert value_of(net, inputs, 0) == pytest.approx(aim, abs=0.12)


def test_the_same_seed_learns_the_same_net() -> None:
    first, losses = learnt(puzzle(100))
    again, same_losses = learnt(puzzle(100))
    assert same(first, again)
    assert losses == same_losses
    assert not same(first, learnt(puzzle(100), seed=2)[0])


def test_a_net_has_the_widths_of_its_course() -> None:
    net, _ = learnt(puzzle(64), Course(first=24, second=16, epochs=1, batch=32))
    assert net.embedding.shape == (2 + CHOICES + SIGNALS, 24)
    assert net.middle.shape == (24, 16)
    assert net.value.shape == (1, 16)
    assert net.policy.shape == (CHOICES, 16)
    assert all(array.dtype == np.float32 and array.flags.c_contiguous for array in net)


@pytest.mark.parametrize("positions", [1, 2, 31, 32, 33, 70])
@pytest.mark.parametrize("epochs", [1, 3])
def test_few_samples_are_no_hindrance(positions: int, epochs: int) -> None:
    """Fewer than a batch, or not a multiple of one."""
    net, losses = learnt(puzzle(positions), Course(first=8, second=8, epochs=epochs, batch=32))
    assert all(np.isfinite(array).all() for array in net)
    assert np.isfinite([losses.value, losses.policy]).all()


@pytest.mark.parametrize("steps", range(1, 45))
def test_any_number_of_steps_will_do(steps: int) -> None:
    net, _ = learnt(puzzle(2 * steps), Course(first=8, second=8, epochs=1, batch=2))
    assert all(np.isfinite(array).all() for array in net)


def test_positions_without_shares_teach_values_only() -> None:
    net, losses = learnt(puzzle(320, taught=False))
    assert losses.policy == 0
    assert losses.value < 0.1
    assert all(np.isfinite(array).all() for array in net)


def test_a_second_row_is_added_to_the_first() -> None:
    """A puzzle that only second rows can solve: every action has the same first row."""

    def only_second_rows(samples: Samples, chosen: Int64s) -> Lesson:
        lesson = as_inputs(samples, chosen)
        return lesson._replace(rows=np.zeros_like(lesson.rows), second_rows=lesson.rows + 1)

    _, losses = learn(puzzle(320), only_second_rows, 2 + CHOICES + SIGNALS, CHOICES + 1, SMALL, 1)
    assert losses.policy < 0.1


def test_samples_that_are_no_numbers_are_refused() -> None:
    spoilt = puzzle(40)
    spoilt.roots[3] = np.nan
    with pytest.raises(BadSamples, match="the roots of some samples are no numbers"):
        learnt(spoilt)


def test_losses_are_those_of_games_that_were_not_learnt_from() -> None:
    """Every fiftieth game is held out. One that contradicts the others shows in the losses, and only there."""
    honest = puzzle(400)
    learnt_from, held_out = split(honest)
    assert held_out.tolist() == [*range(49, 400, 50)]
    assert sorted([*learnt_from, *held_out]) == [*range(400)]
    contrary = puzzle(400)
    contrary.outcomes[held_out] *= -1
    contrary.roots[held_out] *= -1
    net, losses = learnt(honest)
    other_net, other_losses = learnt(contrary)
    assert same(net, other_net)
    assert losses.value < 0.1 < 1 < other_losses.value
    assert losses.outcome is not None
    assert other_losses.outcome is not None
    assert losses.outcome < 0.2 < 2 < other_losses.outcome
    assert losses.policy == other_losses.policy


def test_few_games_leave_none_to_hold_out() -> None:
    assert learnt(puzzle(20))[1].outcome is None


def test_progress_is_told_and_ends_with_the_last_step() -> None:
    told: list[tuple[float, Losses]] = []
    course = Course(first=8, second=8, epochs=10, batch=4)
    inputs = 2 + CHOICES + SIGNALS
    learn(puzzle(40), as_inputs, inputs, CHOICES, course, 1, lambda done, losses: told.append((done, losses)))
    assert [done for done, _ in told] == [0.5, 1.0]
    assert told[1][1].value < told[0][1].value
