"""Puzzles: what is one, what a solution is worth, that a false one is found out, and that those we ship are true."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import thauma.study
from tests.modes import few_and_many
from tests.study.thinkers import Ladder
from thauma.games import game
from thauma.players.search import best_thinker
from thauma.records import read_position
from thauma.study import puzzles
from thauma.study.puzzles import BadPuzzle, Choice, Puzzle, check, credit, goal_of, read_puzzles
from thauma.study.themes import THEMES

SHIPPED = Path(thauma.study.__file__).parent / "data"


def shipped(name: str) -> Iterator[Puzzle]:
    with (SHIPPED / name).open(encoding="utf-8") as lines:
        yield from read_puzzles(lines, name)


@pytest.mark.parametrize("number", few_and_many(6, 10_000))
def test_shipped_exact_puzzles_are_proved_again(number: int) -> None:
    found = list(shipped("duel-exact.jsonl"))
    step = max(1, len(found) // number)
    for puzzle in found[::step]:
        check(puzzle, Ladder("duel"))
        assert puzzle.kind == "exact"


@pytest.mark.verify
def test_shipped_puzzles_of_the_best_chance_are_searched_again() -> None:
    for file in SHIPPED.glob("*-chance.jsonl"):
        for puzzle in shipped(file.name):
            assert puzzle.kind == "chance"
            check(puzzle, best_thinker(game(puzzle.game)))


def test_shipped_puzzles_are_what_they_say() -> None:
    for file in SHIPPED.glob("*.jsonl"):
        ids = [puzzle.id for puzzle in shipped(file.name)]
        assert len(ids) == len(set(ids)) > 0
        for puzzle in shipped(file.name):
            assert puzzle.id == puzzles.id_of(puzzle.position)
            assert set(puzzle.themes) <= set(THEMES)
            assert credit(puzzle, puzzle.choices[0].move) == 1
            assert credit(puzzle, puzzle.choices[-1].move) < 1


def one() -> Puzzle:
    return next(shipped("duel-exact.jsonl"))


def test_a_false_puzzle_is_found_out() -> None:
    true = one()
    false = [
        msgspec.structs.replace(true, id="0"),
        msgspec.structs.replace(true, game="classic"),
        msgspec.structs.replace(true, seat=1 - true.seat),
        msgspec.structs.replace(true, choices=true.choices[1:]),
        msgspec.structs.replace(
            true, choices=[msgspec.structs.replace(true.choices[0], exact="1/3"), *true.choices[1:]]
        ),
        msgspec.structs.replace(true, goal="save" if true.goal == "win" else "win"),
        msgspec.structs.replace(true, themes=["draft"]),
        msgspec.structs.replace(true, rating=-5),
    ]
    for puzzle in false:
        with pytest.raises(BadPuzzle):
            check(puzzle, Ladder("duel"))


def choices(*values: str) -> list[Choice]:
    return [Choice({"n": number}, 0.0, value) for number, value in enumerate(values)]


@pytest.mark.parametrize(
    ("values", "goal"),
    [
        (("1", "0", "0", "1/2"), "win"),
        (("1", "1", "1/2"), "win"),
        (("1", "1", "1", "0"), None),  # too many win
        (("1", "19/20", "0"), None),  # another is nearly as good
        (("1/3", "0", "0"), "save"),
        (("1/3", "1/9", "0"), None),
        (("0", "0"), None),
    ],
)
def test_what_is_an_exact_puzzle(values: tuple[str, ...], goal: str | None) -> None:
    assert goal_of(choices(*values)) == goal


def test_credit_depends_on_the_loss_alone() -> None:
    moves = [Choice({"n": n}, chance) for n, chance in enumerate((0.6, 0.59, 0.5, 0.1))]
    puzzle = msgspec.structs.replace(one(), choices=moves)
    assert [credit(puzzle, choice.move) for choice in moves] == [1, 1, pytest.approx(0.5), 0]
    with pytest.raises(BadPuzzle, match="no legal move"):
        credit(puzzle, {"n": 9})


def test_what_everybody_solves_is_easy_and_what_nobody_solves_is_hard() -> None:
    puzzle = one()
    best, worst = puzzle.choices[0].move, puzzle.choices[-1].move
    easy = puzzles.rate_by_levels(puzzle, lambda *_: best)
    hard = puzzles.rate_by_levels(puzzle, lambda *_: worst)
    middle = puzzles.rate_by_levels(puzzle, lambda level, _: best if level > 4 else worst)
    assert easy.rating < middle.rating < hard.rating
    assert middle.deviation < 350


def test_a_file_says_its_format_and_every_bad_line_is_named() -> None:
    line = puzzles.write_puzzle(one())
    head = msgspec.json.encode(puzzles.head()).decode()
    assert list(read_puzzles([head, line])) == [one()]
    for wrong in (["{}", line], [head, "{"], [head, "{}"], ["[]"]):
        with pytest.raises(BadPuzzle):
            list(read_puzzles(wrong))


def test_puzzles_of_the_best_chance_need_a_gap_under_every_seed() -> None:
    start = "duel1/1.0.draft=CirGreGraTem/0,2.5,2.5/7,,,/7,,,/AgrMatPhiTheUrb///"
    found = puzzles.search(start, Ladder("duel"), 30, 0)  # each move is a fifth ahead of the next
    assert found is not None
    assert [choice.chance for choice in found] == [0.8, 0.6, 0.4, 0.2]


def test_making_puzzles_from_a_record_finds_those_that_ship(tmp_path: Path) -> None:
    made = puzzles.puzzle_of(game("duel"), read_position(one().position).state, one().seat, "exact", Ladder("duel"))
    assert made is not None
    assert (made.id, made.choices, made.themes) == (one().id, one().choices, one().themes)
    assert tmp_path.exists()
