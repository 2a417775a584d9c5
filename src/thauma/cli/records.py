"""`thauma replay` and `thauma verify`, and how every command reads a file of records."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from thauma.cli.output import print_json, print_note, printable
from thauma.games.errors import BadOption, ThaumaError, shown
from thauma.records import LiveGame, Record, RecordError, read_records
from thauma.records.commitment import IN_HEX
from thauma.records.commitment import check as check_deal

PARQUET = b"PAR1"  # how such a file begins


def for_each_record(
    source: str, handle: Callable[[int, Record, str], None], json: bool = False, only: int | None = None
) -> None:
    """Hand over every game of a file with its number and place, or only that of one number.

    A refused one is reported and the next is handed over; the exit code is then 2.
    """
    refused = number = 0
    name = "standard input" if source == "-" else source
    with open_records(source) as lines:
        for number, (place, record) in enumerate(read_records(lines, name), 1):
            if only not in (None, number):
                continue
            try:
                if isinstance(record, RecordError):
                    raise record
                handle(number, record, place)
            except RecordError as error:
                refused += 1
                print_note(error)
                if json:
                    print_json({"number": number, **error.as_json()})
    if number == 0:
        raise ThaumaError(f"{name} holds no record: one JSON object a line is expected")
    if only is not None and only > number:
        raise BadOption(f"{name} holds {number} games: there is no game {only}")
    if refused:
        sys.exit(2)


@contextmanager
def open_records(source: str) -> Iterator[Iterable[bytes]]:
    """The lines of a file of records, or of standard input; a Parquet file's games as such lines."""
    if source == "-":
        yield sys.stdin.buffer
        return
    with open(source, "rb") as file:
        if file.peek(len(PARQUET))[: len(PARQUET)] == PARQUET:
            from thauma.lab.statistics.sources import lines_of_parquet

            yield lines_of_parquet(Path(source))
        else:
            yield file


def run_replay(source: str, trace: bool, json: bool) -> None:
    """Check recorded games and show what became of them."""

    def replay(number: int, record: Record, place: str) -> None:
        live = LiveGame.at_start_of(record, place)
        if trace:
            print_json(live.trace_line())
        for _ in live.replay(record, place):
            if trace:
                print_json(live.trace_line())
        if record.variations:
            _check_variations(record, place)
        if json and not trace:
            print_json(_summary(live, number))
        elif not trace:
            print(f"{number}: {_sentence(live)}")

    for_each_record(source, replay, json)


def _check_variations(record: Record, place: str) -> None:
    from thauma.study.variations import BadVariation, check

    try:
        check(record)
    except BadVariation as error:
        raise RecordError(place, str(error), error.ply) from error


def _summary(live: LiveGame, number: int) -> dict[str, Any]:
    summary: dict[str, Any] = {"game": live.game.name, "number": number, "players": live.players, "plies": live.ply}
    return {**summary, "result": live.result} if live.is_over else {**summary, "pending": list(live.pending)}


def _sentence(live: LiveGame) -> str:
    names = [printable(name) for name in live.players]
    head = f"{live.game.name}, {' – '.join(names)}, {live.ply} moves"
    if live.result is None:
        return f"{head}: not over, seat {' and '.join(map(str, live.pending))} to decide"
    winners = " and ".join(names[seat] for seat in live.result["winners"])
    verb = "share the victory" if len(live.result["winners"]) > 1 else "wins"
    totals = " : ".join(str(score["total"]) for score in live.result["scores"])
    return f"{head}: {winners} {verb} by {live.result['by']}, {totals}"


def run_verify(source: str, commitment: str | None) -> None:
    """Check that recorded games were played by the rules, with the deal that was committed to."""
    if commitment is not None and not IN_HEX.fullmatch(commitment.lower()):
        raise ThaumaError(f"a commitment has 64 hexadecimal digits, not {shown(commitment)}")
    for_each_record(source, lambda number, record, place: print(f"{number}: {_verify(record, place, commitment)}"))


def _verify(record: Record, place: str, commitment: str | None) -> str:
    live = LiveGame.from_record(record, place)
    wrong = check_deal(record, commitment)
    if wrong is not None or record.deal is None:
        raise RecordError(place, wrong or "")
    how = "as shown before the game" if commitment else f"commitment {record.deal.commitment}"
    return f"{live.game.name}, {live.ply} moves: deal verified, {how}"
