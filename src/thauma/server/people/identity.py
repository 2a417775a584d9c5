"""Who somebody is: a guest with a name and a signed cookie, an account with a password, a program with a token."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from thauma.server.http import cookies
from thauma.server.http.cookies import Signer
from thauma.server.http.throttle import Throttle
from thauma.server.people import rows as people
from thauma.server.people.names import LONGEST_SENT, clean_name, name_key
from thauma.server.people.passwords import Passwords, check_password
from thauma.server.people.rows import Ban, Person, Standing, TokenRow
from thauma.server.refusals import NotAllowed, NotSignedIn, WrongPassword

FREE_TRIES_BY_NAME, LONGEST_WAIT_BY_NAME = 5, 5 * 60
FREE_TRIES_BY_CLIENT, LONGEST_WAIT_BY_CLIENT = 20, 60 * 60
SECONDS_KNOWN = 2.0  # for which somebody is not looked up again: another process may have changed their name
MOST_KNOWN = 10_000
TOKEN = "token"
T = TypeVar("T")


class Database(Protocol):
    """As much of the store as is needed here."""

    async def read(self, fn: Callable[[Connection], T], /) -> T: ...

    async def write(self, fn: Callable[[Connection], T], /) -> T: ...


class Known(NamedTuple):
    """Somebody who is signed in, how, and the cookie that should take the place of theirs, if it is time."""

    person: Person
    by: Literal["cookie", "token"]
    session: str  # of the cookie, or which token
    cookie: str | None = None
    is_admin: bool = False
    ban: Ban | None = None


class Identity:
    """Everything about people that the routes need.

    A login with an unknown name gets the same answer after the same work and wait as one with a wrong password.
    """

    def __init__(
        self,
        database: Database,
        signer: Signer,
        passwords: Passwords | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self._signer = signer
        self._passwords = passwords or Passwords()
        self._names = Throttle(FREE_TRIES_BY_NAME, LONGEST_WAIT_BY_NAME, clock)
        self._clients = Throttle(FREE_TRIES_BY_CLIENT, LONGEST_WAIT_BY_CLIENT, clock)
        self._clock = clock
        self._now = now
        self._seen: OrderedDict[str, tuple[Standing, float]] = OrderedDict()  # and until when that is good enough

    @classmethod
    async def open(cls, database: Database) -> "Identity":
        """With the keys of the database, which are made when it is new."""
        await database.write(people.renew_keys)
        return cls(database, Signer(await database.write(cookies.load_keys)))

    def close(self) -> None:
        self._passwords.close()

    async def who(self, cookie: str | None, authorization: str | None = None) -> Known | None:
        """Who sent a request; None for a stranger. A wrong token is refused, a wrong cookie is as none."""
        if authorization is not None:
            return await self._bearer(authorization)
        ticket = self._signer.read(cookie, int(self._now())) if cookie else None
        found = await self._find_lately(ticket.person) if ticket else None
        if ticket is None or found is None or ticket.epoch != found.epoch or ticket.session in found.ended:
            return None
        person, cookie = found.person, None
        if ticket.is_old:
            await self._database.write(lambda connection: people.see(connection, person.id, self._ms()))
            cookie = self.cookie_of(person, ticket.session)
        ban = found.ban if found.ban is not None and found.ban.holds_at(self._ms()) else None
        return Known(person, "cookie", ticket.session, cookie, found.is_admin, ban)

    async def _bearer(self, authorization: str) -> Known:
        scheme, _, token = authorization.partition(" ")
        token = token.strip()
        is_shaped = scheme.lower() == "bearer" and token.startswith(people.TOKEN_SIGN) and len(token) < 100
        found = await self._database.read(lambda c: people.find_bearer(c, token)) if is_shaped else None
        if found is None:
            raise NotSignedIn(
                'This token opens nothing: send "Authorization: Bearer thauma_…" with one of your tokens.'
            )
        person, row, ban = found
        if ban is not None and ban.holds_at(self._ms()):
            raise NotAllowed(ban.sentence)
        if people.is_use_worth_noting(row, self._ms()):
            await self._database.write(lambda c: people.use_token(c, row.id, self._ms()))
        return Known(person, "token", session_of_token(row.id))

    def cookie_of(self, person: Person, session: str | None = None) -> str:
        """A cookie that says who somebody is, for 400 days; a new session, or more of one. They were just looked up."""
        seen = self._seen.get(person.id)
        return self._signer.sign(person.id, int(self._now()), seen[0].epoch if seen else 0, session)

    async def find(self, person: str) -> Person | None:
        return await self._database.read(lambda connection: people.find_person(connection, person))

    async def _find_lately(self, person: str) -> Standing | None:
        """As they are, or were a moment ago: whoever comes often costs the database nothing."""
        seen = self._seen.get(person)
        if seen is not None and self._clock() < seen[1]:
            return seen[0]
        return await self._look_up(person)

    async def _look_up(self, person: str) -> Standing | None:
        found = await self._database.read(lambda connection: people.find_standing(connection, person))
        self.forget(person)
        if found is not None:
            self._seen[person] = (found, self._clock() + SECONDS_KNOWN)
        if len(self._seen) > MOST_KNOWN:
            self._seen.popitem(last=False)
        return found

    async def _see(self, person: Person) -> Person:
        """Know somebody as they are from now on."""
        await self._look_up(person.id)
        return person

    def forget(self, person: str) -> None:
        """Something about somebody has changed, here or at another process: look them up again."""
        self._seen.pop(person, None)

    async def add_guest(self, name: str) -> Person:
        cleaned = clean_name(name)
        return await self._database.write(lambda connection: people.add_guest(connection, cleaned, self._ms()))

    async def rename(self, person: Person, name: str) -> Person:
        cleaned = clean_name(name)
        return await self._see(
            await self._database.write(lambda connection: people.rename(connection, person, cleaned))
        )

    async def add_account(self, guest: Person | None, name: str, password: str) -> Person:
        """A guest becomes an account and keeps the games, but no cookie of the guest; a stranger gets a new one."""
        cleaned = clean_name(name)
        check_password(password)
        hashed = await self._passwords.hash(password)
        return await self._see(
            await self._database.write(lambda c: people.add_account(c, guest, cleaned, hashed, self._ms()))
        )

    async def log_in(self, name: str, password: str, client: str) -> Person:
        """The account of a name and its password; WrongPassword, or TooMany after many failures."""
        name = name[:LONGEST_SENT]
        self._begin_try(name, client)
        found = await self._database.read(lambda connection: people.find_account(connection, name))
        person, stored = found or (None, None)
        verdict = await self._passwords.verify(stored, password)
        if person is None or not verdict.is_right:
            raise WrongPassword("The name or the password is wrong.")
        self._note_success(name, client)
        await self._database.write(lambda connection: self._note_login(connection, person, verdict.stronger))
        return await self._see(person)

    def _begin_try(self, name: str, client: str) -> None:
        self._clients.begin(client)
        self._names.begin(name_key(name))

    def _note_success(self, name: str, client: str) -> None:
        self._clients.take_back(client)
        self._names.forget(name_key(name))

    async def check_password(self, person: Person, password: str | None, client: str) -> None:
        """Refuse whoever does not know the password of an account; a guest has none."""
        if person.has_account:
            await self.log_in(person.name, password or "", client)

    async def log_out(self, person: Person, session: str) -> None:
        """Let no cookie of this session open anything any more."""
        ended_at, lifetime = self._ms(), cookies.LIFETIME * 1000
        await self._database.write(lambda c: people.end_session(c, person.id, session, ended_at, lifetime))
        self.forget(person.id)

    async def log_out_everywhere(self, person: Person) -> None:
        """Let no cookie of this person open anything any more."""
        await self._database.write(lambda connection: people.end_all_sessions(connection, person.id))
        self.forget(person.id)

    async def change_password(self, person: Person, old: str, new: str, client: str) -> None:
        """Another password, for whoever knows the old one; all sessions end."""
        check_password(new)
        await self.log_in(person.name, old, client)
        await self._set_password(person, new)

    async def reset_password(self, name: str, code: str, password: str, client: str) -> Person:
        """Another password, for whoever has a code of the operator's; all sessions end."""
        check_password(password)
        name = name[:LONGEST_SENT]
        self._begin_try(name, client)
        found = await self._database.read(lambda c: people.find_by_reset_code(c, name, code, self._ms()))
        if found is None:
            raise WrongPassword("The name or the code is wrong, or the code is too old.")
        self._note_success(name, client)
        return await self._set_password(found, password)

    async def _set_password(self, person: Person, password: str) -> Person:
        hashed = await self._passwords.hash(password)
        await self._database.write(lambda connection: people.change_password(connection, person.id, hashed))
        return await self._see(person)

    def _note_login(self, connection: Connection, person: Person, stronger: str | None) -> None:
        people.see(connection, person.id, self._ms())
        if stronger:
            people.set_password(connection, person.id, stronger)

    async def add_token(self, owner: Person, label: str) -> tuple[TokenRow, str]:
        """A new token for a program, and what is kept about it. Nobody can see the token again."""
        _check_account(owner)
        return await self._database.write(lambda connection: people.add_token(connection, owner, label, self._ms()))

    async def list_tokens(self, owner: Person) -> list[TokenRow]:
        return await self._database.read(lambda connection: people.list_tokens(connection, owner))

    async def revoke_token(self, owner: Person, token_id: str) -> None:
        await self._database.write(lambda connection: people.revoke_token(connection, owner, token_id))

    def _ms(self) -> int:
        return int(self._now() * 1000)


def session_of_token(token_id: str) -> str:
    """What stands for a program's token where others have the session of their cookie."""
    return f"{TOKEN} {token_id}"


def is_of_token(session: str | None) -> bool:
    return session is not None and session.startswith(f"{TOKEN} ")


def _check_account(person: Person) -> None:
    if not person.has_account:
        raise NotAllowed("Tokens belong to accounts: please choose a name and a password first.")
