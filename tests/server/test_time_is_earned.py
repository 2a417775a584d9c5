"""Nobody makes time: whatever people do, a clock has no more than its bank and an increment for each turn played."""

import random
from itertools import pairwise

import msgspec
import pytest

from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.server.refusals import Refusal
from thauma.server.tables import journal
from thauma.server.tables.clock import DAY, SECOND, Bank, Days, TimeControl
from thauma.server.tables.journal import Act, Entry
from thauma.server.tables.parts import TableOptions
from thauma.server.tables.table import Table

BANK = Bank(60, 5)
BOT_LEVEL = 1


class Game:
    """A table at which time is used only when the test says so."""

    def __init__(self, name: str, seats: int, time: TimeControl, seed: int, bots: int = 0) -> None:
        found = game(name)
        setup = msgspec.json.encode(found.setup(found.deal(seeded(seed), seats, {})))
        self.table = Table(TableOptions("t", name, {}, seats, time, False, False, "p0", 0, setup, b"", ""))
        self.now = 0
        self.most_turns = 0
        for seat in range(seats):
            self.do(journal.SeatBot(seat, BOT_LEVEL) if seat >= seats - bots else journal.Sit(seat, f"p{seat}", "P"))

    def do(self, act: Act) -> None:
        self.table.apply(Entry(self.table.serial + 1, self.now, "somebody", "", act))
        self.most_turns = max(self.most_turns, len(self.table._settled) - 1)

    def left(self, seat: int) -> int:
        return self.table.clock.left(seat, self.now)

    def move(self, seat: int, dice: random.Random) -> None:
        live = self.table.live
        assert live is not None
        mine = [move for move in live.legal_moves() if move.get("by", move["seat"]) == seat]
        self.do(journal.Move(seat, dice.choice(mine)))

    def do_anything(self, dice: random.Random) -> None:
        seat = dice.randrange(len(self.table.seats))
        acts: list[Act] = [journal.Withdraw(seat), journal.AskUndo(seat), journal.Answer(seat, agree=True)]
        acts += [journal.Answer(seat, agree=False), journal.StandIn(seat, BOT_LEVEL), journal.Return(seat)]
        try:
            if seat in self.table.deciding and dice.random() < 0.7:
                self.move(seat, dice)
            else:
                self.do(dice.choice(acts))
        except Refusal:
            return


@pytest.mark.parametrize(
    ("name", "seats", "bots"), [("duel", 2, 0), ("duel", 2, 1), ("classic", 3, 0), ("classic", 4, 2)]
)
def test_no_acts_make_more_time_than_the_turns_played(name: str, seats: int, bots: int) -> None:
    for seed in range(6):
        dice, played = random.Random(seed), Game(name, seats, BANK, seed, bots)
        for _ in range(150):
            played.do_anything(dice)
            most = (BANK.seconds + BANK.increment * played.most_turns) * SECOND
            assert max(played.left(seat) for seat in range(seats)) <= most
        assert played.most_turns > 1


def test_to_choose_and_withdraw_pays_nothing() -> None:
    dice, played = random.Random(1), Game("classic", 3, BANK, 1)
    for _ in range(20):
        played.move(0, dice)
        played.do(journal.Withdraw(0))
    assert played.left(0) == BANK.seconds * SECOND


def test_all_who_chose_are_paid_when_the_turn_takes_effect_the_last_one_too() -> None:
    dice, played = random.Random(2), Game("classic", 3, BANK, 2)
    for seat in (0, 1):
        played.move(seat, dice)
    assert {played.left(seat) for seat in range(3)} == {BANK.seconds * SECOND}
    played.move(2, dice)
    assert {played.left(seat) for seat in range(3)} == {(BANK.seconds + BANK.increment) * SECOND}


def test_to_leave_a_seat_to_a_bot_and_return_pays_nothing() -> None:
    played = Game("classic", 3, BANK, 3)
    for _ in range(5):
        played.do(journal.StandIn(1, BOT_LEVEL))
        played.do(journal.Return(1))
    assert played.left(1) == BANK.seconds * SECOND


def test_a_turn_that_is_played_again_after_an_undo_is_paid_once() -> None:
    dice, played = random.Random(4), Game("duel", 2, BANK, 4, bots=1)
    for _ in range(5):
        played.move(0, dice)
        played.do(journal.AskUndo(0))
    assert played.left(0) <= (BANK.seconds + BANK.increment) * SECOND


def test_days_are_as_many_for_each_turn_and_never_more() -> None:
    dice, played = random.Random(5), Game("classic", 3, Days(2), 5)
    played.now += DAY
    played.move(0, dice)
    played.do(journal.Withdraw(0))
    assert played.left(0) == DAY
    for seat in range(3):
        played.move(seat, dice)
    assert [played.left(seat) for seat in range(3)] == [2 * DAY] * 3


def test_whoever_must_play_a_turn_of_days_again_has_all_of_them() -> None:
    dice, played = random.Random(6), Game("duel", 2, Days(2), 6)
    first = played.table.deciding[0]
    played.move(first, dice)
    second = played.table.deciding[0]
    played.now += DAY
    played.do(journal.AskUndo(first))
    played.do(journal.Answer(second, agree=True))
    assert [played.left(seat) for seat in (first, second)] == [2 * DAY] * 2


def test_an_extra_turn_in_duel_goes_on_without_an_increment() -> None:
    dice, played = random.Random(7), Game("duel", 2, BANK, 7)
    movers = []
    while played.table.status == "playing" and played.table.ply < 60:
        movers.append(played.table.deciding[0])
        played.move(movers[-1], dice)
    passed = [one for one, after in pairwise(movers) if one != after]
    assert len(passed) < len(movers) - 1, "somebody had two turns in a row, at the least in the draft"
    owed = [BANK.seconds + BANK.increment * passed.count(seat) for seat in (0, 1)]
    ended = movers[-1] if played.table.deciding != [movers[-1]] and played.table.status == "playing" else None
    if ended is not None:
        owed[ended] += BANK.increment
    assert [played.left(seat) for seat in (0, 1)] == [seconds * SECOND for seconds in owed]
