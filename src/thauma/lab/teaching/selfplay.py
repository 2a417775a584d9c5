"""The search plays against itself, game by game, and what it saw is noted.

Most decisions are searched quickly, some in full; only those teach the policy. A seat may be a fan of some plan: it
plays on, so that the net never forgets what such plans are worth, but its own moves are no example.

The kernel is a template (see kernel/template.py): `rules` is the game's loop, and `teaching` its module here.
"""

from types import ModuleType
from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import Of, instantiate, kernel, template
from thauma.kernel.rng import Rng, below, seeded
from thauma.lab.samples import Samples
from thauma.lab.teaching.notebook import Notebook, begin_notes, chance
from thauma.players.network import Floats2

States: TypeAlias = Annotated[NDArray[Any], Of("rules.States")]
Deals: TypeAlias = Annotated[NDArray[Any], Of("rules.Deals")]
Scratch: TypeAlias = Annotated[Any, Of("rules.Scratch")]
Teacher: TypeAlias = Annotated[Any, Of("teaching.Teacher")]

rules: Any = None
teaching: Any = None

NOBODY = -1


class Habit(NamedTuple):
    """How the teachers play."""

    simulations: int  # of a decision that is searched in full
    quick_simulations: int
    full_share: float = 0.35  # of the decisions that are searched in full
    noise: float = 0.25  # of the priors at the root of a full search
    sampled_share: float = 0.2  # of the moves that are drawn by their visits instead of being the best
    fan_share: float = 0.5  # of the games in which a seat is a fan
    bias: float = 0.8  # what a fan of Duel takes its plan to be worth
    noted_share: float = 1.0  # of the quick decisions of classic that are noted: those of one game are much alike
    three_share: float = 0.6  # of the games of classic with three seats; the others have any number from two on


class Turn(NamedTuple):
    """A decision that is to be made."""

    seat: int
    is_fan: bool
    plan: int  # of the fan
    full: bool  # whether it is to be searched in full


class TeachingGames:
    """The games of one kind from which its nets learn."""

    def __init__(self, game: str, loop: ModuleType, teaching: ModuleType) -> None:
        self._loop: Any = loop
        self._teaching: Any = teaching
        self._kernels = instantiate(__name__, game, rules=loop, teaching=teaching)

    def play(self, teacher: Any, habit: Habit, games: range, seed: int) -> Samples:
        """What these games teach; game number n of a seed is always the same."""
        states, scratch = np.zeros(1, self._loop.STATE_DTYPE), self._loop.blank_scratch()
        book = self._teaching.blank_book()
        pages = np.zeros(len(book.seats), self._loop.STATE_DTYPE)
        parts = []
        for number in games:
            rng = seeded(seed, number)
            deals = self._loop.blank_deals(1, self._teaching.seats_at(habit, rng))
            self._kernels.play_game(teacher, habit, states, deals, scratch, book, pages, rng)
            parts.append(samples_of(book, pages, self._teaching.ends_of(teacher, states[0])))
        return Samples.joined(parts)


def samples_of(book: Notebook, pages: NDArray[Any], ends: Floats2) -> Samples:
    """The pages of a game that ended like this for each player."""
    decisions, actions = map(int, book.length)
    return Samples(
        states=np.frombuffer(pages[:decisions].tobytes(), np.uint8).reshape(decisions, pages.dtype.itemsize),
        seats=book.seats[:decisions].copy(),
        players=book.players[:decisions].copy(),
        biased=book.biased[:decisions].copy(),
        actions=book.actions[:actions].astype(np.int16),
        shares=book.shares[:actions].copy(),
        starts=book.starts[: decisions + 1].astype(np.int64),
        outcomes=ends[book.players[:decisions]],
        roots=book.roots[:decisions].copy(),
        games=np.array([0, decisions], np.int64),
    )


@kernel
def turn_of(seat: int, is_fan: bool, plan: int, full: bool) -> Turn:
    """Made here, where all whole numbers are wide: a tuple's fields aren't widened when it is passed on."""
    return Turn(seat, is_fan, plan, full)


@template
def play_game(
    teacher: Teacher,
    habit: Habit,
    states: States,
    deals: Deals,
    scratch: Scratch,
    book: Notebook,
    pages: States,
    rng: Rng,
) -> None:
    """One game from the deal to the end, noted in the book; the positions themselves in the pages."""
    rules.deal_anew(states, deals, 0, scratch, rng)
    state = states[0]
    begin_notes(book)
    fan = below(rng, rules.players_in(state)) if chance(rng, habit.fan_share) else NOBODY
    plan = teaching.draw_plan(habit, rng)
    while not rules.is_over(state):
        seat = rules.seat_to_decide(state)
        turn = turn_of(seat, rules.player_of(state, seat) == fan, plan, chance(rng, habit.full_share))
        page = book.length[0]
        action = teaching.decide(teacher, habit, state, turn, book, rng)
        if book.length[0] > page:
            pages[page] = state
        rules.advance(state, deals[0], seat, action, scratch)
