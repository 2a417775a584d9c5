"""Refusals: the tree as drawn, the codes of the protocol, and that no seat hears of another's moves."""

import re
from pathlib import Path
from typing import Any

import pytest

from thauma import language
from thauma.catalog.names import LANGUAGES
from thauma.games import errors, game
from thauma.kernel.rng import seeded
from thauma.records import RecordError
from thauma.server import refusals
from thauma.server.refusals import CODES, Refusal, check_mover, of_error, of_move_error

MESSAGES = Path(language.__file__).parent / "messages"
PROTOCOL = (
    "bad_request unknown_table unknown_seat not_signed_in not_allowed name_taken wrong_password too_many stale "
    "not_your_turn illegal_move unreadable_move wrong_seat bad_option seat_taken table_full game_over not_started "
    "running too_large server_busy nothing_to_undo"
)


def test_every_code_of_the_protocol_is_there() -> None:
    assert CODES.keys() >= set(PROTOCOL.split())


def test_a_refusal_has_the_code_and_the_status_of_the_table() -> None:
    for code, told in CODES.items():
        assert (told.kind.code, told.kind.status) == (code, told.status)


def test_the_tree_in_the_docstring_is_the_tree_of_the_classes() -> None:
    tree = re.sub(r"\n *│ *", " ", refusals.__doc__ or "").split("Each refusal")[0].split("below")[1]
    drawn = {"Failed": "Refusal", "ServerBusy": "Refusal", "TooMany": "Refusal"}
    for branch in re.findall(r"[├└]── (\w+)(.*)", tree.replace(", and ", "\n├── ")):
        drawn |= {branch[0]: drawn.get(branch[0], "Conflict" if branch[0] == "BadMove" else "Refusal")}
        drawn |= dict.fromkeys(re.findall(r"\w+", branch[1]), branch[0] if ":" in branch[1] else "Refusal")
    assert drawn == {told.kind.__name__: told.kind.__bases__[0].__name__ for told in CODES.values()}


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_page_has_a_sentence_for_every_code(tongue: str) -> None:
    known = (MESSAGES / "page" / f"errors.{tongue}.ftl").read_text()
    assert [code for code in CODES if f"\nerror-{code.replace('_', '-')} = " not in known] == []


def test_a_refusal_is_sent_with_its_legal_moves_only_if_it_has_any() -> None:
    assert refusals.Stale("too late").body() == {"code": "stale", "sentence": "too late"}
    body = refusals.IllegalMove("no", [{"seat": 0, "do": "discard", "card": "baths"}]).body()
    assert body["legal"] == [{"seat": 0, "do": "discard", "card": "baths"}]


def refused(name: str, seats: int, seat: int, move: Any, before: int = 0) -> Refusal:
    """What `seat` hears of a move that the rules refuse, some choices after the start."""
    found = game(name)
    deal = found.deal(seeded(3), seats, {})
    state = found.start(deal)
    for other in range(before):
        found.play(state, other, found.legal(state, other)[0].action, deal)
    with pytest.raises(errors.MoveError) as caught:
        found.encode(state, move)
    return of_move_error(caught.value, seat)


def seats_of(refusal: Refusal) -> set[int]:
    return {move["seat"] for move in refusal.legal or []}


@pytest.mark.parametrize("seat", range(4))
def test_an_unreadable_move_in_classic_lists_only_the_moves_of_its_own_seat(seat: int) -> None:
    refusal = refused("classic", 4, seat, {"seat": seat, "do": "dance"})
    assert refusal.code == "unreadable_move"
    assert seats_of(refusal) == {seat}


def test_a_seat_that_has_chosen_hears_nothing_of_the_moves_of_others() -> None:
    refusal = refused("classic", 3, 0, {"seat": 0, "do": "discard", "card": "baths"}, before=1)
    assert (refusal.code, refusal.legal) == ("not_your_turn", None)


def test_the_free_citys_moves_are_told_to_its_holder_alone() -> None:
    wrong = {"seat": 2, "by": 0, "do": "dance"}
    holder = refused("classic", 2, 0, wrong, before=1)
    other = refused("classic", 2, 1, wrong, before=1)
    assert seats_of(holder) == {2}
    assert seats_of(other) == {1}


def test_in_duel_the_other_seats_choices_stay_its_own() -> None:
    refusal = refused("duel", 2, 1, {"seat": 1, "do": "draft", "wonder": "pyramids"})
    assert (refusal.code, refusal.legal) == ("not_your_turn", None)


@pytest.mark.parametrize(
    "move",
    [
        {"seat": 1, "do": "discard", "card": "baths"},
        {"seat": 2, "by": 1, "do": "discard", "card": "baths"},
        {"seat": 0, "by": 1, "do": "discard", "card": "baths"},
        {"do": "discard"},
    ],
)
def test_a_move_in_another_seats_name_never_reaches_the_rules(move: dict[str, Any]) -> None:
    with pytest.raises(refusals.WrongSeat):
        check_mover(0, move)


@pytest.mark.parametrize(
    "move", [{"seat": 0, "do": "discard"}, {"seat": 2, "by": 0, "do": "discard"}, "no object at all"]
)
def test_an_own_move_and_a_shapeless_one_may_be_shown_to_the_rules(move: Any) -> None:
    check_mover(0, move)


def test_a_truth_value_is_no_seat() -> None:
    """In Python True equals 1; the rules take no truth value for a seat, so nothing is gained by sending one."""
    refusal = refused("classic", 3, 1, {"seat": True, "do": "discard", "card": "baths"})
    assert refusal.code == "unreadable_move"
    assert seats_of(refusal) == {1}


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errors.BadOption("x"), "bad_option"),
        (errors.UnknownGame("x"), "unknown_game"),
        (errors.BadSetup("x"), "bad_record"),
        (RecordError("line 1", "x"), "bad_record"),
        (errors.ThaumaError("x"), "bad_request"),
        (refusals.Stale("x"), "stale"),
    ],
)
def test_errors_of_the_house_become_refusals(error: errors.ThaumaError, code: str) -> None:
    assert of_error(error).code == code
    assert of_error(error).sentence.endswith("x")
