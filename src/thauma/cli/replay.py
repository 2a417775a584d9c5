"""`thauma replay`: check recorded games and show what became of them."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from thauma.games.errors import ThaumaError
from thauma.records import LiveGame, Record, RecordError, read_records

PARQUET = b"PAR1"  # how such a file begins


def run_replay(source: str, trace: bool, json: bool) -> None:
    """Replay every game of a file. A refused one is reported and the next is replayed; the exit code is then 2."""
    refused = number = 0
    name = "standard input" if source == "-" else source
    with open_records(source) as lines:
        for number, (place, record) in enumerate(read_records(lines, name), 1):
            try:
                if isinstance(record, RecordError):
                    raise record
                _replay(record, number, place, trace, json)
            except RecordError as error:
                refused += 1
                print(f"thauma: {error}", file=sys.stderr)
                if json:
                    _print_json({"number": number, **error.as_json()})
    if number == 0:
        raise ThaumaError(f"{name} holds no record: one JSON object a line is expected")
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


def _replay(record: Record, number: int, place: str, trace: bool, json: bool) -> None:
    live = LiveGame.at_start_of(record, place)
    if trace:
        _print_json(live.trace_line())
    for _ in live.replay(record, place):
        if trace:
            _print_json(live.trace_line())
    if trace:
        return
    if json:
        _print_json(_summary(live, number))
    else:
        print(f"{number}: {_sentence(live)}")


def _print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


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


def printable(name: str) -> str:
    """A name without anything that would move the cursor or change colours."""
    return "".join(letter if letter.isprintable() else "·" for letter in name)
