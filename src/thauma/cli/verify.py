"""`thauma verify`: check that recorded games were played by the rules, with the deal that was committed to."""

from thauma.cli.records import for_each_record
from thauma.games.errors import ThaumaError, shown
from thauma.records import LiveGame, Record, RecordError
from thauma.records.commitment import IN_HEX, check


def run_verify(source: str, commitment: str | None) -> None:
    """Check every game of a file."""
    if commitment is not None and not IN_HEX.fullmatch(commitment.lower()):
        raise ThaumaError(f"a commitment has 64 hexadecimal digits, not {shown(commitment)}")
    for_each_record(source, lambda number, record, place: print(f"{number}: {_verify(record, place, commitment)}"))


def _verify(record: Record, place: str, commitment: str | None) -> str:
    live = LiveGame.from_record(record, place)
    wrong = check(record, commitment)
    if wrong is not None or record.deal is None:
        raise RecordError(place, wrong or "")
    how = "as shown before the game" if commitment else f"commitment {record.deal.commitment}"
    return f"{live.game.name}, {live.ply} moves: deal verified, {how}"
