"""The processes that serve one address, seen from the one that starts them.

That one loads nothing that it does not need: after a crash every moment counts.
"""

import math
import signal
import subprocess
import sys
import time
from types import FrameType

COMMAND = (sys.executable, "-m", "thauma.server.process.serving")
PAUSE_SECONDS = 0.05
SECONDS_BETWEEN_STARTS = 0.5  # of workers that end as soon as they begin
SECONDS_TO_STOP = 15.0


class Workers:
    """So many of them: in the place of each that ends comes another, until a signal says to stop."""

    def __init__(self, host: str, port: int, number: int) -> None:
        self._command = [*COMMAND, host, str(port)]
        self._number = number
        self._processes: list[subprocess.Popen[bytes]] = []
        self._last_start = -math.inf
        self._asked_to_stop = 0  # how often

    def run(self) -> None:
        for sent in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sent, self._note_signal)
        while not self._asked_to_stop:
            self._fill_up()
            time.sleep(PAUSE_SECONDS)
        self._stop()

    def _note_signal(self, _sent: int, _frame: FrameType | None) -> None:
        self._asked_to_stop += 1

    @property
    def _running(self) -> list[subprocess.Popen[bytes]]:
        return [process for process in self._processes if process.poll() is None]

    def _fill_up(self) -> None:
        self._processes = self._running
        missing = self._number - len(self._processes)
        if missing and time.monotonic() - self._last_start > SECONDS_BETWEEN_STARTS:
            self._processes += [subprocess.Popen(self._command) for _ in range(missing)]
            self._last_start = time.monotonic()

    def _stop(self) -> None:
        """Pass on every signal: who asks again is in a hurry."""
        passed_on, given_up_at = 0, time.monotonic() + SECONDS_TO_STOP
        while (running := self._running) and time.monotonic() < given_up_at:
            if passed_on < self._asked_to_stop:
                passed_on = self._asked_to_stop
                for process in running:
                    process.terminate()
            time.sleep(PAUSE_SECONDS)
        for process in running:
            process.kill()
            process.wait()
