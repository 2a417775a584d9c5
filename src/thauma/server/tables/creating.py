"""Making a table: what somebody wishes becomes a deal, a promise about it, and the first entries of a journal."""

import secrets

import msgspec

from thauma.games import game
from thauma.games.errors import ThaumaError
from thauma.games.protocol import Game, Json
from thauma.kernel.rng import seeded
from thauma.records.commitment import commit
from thauma.server import messages
from thauma.server.people.rows import Person
from thauma.server.refusals import BadOption, of_error
from thauma.server.tables import journal
from thauma.server.tables.journal import Act
from thauma.server.tables.parts import TableOptions
from thauma.server.tables.table import Table

ID_BYTES = 9  # nobody finds a table by guessing
SALT_BYTES = 32
CHOSEN = "chosen"  # the value of classic's option `boards` that goes with boards of one's own


def create_table(wish: messages.NewTable, host: Person, now: int, rematch_of: str | None = None) -> TableOptions:
    """The options of a table; BadOption says what can't be had."""
    found_game = game(wish.game)
    _check(wish, found_game, host)
    setup = _deal(wish, found_game)
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
    )


def first_acts(wish: messages.NewTable, host: Person) -> list[Act]:
    """Who sits there from the beginning."""
    acts: list[Act] = []
    for number, seat in enumerate(wish.seats):
        if isinstance(seat, messages.MySeat):
            acts.append(journal.Sit(number, host.id, host.name))
        elif isinstance(seat, messages.BotSeat):
            acts.append(journal.SeatBot(number, seat.level))
    return acts


def _check(wish: messages.NewTable, found_game: Game, host: Person) -> None:
    fewest, most = found_game.seats
    if not fewest <= len(wish.seats) <= most:
        number = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise BadOption(f"{wish.game} is for {number} players, not for {len(wish.seats)}")
    if not any(isinstance(seat, messages.MySeat | messages.OpenSeat) for seat in wish.seats):
        raise BadOption("at least one seat is for a person")
    if wish.rated:
        _check_rated(wish, host)
    try:
        found_game.check_rules(wish.rules)
    except ThaumaError as error:
        raise of_error(error) from error
    if (wish.rules.get("boards") == CHOSEN) != (wish.boards is not None):
        raise BadOption(f'boards and the rule "boards": "{CHOSEN}" go together')


def _check_rated(wish: messages.NewTable, host: Person) -> None:
    if host.kind != "account":
        raise BadOption("rated tables are for accounts: choose a name and a password first")
    mine = sum(isinstance(seat, messages.MySeat) for seat in wish.seats)
    if mine > 1 or any(isinstance(seat, messages.BotSeat) for seat in wish.seats):
        raise BadOption("at a rated table every seat needs a different person")


def _deal(wish: messages.NewTable, found_game: Game) -> Json:
    deal = found_game.deal(seeded(secrets.randbits(63)), len(wish.seats), wish.rules)
    if wish.boards is not None:
        try:
            found_game.choose_boards(deal, [msgspec.to_builtins(board) for board in wish.boards])
        except ThaumaError as error:
            raise of_error(error) from error
    return found_game.setup(deal)


def rematch_wish(table: Table) -> messages.NewTable:
    """The same table again, everybody one seat further; the seats of people are open until they come."""
    options = table.options
    moved = [table.seats[-1], *table.seats[:-1]]
    return messages.NewTable(
        game="duel" if options.game == "duel" else "classic",
        seats=[messages.OpenSeat() if seat.level is None else messages.BotSeat(seat.level) for seat in moved],
        rules={name: value for name, value in options.rules.items() if (name, value) != ("boards", CHOSEN)},
        time=options.time,
        rated=options.rated,
    )


def seats_in_rematch(table: Table, person: str) -> list[int]:
    """Where somebody sits in the rematch of a table."""
    return [(seat + 1) % len(table.seats) for seat in table.seats_of(person)]
