"""The server's database: tables and their journals, people, processes. `Store` is the door."""

from thauma.server.process.settings import default_database as default_url
from thauma.server.store.errors import AlreadyThere, CannotOpen, ServerBusy, StoreError, StoreUnavailable
from thauma.server.store.rows import EntryRow, Head, Listed, NewTable, SeatRow, Stored
from thauma.server.store.store import Store

__all__ = [
    "AlreadyThere",
    "CannotOpen",
    "EntryRow",
    "Head",
    "Listed",
    "NewTable",
    "SeatRow",
    "ServerBusy",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Stored",
    "default_url",
]
