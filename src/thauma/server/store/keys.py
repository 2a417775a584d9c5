"""Secrets of the server that must outlive it, such as the key that signs cookies."""

from secrets import token_bytes

from sqlalchemy import Connection, select

from thauma.server.store.dialects import insert_unless_there
from thauma.server.store.schema import secrets

BYTES = 32


def secret(connection: Connection, name: str) -> bytes:
    """The secret of this name; made now if there is none. Of several processes one makes it for all."""
    insert_unless_there(connection, secrets, {"name": name, "value": token_bytes(BYTES)})
    value: bytes = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
    return value
