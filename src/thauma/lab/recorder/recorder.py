"""Whole games in one compiled call: played by simple players, replayed from their moves, or read from records.

The kernels are templates (see kernel/template.py): `rules` is the game's loop, `greedy` its simple player, and `kept`
its module here, which says what is noted of a game and how its moves are kept.
"""

from collections.abc import Iterable
from types import ModuleType
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import Move
from thauma.games.protocol import State as GameState
from thauma.kernel import Of, bits, instantiate, template
from thauma.kernel.rng import Rng, below, reseed
from thauma.lab.recorder.games import FINE, NOT_OVER, Ends, Games, Rows, Seed, Verdicts

State: TypeAlias = Annotated[Any, Of("rules.State")]
States: TypeAlias = Annotated[NDArray[Any], Of("rules.States")]
Deal: TypeAlias = Annotated[Any, Of("rules.Deal")]
Deals: TypeAlias = Annotated[NDArray[Any], Of("rules.Deals")]
Scratch: TypeAlias = Annotated[Any, Of("rules.Scratch")]
Moves: TypeAlias = Annotated[NDArray[Any], Of("kept.Moves")]
Facts: TypeAlias = Annotated[Any, Of("kept.Facts")]
AllFacts: TypeAlias = Annotated[NDArray[Any], Of("kept.AllFacts")]

rules: Any = None
greedy: Any = None
kept: Any = None


class Recorder:
    """Records the games of one kind."""

    def __init__(self, game: str, loop: ModuleType, greedy: ModuleType, kept: ModuleType) -> None:
        self._loop: Any = loop
        self._kept: Any = kept
        self._kernels = instantiate(__name__, game, rules=loop, greedy=greedy, kept=kept)
        self.deal_dtype: np.dtype[Any] = self._loop.DEAL_DTYPE
        self.move_dtype: np.dtype[Any] = self._kept.MOVE_DTYPE

    def record_games(self, greedy_seats: int, seed: Seed, numbers: range, like: Deal) -> Games:
        """Games of the players `random` and `greedy`, the same that `arena.selfplay` plays one by one.

        `greedy_seats` has the bits of those that don't play at random, `like` the options of the deals.
        """
        deals = np.zeros(len(numbers), self.deal_dtype)
        deals[:] = like
        moves = np.zeros(len(deals) * self._kept.MOST_PLIES, self.move_dtype)
        ends: Ends = np.zeros(len(deals), np.int64)
        facts = np.zeros(len(deals), self._kept.FACTS_DTYPE)
        arrays = (deals, moves, ends, facts, *self._room(), np.zeros(4, np.int64))
        self._kernels.play_all(greedy_seats, seed.low, seed.high, numbers.start, like, *arrays)
        return Games(deals, moves[: ends[-1]].copy(), ends, facts)

    def replay_games(self, deals: Deals, moves: Moves, ends: Ends) -> tuple[AllFacts, Verdicts]:
        """What is known of games at their end, and whether their moves are legal (see Verdicts)."""
        facts = np.zeros(len(deals), self._kept.FACTS_DTYPE)
        verdicts: Verdicts = np.zeros(len(deals), np.int64)
        self._kernels.replay_all(deals, moves, ends, facts, verdicts, *self._room())
        return facts, verdicts

    def rows_of(self, moves: Iterable[Move]) -> list[tuple[int, ...]]:
        """Recorded moves as numbers. A KeyError or TypeError for what can't be read."""
        rows: list[tuple[int, ...]] = self._kept.rows_of(moves)
        return rows

    def encode_games(self, deals: Deals, rows: Rows, ends: Ends) -> tuple[Moves, Verdicts]:
        """The moves of games as they are kept, and whether they are legal; after an illegal one they mean nothing."""
        moves = np.zeros(len(rows), self.move_dtype)
        verdicts: Verdicts = np.zeros(len(deals), np.int64)
        self._kernels.encode_all(deals, rows, ends, moves, verdicts, *self._room())
        return moves, verdicts

    def seat_and_action(self, state: GameState, move: Any) -> tuple[int, int]:
        """Who makes a move that is kept, and the action that it is."""
        return int(self._kept.seat_in(state, move)), int(self._kept.action_in(move))

    def _room(self) -> tuple[Any, Any]:
        return np.zeros(1, self._loop.STATE_DTYPE), self._loop.blank_scratch()


@template
def play_all(
    greedy_seats: int,
    low: int,
    high: int,
    first: int,
    like: Deal,
    deals: Deals,
    moves: Moves,
    ends: Ends,
    facts: AllFacts,
    states: States,
    scratch: Scratch,
    rng: Rng,
) -> None:
    """Game number n follows from the seed and n alone, and is the one that `SelfPlay` plays."""
    ply = 0
    for game in range(len(deals)):
        reseed(rng, low, high, first + game)
        rules.deal_like(like, deals, game, scratch, rng)
        rules.set_up(states, 0, deals[game])
        kept.start_facts(facts[game])
        state = states[0]
        while not rules.is_over(state):
            seat = rules.seat_to_decide(state)
            action = choose(state, seat, greedy_seats, scratch, rng)
            moves[ply] = kept.pack(seat, action)
            ply += 1
            carry_out(state, deals[game], seat, action, facts[game], scratch)
        kept.end_facts(state, facts[game], scratch)
        ends[game] = ply


@template
def choose(state: State, seat: int, greedy_seats: int, scratch: Scratch, rng: Rng) -> int:
    if greedy_seats & bits.bit(rules.player_of(state, seat)):
        return greedy.best_action(state, seat, scratch, rng)
    return scratch.listed[below(rng, rules.list_choices(state, seat, scratch))]


@template
def carry_out(state: State, deal: Deal, seat: int, action: int, facts: Facts, scratch: Scratch) -> None:
    kept.note_action(state, seat, action, facts)
    rules.advance(state, deal, seat, action, scratch)


@template
def replay_all(
    deals: Deals,
    moves: Moves,
    ends: Ends,
    facts: AllFacts,
    verdicts: Verdicts,
    states: States,
    scratch: Scratch,
) -> None:
    start = 0
    for game in range(len(deals)):
        rules.set_up(states, 0, deals[game])
        kept.start_facts(facts[game])
        verdicts[game] = replay(states[0], deals[game], moves, start, ends[game], facts[game], scratch)
        kept.end_facts(states[0], facts[game], scratch)
        start = ends[game]


@template
def replay(state: State, deal: Deal, moves: Moves, start: int, end: int, facts: Facts, scratch: Scratch) -> int:
    for ply in range(start, end):
        seat, action = kept.seat_in(state, moves[ply]), kept.action_in(moves[ply])
        if not is_legal(state, seat, action, scratch):
            return ply - start
        carry_out(state, deal, seat, action, facts, scratch)
    return FINE if rules.is_over(state) else NOT_OVER


@template
def is_legal(state: State, seat: int, action: int, scratch: Scratch) -> bool:
    if not rules.must_decide(state, seat):
        return False
    for k in range(rules.list_choices(state, seat, scratch)):  # noqa: SIM110 - no kernel has generators
        if scratch.listed[k] == action:
            return True
    return False


@template
def encode_all(
    deals: Deals, rows: Rows, ends: Ends, moves: Moves, verdicts: Verdicts, states: States, scratch: Scratch
) -> None:
    start = 0
    for game in range(len(deals)):
        rules.set_up(states, 0, deals[game])
        verdicts[game] = encode_game(states[0], deals[game], rows, start, ends[game], moves, scratch)
        start = ends[game]


@template
def encode_game(state: State, deal: Deal, rows: Rows, start: int, end: int, moves: Moves, scratch: Scratch) -> int:
    for ply in range(start, end):
        seat = int(rows[ply, 0])
        if not rules.must_decide(state, seat) or not kept.is_by_right(state, rows[ply]):
            return ply - start
        action = kept.action_of(state, rows[ply], scratch)
        if not is_legal(state, seat, action, scratch):
            return ply - start
        moves[ply] = kept.pack(seat, action)
        rules.advance(state, deal, seat, action, scratch)
    return FINE
