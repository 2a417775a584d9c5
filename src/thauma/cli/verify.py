"""`thauma verify`: check that recorded games were played by the rules, with the deal that was committed to."""

import sys

from thauma.cli.replay import open_records
from thauma.games.errors import ThaumaError, shown
from thauma.records import LiveGame, Record, RecordError, read_records
from thauma.records.commitment import IN_HEX, check


def run_verify(source: str, commitment: str | None) -> None:
    """Check every game of a file. One that fails is reported and the next is checked; the exit code is then 2."""
    if commitment is not None and not IN_HEX.fullmatch(commitment.lower()):
        raise ThaumaError(f"a commitment has 64 hexadecimal digits, not {shown(commitment)}")
    refused = number = 0
    name = "standard input" if source == "-" else source
    with open_records(source) as lines:
        for number, (place, record) in enumerate(read_records(lines, name), 1):
            try:
                print(f"{number}: {_verify(record, place, commitment)}")
            except RecordError as error:
                refused += 1
                print(f"thauma: {error}", file=sys.stderr)
    if number == 0:
        raise ThaumaError(f"{name} holds no record: one JSON object a line is expected")
    if refused:
        sys.exit(2)


def _verify(record: Record | RecordError, place: str, commitment: str | None) -> str:
    if isinstance(record, RecordError):
        raise record
    live = LiveGame.from_record(record, place)
    wrong = check(record, commitment)
    if wrong is not None or record.deal is None:
        raise RecordError(place, wrong or "")
    how = "as shown before the game" if commitment else f"commitment {record.deal.commitment}"
    return f"{live.game.name}, {live.ply} moves: deal verified, {how}"
