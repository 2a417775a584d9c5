"""The figures of all processes of a server together: each writes its own into files of a folder, and whoever is asked
adds them up. What a process that has ended had open counts no more; what it had done still does."""

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

VARIABLE = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client looks for it when it is first imported


@contextmanager
def shared_figures() -> Iterator[None]:
    """While the block lasts, the processes that are started from here count together."""
    folder = tempfile.mkdtemp(prefix="thauma-figures-")
    os.environ[VARIABLE] = folder
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        shutil.rmtree(folder, ignore_errors=True)


def serve_figures(host: str, port: int) -> None:
    """Show them at a port of their own, from a thread of this process."""
    from prometheus_client import start_http_server

    start_http_server(port, host, registry=all_processes())


def all_processes() -> Any:
    """What Prometheus is told of all processes, as a registry."""
    from prometheus_client import CollectorRegistry

    registry = CollectorRegistry()
    registry.register(_AllProcesses(Path(os.environ[VARIABLE])))
    return registry


class _AllProcesses:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Any]:
        from prometheus_client import multiprocess

        library: Any = multiprocess  # which has no types
        for file in self._folder.glob("gauge_live*.db"):
            number = int(file.stem.rpartition("_")[2])
            if not _lives(number):
                with suppress(FileNotFoundError):  # another was asked at the same moment
                    library.mark_process_dead(number, str(self._folder))
        found: Iterable[Any] = library.MultiProcessCollector(None, str(self._folder)).collect()
        return found


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
