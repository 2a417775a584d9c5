"""The verifiable deal: a fingerprint that is shown before the first move and that anybody can check after the last.

The commitment is the SHA-256 of one JSON object in UTF-8, without spaces and with sorted keys:

    {"game":"duel","rules":{},"salt":"…","seats":2,"setup":{…},"version":"thauma-deal/1"}

From the start on there is a second one, the seal, which covers who sits where: the same object of version
"thauma-deal/2" with the names in the order of the seats as "players".

`salt` is 32 random bytes in hexadecimal: without it nobody can find the deal by trying those that are still possible,
and with it nobody can exchange the deal afterwards.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from thauma.games.errors import shown
from thauma.records.format import Opening, Record

VERSION = "thauma-deal/1"
VERSION_OF_SEAL = "thauma-deal/2"
SALT_LENGTH = 32
IN_HEX = re.compile(r"[0-9a-f]{64}")


def new_salt() -> bytes:
    return secrets.token_bytes(SALT_LENGTH)


def commit(game: str, rules: Mapping[str, Any], seats: int, setup: Mapping[str, Any], salt: bytes) -> str:
    """The commitment to a deal, in hexadecimal.

    >>> commit("duel", {}, 2, {}, bytes(32))[:16]
    '4714dd93edaaead8'
    """
    if len(salt) != SALT_LENGTH:
        raise ValueError(f"a salt has {SALT_LENGTH} bytes, not {len(salt)}")
    return hashlib.sha256(committed_text(game, rules, seats, setup, salt)).hexdigest()


def seal(game: str, rules: Mapping[str, Any], players: Sequence[str], setup: Mapping[str, Any], salt: bytes) -> str:
    """The commitment to a deal and to who sits where, in hexadecimal."""
    return hashlib.sha256(committed_text(game, rules, len(players), setup, salt, players)).hexdigest()


def committed_text(
    game: str,
    rules: Mapping[str, Any],
    seats: int,
    setup: Mapping[str, Any],
    salt: bytes,
    players: Sequence[str] | None = None,
) -> bytes:
    """What the commitment, or with players the seal, is the SHA-256 of."""
    told = {"version": VERSION, "game": game, "rules": rules, "seats": seats, "setup": setup, "salt": salt.hex()}
    if players is not None:
        told |= {"version": VERSION_OF_SEAL, "players": list(players)}
    return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def open_deal(record: Record, salt: bytes) -> Record:
    """The record with what it takes to check its deal."""
    record.deal = Opening(salt.hex(), _commitment_of(record, salt), _seal_of(record, salt))
    return record


def check(record: Record, shown_before: str | None = None) -> str | None:
    """What is wrong with the deal of a record, or None.

    Its own commitment only shows that nothing was changed since the record was written. That the deal was fixed before
    the game is shown by the commitment from before the first move.
    """
    if record.deal is None:
        return 'there is nothing to check the deal with: the field "deal" with salt and commitment is missing'
    for field, value in (("salt", record.deal.salt), ("commitment", record.deal.commitment)):
        if not IN_HEX.fullmatch(value):
            return f"deal: the {field} must be 64 hexadecimal digits in small letters, not {shown(value)}"
    found = _commitment_of(record, bytes.fromhex(record.deal.salt))
    if not hmac.compare_digest(found, record.deal.commitment):
        return f"the deal is not the one committed to: it gives {found}, and the record says {record.deal.commitment}"
    sealed = _seal_of(record, bytes.fromhex(record.deal.salt))
    if record.deal.seal is not None and not hmac.compare_digest(sealed.encode(), record.deal.seal.encode()):
        return (
            f"the deal and the players are not those sealed: they give {sealed}, and the record says "
            f"{shown(record.deal.seal)}"
        )
    if shown_before is not None and shown_before.lower() not in (found, sealed):
        return (
            f"the deal is not the one committed to: it gives {found}, and before the game it was {shown(shown_before)}"
        )
    return None


def _seal_of(record: Record, salt: bytes) -> str:
    return seal(record.game, record.rules, record.players, record.setup, salt)


def _commitment_of(record: Record, salt: bytes) -> str:
    return commit(record.game, record.rules, len(record.players), record.setup, salt)
