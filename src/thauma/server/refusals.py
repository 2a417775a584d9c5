"""Everything that can go wrong at the server, in one tree, and what a client is told of it, in one table.

ThaumaError
├── UnknownGame, BadOption, BadSetup, MoveError     of the rules: games/errors.py
├── RecordError                                     of a record: records/format.py
├── StoreError                                      of the database: store/errors.py
├── BadQuestion, ThinkersBusy, ThoughtLost, NotThinking   of the bots: thinking/errors.py
└── Refusal                                         what a client is told: the table below
    ├── BadRequest: BadName, BadPassword, BadOption, BadRecord, TooLarge
    ├── NotSignedIn
    ├── NotAllowed: WrongPassword
    ├── NotFound: UnknownTable, UnknownSeat, UnknownPerson, UnknownGame, UnknownPly, UnknownToken
    ├── Conflict: NameTaken, SeatTaken, TableFull, NotStarted, Running, GameOver, Stale, NothingToUndo,
    │   NothingToWithdraw, NoOffer, and BadMove: NotYourTurn, WrongSeat, IllegalMove, UnreadableMove
    ├── TooMany, LobbyClosed, ServerBusy, DamagedTable
    └── Failed

Each refusal is a code for programs, a sentence for people and an HTTP status. An error of the house that is no refusal
is told as the one of its own code, or as `TOLD_AS` says.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from thauma.games.errors import Move, MoveError, ThaumaError


class Refusal(ThaumaError):
    """The server says no and nothing has changed."""

    code = "refused"
    status = 400

    def __init__(self, sentence: str, legal: list[Move] | None = None, retry_after: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.legal = legal
        self.retry_after = retry_after  # whole seconds

    def body(self) -> dict[str, Any]:
        """As it is sent; the socket adds `type` and `id`."""
        told: dict[str, Any] = {"code": self.code, "sentence": self.sentence}
        return told if self.legal is None else {**told, "legal": self.legal}


class Told(NamedTuple):
    """What a code stands for."""

    status: int  # of HTTP
    meaning: str
    kind: type[Refusal]


CODES: dict[str, Told] = {}  # the table of codes: filled below, one line for each


def _code(code: str, status: int, meaning: str, parent: type[Refusal] = Refusal) -> type[Refusal]:
    """The refusal of that code, named after it."""
    kind = type(code.title().replace("_", ""), (parent,), {"code": code, "status": status, "__module__": __name__})
    CODES[code] = Told(status, meaning, kind)
    return kind


BadRequest = _code("bad_request", 400, "it can't be read")
BadName = _code("bad_name", 400, "it can't stand beside a seat", BadRequest)
BadPassword = _code("bad_password", 400, "it is too short or too long", BadRequest)
BadOption = _code("bad_option", 400, "there is no such rule, level, kind of seat or time", BadRequest)
BadRecord = _code("bad_record", 400, "the record does not replay", BadRequest)
TooLarge = _code("too_large", 413, "send less at a time", BadRequest)
NotSignedIn = _code("not_signed_in", 401, "first a name (`POST /api/guests`) or a token")
NotAllowed = _code("not_allowed", 403, "that is not yours to do")
WrongPassword = _code("wrong_password", 403, "the name or the password is wrong", NotAllowed)
NotFound = _code("not_found", 404, "there is nothing at this address")
UnknownTable = _code("unknown_table", 404, "there is no such table", NotFound)
UnknownSeat = _code("unknown_seat", 404, "the table has no such seat", NotFound)
UnknownPerson = _code("unknown_person", 404, "there is nobody of that id", NotFound)
UnknownGame = _code("unknown_game", 404, "there is no such game", NotFound)
UnknownPly = _code("unknown_ply", 404, "the game has no such move", NotFound)
UnknownToken = _code("unknown_token", 404, "you have no such token", NotFound)
Conflict = _code("conflict", 409, "it is right in itself, but not as things stand")
NameTaken = _code("name_taken", 409, "somebody has that name", Conflict)
SeatTaken = _code("seat_taken", 409, "somebody sits there", Conflict)
TableFull = _code("table_full", 409, "no seat is open", Conflict)
NotStarted = _code("not_started", 409, "the game has not started", Conflict)
Running = _code("running", 409, "that can be done only before the start or after the end", Conflict)
GameOver = _code("game_over", 409, "the game is over", Conflict)
Stale = _code("stale", 409, "it answers a position that is past", Conflict)
NothingToUndo = _code("nothing_to_undo", 409, "there is no move of yours to undo", Conflict)
NothingToWithdraw = _code("nothing_to_withdraw", 409, "there is no choice of yours that waits for others", Conflict)
NoOffer = _code("no_offer", 409, "there is no undo request that you could answer", Conflict)
BadMove = _code("bad_move", 409, "the rules forbid it; `legal` lists what the seat may do instead", Conflict)
NotYourTurn = _code("not_your_turn", 409, "the seat has nothing to decide now", BadMove)
WrongSeat = _code("wrong_seat", 409, "the move is of a seat that isn't the sender's", BadMove)
IllegalMove = _code("illegal_move", 409, "the rules forbid it", BadMove)
UnreadableMove = _code("unreadable_move", 400, "it is no move of this game", BadMove)
TooMany = _code("too_many", 429, "too often: the header `Retry-After` says after how many seconds to try again")
LobbyClosed = _code("lobby_closed", 503, "no new tables for now; running games go on")
ServerBusy = _code("server_busy", 503, "nothing was done, try again")
DamagedTable = _code("damaged_table", 503, "this table can't be read; the others are well")
_Failed = _code("failed", 500, "a fault of ours, which is noted in the log")

if TYPE_CHECKING:
    Code = str
else:
    Code = Literal[tuple(CODES)]  # for whoever describes what is sent

TOLD_AS: Mapping[str, str] = {"bad_setup": "bad_record", "store_error": "server_busy", "already_there": "conflict"}


def damaged() -> Refusal:
    """What a client hears about a table that was set aside until the next start."""
    return DamagedTable("This table can't be read and was set aside; whoever runs the server finds it in the log.")


def failed() -> Refusal:
    """What a client hears about a fault of ours; the cause is in the log."""
    return _Failed("The server made a mistake and has noted it. Nothing has changed; please try again.")


def decides(seat: int, move: Any) -> bool:
    """Whether a move is one that this seat decides: its own, or the Free City's in its name."""
    if not isinstance(move, Mapping):
        return False
    return bool(move["by"] == seat if "by" in move else move.get("seat") == seat)


def check_mover(seat: int, move: Any) -> None:
    """Refuse a move in another seat's name before the rules see it.

    The rules answer with what is in the hand of the seat that moves, so nobody else may ask them. What isn't even an
    object names nobody: the rules may say so.
    """
    if isinstance(move, Mapping) and not decides(seat, move):
        raise WrongSeat(f'This move is not of seat {seat}: its "seat" must be {seat}, or its "by" for the Free City.')


def of_error(error: ThaumaError) -> Refusal:
    """The refusal that an error of the house becomes, if it is not about a move."""
    if isinstance(error, Refusal):
        return error
    code = TOLD_AS.get(error.code, error.code)
    return (CODES[code].kind if code in CODES else BadRequest)(str(error))


def of_move_error(error: MoveError, seat: int) -> Refusal:
    """A refused move, told to the seat that sent it: of the legal moves it hears its own and no other's."""
    own = [move for move in error.legal if decides(seat, move)]
    kind = NotYourTurn if error.code == WrongSeat.code else CODES[error.code].kind
    return kind(error.rule, own or None)
