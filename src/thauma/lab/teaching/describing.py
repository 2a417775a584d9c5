"""Positions of samples as a net sees them: many at a time, and only when they are learnt from.

The kernel is a template (see kernel/template.py): `rules` is the game's loop, and `teaching` its module here.
"""

from types import ModuleType
from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import ArrayOf, Of, instantiate, template
from thauma.kernel.rng import Int8s
from thauma.lab.samples import BadSamples, Int64s, Samples
from thauma.players.network import Floats
from thauma.players.network.layers import Int32s

States: TypeAlias = Annotated[NDArray[Any], Of("rules.States")]
Reader: TypeAlias = Annotated[Any, Of("teaching.Evaluator")]

rules: Any = None
teaching: Any = None


class Lesson(NamedTuple):
    """Some positions. Of position i, the inputs are those from starts[i] to starts[i + 1], and so its rows."""

    indices: Int32s  # inputs that aren't zero
    amounts: Floats
    starts: Int64s  # one more than there are positions
    rows: Int32s  # the policy row of each legal action
    second_rows: Int32s  # another one whose output is added to the first's; -1 if there is none


def blank_lesson(positions: int, inputs: int, actions: int) -> Lesson:
    """Room for so many positions, with so many inputs each, and so many actions in all."""
    return Lesson(
        np.zeros(positions * inputs, np.int32),
        np.zeros(positions * inputs, np.float32),
        np.zeros(positions + 1, np.int64),
        np.zeros(actions, np.int32),
        np.zeros(actions, np.int32),
    )


class Describer:
    """Describes positions of one game."""

    def __init__(self, game: str, loop: ModuleType, teaching: ModuleType) -> None:
        self._loop: Any = loop
        self._teaching: Any = teaching
        self._kernels = instantiate(__name__, game, rules=loop, teaching=teaching)

    def describe(self, samples: Samples, chosen: Int64s) -> Lesson:
        """The chosen positions of some samples, in that order."""
        dtype = self._loop.STATE_DTYPE
        if samples.states.shape[1] != dtype.itemsize:
            raise BadSamples("these positions are of another version of the game; play the games again")
        states = samples.states[chosen].view(dtype).reshape(-1)
        lengths = samples.starts[chosen + 1] - samples.starts[chosen]
        room = blank_lesson(len(chosen), self._teaching.MOST_INPUTS, int(lengths.sum()))
        reader = self._teaching.blank_reader()
        self._kernels.describe_all(reader, states, samples.seats, samples.actions, samples.starts, chosen, room)
        number = room.starts[-1]
        return room._replace(indices=room.indices[:number], amounts=room.amounts[:number])


@template
def describe_all(
    reader: Reader,
    states: States,
    seats: Int8s,
    actions: Annotated[NDArray[np.int16], ArrayOf(np.int16)],
    starts: Int64s,
    chosen: Int64s,
    room: Lesson,
) -> None:
    """Write the inputs of each state, and the rows of the chosen position's actions."""
    inputs = reader.inputs
    number = row = 0
    for i in range(len(chosen)):
        seat = seats[chosen[i]]
        teaching.write_inputs_of(reader, states[i], seat)
        for k in range(inputs.number[0]):
            room.indices[number + k] = inputs.indices[k]
            room.amounts[number + k] = inputs.amount[k]
        number += inputs.number[0]
        room.starts[i + 1] = number
        for k in range(starts[chosen[i]], starts[chosen[i] + 1]):
            room.rows[row] = teaching.row_for(states[i], seat, actions[k])
            room.second_rows[row] = teaching.second_row_for(states[i], seat, actions[k])
            row += 1
