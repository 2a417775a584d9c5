"""People in the database: guests, accounts, and the tokens of their programs. Plain functions over a connection."""

import hashlib
import secrets
import unicodedata
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from thauma.server.people.names import look_key, name_key
from thauma.server.refusals import BadRequest, NameTaken, NotAllowed, Refusal, UnknownPerson, UnknownToken
from thauma.server.store.dialects import insert_unless_there
from thauma.server.store.queries import LAST_CODE_POINT
from thauma.server.store.schema import ended_sessions, people, tokens

MINUTE = 60_000
HOUR = 60 * MINUTE
RESET_LASTS = 24 * HOUR
RESET_GROUPS = 6  # of four letters: 96 bits
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


class Ban(msgspec.Struct, frozen=True):
    """What somebody was banned for, and until when; none: for ever."""

    reason: str
    until: int | None

    def holds_at(self, now: int) -> bool:
        return self.until is None or now < self.until

    @property
    def sentence(self) -> str:
        end = None if self.until is None else datetime.fromtimestamp(self.until / 1000, UTC)
        until = "" if end is None else f" until {end:%Y-%m-%d %H:%M} UTC"
        return f"You are banned here{until}: {self.reason}. You can still read, and download or delete your data."


class Standing(msgspec.Struct, frozen=True):
    """Somebody, and which of their cookies still say so: those of this epoch, but for the sessions that they ended."""

    person: Person
    epoch: int
    ended: frozenset[str] = frozenset()
    is_admin: bool = False
    ban: Ban | None = None  # which may be over


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
        .values(name=name, kind="account", password=password, epoch=people.c.epoch + 1)
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
    """Give an account the keys of its name; no two have the same."""
    try:
        with connection.begin_nested():
            keys = {"name_key": name_key(name), "look_key": look_key(name)}
            connection.execute(update(people).where(people.c.id == person).values(keys))
    except IntegrityError as error:
        raise _taken(name) from error


def renew_keys(connection: Connection) -> None:
    """Give the accounts of an older version the keys that names have now. Where two names look the same by now, the
    later one keeps its own, which is found by its very spelling."""
    c = people.c
    old = select(c.id, c.name).where(c.kind == "account", c.look_key.is_(None)).order_by(c.created_at, c.id)
    for person, name in connection.execute(old).all():
        try:
            _claim(connection, person, name)
        except NameTaken:
            keys = {"name_key": f"{name_key(name)} {person}", "look_key": f"{look_key(name)} {person}"}
            connection.execute(update(people).where(c.id == person).values(keys))


def _check_free(connection: Connection, name: str) -> None:
    is_alike = or_(people.c.name_key == name_key(name), people.c.look_key == look_key(name))
    if connection.execute(select(people.c.id).where(is_alike)).first():
        raise _taken(name)


def _taken(name: str) -> Refusal:
    return NameTaken(f"The name {name} is taken: please choose another, or log in if it is yours.")


def find_person(connection: Connection, person: str) -> Person | None:
    return _person(connection.execute(select(people).where(people.c.id == person)).first())


def find_standing(connection: Connection, person: str) -> Standing | None:
    row = connection.execute(select(people).where(people.c.id == person)).first()
    found = _person(row)
    if row is None or found is None:
        return None
    ended = connection.scalars(select(ended_sessions.c.session).where(ended_sessions.c.person == person))
    return Standing(found, row.epoch, frozenset(ended), row.is_admin, ban_of(row))


def ban_of(row: Row[Any]) -> Ban | None:
    """The ban in a row of people; it may be over."""
    return None if row.banned_at is None else Ban(row.ban_reason or "", row.banned_until)


def end_session(connection: Connection, person: str, session: str, now: int, lifetime: int) -> None:
    """Let the cookies of a session open nothing any more; those that are too old anyway are forgotten."""
    connection.execute(delete(ended_sessions).where(ended_sessions.c.ended_at < now - lifetime))
    insert_unless_there(connection, ended_sessions, {"person": person, "session": session, "ended_at": now})


def end_all_sessions(connection: Connection, person: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
    connection.execute(delete(ended_sessions).where(ended_sessions.c.person == person))


def find_account(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of a name, as it is spelt or however, and the hash of its password."""
    spelt = and_(people.c.kind == "account", people.c.name == unicodedata.normalize("NFC", name))
    is_named = or_(people.c.name_key == name_key(name), spelt)
    wanted = (
        select(people).where(is_named).order_by((people.c.name_key == name_key(name)) & ~spelt, people.c.created_at)
    )
    row = connection.execute(wanted.limit(1)).first()
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


def change_password(connection: Connection, person: str, password: str) -> None:
    """A new password ends all sessions, and a code to reset the old one is worth nothing any more."""
    set_password(connection, person, password)
    connection.execute(update(people).where(people.c.id == person).values(reset_hash=None, reset_until=None))
    end_all_sessions(connection, person)


def add_reset_code(connection: Connection, name: str, now: int) -> str:
    """A code with which the account of a name chooses a new password, once and soon; UnknownPerson if there is none."""
    found = find_account(connection, name)
    if found is None:
        raise UnknownPerson(f"there is no account of the name {name}")
    code = "-".join(secrets.token_hex(2) for _ in range(RESET_GROUPS))
    values = {"reset_hash": _hash(code), "reset_until": now + RESET_LASTS}
    connection.execute(update(people).where(people.c.id == found[0].id).values(values))
    return code


def find_by_reset_code(connection: Connection, name: str, code: str, now: int) -> Person | None:
    """The account of a name, if this is its code and still good."""
    found = find_account(connection, name)
    is_right = (people.c.reset_hash == _hash(code.strip().lower())) & (people.c.reset_until >= now)
    if (
        found is None
        or connection.execute(select(people.c.id).where(people.c.id == found[0].id, is_right)).first() is None
    ):
        return None
    return found[0]


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


def find_bearer(connection: Connection, token: str) -> tuple[Person, TokenRow, Ban | None] | None:
    """Whose token it is, and their ban. Its hash is looked up, so the time this takes says nothing about tokens."""
    row = connection.execute(
        select(people, tokens.c.id.label("token"), tokens.c.label, tokens.c.created_at.label("made"), tokens.c.used_at)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.hash == _hash(token))
    ).first()
    found = _person(row)
    if row is None or found is None:
        return None
    return found, TokenRow(row.token, row.label, row.made, row.used_at), ban_of(row)


def use_token(connection: Connection, token_id: str, now: int) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token_id).values(used_at=now))


def is_use_worth_noting(token: TokenRow, now: int) -> bool:
    """To the minute, so that a program that plays fast doesn't write at each request."""
    return token.used_at is None or now - token.used_at > MINUTE


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
