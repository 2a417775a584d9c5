"""What the people at a table are told. This is the only way from a table to a client.

A state is a function of the journal and the seat: whoever comes back is told the same as whoever has never left.
"""

from collections import deque
from collections.abc import Sequence
from itertools import dropwhile
from typing import NamedTuple

import msgspec

from thauma.games.errors import Move
from thauma.games.protocol import Event, Json
from thauma.games.schema import to_json
from thauma.records import LiveGame
from thauma.records.events import Herald, Teller
from thauma.server import messages
from thauma.server.tables.parts import Outcome
from thauma.server.tables.table import Table
from thauma.study.lessons import progress

REMEMBERED = 4  # pieces of news, for those who missed a few
_encode = msgspec.json.Encoder().encode
Watcher = int | None  # a seat; None is a spectator
News = dict[Watcher, list[msgspec.Raw]]  # events, ready to be sent


class Chronicle:
    """Follows a game for all who watch it, and remembers the latest news for those who missed them."""

    def __init__(self, live: LiveGame, serial: int) -> None:
        self._live = live
        self._herald = Herald(live, [])
        self._herald.skip()
        self._serial = serial
        self._pieces: deque[tuple[int, News]] = deque(maxlen=REMEMBERED)  # since which serial, what

    @property
    def watchers(self) -> list[Watcher]:
        return self._herald.seats

    def follow(self, seat: Watcher) -> None:
        """From now on, write down what this seat may know."""
        if seat not in self._herald.seats:
            self._herald.seats.append(seat)

    def catch_up(self, serial: int) -> None:
        """Write down what has happened up to an entry."""
        if serial == self._serial:
            return
        news = self._herald.news()
        if any(events and events[0]["type"] == "game" for events in news.values()):
            self._pieces.clear()
        self._pieces.append((self._serial, _written(news)))
        self._serial = serial

    def since(self, seat: Watcher, serial: int) -> list[msgspec.Raw]:
        """The news after an entry; all from the beginning if that is too long ago."""
        if serial == self._serial:
            return []
        missed = list(dropwhile(lambda piece: piece[0] != serial, self._pieces))
        if serial < 0 or not missed or seat not in missed[0][1]:
            return _each(Teller(self._live, seat).news())
        return [event for _, news in missed for event in news[seat]]


class Outgoing:
    """What each seat of a table is told. It is made when somebody listens and forgotten when nobody does."""

    def __init__(self, table: Table) -> None:
        assert table.live is not None
        self._table = table
        self._live = table.live
        self._chronicle = Chronicle(table.live, table.serial)
        self._views: dict[Watcher, msgspec.Raw] = {}
        self._views_of = -1

    def state(self, seat: Watcher, since: int, now: int) -> bytes:
        """The state message for a seat that knows everything up to entry `since` (-1: nothing)."""
        self._chronicle.catch_up(self._table.serial)
        self._chronicle.follow(seat)
        news = self._chronicle.since(seat, since)
        seen = _seen(self._live, seat, self._table.serial, self._view(seat), news)
        end = _end(self._live, sorted(self._table.noted), self._table.outcome)
        return _encode({**seen, **_present(self._table, seat, now), **end})

    def _view(self, seat: Watcher) -> msgspec.Raw:
        if self._views_of != self._table.serial:
            watchers = self._chronicle.watchers
            views = self._live.game.show_all(self._live.state, watchers)
            self._views = {who: msgspec.Raw(view) for who, view in zip(watchers, views, strict=True)}
            self._views_of = self._table.serial
        if seat is None and seat in self._views:  # spectators are many
            return self._views[seat]
        return self._views.pop(seat, None) or _view(self._live, seat)


class Moment(NamedTuple):
    """A moment of a game to look back at. Taken from a table, it needs the table no more."""

    start: LiveGame  # before the first move
    moves: Sequence[Move]
    serial: int = -1
    noted: Sequence[str] = ()
    outcome: Outcome | None = None

    @classmethod
    def at_table(cls, table: Table, ply: int) -> "Moment":
        live = table.live
        assert live is not None
        start = LiveGame(live.game, live.players, live.rules, live.deal)
        return cls(start, live.moves[:ply], table.serial, sorted(table.noted), table.outcome)

    def state(self, seat: Watcher) -> bytes:
        """The state message that the seat was told then, with all the news up to there. It replays the game: let no
        event loop wait for it."""
        past = self.start
        for move in self.moves[past.ply :]:
            past.play(move)
        view, news = _view(past, seat), _each(Teller(past, seat).news())
        return _encode({**_seen(past, seat, self.serial, view, news), **PAST, **_end(past, self.noted, self.outcome)})


# Of a moment that nobody decides in any more.
PAST = {"clocks": None, "offer": None, "lesson": None, "can_undo": False, "can_withdraw": False}


def _view(live: LiveGame, seat: Watcher) -> msgspec.Raw:
    return msgspec.Raw(live.game.show_all(live.state, (seat,))[0])


def _written(news: dict[Watcher, list[Event]]) -> News:
    """Ready to be sent; written once for all who are told the same."""
    written: News = {}
    for seat, events in news.items():
        same = next((other for other in written if news[other] == events), None)
        written[seat] = _each(events) if same is None else written[same]
    return written


def _each(events: list[Event]) -> list[msgspec.Raw]:
    return [to_json(event) for event in events]


def _seen(live: LiveGame, seat: Watcher, serial: int, view: msgspec.Raw, news: Sequence[msgspec.Raw]) -> Json:
    return {"type": "state", "serial": serial, "ply": live.ply, "seat": seat, "view": view, "news": news}


def _end(live: LiveGame, noted: Sequence[str], outcome: Outcome | None) -> Json:
    return {"noted": noted, "outcome": outcome, "result": live.result}


def _present(table: Table, seat: Watcher, now: int) -> Json:
    return {
        "clocks": clocks(table, now),
        "offer": offer(table),
        "lesson": lesson(table),
        "can_undo": seat is not None and table.can_undo(seat),
        "can_withdraw": seat is not None and table.can_withdraw(seat),
    }


def lesson(table: Table) -> messages.LessonInfo | None:
    """Where the game stands in its lesson. One that a later version took away is a game like any other."""
    script = table.lesson
    if script is None or table.live is None:
        return None
    return messages.LessonInfo(*progress(script, table.live.moves))


def clocks(table: Table, now: int) -> messages.Clocks | None:
    if not table.clock.counts:
        return None
    seats = range(len(table.seats))
    running = table.status == "playing"
    told = [messages.ClockInfo(table.clock.left(seat, now), running and table.clock.runs(seat)) for seat in seats]
    return messages.Clocks(now, told)


def offer(table: Table) -> messages.OfferInfo | None:
    return None if table.offer is None else messages.OfferInfo(table.offer.by, sorted(table.offer.waiting))
