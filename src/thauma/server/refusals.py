"""Everything the server can refuse. Each refusal is a code for programs, a sentence for people, and an HTTP status.

Refusal                        400
├── BadRequest                 400   a body, parameter or message that can't be read
│   ├── BadName                400   bad_name: it can't stand beside a seat
│   ├── BadPassword            400   bad_password: too short or too long
│   ├── BadOption              400   bad_option: a rule, level, seat kind or time that doesn't exist
│   ├── BadRecord              400   bad_record: a pasted record that doesn't replay
│   └── TooLarge               413   too_large
├── NotSignedIn                401   not_signed_in: first a name (POST /api/guests) or a token
├── NotAllowed                 403   not_allowed: signed in, but this is not theirs to do
│   └── WrongPassword          403   wrong_password: of a name or of nobody, the same answer
├── Unknown                    404   not_found
│   ├── UnknownTable           404   unknown_table
│   ├── UnknownSeat            404   unknown_seat
│   ├── UnknownPerson          404   unknown_person
│   ├── UnknownGame            404   unknown_game
│   ├── UnknownPly             404   unknown_ply
│   └── UnknownToken           404   unknown_token
├── Conflict                   409   conflict: right in itself, but not as things stand
│   ├── NameTaken              409   name_taken
│   ├── SeatTaken              409   seat_taken
│   ├── TableFull              409   table_full
│   ├── NotStarted             409   not_started
│   ├── Running                409   running: only before the start, or only after the end
│   ├── GameOver               409   game_over
│   ├── Stale                  409   stale: it answers a position that is past
│   ├── NothingToUndo          409   nothing_to_undo
│   ├── NothingToWithdraw      409   nothing_to_withdraw
│   ├── NoOffer                409   no_offer: nobody has asked to take moves back
│   └── MoveRefused            409   the rules say no; `legal` lists what this seat may do instead
│       ├── NotYourTurn        409   not_your_turn
│       ├── WrongSeat          409   wrong_seat: the move is of a seat that isn't the sender's
│       ├── IllegalMove        409   illegal_move
│       └── UnreadableMove     400   unreadable_move
├── TooMany                    429   too_many: slower, please; `retry_after` says when
├── ServerBusy                 503   server_busy: nothing was done, try again
├── DamagedTable               503   damaged_table: its journal can't be read; the others are well
└── Failed                     500   failed: a fault of ours
"""

from collections.abc import Iterator, Mapping
from typing import Any

from thauma.games import errors
from thauma.games.errors import Move, ThaumaError


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


class BadRequest(Refusal):
    code = "bad_request"


class BadName(BadRequest):
    code = "bad_name"


class BadPassword(BadRequest):
    code = "bad_password"


class BadOption(BadRequest):
    code = "bad_option"


class BadRecord(BadRequest):
    code = "bad_record"


class TooLarge(BadRequest):
    code, status = "too_large", 413


class NotSignedIn(Refusal):
    code, status = "not_signed_in", 401


class NotAllowed(Refusal):
    code, status = "not_allowed", 403


class WrongPassword(NotAllowed):
    code = "wrong_password"


class Unknown(Refusal):
    code, status = "not_found", 404


class UnknownTable(Unknown):
    code = "unknown_table"


class UnknownSeat(Unknown):
    code = "unknown_seat"


class UnknownPerson(Unknown):
    code = "unknown_person"


class UnknownGame(Unknown):
    code = "unknown_game"


class UnknownPly(Unknown):
    code = "unknown_ply"


class UnknownToken(Unknown):
    code = "unknown_token"


class Conflict(Refusal):
    code, status = "conflict", 409


class NameTaken(Conflict):
    code = "name_taken"


class SeatTaken(Conflict):
    code = "seat_taken"


class TableFull(Conflict):
    code = "table_full"


class NotStarted(Conflict):
    code = "not_started"


class Running(Conflict):
    code = "running"


class GameOver(Conflict):
    code = "game_over"


class Stale(Conflict):
    code = "stale"


class NothingToUndo(Conflict):
    code = "nothing_to_undo"


class NothingToWithdraw(Conflict):
    code = "nothing_to_withdraw"


class NoOffer(Conflict):
    code = "no_offer"


class MoveRefused(Conflict):
    code = "bad_move"


class NotYourTurn(MoveRefused):
    code = "not_your_turn"


class WrongSeat(MoveRefused):
    code = "wrong_seat"


class IllegalMove(MoveRefused):
    code = "illegal_move"


class UnreadableMove(MoveRefused):
    code, status = "unreadable_move", 400


class TooMany(Refusal):
    code, status = "too_many", 429


class ServerBusy(Refusal):
    code, status = "server_busy", 503


class DamagedTable(Refusal):
    """A table that can't be read: it is set aside until the server starts again."""

    code, status = "damaged_table", 503

    def __init__(self) -> None:
        super().__init__("This table can't be read and was set aside; whoever runs the server finds it in the log.")


class Failed(Refusal):
    """What a client hears about a fault of ours; the cause is in the log."""

    code, status = "failed", 500

    def __init__(self) -> None:
        super().__init__("The server made a mistake and has noted it. Nothing has changed; please try again.")


def every_refusal(root: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """All classes of the tree, each before its branches."""
    yield root
    for branch in root.__subclasses__():
        yield from every_refusal(branch)


CODES = frozenset(refusal.code for refusal in every_refusal())

OF_MOVE: Mapping[type[errors.MoveError], type[MoveRefused]] = {
    errors.UnreadableMove: UnreadableMove,
    errors.WrongSeat: NotYourTurn,
    errors.IllegalMove: IllegalMove,
}
OF_ERROR: Mapping[str, type[Refusal]] = {
    "bad_option": BadOption,
    "bad_setup": BadRecord,
    "bad_record": BadRecord,
    "unknown_game": UnknownGame,
    "server_busy": ServerBusy,
    "store_error": ServerBusy,
    "already_there": Conflict,
}


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
    return OF_ERROR.get(error.code, BadRequest)(str(error))


def of_move_error(error: errors.MoveError, seat: int) -> MoveRefused:
    """A refused move, told to the seat that sent it: of the legal moves it hears its own and no other's."""
    own = [move for move in error.legal if decides(seat, move)]
    return OF_MOVE.get(type(error), MoveRefused)(error.rule, own or None)
