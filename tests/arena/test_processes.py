"""What holds for every process that plays for us, the first one too."""

import signal
import subprocess
import sys
from multiprocessing.connection import Connection

from thauma.arena.processes import start_process

WORKERS = 2


def tell_what_is_not_heard(pipe: Connection) -> None:
    pipe.send(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def ask_workers() -> None:
    for _ in range(WORKERS):
        process, pipe = start_process(tell_what_is_not_heard)
        print("deaf" if pipe.recv() else "hears")
        process.join()


def test_no_worker_hears_ctrl_c() -> None:
    """In a fresh interpreter, as it is the first process that Python itself would let hear it."""
    code = "from tests.arena.test_processes import ask_workers; ask_workers()"
    answers = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answers.stdout.split() == ["deaf"] * WORKERS
