"""Who sits at a table, until the game begins and after. Pure, as all of a table is (see table.py)."""

from abc import ABC, abstractmethod

from thauma.server.refusals import Conflict, GameOver, NotAllowed, Running, SeatTaken, TooMany, UnknownSeat
from thauma.server.tables import journal
from thauma.server.tables.journal import Entry
from thauma.server.tables.parts import Seat, TableOptions

MOST_ENTRIES = 4000  # of a journal; beyond, only what ends the game is written


class Seating(ABC):
    """The seats of a table, and the entries by which they are taken and left."""

    def __init__(self, options: TableOptions) -> None:
        self.options = options
        self.seats = [Seat() for _ in range(options.seats)]
        self.serial = -1
        self.status = "open"
        self.ended_at: int | None = None
        self.removed: set[str] = set()  # people whom the host does not want here

    @abstractmethod
    def _start(self, entry: Entry) -> None:
        """All seats are taken: the game begins."""

    # -- what is so

    @property
    def seats_open(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def has_place_for(self, person: str) -> bool:
        """Whether somebody sits here, or a seat is kept for them."""
        return any(person in (seat.person, seat.kept_for) for seat in self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def check_owner(self, person: str | None, seat: int) -> None:
        """Refuse whoever does not sit there now."""
        if seat not in self.seats_of(person):
            raise NotAllowed(f"seat {seat} is not yours")

    def check_player(self, person: str | None, seat: int) -> None:
        """Refuse whoever does not decide for a seat now."""
        self.check_owner(person, seat)
        if self.seats[seat].stand_in is not None:
            raise NotAllowed("a bot plays on your seat: take it back first")

    def check_second_seat(self, person: str, number: int) -> None:
        """Refuse a second seat, unless it is kept for that person: a game at one screen is made by its host."""
        seat = self._seat(number)
        is_free = self.status == "open" and seat.kind == "open" and seat.kept_for != person
        if is_free and not self.options.rated and self.seats_of(person):
            raise Conflict("you sit at this table already: leave that seat first")

    # -- what happens

    def _sit(self, act: journal.Sit, entry: Entry) -> None:
        seat = self._open_seat(act.seat)
        self._check_length()
        if self.options.rated and self.seats_of(act.person):
            raise NotAllowed("at a rated table one person has one seat")
        if act.person in self.removed:
            raise NotAllowed("the host has asked you to leave this table")
        if seat.kept_for not in (None, act.person):
            raise SeatTaken(f"seat {act.seat} is kept for {seat.kept_name}")
        self.seats[act.seat] = Seat(act.person, act.name)
        self._start_if_full(entry)

    def _keep(self, act: journal.Keep, _entry: Entry) -> None:
        seat = self._open_seat(act.seat)
        seat.kept_for, seat.kept_name = act.person, act.name

    def _release(self, act: journal.Release, _entry: Entry) -> None:
        if self._open_seat(act.seat).kept_for is None:
            raise UnknownSeat(f"seat {act.seat} is kept for nobody")
        self._check_length()
        self.seats[act.seat] = Seat()

    def _seat_bot(self, act: journal.SeatBot, entry: Entry) -> None:
        self._open_seat(act.seat)
        self._check_length()
        if self.options.rated:
            raise NotAllowed("at a rated table every seat is a person's, not a bot's")
        self.seats[act.seat] = Seat(level=act.level, name=f"level:{act.level}")
        self._start_if_full(entry)

    def _stand_up(self, act: journal.StandUp, entry: Entry) -> None:
        self._must_be_open()
        self._check_length()
        if self._seat(act.seat).kind == "open":
            raise UnknownSeat(f"nobody sits on seat {act.seat}")
        person = self.seats[act.seat].person
        if person is not None and entry.actor == self.options.host != person:
            self.removed.add(person)
        self.seats[act.seat] = Seat()

    def _abort(self, _act: journal.Abort, entry: Entry) -> None:
        self._must_be_open()
        self.status, self.ended_at = "aborted", entry.at

    def _must_be_open(self) -> None:
        if self.status == "aborted":
            raise GameOver("the host closed this table: create a new one")
        if self.status != "open":
            raise Running("the game has started")

    def _open_seat(self, number: int) -> Seat:
        seat = self._seat(number)
        if self.status != "aborted" and seat.kind != "open":
            raise SeatTaken(f"seat {number} is taken" + ("; choose an open one" if self.seats_open else ""))
        self._must_be_open()
        return seat

    def _start_if_full(self, entry: Entry) -> None:
        if not self.seats_open:
            self._start(entry)

    # -- what several rules need

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise UnknownSeat(f"there is no seat {number}: this table has the seats 0 to {len(self.seats) - 1}")
        return self.seats[number]

    def _check_length(self) -> None:
        if self.serial >= MOST_ENTRIES:
            raise TooMany("too much has happened at this table: only moves and resigning are possible from now on")
