"""A program of somebody else's: started without a shell, spoken to in lines, never waited for longer than agreed.

Whatever it does, nothing here hangs: it may flood us, never read, write half a line or die, and it leaves no process
behind.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from contextlib import suppress

LONGEST_LINE = 1 << 16  # bytes of an answer
KEPT_COMPLAINTS = 1 << 12  # bytes of standard error: its end is what says why
READ_AT_ONCE = 1 << 16
MOST_READS = 64  # of the complaints of a program that has ended
SECONDS_TO_LEAVE = 1.0  # that a program has after its input is closed


class Silence(Exception):
    """No answer came in time."""


class Overlong(Exception):
    """A line without end."""


class Ended(Exception):
    """The program has closed its output or is dead; the text says how."""


class Program:
    """A running program. OSError if it can't be started."""

    def __init__(self, arguments: list[str]) -> None:
        self._process = subprocess.Popen(
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that whatever it starts ends with it
        )
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._unsent = b""
        self._heard = b""
        self._complaints = b""
        self._finalizer = weakref.finalize(self, _end, self._process, 0.0)

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Send lines and wait for one line in return. Silence, Overlong or Ended if none comes."""
        self._unsent += lines
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as watch:
            watch.register(self._in, selectors.EVENT_WRITE)
            watch.register(self._out, selectors.EVENT_READ)
            watch.register(self._err, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST_LINE:
                    raise Overlong
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Silence
                for ready, _ in watch.select(left):
                    self._serve(ready.fd, watch)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _serve(self, pipe: int, watch: selectors.BaseSelector) -> None:
        """One step with a pipe that is ready; a pipe with nothing more to do is watched no longer."""
        if pipe == self._in:
            if not self._send():
                watch.unregister(pipe)
        elif pipe == self._err:
            if not self._listen_to_complaints():
                watch.unregister(pipe)
        else:
            heard = _read(pipe)
            if heard == b"":
                raise Ended(self._last_words())
            self._heard += heard or b""

    def _send(self) -> bool:
        """Send what the pipe takes; whether something is left to be sent."""
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            return True
        except BrokenPipeError:
            self._unsent = b""  # its output will tell what became of it
        return bool(self._unsent)

    def _listen_to_complaints(self) -> bool:
        """Keep the end of standard error; whether more may come."""
        heard = _read(self._err)
        self._complaints = (self._complaints + (heard or b""))[-KEPT_COMPLAINTS:]
        return heard != b""

    def _last_words(self) -> str:
        """How the program ended, and the last line it wrote to standard error."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SECONDS_TO_LEAVE)
        for _ in range(MOST_READS):
            if not _has_more(self._err) or not self._listen_to_complaints():
                break
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        return f"it {_how(self._process.returncode)}" + (f": {lines[-1].strip()}" if lines else "")

    def see_out(self, lines: bytes) -> None:
        """Send last lines if the program takes them, close its input, and end it if it doesn't leave by itself."""
        self._unsent += lines
        with suppress(OSError):
            self._send()
        self._finalizer.detach()
        _end(self._process, SECONDS_TO_LEAVE)

    def end(self) -> None:
        """End the program now."""
        self._finalizer()


def _read(pipe: int) -> bytes | None:
    """What there is to read; nothing at the end, None if there is nothing yet."""
    try:
        return os.read(pipe, READ_AT_ONCE)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _has_more(pipe: int) -> bool:
    """Whether a pipe has something to read now."""
    with selectors.DefaultSelector() as watch:
        watch.register(pipe, selectors.EVENT_READ)
        return bool(watch.select(0))


def _how(code: int | None) -> str:
    if code is None:
        return "closed its output"
    if code >= 0:
        return f"ended with exit code {code}"
    return f"was ended by signal {-code}"


def _end(process: subprocess.Popen[bytes], seconds: float) -> None:
    """Close the pipes, wait so long, then end the program and what it started."""
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            with suppress(OSError):
                stream.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(seconds)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
