"""Puzzles made from records: positions in which one move is clearly best, proved or found beyond doubt.

Exact ones are solved to the end: a move *wins* whatever turns up and the others don't, or it *saves*: every other loses
whatever turns up. In those of the best chance one move is ahead by at least LEAST_GAP, under several seeds of a long
search. What a solution is worth depends on what it loses, never on what turned up. docs/puzzles.md has the format.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any, Literal

import msgspec

from thauma.games.errors import Move, ThaumaError
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import seeded
from thauma.players.thinking import Budget, Thinker
from thauma.records import LiveGame, Record, read_position, write_position
from thauma.study.glicko import Bout, Rating, rate
from thauma.study.positions import Answer, ask
from thauma.study.themes import themes_of

FORMAT = "thauma-puzzles/1"
LICENCE = "CC0-1.0"
LEAST_GAP = 0.08  # of the chance to win, between the best move and the next
MOST_BEST = 2  # moves that are equally best
FEWEST_CHOICES = 4
SEEDS = (1, 2, 3)
TOLERANCE = 0.02  # of the chance to win: a move that loses no more is as good as the best
NO_CREDIT = 0.20  # a move that loses so much, or more, is worth nothing
SIMULATIONS = {"duel": 100_000, "classic": 20_000}
FIRST_LOOK = {"duel": 2_000, "classic": 400}  # simulations, to see whether a position is worth the long search
SOLVERS = {"duel": "thauma.players.endgame"}  # of the games whose endings can be solved
POSITIONS_TO_SOLVE = 2_000_000
PLIES_APART = 4  # between two puzzles of one game

Kind = Literal["exact", "chance"]


class BadPuzzle(ThaumaError):
    code = "bad_puzzle"


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    move: Move
    chance: float
    exact: str | None = None  # the same as a fraction


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """One puzzle: a line of a file of puzzles."""

    id: str
    game: str
    kind: Kind
    goal: Literal["win", "save", "best"]
    position: str
    seat: int
    choices: list[Choice]  # every legal move, the best first
    themes: list[str]
    rating: float
    deviation: float
    simulations: int | None = None  # of each search; none where it is solved
    origin: dict[str, Any] = {}  # the game that it comes from


def credit(puzzle: Puzzle, move: Move) -> float:
    """What a solution is worth, from 0 to 1, by the chance to win that it loses."""
    chance = next((choice.chance for choice in puzzle.choices if choice.move == move), None)
    if chance is None:
        raise BadPuzzle(f"{puzzle.id}: that is no legal move of this puzzle")
    loss = puzzle.choices[0].chance - chance
    return 1.0 if loss <= TOLERANCE else max(0.0, 1 - loss / NO_CREDIT)


# -- making them


def make_puzzles(
    record: Record, kind: Kind, thinker: Thinker, simulations: int | None = None, place: str = "record"
) -> Iterator[Puzzle]:
    """The puzzles of a recorded game, in order."""
    live = LiveGame.at_start_of(record, place)
    last = -PLIES_APART
    replay = live.replay(record, place)
    for ply, move in enumerate(record.moves):
        if ply - last >= PLIES_APART and live.game.events.is_settled(live.state):
            made = puzzle_of(live.game, live.state, move["seat"], kind, thinker, simulations)
            if made is not None:
                last = ply
                yield msgspec.structs.replace(made, origin={"players": record.players, "ply": ply})
        next(replay)


def puzzle_of(
    game: Game, state: State, seat: int, kind: Kind, thinker: Thinker, simulations: int | None = None
) -> Puzzle | None:
    """The puzzle that a decision of a seat is; None if it is none."""
    if len(game.legal(state, seat)) < FEWEST_CHOICES:
        return None
    player = dict(game.decisions(state))[seat]
    text = write_position(game, state, player)
    if kind == "exact":
        return _exact(text, game, seat)
    return _best_chance(text, game, seat, thinker, simulations or SIMULATIONS[game.name])


def _exact(text: str, game: Game, seat: int) -> Puzzle | None:
    choices = solve(text, game, seat)
    goal = goal_of(choices) if choices else None
    if choices is None or goal is None:
        return None
    return _puzzle(text, game, seat, "exact", goal, choices, None)


def solve(text: str, game: Game, seat: int) -> list[Choice] | None:
    """Every move of a position with its exact value, the best first; None if it is too large to be solved."""
    solver = import_module(SOLVERS[game.name]) if game.name in SOLVERS else None
    state = read_position(text).state
    if solver is None or not solver.is_small(state) or game.pending(state) != (seat,):
        return None
    found = solver.solve(state, margins=False, nodes=POSITIONS_TO_SOLVE)
    if found is None:
        return None
    return [
        Choice(game.decode(state, seat, move.action), float(move.win_chance), str(move.win_chance))
        for move in found.moves
    ]


def goal_of(choices: Sequence[Choice]) -> Literal["win", "save"] | None:
    """What the best move of a solved position achieves, if that is a puzzle."""
    values = [Fraction(choice.exact or 0) for choice in choices]
    best, rest = values[0], [value for value in values if value < values[0]]
    if not rest or len(values) - len(rest) > MOST_BEST or best - max(rest) < Fraction(LEAST_GAP):
        return None
    if best == 1:
        return "win"
    return "save" if max(rest) == 0 else None


def _best_chance(text: str, game: Game, seat: int, thinker: Thinker, simulations: int) -> Puzzle | None:
    first = ask(text, thinker, Budget(simulations=min(FIRST_LOOK[game.name], simulations)), seat)
    if first.exact or gap_of(first.options[0].move, first) < LEAST_GAP:
        return None
    choices = search(text, thinker, simulations, seat)
    return None if choices is None else _puzzle(text, game, seat, "chance", "best", choices, simulations)


def search(text: str, thinker: Thinker, simulations: int, seat: int) -> list[Choice] | None:
    """Every move with its mean chance over the seeds; None unless one move is ahead by enough under each of them."""
    answers: list[Answer] = []
    for seed in SEEDS:
        answers.append(ask(text, thinker, Budget(simulations=simulations), seat, seed))
        best = answers[0].options[0].move
        if gap_of(best, answers[-1]) < LEAST_GAP:
            return None
    sums: list[tuple[Move, float]] = []
    for option in answers[0].options:
        chances = [other.chance for answer in answers for other in answer.options if other.move == option.move]
        sums.append((option.move, sum(chances) / len(chances)))
    sums.sort(key=lambda found: -found[1])
    return [Choice(move, round(chance, 4)) for move, chance in sums]


def gap_of(move: Move, answer: Answer) -> float:
    """How far a move is ahead of all others; negative if it isn't."""
    mine = max((option.chance for option in answer.options if option.move == move), default=0.0)
    return mine - max((option.chance for option in answer.options if option.move != move), default=0.0)


def _puzzle(
    text: str, game: Game, seat: int, kind: Kind, goal: Any, choices: list[Choice], simulations: int | None
) -> Puzzle:
    themes = themes_of(game, read_position(text).state, seat, [(choice.move, choice.chance) for choice in choices])
    first = Rating()
    return Puzzle(
        id=id_of(text),
        game=game.name,
        kind=kind,
        goal=goal,
        position=text,
        seat=seat,
        choices=choices,
        themes=themes,
        rating=first.rating,
        deviation=first.deviation,
        simulations=simulations,
    )


def id_of(text: str) -> str:
    """A short name that follows from the position."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# -- how hard they are

LEVEL_RATINGS = {level: Rating(700 + 190 * (level - 1), 60) for level in range(1, 8)}  # each beats the last 3 in 4


def rate_by_levels(puzzle: Puzzle, choose: Any, tries: int = 2) -> Puzzle:
    """A first rating: the levels try to solve it, as if each had met it. `choose(level, seed)` answers a move."""
    bouts = [
        Bout(rating, 1 - credit(puzzle, choose(level, seed)))
        for level, rating in LEVEL_RATINGS.items()
        for seed in range(tries)
    ]
    rated = rate(Rating(), bouts)
    return msgspec.structs.replace(puzzle, rating=round(rated.rating), deviation=round(rated.deviation))


# -- checking them


def check(puzzle: Puzzle, thinker: Thinker) -> None:
    """Prove or search a puzzle again; BadPuzzle says what is not as it says."""
    found = read_position(puzzle.position)
    _require(puzzle, puzzle.id == id_of(puzzle.position), "the id does not follow from the position")
    _require(puzzle, puzzle.game == found.game.name, "it is of another game than its position")
    _require(puzzle, puzzle.seat in found.game.pending(found.state), "that seat has nothing to decide")
    moves = [_bare(move) for move in found.game.legal_moves(found.state, puzzle.seat)]
    same = sorted(map(str, moves)) == sorted(str(choice.move) for choice in puzzle.choices)
    _require(puzzle, same, "the choices are not the legal moves")
    _require(puzzle, 0 <= puzzle.rating <= 4000, "that is no rating")
    if puzzle.kind == "exact":
        solved = solve(puzzle.position, found.game, puzzle.seat)
        _require(puzzle, solved is not None, "it can't be solved to the end")
        values = {str(choice.move): choice.exact for choice in solved or ()}
        exact = all(values[str(choice.move)] == choice.exact for choice in puzzle.choices)
        _require(puzzle, exact, "a move is worth something else")
        _require(puzzle, goal_of(puzzle.choices) == puzzle.goal, "the goal is another one, or none")
    else:
        _require(puzzle, puzzle.goal == "best", "a puzzle of the best chance has the goal best")
        searched = search(puzzle.position, thinker, puzzle.simulations or 1, puzzle.seat)
        _require(puzzle, searched is not None, "no move is ahead by enough under every seed")
        _require(puzzle, (searched or puzzle.choices)[0].move == puzzle.choices[0].move, "another move is the best")
    themes = themes_of(found.game, found.state, puzzle.seat, [(c.move, c.chance) for c in puzzle.choices])
    _require(puzzle, themes == puzzle.themes, f"the themes are {themes}")


def _bare(move: Move) -> Move:
    return {field: value for field, value in move.items() if field != "cost"}


def _require(puzzle: Puzzle, holds: bool, reason: str) -> None:
    if not holds:
        raise BadPuzzle(f"{puzzle.id}: {reason}")


# -- files of them


def head() -> Json:
    return {"format": FORMAT, "licence": LICENCE}


def write_puzzle(puzzle: Puzzle) -> str:
    return msgspec.json.encode(puzzle).decode()


def read_puzzles(lines: Iterable[str | bytes], place: str = "puzzles") -> Iterator[Puzzle]:
    """The puzzles of a file, whose first line says its format and licence."""
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                if msgspec.json.decode(line).get("format") != FORMAT:
                    raise BadPuzzle(f"{place}: the first line must say that the format is {FORMAT}")
            elif line.strip():
                yield msgspec.json.decode(line, type=Puzzle)
        except (msgspec.DecodeError, msgspec.ValidationError, AttributeError) as error:
            raise BadPuzzle(f"{place}, line {number}: {error}") from error


def solver_of_level(puzzle: Puzzle) -> Any:
    """How a level of the house would solve it: `choose(level, seed)`."""
    from thauma.players import player
    from thauma.players.roster import bot_of_level

    found = read_position(puzzle.position)

    def choose(level: int, seed: int) -> Move:
        bot = player(bot_of_level(puzzle.game, level), found.game)
        return found.game.decode(found.state, puzzle.seat, bot.choose(found.state, puzzle.seat, seeded(seed, level)))

    return choose
