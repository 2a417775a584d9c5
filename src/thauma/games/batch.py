"""Many games in one call: an array of states is stepped, masked and dealt anew inside the kernel. For every game."""

from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games import home_of
from thauma.games.errors import BadOption
from thauma.kernel import ArrayOf, Of, instantiate, template
from thauma.kernel.masks import Actions, Masks, check_actions, random_actions
from thauma.kernel.rng import Int8s, Rng, below, seeded

State: TypeAlias = Annotated[Any, Of("rules.State")]
States: TypeAlias = Annotated[NDArray[Any], Of("rules.States")]
Deals: TypeAlias = Annotated[NDArray[Any], Of("rules.Deals")]
Scratch: TypeAlias = Annotated[Any, Of("rules.Scratch")]
Bools: TypeAlias = Annotated[NDArray[np.bool_], ArrayOf(np.bool_)]
Points: TypeAlias = Annotated[NDArray[np.int16], ArrayOf(np.int16, 2)]  # by game and seat

rules: Any = None  # the game's loop.py

DEAL_ANEW = -1  # in place of an action


class GameBatch:
    """Games that run side by side; a finished one is dealt anew at once, and `results` keeps how it ended.

    `movers` holds the seat that is to decide next in each game. Where the seats of a turn choose at once they are asked
    in order; what they choose takes effect together when the last one has chosen.
    """

    loop: ClassVar[Any]  # the game's loop.py
    kernels: ClassVar[Any]  # and the templates below, compiled for it

    def __init__(self, games: int, seed: int = 0, seats: int | None = None) -> None:
        loop = self.loop
        self.deals: Deals = loop.blank_deals(games, loop.SEATS if seats is None else seats)
        self.states: States = np.zeros(games, loop.STATE_DTYPE)
        self.masks: Masks = np.zeros((games, loop.ACTIONS), np.bool_)
        self.movers: Int8s = np.zeros(games, np.int8)
        self.results: States = np.zeros(games, loop.STATE_DTYPE)  # the last position of each game's previous round
        self._finished: Bools = np.zeros(games, np.bool_)
        self._rng = seeded(seed)
        self._scratch = loop.blank_scratch()
        self._step(np.full(games, DEAL_ANEW, np.int64))

    def step(self, chosen: Actions) -> Bools:
        """Carry out one legal action in each game; which games it finished. Nothing happens if one isn't legal."""
        self._step(check_actions(self.masks, chosen))
        return self._finished

    def _step(self, chosen: Actions) -> None:
        arrays = (self.states, self.deals, self.masks, self.movers, chosen, self.results, self._finished)
        self.kernels.step_all(*arrays, self._scratch, self._rng)

    def random_actions(self) -> Actions:
        """A uniformly random legal action for each game."""
        return random_actions(self.masks, self._rng)

    @classmethod
    def play_at_random(cls, games: int, rng: Rng, listing: bool, seats: int | None = None) -> tuple[int, Points]:
        """Play whole games, listing every legal action or sampling one: the number of decisions, and all points."""
        loop = cls.loop
        deals: Deals = loop.blank_deals(1, loop.SEATS if seats is None else seats)
        points: Points = np.zeros((games, loop.MOST_SEATS), np.int16)
        states: States = np.zeros(1, loop.STATE_DTYPE)
        return cls.kernels.play_all(points, listing, states, deals, loop.blank_scratch(), rng), points

    @classmethod
    def warm(cls) -> None:
        """Compile all of this, by using it once."""
        batch = cls(games=1)
        batch.step(batch.random_actions())
        for listing in (True, False):
            cls.play_at_random(1, seeded(0), listing)


def batch_of(game: str) -> type[GameBatch]:
    """The batch of a game; BadOption if it has none."""
    module = f"{home_of(game)}.batch"
    try:
        found: type[GameBatch] = import_module(module).Batch
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise BadOption(f"{game} can't be played in batches: there is no module {module}") from error
    return found


def kernels_of(game: str, loop: ModuleType) -> Any:
    """The templates below as kernels of a game."""
    return instantiate(__name__, game, rules=loop)


@template
def write_mask(state: State, seat: int, masks: Masks, i: int, scratch: Scratch) -> None:
    masks[i, :] = False
    for k in range(rules.list_choices(state, seat, scratch)):
        masks[i, scratch.listed[k]] = True


@template
def step_all(
    states: States,
    deals: Deals,
    masks: Masks,
    movers: Int8s,
    chosen: Actions,
    results: States,
    finished: Bools,
    scratch: Scratch,
    rng: Rng,
) -> None:
    """One action in every game, or a new deal. The actions are known to be legal."""
    for i in range(len(states)):
        if chosen[i] != DEAL_ANEW:
            rules.advance(states[i], deals[i], movers[i], chosen[i], scratch)
        finished[i] = rules.is_over(states[i])
        if finished[i]:
            results[i] = states[i]
        if finished[i] or chosen[i] == DEAL_ANEW:
            rules.deal_anew(states, deals, i, scratch, rng)
        movers[i] = rules.seat_to_decide(states[i])
        write_mask(states[i], movers[i], masks, i, scratch)


@template
def play_all(points: Points, listing: bool, states: States, deals: Deals, scratch: Scratch, rng: Rng) -> int:
    """Play a game for each row of `points`; return the number of decisions."""
    decisions = 0
    for game in range(len(points)):
        rules.deal_anew(states, deals, 0, scratch, rng)
        state = states[0]
        while not rules.is_over(state):
            seat = rules.seat_to_decide(state)
            if listing:
                action = scratch.listed[below(rng, rules.list_choices(state, seat, scratch))]
            else:
                action = rules.sample_choice(state, seat, scratch, rng)
            rules.advance(state, deals[0], seat, action, scratch)
            decisions += 1
        for seat in range(rules.cities_in(state)):
            points[game, seat] = rules.total(state, seat, scratch)
    return decisions
