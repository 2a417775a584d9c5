"""The exact endgame of Duel: what every move is worth if both play on perfectly, whatever chance brings.

A seat first maximises its expected outcome (a win counts 1, a shared victory a half), then the expected point margin. A
military or scientific victory counts as a margin of 100 points. All figures are exact fractions::

    solution = solve(state, seconds=1.0)
    if solution is not None:
        print(solution.best.action, float(solution.best.win_chance), float(solution.best.margin))
"""

import itertools
from dataclasses import dataclass
from fractions import Fraction

from thauma.games.duel.kernels import AGES, FIRST_CHANCE, is_of_base
from thauma.games.errors import ThaumaError
from thauma.games.protocol import State
from thauma.players.endgame.duel.key import scrambled
from thauma.players.endgame.duel.layout import Tree, blank_tree
from thauma.players.endgame.duel.reach import Line, best_line, cards_left
from thauma.players.endgame.duel.search import grow, plant
from thauma.players.endgame.duel.value import LARGEST_SCALE, scale_of, set_units, worth_of
from thauma.players.thinking import Budget, MoveReport, Report, Stop, run_within

__all__ = ["MoveValue", "NotAnEnding", "Solution", "cards_left", "is_small", "report", "solve"]

ENTRIES = 1 << 18  # of the table; more hardly save anything
FEW_CARDS = 10  # so few are mostly solved within a second; see docs/endgame.md

_spare_trees: list[Tree] = []  # a tree serves one search after another: new memory costs more than a small ending
_searches = itertools.count(1)


class NotAnEnding(ThaumaError):
    code = "not_an_ending"


@dataclass(frozen=True)
class MoveValue:
    """What a move is worth to the seat that makes it; the last three are None where margins weren't asked for."""

    action: int
    win_chance: Fraction  # a shared victory counts half
    margin: Fraction | None  # expected points ahead
    win: Fraction | None
    shared: Fraction | None

    @property
    def loss(self) -> Fraction | None:
        return None if self.win is None or self.shared is None else 1 - self.win - self.shared


@dataclass(frozen=True)
class Solution:
    """The moves of the seat that decides, the best first; just the best if no more was asked for."""

    seat: int
    moves: tuple[MoveValue, ...]
    variation: Line  # (seat, action); where chance decides, its first outcome
    nodes: int  # positions looked at
    seconds: float

    @property
    def best(self) -> MoveValue:
        return self.moves[0]


def is_small(state: State, cards: int = FEW_CARDS) -> bool:
    """Whether so few cards are left that solving is worth a try, in a game of the base set."""
    return cards_left(state) <= cards and state.phase < FIRST_CHANCE and is_of_base(state)


def solve(
    state: State,
    *,
    margins: bool = True,
    every_move: bool = True,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Solution | None:
    """Solve an ending from a decision in age III; None if the limits or `stop` came first.

    Outcomes alone (`margins=False`) and the best move alone (`every_move=False`) take far less time.
    """
    scale = _check(state)
    tree = _spare_trees.pop() if _spare_trees else blank_tree(ENTRIES)
    try:
        search = tree.search[0]
        set_units(search, scale, margins)
        search.salt = scrambled(next(_searches))
        plant(tree, state, every_move)
        elapsed = _grow_within(tree, Budget(simulations=nodes, seconds=seconds), stop)
        return _solution(tree, state, scale, margins, elapsed) if _is_done(tree) else None
    finally:
        _spare_trees.append(tree)


def report(
    state: State, seat: int, *, nodes: int | None = None, seconds: float | None = None, stop: Stop | None = None
) -> Report | None:
    """A solution by outcomes as the report of a thinking player; None if the limits or `stop` came first."""
    if seat != state.mover:
        raise NotAnEnding(f"it is seat {int(state.mover)} that decides here, not seat {seat}")
    found = solve(state, margins=False, nodes=nodes, seconds=seconds, stop=stop)
    if found is None:
        return None
    return Report(
        moves=tuple(MoveReport(move.action, 0, float(move.win_chance), 0.0) for move in found.moves),
        win_chance=float(found.best.win_chance),
        variation=found.variation,
        simulations=found.nodes,
        seconds=found.seconds,
        exact=True,
    )


def _check(state: State) -> int:
    """The scale of an ending; NotAnEnding says why a state is none."""
    if state.phase >= FIRST_CHANCE:
        raise NotAnEnding("nobody has a decision to make here: solve a position of a game that goes on")
    if state.age < AGES - 1:
        raise NotAnEnding(f"age {int(state.age) + 1} is too early: endings are positions of age III")
    if not is_of_base(state):
        raise NotAnEnding("endings with other sets than the base are unsolved: the exact player knows the base alone")
    scale = scale_of(state)
    if scale > LARGEST_SCALE:
        raise NotAnEnding(f"{cards_left(state)} cards are too many: chance can take {scale} courses from here")
    return scale


def _grow_within(tree: Tree, budget: Budget, stop: Stop | None) -> float:
    def look_at(positions: int) -> None:
        grow(tree, positions)

    return run_within(budget, look_at, lambda: _is_done(tree) or (stop is not None and stop()))[1]


def _is_done(tree: Tree) -> bool:
    return bool(tree.search[0].depth < 0)


def _solution(tree: Tree, state: State, scale: int, margins: bool, seconds: float) -> Solution:
    frame, seat = tree.frames[0], int(state.mover)
    solved = [i for i in range(frame.next) if frame.lowers[i] == frame.uppers[i] and _is_wanted(frame, i)]
    solved.sort(key=lambda i: int(frame.lowers[i]) * (1 if seat else -1))
    moves = tuple(_move_value(int(frame.listed[i]), int(frame.lowers[i]), seat, scale, margins) for i in solved)
    return Solution(seat, moves, best_line(tree, state, moves[0].action), int(tree.search[0].nodes), seconds)


def _is_wanted(frame: State, i: int) -> bool:
    return bool(frame.every) or frame.listed[i] == frame.best


def _move_value(action: int, value: int, seat: int, scale: int, margins: bool) -> MoveValue:
    sign = -1 if seat else 1
    worth = worth_of(value, scale, margins)
    win_chance = (1 + sign * worth.outcome) / 2
    if not margins:
        return MoveValue(action, win_chance, None, None, None)
    return MoveValue(action, win_chance, sign * worth.margin, win_chance - worth.shared / 2, worth.shared)
