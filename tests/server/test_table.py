"""A table is what its journal makes of it."""

import random

import pytest

from tests.server.journals import FIRST_GAME, Journal, classic, duel, options, what_is
from thauma.server.refusals import (
    GameOver,
    IllegalMove,
    NoOffer,
    NotAllowed,
    NothingToUndo,
    NothingToWithdraw,
    NotStarted,
    NotYourTurn,
    Refusal,
    Running,
    SeatTaken,
    Stale,
    TooMany,
    UnknownSeat,
    WrongSeat,
)
from thauma.server.tables import journal
from thauma.server.tables.clock import Bank
from thauma.server.tables.journal import Act
from thauma.server.tables.parts import Outcome
from thauma.server.tables.seating import MOST_ENTRIES
from thauma.server.tables.table import Table

# -- before the start


def test_a_game_starts_when_the_last_seat_is_taken() -> None:
    book = Journal(options())
    book.do(journal.Sit(1, "p1", "Bo"))
    assert book.table.status == "open"
    assert book.table.seats_open == [0]
    book.do(journal.SeatBot(0, 4), at=5)
    assert (book.table.status, book.table.started_at) == ("playing", 5)
    assert book.table.record().players == ["level:4", "Bo"]
    assert book.table.deciding_bots == [(0, 4)]


def test_nobody_takes_a_seat_that_is_taken_or_not_there() -> None:
    book = Journal(options())
    book.do(journal.Sit(1, "p1", "Bo"))
    with pytest.raises(SeatTaken, match="seat 1 is taken"):
        book.do(journal.Sit(1, "p2", "Cy"))
    with pytest.raises(UnknownSeat, match="seats 0 to 1"):
        book.do(journal.Sit(2, "p2", "Cy"))
    book.do(journal.StandUp(1))
    book.do(journal.Sit(1, "p2", "Cy"))
    assert book.table.seats_of("p2") == [1]


def test_a_table_that_was_given_up_stays_so() -> None:
    book = Journal(options())
    book.do(journal.Abort(), at=9)
    assert (book.table.status, book.table.ended_at) == ("aborted", 9)
    with pytest.raises(GameOver):
        book.do(journal.Sit(0, "p0", "Ann"))
    with pytest.raises(Running):
        duel().do(journal.Abort())


def test_a_rated_table_has_one_person_a_seat_and_no_bots() -> None:
    book = Journal(options(rated=True))
    book.do(journal.Sit(0, "p0", "Ann"))
    with pytest.raises(NotAllowed):
        book.do(journal.Sit(1, "p0", "Ann"))
    with pytest.raises(NotAllowed):
        book.do(journal.SeatBot(1, 3))


# -- playing


def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    open_book = Journal(options())
    with pytest.raises(NotStarted):
        open_book.do(journal.Move(0, {"seat": 0, "do": "build", "card": "baths"}))
    book = duel()
    book.do(journal.Resign(0))
    with pytest.raises(GameOver):
        book.do(journal.Move(0, {"seat": 0, "do": "build", "card": "baths"}))


def test_a_refused_move_changes_nothing_and_names_only_own_alternatives() -> None:
    book = classic(5)
    before = what_is(book.table)
    with pytest.raises(IllegalMove) as refused:
        book.do(journal.Move(2, {"seat": 2, "do": "build", "card": "palace", "pay": [0, 0]}))
    assert what_is(book.table) == before
    assert refused.value.legal
    assert {move["seat"] for move in refused.value.legal} == {2}


def test_nobody_moves_for_another_seat() -> None:
    book = classic(3)
    legal = book.table.game.legal_moves(book.table.live.state, 1)[0]  # type: ignore[union-attr]
    for forged in (legal, {**legal, "by": 0}):
        with pytest.raises(Refusal):
            book.do(journal.Move(0, forged))
    with pytest.raises(WrongSeat):
        book.do(journal.Move(0, legal))
    with pytest.raises(NotYourTurn):
        duel().do(journal.Move(1, {"seat": 1, "do": "build", "card": "baths"}))


def test_the_holder_decides_for_the_free_city_and_nobody_else() -> None:
    book = classic(2)
    book.move()
    assert book.table.pending == (1, 2)
    assert book.table.deciding == [0, 1]
    free = book.table.game.legal_moves(book.table.live.state, 2)[0]  # type: ignore[union-attr]
    with pytest.raises(Refusal):
        book.do(journal.Move(1, free))
    with pytest.raises(Refusal):
        book.do(journal.Move(1, {**free, "by": 1}))
    book.do(journal.Move(0, free))


def test_in_duel_every_move_makes_a_new_position() -> None:
    book = duel()
    seen = book.table.serial
    book.table.check_seen(seen)
    book.move()
    with pytest.raises(Stale):
        book.table.check_seen(seen)
    with pytest.raises(Stale):
        book.table.check_seen(book.table.serial + 1)


def test_in_classic_choices_of_others_leave_the_position_as_it_is() -> None:
    book = classic(3)
    seen = book.table.serial
    book.move()
    book.move()
    book.table.check_seen(seen)
    book.move()
    with pytest.raises(Stale):
        book.table.check_seen(seen)


def test_a_choice_is_withdrawn_while_others_choose() -> None:
    book = classic(3)
    with pytest.raises(NothingToWithdraw):
        book.do(journal.Withdraw(0))
    book.move()
    assert book.table.can_withdraw(0)
    book.do(journal.Withdraw(0))
    assert (book.table.ply, book.table.pending) == (0, (0, 1, 2))
    for _ in range(3):
        book.move()
    assert not book.table.can_withdraw(0)


# -- ending


@pytest.mark.parametrize(("leaver", "winner"), [(0, 1), (1, 0)])
def test_resigning_for_two_gives_the_game_to_the_other(leaver: int, winner: int) -> None:
    book = duel()
    book.do(journal.Resign(leaver), at=3)
    assert book.table.outcome == Outcome([winner], "resignation")
    assert (book.table.status, book.table.ended_at, book.table.pending) == ("finished", 3, ())


def test_at_a_larger_table_a_bot_plays_on_for_who_resigned_and_they_cannot_win() -> None:
    book = classic(3)
    book.do(journal.Resign(1))
    assert book.table.status == "playing"
    assert [seat for seat, _ in book.table.deciding_bots] == [1]
    with pytest.raises(NotAllowed):
        book.do(journal.Return(1))
    with pytest.raises(NotAllowed):
        book.do(journal.Resign(1))
    book.do(journal.Resign(2))
    assert book.table.outcome == Outcome([0], "resignation")


def test_the_winner_of_a_game_is_the_best_of_those_who_stayed() -> None:
    for seed in range(30):
        book, dice = classic(3, seed=seed), random.Random(seed)
        book.do(journal.Resign(seed % 3))
        while book.table.status == "playing":
            book.move(dice)
        result, outcome = book.table.result, book.table.outcome
        assert result is not None
        assert outcome is not None
        assert seed % 3 not in outcome.winners
        stayed = [seat for seat in range(3) if seat != seed % 3]
        best = max(result["scores"][seat]["total"] for seat in stayed)
        assert all(result["scores"][seat]["total"] == best for seat in outcome.winners)
        assert outcome.points == [sheet["total"] for sheet in result["scores"]]


def test_a_flag_is_drawn_only_when_the_time_is_used_up() -> None:
    book = duel(time=Bank(60))
    with pytest.raises(NotAllowed, match="has time left"):
        book.table.check_flag(0, at=59_999)
    with pytest.raises(NotAllowed):
        book.table.check_flag(1, at=60_000)
    book.table.check_flag(0, at=60_000)
    book.do(journal.Flag(0), at=60_000)
    assert book.table.outcome == Outcome([1], "time")


# -- taking back


def test_alone_against_bots_a_move_is_taken_back_at_once_with_their_answers() -> None:
    book = Journal(options(rules=FIRST_GAME))
    book.do(journal.Sit(0, "p0", "Ann"))
    book.do(journal.SeatBot(1, 2))
    with pytest.raises(NothingToUndo):
        book.do(journal.AskUndo(0))
    before = book.table.game.position(book.table.live.state)  # type: ignore[union-attr]
    book.move()
    book.move()
    book.do(journal.AskUndo(0))
    assert book.table.ply == 0
    assert book.table.game.position(book.table.live.state) == before  # type: ignore[union-attr]
    assert book.table.offer is None


def test_among_people_all_must_agree() -> None:
    book = classic(3)
    for _ in range(3):
        book.move()
    book.do(journal.AskUndo(1))
    assert book.table.offer is not None
    assert (book.table.offer.by, book.table.offer.waiting) == (1, {0, 2})
    with pytest.raises(NoOffer):
        book.do(journal.Answer(1, True))
    book.do(journal.Answer(0, True))
    assert book.table.ply == 3
    book.do(journal.Answer(2, True))
    assert book.table.ply == 0


def test_one_no_or_one_move_and_the_wish_is_forgotten() -> None:
    book = duel()
    book.move()
    book.do(journal.AskUndo(0))
    book.do(journal.Answer(1, False))
    assert (book.table.ply, book.table.offer) == (1, None)
    book.do(journal.AskUndo(0))
    book.move()
    assert (book.table.ply, book.table.offer) == (2, None)


def test_a_card_that_was_seen_stays_noted() -> None:
    for seed in range(20):
        book, dice = duel(seed=seed), random.Random(seed)
        shown = public(book.table)
        while public(book.table) == shown:
            book.move(dice)
        mover = book.table.live.moves[-1]["seat"]  # type: ignore[union-attr]
        revealed = public(book.table) - shown
        book.do(journal.AskUndo(mover))
        book.do(journal.Answer(1 - mover, True))
        assert book.table.noted == revealed


def public(table: Table) -> set[str]:
    """The cards that lie open or have been taken."""
    assert table.live is not None
    position = table.game.position(table.live.state)
    taken = {card for city in position["cities"] for card in city["buildings"]} | set(position["discard"])
    buried = {move["card"] for move in table.live.moves if move["do"] == "wonder"}
    return {card for card in position["structure"].values() if not card.startswith("?")} | taken | buried


def test_at_a_rated_table_nothing_is_taken_back() -> None:
    book = duel(rated=True)
    book.move()
    assert not book.table.can_undo(0)
    with pytest.raises(NotAllowed):
        book.do(journal.AskUndo(0))


def test_a_journal_cannot_be_made_to_grow_for_ever() -> None:
    book = Journal(options(rules=FIRST_GAME))
    book.do(journal.Sit(0, "p0", "Ann"))
    book.do(journal.SeatBot(1, 1))
    book.table.serial = MOST_ENTRIES
    book.move()
    with pytest.raises(TooMany):
        book.do(journal.AskUndo(0))
    book.do(journal.Resign(0))
    assert book.table.status == "finished"


# -- while away


def test_a_bot_plays_for_somebody_who_is_away_until_they_return() -> None:
    book = duel(time=Bank(60))
    book.do(journal.StandIn(0, 5), at=10_000)
    assert book.table.deciding_bots == [(0, 5)]
    assert book.table.clock.deadline(10_000) is None, "no clock runs for a bot"
    with pytest.raises(SeatTaken):
        book.do(journal.StandIn(0, 5))
    book.do(journal.Return(0), at=100_000)
    assert book.table.deciding_people == [0]
    assert book.table.clock.left(0, 100_000) == 50_000


# -- all of it


@pytest.mark.parametrize("kind", [("duel", 2), ("classic", 2), ("classic", 3), ("classic", 6)])
@pytest.mark.parametrize("seed", range(12))
def test_reading_a_journal_again_makes_the_same_table(kind: tuple[str, int], seed: int) -> None:
    dice = random.Random(seed)
    book = Journal(options(*kind, time=Bank(600, 5), seed=dice.randrange(1000)))
    book.sit_all()
    at = 0
    while book.table.status == "playing" and len(book.entries) < 400:
        at += dice.randrange(2000)
        try:
            _something(book, dice, at)
        except Refusal:
            continue
    again = book.read_again()
    assert what_is(again) == what_is(book.table)
    assert [again.clock.left(s, at) for s in range(kind[1])] == [book.table.clock.left(s, at) for s in range(kind[1])]


def _something(book: Journal, dice: random.Random, at: int) -> None:
    seat = dice.randrange(len(book.table.seats))
    rare: list[Act] = [
        journal.AskUndo(seat),
        journal.Answer(seat, dice.random() < 0.8),
        journal.Withdraw(seat),
        journal.StandIn(seat, 1),
        journal.Return(seat),
    ]
    if dice.random() < 0.3:
        book.do(dice.choice(rare), at)
    elif dice.random() < 0.005:
        book.do(journal.Resign(seat), at)
    else:
        book.move(dice, at)
