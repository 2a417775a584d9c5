"""Passwords: hashed with argon2id in threads of their own, so that the loop is never blocked, and a few at a time."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from thauma.server.refusals import BadPassword, ServerBusy

SHORTEST, LONGEST = 8, 256
STRENGTH = (3, 64 * 1024, 1)  # rounds, KiB, lanes
AT_ONCE = 2  # each takes 64 MiB and a core for about a tenth of a second
MOST_WAITING = 32
T = TypeVar("T")


class Verdict(NamedTuple):
    """Whether a password is right, and its hash of today's strength if the stored one is weaker."""

    is_right: bool
    stronger: str | None = None


def check_password(password: str) -> None:
    """Raise BadPassword unless it may be a new password."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(f"A password has {SHORTEST} to {LONGEST} characters; this has {len(password)}.")


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None, at_once: int = AT_ONCE) -> None:
        self._hasher = hasher or PasswordHasher(*STRENGTH)
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="password")
        self._places = BoundedSemaphore(MOST_WAITING)
        self._of_nobody = self._threads.submit(self._hasher.hash, "nobody has this password")

    def close(self) -> None:
        self._threads.shutdown()

    async def hash(self, password: str) -> str:
        """The hash of a new password, to be stored; BadPassword if it is too short or too long."""
        check_password(password)
        return await self._in_thread(lambda: self._hasher.hash(_spelt(password)))

    async def verify(self, stored: str | None, password: str) -> Verdict:
        """Whether a password belongs to a stored hash. For no hash it takes as long and is always wrong."""
        return await self._in_thread(lambda: self._verify(stored, password[: LONGEST + 1]))

    def _verify(self, stored: str | None, password: str) -> Verdict:
        try:
            self._hasher.verify(stored or self._of_nobody.result(), _spelt(password))
        except (VerificationError, InvalidHashError):
            return Verdict(False)
        if stored is None:
            return Verdict(False)
        weak = self._hasher.check_needs_rehash(stored)
        return Verdict(True, self._hasher.hash(_spelt(password)) if weak else None)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if not self._places.acquire(blocking=False):
            raise ServerBusy("Too many people are signing in right now: please try again in a moment.")
        started = self._threads.submit(work)
        started.add_done_callback(lambda _: self._places.release())  # also if the client has left meanwhile
        return await asyncio.wrap_future(started)


def _spelt(password: str) -> bytes:
    """The same bytes however a keyboard composes its letters."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
