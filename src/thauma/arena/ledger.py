"""The file of an arena's games: one record a line, safe when the arena is killed, and good for going on."""

import fcntl
import os
import time
from dataclasses import replace
from io import SEEK_END
from pathlib import Path
from types import TracebackType
from typing import Self

from thauma.arena.luck import LuckMeter
from thauma.arena.match import line_start
from thauma.arena.outcome import NoArenaLine, Outcome, read_outcome
from thauma.arena.plan import Plan
from thauma.games import game
from thauma.games.errors import ThaumaError
from thauma.records import parse_record

SECONDS_BETWEEN_SYNCS = 1.0  # every game is handed to the system at once, and to the disk this often


class LedgerRefused(ThaumaError):
    """The file is not one that this plan can go on with; it is left as it was."""

    code = "bad_ledger"


class Ledger:
    """The games of a plan in a file, which is made if it isn't there; use it as a context manager.

    A last line that was torn by a crash is dropped, and its game is played again. A file that holds anything else than
    games of this very plan is refused.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.outcomes: dict[int, Outcome] = {}
        self._meter: LuckMeter | None = None
        self._is_new = not path.exists()
        self._file = path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise
        self._synced = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def add(self, line: str) -> None:
        """Keep the line of a game that was just played."""
        self._file.write(f"{line}\n".encode())
        self._file.flush()
        if time.monotonic() - self._synced >= SECONDS_BETWEEN_SYNCS:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def close(self) -> None:
        if self._file.closed:
            return
        os.fsync(self._file.fileno())
        if self._is_new and self._file.seek(0, SEEK_END) == 0:
            self.path.unlink(missing_ok=True)  # nothing was played: leave no trace
        self._file.close()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise LedgerRefused(f"{self.path}: another arena is writing to this file; wait for it to end") from error

    def _read(self) -> None:
        self._file.seek(0)
        whole = 0  # bytes in whole lines
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                self._mend(line, whole, number)
                return
            self._take(line, number)
            whole += len(line)

    def _take(self, line: bytes, number: int) -> None:
        try:
            plan, outcome = read_outcome(line)
        except NoArenaLine as error:
            raise self._refusal(number, "is no game of an arena") from error
        if plan != self.plan.fingerprint:
            reason = "is a game of another plan (other players, seats, seed, rules, boards or thinking time)"
            raise self._refusal(number, reason)
        if outcome.number < 0 or outcome.players != self.plan.seating(outcome.number):
            raise self._refusal(number, "was changed since it was written")
        self.outcomes.setdefault(outcome.number, self._with_luck(outcome, line))

    def _with_luck(self, outcome: Outcome, line: bytes) -> Outcome:
        """Measured now if it is wanted and wasn't when the game was played: the record has all that it takes."""
        if outcome.luck is not None or not self.plan.luck:
            return outcome
        self._meter = self._meter or LuckMeter(game(self.plan.game), self.plan.luck)
        return replace(outcome, luck=self._meter.total(parse_record(line, str(self.path))))

    def _mend(self, tail: bytes, whole: int, number: int) -> None:
        """Complete or drop a last line without its end, provided that we wrote it."""
        try:
            self._take(tail, number)
        except LedgerRefused:
            start = line_start(self.plan).encode()
            if not (tail.startswith(start) or start.startswith(tail)):
                raise
            self._file.truncate(whole)
        else:
            self._file.seek(0, SEEK_END)
            self._file.write(b"\n")
            self._file.flush()

    def _refusal(self, line: int, reason: str) -> LedgerRefused:
        return LedgerRefused(f"{self.path}: line {line} {reason}; the file was left as it is: give another --out")
