"""A table as its journal made it: who sits where, the game, the clocks. Pure: it reads no clock and no disk.

`apply` is the only thing that changes a table. It either refuses, and nothing has changed, or carries the entry out.
The same function runs when the entry is new and when the journal is read again, so both come to the same table.
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

import msgspec

from thauma.games import game
from thauma.games.errors import MoveError
from thauma.games.protocol import Decision, Json
from thauma.records import LiveGame, Record
from thauma.server.refusals import (
    GameOver,
    NoOffer,
    NotAllowed,
    NothingToUndo,
    NothingToWithdraw,
    NotStarted,
    NotYourTurn,
    SeatTaken,
    Stale,
    check_mover,
    of_move_error,
)
from thauma.server.tables import journal
from thauma.server.tables.clock import Clock, Days, Downtime, no_downtime
from thauma.server.tables.journal import Entry
from thauma.server.tables.knowledge import public_cards
from thauma.server.tables.parts import Offer, Outcome, TableOptions
from thauma.server.tables.seating import Seating
from thauma.server.tables.sharing import shared
from thauma.study import lessons

STAND_IN_LEVEL = 3  # of the bot that plays on for someone who gave up, at tables that do not say it

SEATING = (
    journal.Sit,
    journal.StandUp,
    journal.SeatBot,
    journal.Keep,
    journal.Release,
    journal.StandIn,
    journal.Return,
    journal.Resign,
    journal.Flag,
)  # what changes who plays on which seat


class Table(Seating):
    """One table. What may be asked of it is a property or a method without side effects, except for `apply`."""

    def __init__(self, options: TableOptions, downtime: Downtime = no_downtime) -> None:
        super().__init__(options)
        self.game = game(options.game)
        self.lesson = lessons.find(options.lesson)
        self.started_at: int | None = None
        self.live: LiveGame | None = None
        self.offer: Offer | None = None
        self.noted: set[str] = set()  # cards that were revealed and then taken back
        self.outcome: Outcome | None = None
        self.removed_because: str | None = None  # why whoever runs the server has ended the table
        self.clock = Clock(options.time, options.seats, downtime)
        self.seating_serial = -1  # the entry that last changed who plays on which seat, or the status
        self.deciding: list[int] = []  # the seats of those who decide for the pending ones
        self._decisions: tuple[Decision, ...] = ()
        self._settled: list[int] = []  # the plies at which all that was decided had taken effect
        self._turns_paid = 0  # the highest number of turns that clocks were ever paid for
        self._shifted = -1  # the serial since which those who must decide have looked at the same position

    def apply(self, entry: Entry) -> None:
        """Carry an entry out; a refusal leaves everything as it was."""
        status, turns, decided = self.status, len(self._settled), self.deciding
        _RULES[type(entry.act)](self, entry.act, entry)
        self.serial = entry.serial
        if status != self.status or isinstance(entry.act, SEATING):
            self.seating_serial = entry.serial
        self._decisions = self._find_decisions()
        self.deciding = sorted({decision.player for decision in self._decisions})
        if self.status == "playing":
            self.clock.switch(entry.at, self.deciding_people, self._to_pay(entry, turns, decided))

    def _to_pay(self, entry: Entry, turns: int, decided: list[int]) -> set[int]:
        """The people who get time with this entry, from how many positions had been settled and who decided before it.

        An increment is for a turn that has taken effect: not for a choice that can be withdrawn, and not for the same
        turn again after an undo. Days begin anew with each position. Who goes on alone, as after a wonder with an extra
        turn, is still in the turn.
        """
        if not turns or self._shifted != entry.serial:
            return set()
        people = {number for number, seat in enumerate(self.seats) if seat.thinks_at is None}
        goes_on = set(self.deciding) if self.deciding == decided and len(decided) == 1 else set()
        if isinstance(self.options.time, Days):
            return people - goes_on
        if self.live is None or len(self._settled) <= turns or turns <= self._turns_paid or goes_on:
            return set()
        self._turns_paid = turns
        return people & {move.get("by", move["seat"]) for move in self.live.moves[self._settled[-2] :]}

    def _find_decisions(self) -> tuple[Decision, ...]:
        """Looked up once for each entry: it is asked for often."""
        if self.live is None or self.status != "playing":
            return ()
        return self.game.decisions(self.live.state)

    def check_seen(self, seen: int) -> None:
        """Refuse what answers a position that is no longer there."""
        if not self._shifted <= seen <= self.serial:
            raise Stale("the position has changed: look at the new one and decide again")

    def check_offer_seen(self, seen: int) -> None:
        """Refuse an answer to a wish that is no longer there, although there is another one now."""
        if self.offer is not None and seen < self.offer.since:
            raise Stale("the undo request has changed: look at it and answer again")

    def check_flag(self, seat: int, at: int) -> None:
        """Refuse to draw a flag too early. One that stands in the journal was drawn in time, by what was known then:
        of an outage in which the server ended right afterwards nobody could know."""
        if seat not in self.clock.fallen(at):
            raise NotAllowed(f"seat {seat} has time left")

    # -- what is so

    @property
    def ply(self) -> int:
        return self.live.ply if self.live is not None else 0

    @property
    def position_serial(self) -> int:
        """The entry that made the position that those who must decide look at."""
        return self._shifted

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats (the Free City's may be among them) that must decide now."""
        return tuple(seat for seat, _ in self._decisions)

    @property
    def deciding_people(self) -> list[int]:
        return [seat for seat in self.deciding if self.seats[seat].thinks_at is None]

    @property
    def deciding_bots(self) -> list[tuple[int, int]]:
        """Pending seats that a bot decides for, and its level."""
        levels = [(seat, self.seats[player].thinks_at) for seat, player in self._decisions]
        return [(seat, level) for seat, level in levels if level is not None]

    @property
    def result(self) -> Json | None:
        return self.live.result if self.live is not None else None

    def record(self) -> Record:
        """The game so far as a record: the referee's, with the whole deal."""
        if self.live is None:
            raise NotStarted("the game has not started: there is no record yet")
        return self.live.record()

    # -- playing

    def _start(self, entry: Entry) -> None:
        names = [seat.name for seat in self.seats]
        setup = msgspec.json.decode(self.options.setup)
        deal = self.game.parse_setup(setup, self.options.seats, self.options.rules)
        self.live = LiveGame(self.game, names, self.options.rules, deal)
        self.status, self.started_at = "playing", entry.at
        self._settled, self._shifted = [0], entry.serial

    def _move(self, act: journal.Move, entry: Entry) -> None:
        live = self._running()
        check_mover(act.seat, act.move)
        if act.seat not in self.deciding:
            raise NotYourTurn(f"seat {act.seat} has nothing to decide now")
        try:
            live.play(act.move)
        except MoveError as error:
            raise of_move_error(error, act.seat) from error
        live.moves[-1] = shared(self.game.name, live.moves[-1])
        self.offer = None
        if self.game.events.is_settled(live.state):
            self._settled.append(live.ply)
            self._shifted = entry.serial
        if live.is_over:
            self._end_by_the_rules(live, entry.at)

    def _withdraw(self, act: journal.Withdraw, _entry: Entry) -> None:
        live = self._running()
        self._check_length()
        if not self.can_withdraw(act.seat):
            raise NothingToWithdraw("there is no choice to withdraw: you have not chosen yet, or the turn is over")
        live.withdraw(act.seat)

    def can_withdraw(self, seat: int) -> bool:
        """Whether the seat has chosen, and others have not."""
        if self.live is None or self.status != "playing":
            return False
        return any(move["seat"] == seat for move in self.live.moves[self._settled[-1] :])

    def _resign(self, act: journal.Resign, entry: Entry) -> None:
        self._leave_for_good(act.seat, "resignation", entry.at)

    def _flag(self, act: journal.Flag, entry: Entry) -> None:
        self._leave_for_good(act.seat, "time", entry.at)

    def _leave_for_good(self, number: int, by: str, at: int) -> None:
        """The seat can't win any more. With two left, the other has won; at a larger table a bot plays on for it."""
        self._running()
        seat = self._seat(number)
        if seat.gone or seat.person is None:
            raise NotAllowed(f"seat {number} has no player who could resign")
        remaining = [n for n, other in enumerate(self.seats) if n != number and not other.gone]
        seat.gone = True
        self.offer = None
        if len(remaining) == 1:
            self._end(Outcome(remaining, by), at)
        elif seat.stand_in is None:
            seat.stand_in = self.options.stand_ins.level if self.options.stand_ins else STAND_IN_LEVEL

    def _end_by_the_rules(self, live: LiveGame, at: int) -> None:
        result = live.result
        assert result is not None
        stayed = [number for number, seat in enumerate(self.seats) if not seat.gone]
        winners = [seat for seat in result["winners"] if seat in stayed] or self.game.best_of(live.state, stayed)
        points = [result["scores"][number]["total"] for number in range(len(self.seats))]
        self._end(Outcome(winners, result["by"], points), at)

    def _end(self, outcome: Outcome, at: int) -> None:
        self.clock.stop(at)
        self.outcome, self.status, self.ended_at = outcome, "finished", at

    def _remove(self, act: journal.Remove, entry: Entry) -> None:
        if self.status not in ("open", "playing"):
            raise GameOver("the table has ended already")
        self.clock.stop(entry.at)
        self.status, self.ended_at, self.removed_because, self.offer = "aborted", entry.at, act.reason, None

    # -- taking back

    def _ask_undo(self, act: journal.AskUndo, entry: Entry) -> None:
        self._running()
        self._check_length()
        if self.options.rated:
            raise NotAllowed("at a rated table moves can't be undone")
        if self._undo_target(act.seat) is None:
            raise NothingToUndo("you have made no move that could be undone")
        self.offer = Offer(act.seat, entry.serial, self._others(act.seat))
        self._undo_if_all_agree(entry)

    def _answer(self, act: journal.Answer, entry: Entry) -> None:
        self._running()
        if self.offer is None or act.seat not in self.offer.waiting:
            raise NoOffer("there is no undo request for you to answer")
        if not act.agree:
            self.offer = None
            return
        person = self._seat(act.seat).person
        self.offer.waiting -= set(self.seats_of(person))
        self._undo_if_all_agree(entry)

    def undoes(self, act: journal.Act) -> bool:
        """Whether all agree to an undo with this act, if it is not refused."""
        if isinstance(act, journal.AskUndo):
            return self.can_undo(act.seat) and not self._others(act.seat)
        if self.offer is None or not isinstance(act, journal.Answer | journal.StandIn):
            return False
        is_yes = isinstance(act, journal.StandIn) or act.agree
        same = {act.seat, *self.seats_of(self.seats[act.seat].person)} if 0 <= act.seat < len(self.seats) else set()
        return is_yes and self.offer.by != act.seat and self.offer.waiting <= same

    def _others(self, number: int) -> set[int]:
        """The seats of other people who must agree to what somebody asks for."""
        person = self._seat(number).person
        return {n for n, seat in enumerate(self.seats) if seat.thinks_at is None and seat.person != person}

    def _undo_if_all_agree(self, entry: Entry) -> None:
        if self.offer is None or self.offer.waiting:
            return
        live, target = self._running(), self._undo_target(self.offer.by)
        self.offer = None
        if target is None:
            return
        before = public_cards(live)
        live.take_back(live.ply - target)
        self.noted |= before - public_cards(live)
        self._settled = [ply for ply in self._settled if ply <= target]
        self._shifted = entry.serial

    def can_undo(self, seat: int) -> bool:
        return self.status == "playing" and not self.options.rated and self._undo_target(seat) is not None

    def _undo_target(self, seat: int) -> int | None:
        """The ply at which the seat last had something to decide that has taken effect since."""
        assert self.live is not None
        for ply in range(self._settled[-1] - 1, -1, -1):
            move = self.live.moves[ply]
            if move.get("by", move["seat"]) == seat:
                return self._settled[bisect_right(self._settled, ply) - 1]
        return None

    # -- while away

    def _stand_in(self, act: journal.StandIn, _entry: Entry) -> None:
        self._running()
        self._check_length()
        seat = self._seat(act.seat)
        if seat.person is None or seat.stand_in is not None:
            raise SeatTaken(f"a bot plays on seat {act.seat} already")
        if self.options.rated:
            raise NotAllowed("at a rated table no bot plays for a person")
        seat.stand_in = act.level
        if self.offer is not None and self.offer.by == act.seat:
            self.offer = None
        elif self.offer is not None:
            self.offer.waiting.discard(act.seat)
            self._undo_if_all_agree(_entry)

    def _return(self, act: journal.Return, _entry: Entry) -> None:
        self._running()
        seat = self._seat(act.seat)
        if seat.stand_in is None or seat.gone:
            raise NotAllowed(
                "this seat was given up for good: it can't be taken back" if seat.gone else "you sit there already"
            )
        seat.stand_in = None

    def _running(self) -> LiveGame:
        if self.status == "open":
            raise NotStarted("the game starts when all seats are taken")
        if self.live is None or self.status != "playing":
            raise GameOver("the game is over")
        return self.live


_Rule = Callable[[Table, Any, Entry], None]
_RULES: dict[type, _Rule] = {
    journal.Sit: Table._sit,
    journal.SeatBot: Table._seat_bot,
    journal.StandUp: Table._stand_up,
    journal.Keep: Table._keep,
    journal.Release: Table._release,
    journal.Abort: Table._abort,
    journal.Remove: Table._remove,
    journal.Move: Table._move,
    journal.Withdraw: Table._withdraw,
    journal.Resign: Table._resign,
    journal.Flag: Table._flag,
    journal.AskUndo: Table._ask_undo,
    journal.Answer: Table._answer,
    journal.StandIn: Table._stand_in,
    journal.Return: Table._return,
}
