"""What the server counts and measures, for Prometheus. Every label has a few values that are known beforehand."""

import os
from collections.abc import Collection
from http import HTTPStatus

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from thauma.games import names
from thauma.server.people.permissions import OPERATIONS
from thauma.server.process import figures
from thauma.server.process.figures import all_processes
from thauma.server.refusals import CODES

CONTENT_TYPE = CONTENT_TYPE_LATEST
OTHER = "other"
STATUSES = frozenset(str(status.value) for status in HTTPStatus)
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The figures of one process; a registry of its own, so that two in one process don't mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("thauma_moves", "Moves acknowledged", ["game"], registry=self.registry)
        self._refusals = Counter("thauma_refusals", "Refusals sent", ["code"], registry=self.registry)
        self._requests = Counter(
            "thauma_http_requests", "HTTP requests answered", ["operation", "status"], registry=self.registry
        )
        self._acknowledged = Histogram(
            "thauma_acknowledge_seconds",
            "From a message to its acknowledgement",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._groups = Histogram(
            "thauma_commit_entries", "Entries written by one commit", buckets=GROUPS, registry=self.registry
        )
        self._forgotten = Counter(
            "thauma_forgotten", "Guests and tables that were kept long enough", ["what"], registry=self.registry
        )
        self._sockets = self._gauge("thauma_sockets_open", "Sockets open")
        self._tables = self._gauge("thauma_tables_live", "Tables in memory", "game")
        self._waiting = self._gauge("thauma_bots_waiting", "Bots that wait to think")
        self._thinking = self._gauge("thauma_bots_thinking", "Bots that think")
        for game in names():  # shown as 0 before the first
            self._moves.labels(game)
            self._tables.labels(game)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        """Of several processes, those that live are added up."""
        return Gauge(name, meaning, labels, registry=self.registry, multiprocess_mode="livesum")

    def move_acknowledged(self, game: str, seconds: float) -> None:
        self._moves.labels(_known(game, names())).inc()
        self._acknowledged.observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(_known(code, CODES)).inc()

    def request_answered(self, operation: str, status: int) -> None:
        self._requests.labels(_known(operation, OPERATIONS), _known(str(status), STATUSES)).inc()

    def committed(self, entries: int) -> None:
        self._groups.observe(entries)

    def forgotten(self, what: str, number: int) -> None:
        self._forgotten.labels(what).inc(number)

    def socket_opened(self) -> None:
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def table_came(self, game: str) -> None:
        """A table was made or read from the database."""
        self._tables.labels(_known(game, names())).inc()

    def table_went(self, game: str) -> None:
        """A table left the memory."""
        self._tables.labels(_known(game, names())).dec()

    def bots(self, waiting: int, thinking: int) -> None:
        self._waiting.set(waiting)
        self._thinking.set(thinking)

    def text(self) -> bytes:
        """All figures, of all processes that count together, as Prometheus reads them; to be sent with CONTENT_TYPE."""
        return generate_latest(all_processes() if figures.VARIABLE in os.environ else self.registry)


def _known(label: str, values: Collection[str]) -> str:
    return label if label in values else OTHER
