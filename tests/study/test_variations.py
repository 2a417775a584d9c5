"""Branches of a record nest, are checked move by move, named, promoted and deleted; the main line stays readable."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from thauma.arena.selfplay import SelfPlay
from thauma.games.errors import Move
from thauma.records import LiveGame, Record, format_record, parse_record
from thauma.study import variations
from thauma.study.variations import BadVariation, Branch, Outcome, line_at, play_all, read_tree, walk


def recorded(name: str = "duel", seats: int = 2) -> Record:
    return SelfPlay(name, ("random",) * seats, seed=6).play(0).record()


def another(record: Record, path: tuple[int, ...], ply: int, plies: int = 3) -> Branch:
    """A branch of other moves than those of a line."""
    line, moves = line_at(record, path, ply), []
    for _ in range(plies):
        legal = [
            {field: value for field, value in move.items() if field != "cost"}
            for seat in line.game.pending(line.state)
            for move in line.game.legal_moves(line.state, seat)
        ]
        move = next((move for move in legal if move not in record.moves), legal[0])
        line.play(move, None, ())
        moves.append(move)
    return Branch(ply, moves)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 3)])
def test_branches_nest_and_come_back_from_the_file(name: str, seats: int) -> None:
    plain = recorded(name, seats)
    record, first = variations.add(plain, (), another(plain, (), 20))
    record, second = variations.add(record, first, another(record, first, 21))
    assert (first, second) == ((0,), (0, 0))
    again = parse_record(format_record(record))
    assert read_tree(again) == read_tree(record)
    assert [path for path, _ in play_all(again)] == [(), (0,), (0, 0)]


def test_a_reader_of_the_main_line_reads_it_as_ever() -> None:
    plain = recorded()
    record, _ = variations.add(plain, (), another(plain, (), 20))
    assert LiveGame.from_record(record).result == LiveGame.from_record(plain).result
    fields = msgspec.json.decode(format_record(record))
    assert fields.pop("variations")
    assert fields == msgspec.json.decode(format_record(plain))


def test_a_move_that_breaks_a_rule_is_refused_at_its_ply() -> None:
    plain = recorded()
    good = another(plain, (), 20, plies=2)
    wrong: Move = {"seat": 0, "do": "build", "card": "senate"}
    record, _ = variations.add(plain, (), good)
    record.variations[0]["variations"] = [{"ply": 21, "moves": [wrong]}]
    with pytest.raises(BadVariation) as refused:
        variations.check(record)
    assert (refused.value.path, refused.value.ply) == ("variations[0].variations[0]", 21)


@pytest.mark.parametrize(
    "wrong",
    [
        [{"ply": 9999, "moves": []}],
        [{"ply": -1, "moves": []}],
        [{"ply": 3}],
        [{"ply": 3, "moves": [], "colour": "red"}],
        [{"ply": 3, "moves": [], "name": "x" * 101}],
        [{"ply": 3, "moves": [], "comment": "x" * 2001}],
        [{"ply": 3, "moves": []}] * 501,
        [{"ply": 3, "moves": [{}] * 5001}],
    ],
)
def test_what_is_no_variation_or_too_much_is_refused(wrong: list[Any]) -> None:
    record = recorded()
    record.variations = wrong
    with pytest.raises(BadVariation):
        variations.check(record)


def test_depth_is_bounded() -> None:
    nested: dict[str, Any] = {"ply": 3, "moves": []}
    for _ in range(30):
        nested = {"ply": 3, "moves": [], "variations": [nested]}
    record = recorded()
    record.variations = [nested]
    with pytest.raises(BadVariation, match="deep"):
        variations.check(record)


def test_naming_and_deleting() -> None:
    plain = recorded()
    record, path = variations.add(plain, (), another(plain, (), 20))
    record, other = variations.add(record, (), another(record, (), 30))
    record = variations.name(record, path, "Plan B", "why not")
    record = variations.name(record, path, comment="because")
    branch = variations.find(read_tree(record), path)
    assert (branch.name, branch.comment) == ("Plan B", "because")
    left = variations.delete(record, path)
    assert [b.ply for _, b in walk(read_tree(left))] == [0, 30]
    for nowhere in ((), (9,)):
        with pytest.raises(BadVariation):
            variations.delete(record, nowhere)
    assert other == (1,)


def test_a_promoted_branch_is_the_main_line_and_promoted_back_all_is_as_before() -> None:
    plain = recorded()
    record, path = variations.add(plain, (), another(plain, (), 20))
    promoted = variations.promote(record, path)
    assert promoted.moves[:20] == plain.moves[:20]
    assert promoted.moves[20:] == variations.find(read_tree(record), path).moves
    assert promoted.result is None
    back = variations.promote(promoted, (0,))
    assert (back.moves, back.result) == (plain.moves, plain.result)


def reveal_ply(record: Record) -> tuple[int, Sequence[str]]:
    """A ply of Duel after whose move a card turns up, and the card."""
    live = LiveGame.at_start_of(record)
    for ply, _ in enumerate(record.moves):
        before = live.game.copy(live.state)
        live.play(record.moves[ply])
        told = live.game.events.tell(before, [record.moves[ply]], live.state, [None])[None]
        cards = [event["card"] for event in told if event["type"] == "reveal"]
        if len(cards) == 1:
            return ply, cards
    raise AssertionError("nothing turned up")


def test_a_branch_says_what_turned_up() -> None:
    record = recorded()
    ply, cards = reveal_ply(record)
    line = line_at(record, (), ply)
    unseen = line.game.observe(line.state, None)["unseen"]["age"]
    other = next(card for card in unseen if card not in cards)
    branch = Branch(ply, [record.moves[ply]], outcomes=[Outcome(ply, "cards", cards=[other])])
    made, path = variations.add(record, (), branch)
    view = line_at(made, path, ply + 1)
    assert other in {entry["card"] for entry in view.game.observe(view.state, None)["structure"]}
    with pytest.raises(BadVariation, match="deal"):
        variations.promote(made, path)
    drawn, path = variations.add(record, (), Branch(ply, [record.moves[ply]], outcomes=[Outcome(ply, "draw", seed=5)]))
    assert line_at(drawn, path, ply + 1).ply == ply + 1
    impossible = Branch(ply, [record.moves[ply]], outcomes=[Outcome(ply, "cards", cards=["senate", "forum"])])
    with pytest.raises(BadVariation, match="can't turn up"):
        variations.add(record, (), impossible)


def test_a_branch_ends_where_an_average_is_taken() -> None:
    record = recorded()
    ply, _ = reveal_ply(record)
    average = [Outcome(ply, "average")]
    variations.add(record, (), Branch(ply, [record.moves[ply]], outcomes=average))
    with pytest.raises(BadVariation, match="ends"):
        variations.add(record, (), Branch(ply, record.moves[ply : ply + 2], outcomes=average))
