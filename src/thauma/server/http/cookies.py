"""Signed cookies: they say who somebody is, and only this server can have written them.

A cookie is `1.KEY.PERSON.SECONDS.SIGNATURE`: the version, the number of the key, the person's id, when it was issued
(seconds since 1970), and HMAC-SHA256 over all before it, in base64url. It holds no secret. Keys are numbered: new
cookies are signed with the newest, and those of older keys hold until their key is deleted.
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
VERSION = "1"
PURPOSE = b"thauma cookie\0"  # a signature for anything else is none for a cookie
DAY = 24 * 60 * 60
LIFETIME = 400 * DAY  # the longest that browsers keep one
RENEWED_AFTER = DAY
TOLERANCE = 10 * 60  # how far the clocks of our processes may be apart
KEY_LENGTH = 32
KEY_NAME = "cookie "  # in the table of secrets, with the number after it
SHAPE = re.compile(r"1\.(\d{1,6})\.([A-Za-z0-9_-]{1,64})\.(\d{1,12})\.([A-Za-z0-9_-]{43})", re.ASCII)


class Ticket(NamedTuple):
    """What a genuine cookie says."""

    person: str
    issued: int  # seconds since 1970
    is_old: bool  # time to send a new one


class Signer:
    """Writes and reads cookies."""

    def __init__(self, keys: Mapping[int, bytes]) -> None:
        if not keys or any(len(key) != KEY_LENGTH for key in keys.values()):
            raise ValueError(f"a signer needs at least one key, each of {KEY_LENGTH} bytes")
        self._keys = dict(keys)
        self._newest = max(keys)

    def sign(self, person: str, now: int) -> str:
        """The cookie of a person, issued now (seconds since 1970)."""
        said = f"{VERSION}.{self._newest}.{person}.{now}"
        return f"{said}.{self._signature(self._newest, said)}"

    def read(self, cookie: str, now: int) -> Ticket | None:
        """What a cookie says; None unless it is ours, whole, and not too old."""
        found = SHAPE.fullmatch(cookie)
        if found is None:
            return None
        number, person, issued = int(found[1]), found[2], int(found[3])
        said = cookie.rpartition(".")[0]
        if number not in self._keys or not hmac.compare_digest(self._signature(number, said), found[4]):
            return None
        if not now - LIFETIME <= issued <= now + TOLERANCE:
            return None
        return Ticket(person, issued, now - issued > RENEWED_AFTER or number != self._newest)

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
