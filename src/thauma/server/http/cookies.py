"""Signed cookies: they say who somebody is, and only this server can have written them.

A cookie is `2.KEY.PERSON.EPOCH.SESSION.SECONDS.SIGNATURE`: the version, the number of the key, the person's id, how
often they have ended all their sessions, the session, when it was issued (seconds since 1970), and HMAC-SHA256 over all
before it, in base64url. It holds no secret. Keys are numbered: new cookies are signed with the newest, and those of
older keys hold until their key is deleted. Cookies of version 1 had no epoch and no session: they are read as of epoch
0 and of a session that is named after the second in which they were issued, and replaced by new ones of that session.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, select

from thauma.server.store import schema
from thauma.server.store.dialects import insert_unless_there

NAME = "thauma"
NAME_OVER_HTTPS = "__Host-thauma"  # which browsers take only from this very host, over HTTPS, for all its paths
VERSION = "2"
PURPOSE = b"thauma cookie\0"  # a signature for anything else is none for a cookie
DAY = 24 * 60 * 60
LIFETIME = 400 * DAY  # the longest that browsers keep one
RENEWED_AFTER = DAY
TOLERANCE = 10 * 60  # how far the clocks of our processes may be apart
KEY_LENGTH = 32
SESSION_LENGTH = 8  # bytes
KEY_NAME = "cookie "  # in the table of secrets, with the number after it
SHAPE = re.compile(
    r"(?:1|2)\.(?P<key>\d{1,6})\.(?P<person>[A-Za-z0-9_-]{1,64})\."
    r"(?:(?P<epoch>\d{1,9})\.(?P<session>[A-Za-z0-9_-]{1,32})\.)?"
    r"(?P<issued>\d{1,12})\.(?P<signature>[A-Za-z0-9_-]{43})",
    re.ASCII,
)


class Ticket(NamedTuple):
    """What a genuine cookie says."""

    person: str
    issued: int  # seconds since 1970
    is_old: bool  # time to send a new one
    epoch: int = 0
    session: str = ""


def name_of(*, secure: bool) -> str:
    """What the cookie is called at a server that people reach by HTTPS, or not."""
    return NAME_OVER_HTTPS if secure else NAME


def sent(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """The cookie among all that a browser sent. Over HTTPS one under the plain name, which others could have planted,
    counts only if it is of version 1: from before the other name was used."""
    plain = cookies.get(NAME)
    if not secure:
        return plain
    return cookies.get(NAME_OVER_HTTPS) or (plain if plain is not None and plain.startswith("1.") else None)


class Signer:
    """Writes and reads cookies."""

    def __init__(self, keys: Mapping[int, bytes]) -> None:
        if not keys or any(len(key) != KEY_LENGTH for key in keys.values()):
            raise ValueError(f"a signer needs at least one key, each of {KEY_LENGTH} bytes")
        self._keys = dict(keys)
        self._newest = max(keys)

    def sign(self, person: str, now: int, epoch: int = 0, session: str | None = None) -> str:
        """The cookie of a person, issued now (seconds since 1970): of a new session, or a newer one of the same."""
        said = f"{VERSION}.{self._newest}.{person}.{epoch}.{session or secrets.token_hex(SESSION_LENGTH)}.{now}"
        return f"{said}.{self._signature(self._newest, said)}"

    def read(self, cookie: str, now: int) -> Ticket | None:
        """What a cookie says; None unless it is ours, whole, and not too old."""
        found = SHAPE.fullmatch(cookie)
        if found is None:
            return None
        number, issued, is_first = int(found["key"]), int(found["issued"]), cookie.startswith("1.")
        if is_first != (found["session"] is None):
            return None
        said = cookie.rpartition(".")[0]
        if number not in self._keys or not hmac.compare_digest(self._signature(number, said), found["signature"]):
            return None
        if not now - LIFETIME <= issued <= now + TOLERANCE:
            return None
        is_old = is_first or now - issued > RENEWED_AFTER or number != self._newest
        return Ticket(found["person"], issued, is_old, int(found["epoch"] or 0), found["session"] or f"at-{issued}")

    def _signature(self, number: int, said: str) -> str:
        digest = hmac.new(self._keys[number], PURPOSE + said.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def load_keys(connection: Connection) -> dict[int, bytes]:
    """The keys in the database, by number; the first is made if there is none."""
    return _stored_keys(connection) or _make_key(connection, 1)


def add_key(connection: Connection) -> dict[int, bytes]:
    """Add a newer key, for a rotation; every process takes it up when it starts."""
    return _make_key(connection, max(_stored_keys(connection), default=0) + 1)


def _make_key(connection: Connection, number: int) -> dict[int, bytes]:
    """Add a key of that number, unless another process was faster: its key is as good."""
    row = {"name": f"{KEY_NAME}{number}", "value": secrets.token_bytes(KEY_LENGTH)}
    insert_unless_there(connection, schema.secrets, row)
    return _stored_keys(connection)


def _stored_keys(connection: Connection) -> dict[int, bytes]:
    rows = connection.execute(select(schema.secrets).where(schema.secrets.c.name.startswith(KEY_NAME)))
    return {int(row.name.removeprefix(KEY_NAME)): bytes(row.value) for row in rows}
