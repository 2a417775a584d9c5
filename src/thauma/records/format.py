"""A record as text: one JSON object a game, one game a line."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from thauma.games import game
from thauma.games.errors import Move, MoveError, ThaumaError, shown
from thauma.records.notation import list_alternatives, spell

FORMAT = "thauma/1"
BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # some editors put it before the first line


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it takes to check that a deal was fixed before the game: see commitment.py."""

    salt: str
    commitment: str
    seal: str | None = None  # which covers the players too; none in records of older versions


class Record(msgspec.Struct, omit_defaults=True):
    """One game: the whole deal and the moves. Every position is derived from it by replay."""

    game: str
    players: list[str]
    setup: dict[str, Any]
    rules: dict[str, Any] = {}
    moves: list[Move] = []
    result: dict[str, Any] | None = None
    deal: Opening | None = None
    position: str | None = None  # where the moves begin, if not at the start of the deal
    variations: list[dict[str, Any]] = []  # other moves that were tried: see study/variations.py


class RecordError(ThaumaError):
    """A record is refused. `place` says which one; for a refused move, `ply`, `move` and `legal` say the rest."""

    code = "bad_record"

    def __init__(
        self, place: str, reason: str, ply: int | None = None, move: Any = None, legal: list[Move] | None = None
    ) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason
        self.ply = ply
        self.move = move
        self.legal = legal

    @classmethod
    def of_move(cls, place: str, ply: int, move: Any, error: MoveError) -> "RecordError":
        reason = f"ply {ply}: {spell(move)} is refused: {error.rule}"
        alternatives = list_alternatives(error.legal)
        if alternatives:
            reason += f"; legal would be: {alternatives}"
        return cls(place, reason, ply, move, error.legal)

    def as_json(self) -> dict[str, Any]:
        fields = {"place": self.place, "error": self.reason, "ply": self.ply, "move": self.move, "legal": self.legal}
        return {name: value for name, value in fields.items() if value is not None}


def format_record(record: Record) -> str:
    """The record as one line of JSON, without the line end."""
    fields: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "setup": record.setup,
        "moves": record.moves,
    }
    if record.result is not None:
        fields["result"] = record.result
    if record.deal is not None:
        fields["deal"] = record.deal
    if record.position is not None:
        fields["position"] = record.position
    if record.variations:
        fields["variations"] = record.variations
    return msgspec.json.encode(fields).decode()


def parse_record(text: str | bytes, place: str = "record") -> Record:
    """A record from its JSON; RecordError names the place and what is wrong. Moves are checked by replay, not here."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason = str(error).removeprefix("JSON is malformed: ")
        raise RecordError(place, f"this is no JSON: {reason} (a record is one line)") from error
    except RecursionError as error:
        raise RecordError(place, "this is no record: it is nested too deeply") from error
    if not isinstance(raw, dict):
        raise RecordError(place, "a record is a JSON object")
    if raw.get("format") != FORMAT:
        raise RecordError(place, f"the format must be {FORMAT!r}, not {shown(raw.get('format'))}")
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise RecordError(place, str(error)) from error
    _check_head(record, place)
    return record


def _check_head(record: Record, place: str) -> None:
    try:
        found = game(record.game)
        found.check_rules(record.rules)
    except ThaumaError as error:
        raise RecordError(place, str(error)) from error
    fewest, most = found.seats
    if not fewest <= len(record.players) <= most:
        seats = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise RecordError(place, f"players: {len(record.players)} names for a game of {seats}")


def read_records(lines: Iterable[bytes], source: str) -> Iterator[tuple[str, Record | RecordError]]:
    """Each line's place, and its record or what is wrong with it; empty lines are passed over."""
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(BYTE_ORDER_MARK) if number == 1 else line
        if text.strip():
            place = f"{source}, line {number}"
            try:
                yield place, parse_record(text, place)
            except RecordError as error:
                yield place, error
