"""Somebody who watches a table, seen from the table."""

import asyncio
from collections import deque
from typing import Any

import msgspec

from thauma.server.telling import Watcher

LONGEST_OUTBOX = 64  # answers to a client that doesn't read them


class Listener:
    """It is woken when there is something to fetch."""

    def __init__(self, person: str | None, since: int = -1, only: int | None = None) -> None:
        self.person = person
        self.only = only  # the one seat of theirs that they care for
        self.outbox: deque[bytes] = deque()  # answers to acts, told before anything else
        self.told: dict[Watcher, int] = {}  # the entry up to which each seat of theirs has been told
        self.since = since  # what they knew when they came
        self.wants_table = True
        self.wake = asyncio.Event()

    def answer(self, message: Any) -> None:
        self.outbox.append(msgspec.json.encode(message))
        self.wake.set()

    @property
    def is_too_slow(self) -> bool:
        return len(self.outbox) > LONGEST_OUTBOX
