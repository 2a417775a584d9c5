"""A record with variations: other moves that were tried, as branches of branches.

A branch leaves its parent line before the move of a ply, counted from the start of the record. Where chance comes after
one of its moves, an outcome says what turned up: what the deal says, something drawn by a seed, these very cards, or
nothing in particular: then the branch ends there, and what it is worth is the average. A reader that knows only the
main line ignores the field `variations`.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from thauma.games.errors import Move, MoveError, ThaumaError
from thauma.games.protocol import Fate, Game, State
from thauma.kernel.rng import seeded
from thauma.records import LiveGame, Record
from thauma.records.notation import spell

MOST_BRANCHES = 500
DEEPEST = 20  # branches of branches
MOST_MOVES = 5_000  # of all branches together
LONGEST_NAME, LONGEST_COMMENT = 100, 2_000
DRAWS = 4_096  # tries to draw the very cards that an outcome names

Path = tuple[int, ...]  # the number of a variation, of a variation of it, …; () is the main line


class BadVariation(ThaumaError):
    """A refused variation: its path, such as `variations[0].variations[2]`, and the ply at which it breaks a rule."""

    code = "bad_variation"

    def __init__(self, path: Path, reason: str, ply: int | None = None) -> None:
        self.path = ".".join(f"variations[{number}]" for number in path)
        self.reason, self.ply = reason, ply
        super().__init__(f"{self.path or 'variations'}{'' if ply is None else f', ply {ply}'}: {reason}")


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What turns up after the move of a ply."""

    ply: int
    by: Literal["deal", "draw", "cards", "average"]
    seed: int = 0  # of a draw
    cards: list[str] = []  # those that turn up, in any order


class Branch(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    ply: int  # where it leaves its parent line
    moves: list[Move]
    name: str = ""
    comment: str = ""
    outcomes: list[Outcome] = []
    variations: list["Branch"] = []


# -- reading and writing


def read_tree(record: Record) -> Branch:
    """The whole record as one branch: the main line with its variations."""
    try:
        variations = msgspec.convert(record.variations, list[Branch])
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadVariation((), str(error)) from error
    tree = Branch(0, record.moves, variations=variations)
    _check_sizes(tree)
    return tree


def write_tree(record: Record, tree: Branch) -> Record:
    """The record with this main line and these variations, all of them checked."""
    _check_sizes(tree)
    made = msgspec.structs.replace(
        record, moves=tree.moves, variations=msgspec.to_builtins(tree.variations), result=None
    )
    made.result = LiveGame.from_record(made).result
    check(made)
    return made


def _check_sizes(tree: Branch) -> None:
    moves = 0
    for number, (path, branch) in enumerate(walk(tree)):
        moves += len(branch.moves) if path else 0
        if number > MOST_BRANCHES or moves > MOST_MOVES:
            raise BadVariation(path, f"a record has at most {MOST_BRANCHES} branches and {MOST_MOVES} moves in them")
        if len(path) > DEEPEST:
            raise BadVariation(path, f"branches of branches go {DEEPEST} deep at most")
        if len(branch.name) > LONGEST_NAME or len(branch.comment) > LONGEST_COMMENT:
            longest = f"a name has at most {LONGEST_NAME} characters, a comment {LONGEST_COMMENT}"
            raise BadVariation(path, longest)


def walk(tree: Branch, path: Path = ()) -> Iterator[tuple[Path, Branch]]:
    """Every branch with its path, the main line first."""
    yield path, tree
    for number, branch in enumerate(tree.variations):
        if len(path) <= DEEPEST:
            yield from walk(branch, (*path, number))


def find(tree: Branch, path: Path) -> Branch:
    for number in path:
        if not 0 <= number < len(tree.variations):
            raise BadVariation(path, "there is no such variation")
        tree = tree.variations[number]
    return tree


# -- playing them


class Line:
    """A line of a study as it is played: a state, and what decides what turns up."""

    def __init__(self, live: LiveGame) -> None:
        self.game: Game = live.game
        self.state: State = live.state
        self.deal: Fate = live.deal
        self.ply = 0
        self.is_average = False

    def copy(self) -> "Line":
        other = object.__new__(Line)
        other.game, other.state, other.deal = self.game, self.game.copy(self.state), self.deal
        other.ply, other.is_average = self.ply, self.is_average
        return other

    def play(self, move: Move, outcome: Outcome | None, path: Path) -> None:
        """Play a move of a branch; BadVariation at its ply if it breaks a rule."""
        if self.is_average:
            raise BadVariation(path, "a branch ends where an average is taken", self.ply)
        try:
            action = self.game.encode(self.state, move)
        except MoveError as error:
            raise BadVariation(path, f"{spell(move)} is refused: {error.rule}", self.ply) from error
        if outcome is None or outcome.by in ("deal", "average"):
            self.game.advance(self.state, move["seat"], action, self.deal)
            self.is_average = outcome is not None and outcome.by == "average"
        elif outcome.by == "draw":
            self.game.advance(self.state, move["seat"], action, seeded(outcome.seed))
        else:
            self.state = self._turn_up(move, action, outcome.cards, path)
        self.ply += 1

    def _turn_up(self, move: Move, action: int, cards: Sequence[str], path: Path) -> State:
        """The state after a move with just these cards turned up: chance is asked until it brings them."""
        wanted = sorted(cards)
        for seed in range(DRAWS):
            after = self.game.copy(self.state)
            self.game.advance(after, move["seat"], action, seeded(seed))
            told = self.game.events.tell(self.state, [move], after, [None])[None]
            if sorted(card for event in told if event["type"] == "reveal" for card in [event["card"]]) == wanted:
                return after
        raise BadVariation(path, f"{', '.join(cards) or 'nothing'} can't turn up after this move", self.ply)


def check(record: Record) -> None:
    """Play every branch; BadVariation names the first that breaks a rule, and its ply."""
    for _ in play_all(record):
        pass


def play_all(record: Record) -> Iterator[tuple[Path, Line]]:
    """Every branch of a record with the line at its end, parents before their branches."""
    tree = read_tree(record)
    yield from _play(tree, (), Line(LiveGame.at_start_of(record)))


def line_at(record: Record, path: Path, ply: int) -> Line:
    """The line of a branch after the moves up to a ply of the game."""
    tree, line = read_tree(record), Line(LiveGame.at_start_of(record))
    branch = tree
    for depth in range(len(path) + 1):
        following = find(tree, path[: depth + 1]) if depth < len(path) else None
        end = ply if following is None else following.ply
        _play_until(branch, path[:depth], line, end)
        branch = following or branch
    if line.ply != ply:
        raise BadVariation(path, f"this line has no ply {ply}")
    return line


def _play(branch: Branch, path: Path, start: Line) -> Iterator[tuple[Path, Line]]:
    leaving = sorted(range(len(branch.variations)), key=lambda number: branch.variations[number].ply)
    line, starts = start, {}
    for number in leaving:
        ply = branch.variations[number].ply
        if not branch.ply <= ply <= branch.ply + len(branch.moves):
            raise BadVariation((*path, number), "it leaves its line where that has no move", ply)
        _play_until(branch, path, line, ply)
        starts[number] = line.copy()
    _play_until(branch, path, line, branch.ply + len(branch.moves))
    yield path, line
    for number, variation in enumerate(branch.variations):
        yield from _play(variation, (*path, number), starts[number])


def _play_until(branch: Branch, path: Path, line: Line, ply: int) -> None:
    outcomes = {outcome.ply: outcome for outcome in branch.outcomes}
    while line.ply < min(ply, branch.ply + len(branch.moves)):
        line.play(branch.moves[line.ply - branch.ply], outcomes.get(line.ply), path)


# -- changing them


def add(record: Record, path: Path, branch: Branch) -> tuple[Record, Path]:
    """The record with another branch of a line; and the path of it."""
    tree = read_tree(record)
    parent = find(tree, path)
    made = write_tree(record, _with(tree, path, _more(parent, variations=[*parent.variations, branch])))
    return made, (*path, len(parent.variations))


def name(record: Record, path: Path, title: str | None = None, comment: str | None = None) -> Record:
    """The record with a branch named or commented anew; what is None stays."""
    tree = read_tree(record)
    if not path:
        raise BadVariation(path, "the main line has no name: it is the game")
    branch = find(tree, path)
    new = _more(
        branch,
        name=branch.name if title is None else title,
        comment=branch.comment if comment is None else comment,
    )
    return write_tree(record, _with(tree, path, new))


def delete(record: Record, path: Path) -> Record:
    """The record without a branch and those that leave it."""
    tree = read_tree(record)
    find(tree, path)
    if not path:
        raise BadVariation(path, "the main line can't be deleted: it is the game")
    parent = find(tree, path[:-1])
    kept = [branch for number, branch in enumerate(parent.variations) if number != path[-1]]
    return write_tree(record, _with(tree, path[:-1], _more(parent, variations=kept)))


def promote(record: Record, path: Path) -> Record:
    """The record in which a branch and the rest of its parent line have changed places."""
    tree = read_tree(record)
    branch = find(tree, path)
    if not path:
        raise BadVariation(path, "the main line is as far up as a line can be")
    parent, others = find(tree, path[:-1]), path[-1]
    if not path[:-1] and any(outcome.by != "deal" for outcome in branch.outcomes):
        raise BadVariation(path, "its cards are not those of the deal, so it can't be the main line")
    at, kept = branch.ply, [other for number, other in enumerate(parent.variations) if number != others]
    rest = Branch(
        at,
        parent.moves[at - parent.ply :],
        outcomes=[outcome for outcome in parent.outcomes if outcome.ply >= at],
        variations=[other for other in kept if other.ply > at],
    )
    here = [other for other in kept if other.ply <= at]
    new = _more(
        parent,
        moves=[*parent.moves[: at - parent.ply], *branch.moves],
        outcomes=[*(outcome for outcome in parent.outcomes if outcome.ply < at), *branch.outcomes],
        variations=[*here, *([rest] if rest.moves else []), *branch.variations],
    )
    return write_tree(record, _with(tree, path[:-1], new))


def _more(branch: Branch, **fields: Any) -> Branch:
    return msgspec.structs.replace(branch, **fields)


def _with(tree: Branch, path: Path, branch: Branch) -> Branch:
    """The tree with another branch in that place."""
    if not path:
        return branch
    inner = list(tree.variations)
    inner[path[0]] = _with(inner[path[0]], path[1:], branch)
    return _more(tree, variations=inner)
