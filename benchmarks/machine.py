"""What a machine, a server on it and its database are doing while something is measured."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from thauma.server.process.settings import VARIABLE, Settings

KIB = 1024
TICK = os.sysconf("SC_CLK_TCK")


def fsync_rate(folder: Path, seconds: float = 1.0) -> float:
    """How often a second this machine makes a small write durable."""
    with (folder / "probe").open("wb") as probe:
        began, times = time.perf_counter(), 0
        while time.perf_counter() - began < seconds:
            probe.write(b"x" * 512)
            probe.flush()
            os.fsync(probe.fileno())
            times += 1
    return times / seconds


def size_of(process: int) -> int:
    """Bytes of memory that are a process's own."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon"):
            return int(line.split()[1]) * KIB
    return 0


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def processor_seconds(process: int) -> float:
    """Of a process, and of those of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICK


def family_seconds(process: int) -> float:
    """The same of a process and all its children."""
    total = processor_seconds(process)
    for child in children_of(process):
        try:
            total += processor_seconds(child)
        except FileNotFoundError:  # it has ended: its parent's figure has it now
            continue
    return total


def _machine_seconds() -> tuple[float, float]:
    """How long the processors of the machine were busy, and how long the machine beneath gave them to others."""
    user, nice, system, _, _, irq, soft_irq, stolen = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + irq + soft_irq) / TICK, stolen / TICK


class Meter:
    """Processor time since it was made: of those who are named, of all others on the machine, and stolen."""

    def __init__(self, **named: Callable[[], float]) -> None:
        self._named = named
        self._began = {name: seconds() for name, seconds in named.items()}
        self._busy, self._stolen = _machine_seconds()
        self._at = time.perf_counter()

    def used(self) -> dict[str, float]:
        """Processor seconds of each."""
        busy, stolen = _machine_seconds()
        used = {name: seconds() - self._began[name] for name, seconds in self._named.items()}
        return {**used, "others": max(0.0, busy - self._busy - sum(used.values())), "stolen": stolen - self._stolen}

    def shares(self) -> str:
        """The same as shares of one core."""
        elapsed = time.perf_counter() - self._at
        return "cores: " + ", ".join(f"{name} {seconds / elapsed:.0%}" for name, seconds in self.used().items())


@contextmanager
def served(settings: Settings, host: str, port: int, log: Path, workers: int = 1) -> Iterator[list[int]]:
    """A server for the time of the block; the processes that hold the tables."""
    command = f"from thauma.cli.serve import serve; serve({host!r}, {port}, {workers})"
    environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
    with log.open("ab") as written:
        process = subprocess.Popen(
            [sys.executable, "-c", command], env=environment, stdout=written, stderr=written, start_new_session=True
        )
    try:
        yield _workers_of(process.pid, f"http://{host}:{port}", workers)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _workers_of(parent: int, url: str, number: int) -> list[int]:
    """Once all answer: those who are up say so in a row."""
    in_a_row = 0
    for _ in range(1200):
        try:
            httpx.get(f"{url}/health/ready", timeout=5).raise_for_status()
            in_a_row += 1
        except httpx.HTTPError:
            in_a_row = 0
            time.sleep(0.1)
        if in_a_row >= 10 * number:
            return sorted(children_of(parent), key=size_of)[-number:]
    raise SystemExit("the server did not come up")


def wait_until_quiet(processes: list[int]) -> None:
    """Until the server has nothing to do: after its start it makes the rules ready in the background."""
    busy = -1.0
    while (now := sum(map(processor_seconds, processes))) - busy > 0.1 * len(processes):
        busy = now
        time.sleep(1)
