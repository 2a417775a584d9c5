"""Somebody who watches a table, seen from the table."""

import asyncio
from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from thauma.server.live.outgoing import Watcher
from thauma.server.people.identity import is_of_token

_encode = msgspec.json.Encoder().encode
LONGEST_OUTBOX = 64  # answers to a client that doesn't read them


class Subscriber:
    """It is notified when there is something to fetch: `wake` is set, unless it has its own way to be notified."""

    def __init__(
        self,
        person: str | None,
        since: int = -1,
        only: int | None = None,
        notify: Callable[[], None] | None = None,
        session: str | None = None,
    ) -> None:
        self.person = person
        self.only = only  # the one seat of theirs that they care for
        self.outbox: list[bytes] = []  # answers to acts, told before anything else
        self.told: dict[Watcher, int] = {}  # the entry up to which each seat of theirs has been told
        self.since = since  # what they knew when they came
        self.wants_table = True
        self.session = session  # by which they are signed in
        self.is_over = False  # nothing more is told: the one seat is not theirs any more, or the session has ended
        self.notify = notify or self.wake.set

    @cached_property
    def wake(self) -> asyncio.Event:
        return asyncio.Event()

    def is_of(self, session: str | None, *, even_tokens: bool) -> bool:
        """Whether they came by this session; none: by any, but tokens are no sessions."""
        return self.session == session if session is not None else even_tokens or not is_of_token(self.session)

    def answer(self, message: Any) -> None:
        self.outbox.append(_encode(message))
        self.notify()

    def take_answers(self) -> list[bytes]:
        answers, self.outbox = self.outbox, []
        return answers

    @property
    def is_too_slow(self) -> bool:
        return len(self.outbox) > LONGEST_OUTBOX
