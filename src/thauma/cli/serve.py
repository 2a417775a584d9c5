"""`thauma serve`: the table for everybody, on this machine or on many.

The process that starts the workers loads nothing that it does not need: after a crash every moment counts.
"""

import errno
import os
import re
import socket
import threading
import time
from contextlib import nullcontext

from thauma.server.process.figures import serve_figures, shared_figures
from thauma.server.process.settings import Keep, Settings, default_database
from thauma.server.process.starting import PAUSE_SECONDS, SECONDS_FOR_THE_LAST_ONE, Start
from thauma.server.process.workers import Workers

SECONDS_TO_COME_UP = 120
LOGS = ("auto", "json", "text")


def run_serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    thinkers: int | None,
    proxies: int,
    secure: bool,
    patience: float,
    log: str,
    open_page: bool,
    metrics_port: int | None = None,
    keep: Keep | None = None,
) -> None:
    url = database or default_database()
    if workers > 1 and url.startswith("sqlite"):
        raise _bad_option("a SQLite file is for one process: name a PostgreSQL database with --database for several")
    if log not in LOGS:
        raise _bad_option(f"--log is one of {', '.join(LOGS)}, not {log!r}")
    thinking = _spare_cores(workers) if thinkers is None else thinkers
    Settings(url, thinking, proxies, secure, patience, log, metrics_port is None, keep or Keep()).export()
    for number in filter(None, (port, metrics_port)):
        check_address(host, number)
    address = f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{port}"
    print(f"Thauma is at {address} (Ctrl-C stops it); games are kept in {_shown(url)}", flush=True)
    if open_page:
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    with shared_figures() if workers > 1 or metrics_port else nullcontext():
        if metrics_port is not None:
            serve_figures(host, metrics_port)
        serve(host, port, workers)


def _bad_option(sentence: str) -> Exception:
    from thauma.games.errors import BadOption

    return BadOption(sentence)


def serve(host: str, port: int, workers: int) -> None:
    """Serve with the settings in the environment until told to stop."""
    start = Start()
    Workers(host, port, workers).run()
    if (sentence := start.take_refusal()) is not None:
        from thauma.server.store import CannotOpen

        raise CannotOpen(sentence)


def check_address(host: str, port: int) -> None:
    """Refuse an address that can't be listened at. Workers share theirs, so they would not notice."""
    given_up_at = time.monotonic() + SECONDS_FOR_THE_LAST_ONE
    while True:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
            return
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _bad_option(f"can't listen at {host}, port {port}: {error.strerror}") from error
            if time.monotonic() > given_up_at:
                sentence = f"port {port} of {host} is in use, perhaps by another Thauma: choose another with --port"
                raise _bad_option(sentence) from error
        time.sleep(PAUSE_SECONDS)


def _spare_cores(workers: int) -> int:
    """Bots may use what the server does not; each worker has some of its own."""
    return max(1, (os.cpu_count() or 1) // workers - 1)


def _shown(url: str) -> str:
    if re.fullmatch(r"sqlite:///(?!:memory:).+", url):
        return url  # there is nothing to hide in it, nor to refuse
    from thauma.server.store.engine import parse_url

    return parse_url(url).render_as_string(hide_password=True).replace("+pysqlite", "").replace("+psycopg", "")


def _open_when_up(address: str) -> None:
    import webbrowser
    from urllib.request import urlopen

    for _ in range(SECONDS_TO_COME_UP * 4):
        try:
            with urlopen(f"{address}/health/live", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.25)
