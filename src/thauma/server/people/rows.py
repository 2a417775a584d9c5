"""People in the database: guests, accounts, and the tokens of their programs. Plain functions over a connection."""

import hashlib
import secrets
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from thauma.server.people.names import name_key
from thauma.server.refusals import BadRequest, NameTaken, NotAllowed, Refusal, UnknownToken
from thauma.server.store.queries import LAST_CODE_POINT
from thauma.server.store.schema import people, tokens

MINUTE = 60_000
HOUR = 60 * MINUTE
MOST_TOKENS = 5
LONGEST_LABEL = 40
TOKEN_SIGN = "thauma_"
TOKEN_LENGTH = 32  # random bytes


class Person(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    kind: Literal["guest", "account"]

    @property
    def has_account(self) -> bool:
        return self.kind == "account"


class TokenRow(msgspec.Struct, frozen=True):
    """A token as its owner sees it later: the token itself is shown once, when it is made."""

    id: str
    label: str
    created_at: int
    used_at: int | None


def add_guest(connection: Connection, name: str, now: int) -> Person:
    """A new guest of that (clean) name; NameTaken if an account has it."""
    _check_free(connection, name)
    guest = Person(secrets.token_hex(10), name, "guest")
    row = {"id": guest.id, "name": name, "kind": guest.kind, "created_at": now, "seen_at": now}
    connection.execute(insert(people).values(row))
    return guest


def add_account(connection: Connection, guest: Person | None, name: str, password: str, now: int) -> Person:
    """A new account with the hash of its password; a guest becomes it, and keeps the id and so the games."""
    if guest and guest.has_account:
        raise NotAllowed("You have an account already: log out first to make another.")
    person = guest or add_guest(connection, name, now)
    found = connection.execute(
        update(people)
        .where(people.c.id == person.id, people.c.kind == "guest")
        .values(name=name, kind="account", password=password)
    )
    if found.rowcount != 1:
        raise NotAllowed("You have an account already: log out first to make another.")
    _claim(connection, person.id, name)
    return Person(person.id, name, "account")


def rename(connection: Connection, person: Person, name: str) -> Person:
    """The person under a new (clean) name; NameTaken if another account has it."""
    connection.execute(update(people).where(people.c.id == person.id).values(name=name))
    if person.has_account:
        _claim(connection, person.id, name)
    else:
        _check_free(connection, name)
    return Person(person.id, name, person.kind)


def _claim(connection: Connection, person: str, name: str) -> None:
    """Give an account the key of its name; no two have the same."""
    try:
        with connection.begin_nested():
            connection.execute(update(people).where(people.c.id == person).values(name_key=name_key(name)))
    except IntegrityError as error:
        raise _taken(name) from error


def _check_free(connection: Connection, name: str) -> None:
    if connection.execute(select(people.c.id).where(people.c.name_key == name_key(name))).first():
        raise _taken(name)


def _taken(name: str) -> Refusal:
    return NameTaken(f"The name {name} is taken: please choose another, or log in if it is yours.")


def find_person(connection: Connection, person: str) -> Person | None:
    return _person(connection.execute(select(people).where(people.c.id == person)).first())


def find_account(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of a name, however it is spelt, and the hash of its password."""
    row = connection.execute(select(people).where(people.c.name_key == name_key(name))).first()
    found = _person(row)
    return None if row is None or found is None else (found, row.password)


def find_named(connection: Connection, beginning: str, limit: int) -> list[Person]:
    """Accounts whose names begin so, however that is spelt."""
    key = name_key(beginning)
    if not key:
        return []
    named = people.c.name_key.between(key, key + LAST_CODE_POINT)
    rows = connection.execute(select(people).where(named).order_by(people.c.name_key).limit(limit))
    return [Person(row.id, row.name, row.kind) for row in rows]


def set_password(connection: Connection, person: str, password: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(password=password))


def see(connection: Connection, person: str, now: int) -> None:
    """Note that somebody was here; to the hour, so that it is written rarely."""
    connection.execute(update(people).where(people.c.id == person, people.c.seen_at < now - HOUR).values(seen_at=now))


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else Person(row.id, row.name, row.kind)


def add_token(connection: Connection, owner: Person, label: str, now: int) -> tuple[TokenRow, str]:
    """A new token for a program of an account: what is kept about it, and the token itself."""
    _check_label(label)
    # The owner's row is locked, so that two at once can't both be the last.
    connection.execute(select(people.c.id).where(people.c.id == owner.id).with_for_update()).one()
    number = connection.execute(select(func.count()).where(tokens.c.person == owner.id)).scalar_one()
    if number >= MOST_TOKENS:
        raise NotAllowed(f"An account has at most {MOST_TOKENS} tokens: please revoke one first.")
    token = TOKEN_SIGN + secrets.token_urlsafe(TOKEN_LENGTH)
    made = TokenRow(secrets.token_hex(8), label, now, None)
    row = {"id": made.id, "person": owner.id, "label": label, "hash": _hash(token), "created_at": now}
    connection.execute(insert(tokens).values(row))
    return made, token


def _check_label(label: str) -> None:
    if not label.strip() or len(label) > LONGEST_LABEL or not label.isprintable():
        raise BadRequest(f"A label says what the token is for, in 1 to {LONGEST_LABEL} printable characters.")


def list_tokens(connection: Connection, owner: Person) -> list[TokenRow]:
    rows = connection.execute(
        select(tokens).where(tokens.c.person == owner.id).order_by(tokens.c.created_at, tokens.c.id)
    )
    return [TokenRow(row.id, row.label, row.created_at, row.used_at) for row in rows]


def revoke_token(connection: Connection, owner: Person, token_id: str) -> None:
    """From now on the token opens nothing; UnknownToken unless it is one of the owner's."""
    found = connection.execute(delete(tokens).where(tokens.c.id == token_id, tokens.c.person == owner.id))
    if found.rowcount != 1:
        raise UnknownToken("You have no token of this id: see GET /api/me/tokens.")


def find_bearer(connection: Connection, token: str) -> tuple[Person, TokenRow] | None:
    """Whose token it is. Its hash is looked up, so the time this takes says nothing about tokens."""
    row = connection.execute(
        select(people, tokens.c.id.label("token"), tokens.c.label, tokens.c.created_at.label("made"), tokens.c.used_at)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == _hash(token))
    ).first()
    found = _person(row)
    return None if row is None or found is None else (found, TokenRow(row.token, row.label, row.made, row.used_at))


def use_token(connection: Connection, token_id: str, now: int) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token_id).values(used_at=now))


def is_use_worth_noting(token: TokenRow, now: int) -> bool:
    """To the minute, so that a program that plays fast doesn't write at each request."""
    return token.used_at is None or now - token.used_at > MINUTE


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
