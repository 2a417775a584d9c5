"""Making a table: what somebody wishes becomes a deal, a promise about it, and the first entries of a journal."""

import secrets
from collections.abc import Callable

import msgspec
import numpy as np

from thauma.games import game
from thauma.games.errors import ThaumaError
from thauma.games.protocol import Json
from thauma.kernel.rng import Rng
from thauma.records.commitment import commit
from thauma.server import messages
from thauma.server.people.rows import Person
from thauma.server.refusals import BadOption, of_error
from thauma.server.tables import journal
from thauma.server.tables.clock import NoClock
from thauma.server.tables.journal import Act
from thauma.server.tables.parts import Seat, TableOptions
from thauma.server.tables.table import Table
from thauma.study import lessons

ID_BYTES = 9  # nobody finds a table by guessing
SALT_BYTES = 32
WORDS_OF_STATE = 4  # of a generator, 32 bits each


def create_table(wish: messages.NewTable, host: Person, now: int, rematch_of: str | None = None) -> TableOptions:
    """The options of a table; BadOption says what can't be had."""
    _check(wish, host)
    return _options(wish, _deal(wish), host, now, rematch_of)


def _options(
    wish: messages.NewTable, setup: Json, host: Person, now: int, rematch_of: str | None = None
) -> TableOptions:
    salt = secrets.token_bytes(SALT_BYTES)
    return TableOptions(
        id=secrets.token_urlsafe(ID_BYTES),
        game=wish.game,
        rules=wish.rules,
        seats=len(wish.seats),
        time=wish.time,
        listed=wish.listed,
        rated=wish.rated,
        host=host.id,
        created_at=now,
        setup=msgspec.json.encode(setup),
        salt=salt,
        commitment=commit(wish.game, wish.rules, len(wish.seats), setup, salt),
        rematch_of=rematch_of,
        stand_ins=wish.stand_ins,
    )


def create_lesson(name: str, host: Person, now: int) -> tuple[TableOptions, list[Act]]:
    """The options of a lesson's table and its first acts: all seats are taken, and what came before is played."""
    script = lessons.lesson(name)
    bots = [messages.BotSeat(script.level)] * (script.seats - 1)
    wish = messages.NewTable(script.game, [messages.MySeat(), *bots], script.rules)
    options = _options(wish, script.setup, host, now)
    played = [journal.Move(move.get("by", move["seat"]), move) for move in script.opening]
    return msgspec.structs.replace(options, lesson=name), [*first_acts(wish, host), *played]


def first_acts(wish: messages.NewTable, host: Person) -> list[Act]:
    """Who sits there from the beginning."""
    acts: list[Act] = []
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, messages.MySeat):
            acts.append(journal.Sit(number, host.id, host.name))
        elif isinstance(seat, messages.BotSeat):
            acts.append(journal.SeatBot(number, seat.level))
    return acts


def first_acts_of_rematch(table: Table) -> list[Act]:
    """Everybody's seat is kept for them, one further than they sat; bots sit there at once."""
    acts: list[Act] = []
    for number, seat in enumerate(_moved(table)):
        if seat.person is not None:
            acts.append(journal.Keep(number, seat.person, seat.name))
        elif seat.level is not None:
            acts.append(journal.SeatBot(number, seat.level))
    return acts


def _check(wish: messages.NewTable, host: Person) -> None:
    if not any(isinstance(seat, messages.MySeat | messages.OpenSeat) for seat in wish.seats):
        raise BadOption("at least one seat is for a person")
    if wish.rated:
        _check_rated(wish, host)


def _check_rated(wish: messages.NewTable, host: Person) -> None:
    if host.kind != "account":
        raise BadOption("rated tables are for accounts: choose a name and a password first")
    if isinstance(wish.time, NoClock):
        raise BadOption("a rated table needs a clock: choose a bank of time, or days")
    mine = sum(isinstance(seat, messages.MySeat) for seat in wish.seats)
    if mine > 1 or any(isinstance(seat, messages.BotSeat) for seat in wish.seats):
        raise BadOption("at a rated table every seat needs a different person")


def _deal(wish: messages.NewTable) -> Json:
    chosen = [msgspec.to_builtins(board) for board in wish.boards or ()]
    try:
        found = game(wish.game)
        return _shuffled(lambda: found.setup(found.deal(_unforeseen(), len(wish.seats), wish.rules, chosen)))
    except ThaumaError as error:
        raise of_error(error) from error


def _shuffled(deal: Callable[[], Json]) -> Json:
    """A deal that nobody can foresee: each age is dealt by a generator of its own, which starts at random numbers of
    the operating system, so that all that was seen of one age says nothing of the next."""
    setup = deal()
    for name, parts in setup.items():
        if isinstance(parts, list) and parts and isinstance(parts[0], list):
            setup[name] = [deal()[name][number] for number in range(len(parts))]
    return setup


def _unforeseen() -> Rng:
    """A generator with all of its 128 bits from the operating system."""
    words = np.frombuffer(secrets.token_bytes(WORDS_OF_STATE * 4), np.uint32).astype(np.int64)
    return words if words.any() else _unforeseen()  # the one state that it never leaves


def rematch_wish(table: Table) -> messages.NewTable:
    """The same table again, everybody one seat further; as public as that one was."""
    options = table.options
    return messages.NewTable(
        game=options.game,
        seats=[messages.OpenSeat() if seat.level is None else messages.BotSeat(seat.level) for seat in _moved(table)],
        rules=dict(table.game.rules_of_rematch(options.rules)),
        time=options.time,
        listed=options.listed,
        rated=options.rated,
        stand_ins=options.bots_for_people,
    )


def _moved(table: Table) -> list[Seat]:
    return [table.seats[-1], *table.seats[:-1]]


def seats_in_rematch(table: Table, person: str) -> list[int]:
    """Where somebody sits in the rematch of a table."""
    return [(seat + 1) % len(table.seats) for seat in table.seats_of(person)]
