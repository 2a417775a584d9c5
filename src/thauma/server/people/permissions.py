"""Who may do what: one table for every operation of the server. Each route names its operation and asks here.

Roles add up: a person who sits at a table and opened it is PERSON, SEATED and HOST there. An operation is allowed to
whoever has one of the roles in its row. What else must be true (the game runs, it is their turn) is the table's matter.
"""

from collections.abc import Mapping, Set
from enum import StrEnum
from typing import NamedTuple

from thauma.server.refusals import NotAllowed, NotSignedIn


class Role(StrEnum):
    """What somebody is in view of one table (or of none)."""

    STRANGER = "stranger"  # no identity
    PERSON = "person"  # signed in: a guest or an account
    ACCOUNT = "account"  # signed in with a password, or a program of such a person
    SEATED = "seated"  # at this table
    HOST = "host"  # opened this table
    ADMIN = "admin"  # runs the server
    BANNED = "banned"  # and nothing else


ANYBODY = frozenset(Role)
WELCOME = ANYBODY - {Role.BANNED}
SIGNED_IN = WELCOME - {Role.STRANGER}
OWN_DATA = ANYBODY - {Role.STRANGER}
ACCOUNTS = frozenset({Role.ACCOUNT})
PLAYERS = frozenset({Role.SEATED})
HOSTS = frozenset({Role.HOST})
ADMINS = frozenset({Role.ADMIN})
PLAYERS_AND_HOST = PLAYERS | HOSTS

WHO: Mapping[frozenset[Role], str] = {
    ANYBODY: "anybody",
    WELCOME: "people who are not banned",
    SIGNED_IN: "people with a name",
    OWN_DATA: "people with a name",
    ACCOUNTS: "people with an account",
    PLAYERS: "the players of this table",
    HOSTS: "the host of this table",
    PLAYERS_AND_HOST: "the players and the host of this table",
    ADMINS: "admins",
}


class Operation(NamedTuple):
    """Who may do it, and what it is: words that go on after "may"."""

    roles: frozenset[Role]
    does: str


OPERATIONS: Mapping[str, Operation] = {
    # people
    "me.see": Operation(ANYBODY, "see who they are"),
    "me.rename": Operation(SIGNED_IN, "change their name"),
    "me.games": Operation(SIGNED_IN, "see a list of their games"),
    "me.data": Operation(OWN_DATA, "download their data"),
    "me.delete": Operation(OWN_DATA, "delete themselves"),
    "guests.create": Operation(WELCOME, "come in as a guest"),
    "accounts.create": Operation(WELCOME, "make an account"),
    "login": Operation(ANYBODY, "log in"),
    "logout": Operation(ANYBODY, "log out"),
    "logout.everywhere": Operation(ACCOUNTS, "log out everywhere"),
    "password.change": Operation(ACCOUNTS, "change their password"),
    "password.reset": Operation(ANYBODY, "choose a new password with a code of the operator's"),
    "tokens.list": Operation(ACCOUNTS, "see their tokens"),
    "tokens.create": Operation(ACCOUNTS, "make a token for a program"),
    "tokens.revoke": Operation(ACCOUNTS, "revoke a token"),
    "people.search": Operation(ANYBODY, "look for people"),
    "people.see": Operation(ANYBODY, "see a person"),
    "ratings.see": Operation(ANYBODY, "see the ratings"),
    # tables
    "lobby.see": Operation(ANYBODY, "see the lobby"),
    "tables.create": Operation(SIGNED_IN, "open a table"),
    "tables.see": Operation(ANYBODY, "see a table"),
    "tables.abort": Operation(HOSTS, "close it"),
    "tables.rematch": Operation(PLAYERS, "ask for a rematch"),
    "lessons.begin": Operation(SIGNED_IN, "begin a lesson"),
    "seats.sit": Operation(SIGNED_IN, "sit down"),
    "seats.leave": Operation(PLAYERS, "leave a seat, or decline one that is kept for them"),
    "seats.set": Operation(PLAYERS_AND_HOST, "give a seat to a bot or open it"),
    # play
    "acts.send": Operation(PLAYERS, "act in the game"),
    "live.open": Operation(ANYBODY, "watch"),
    "states.see": Operation(ANYBODY, "watch"),
    "states.see_seat": Operation(PLAYERS, "see the game from a seat, and only from their own"),
    "stream.see": Operation(ANYBODY, "watch"),
    "stream.see_seat": Operation(PLAYERS, "see the game from a seat, and only from their own"),
    "plies.see": Operation(ANYBODY, "look back"),
    "plies.see_seat": Operation(PLAYERS, "look back from a seat while the game runs, and only from their own"),
    "plies.see_seat_after_end": Operation(ANYBODY, "look back from any seat after the end"),
    # games that are over
    "records.see": Operation(ANYBODY, "see the record after the end"),
    "studies.see": Operation(ANYBODY, "see how good a move was, after the end"),
    "studies.make": Operation(ANYBODY, "have a record of theirs looked at"),
    "studies.look": Operation(ANYBODY, "ask the engine about a position of a study"),
    "studies.position": Operation(ANYBODY, "see a position of a study"),
    "games.search": Operation(ANYBODY, "search the finished games"),
    "games.download": Operation(ANYBODY, "download finished games"),
    "positions.see": Operation(ANYBODY, "replay a record of theirs"),
    # the house
    "levels.see": Operation(ANYBODY, "see the levels of the bots"),
    "health.live": Operation(ANYBODY, "ask whether the server lives"),
    "health.ready": Operation(ANYBODY, "ask whether the server is ready"),
    "metrics.see": Operation(ANYBODY, "read the metrics"),
    "page.see": Operation(ANYBODY, "open the page"),
    "schema.see": Operation(ANYBODY, "read the description of the API"),
    "admin.find": Operation(ADMINS, "look people up"),
    "admin.act": Operation(ADMINS, "run the server"),
    "admin.log": Operation(ADMINS, "read the log of admins"),
}


NOT_FOR_PROGRAMS = frozenset(
    {
        *("guests.create", "accounts.create", "login", "logout", "logout.everywhere", "password.change"),
        *("password.reset", "tokens.create", "tokens.revoke", "me.data", "me.delete"),
        *("admin.find", "admin.act", "admin.log"),
    }
)  # a token plays for a person, but makes no cookie and no token, and shuts nobody out


def roles(
    *,
    signed_in: bool,
    account: bool = False,
    seated: bool = False,
    host: bool = False,
    admin: bool = False,
    banned: bool = False,
) -> frozenset[Role]:
    """The roles of somebody; without an identity, or with a ban, nothing else counts.

    >>> sorted(roles(signed_in=True, host=True))
    [<Role.HOST: 'host'>, <Role.PERSON: 'person'>]
    """
    if not signed_in:
        return frozenset({Role.STRANGER})
    if banned:
        return frozenset({Role.BANNED})
    has = {Role.ACCOUNT: account, Role.SEATED: seated, Role.HOST: host, Role.ADMIN: admin}
    return frozenset({Role.PERSON, *(role for role, held in has.items() if held)})


def allows(held: Set[Role], operation: str) -> bool:
    """Whether somebody with these roles may do it."""
    return not OPERATIONS[operation].roles.isdisjoint(held)


def require(held: Set[Role], operation: str, *, by_token: bool = False) -> None:
    """Raise NotSignedIn or NotAllowed, with a sentence, unless somebody with these roles may do it."""
    if by_token and operation in NOT_FOR_PROGRAMS:
        raise NotAllowed("A token is for playing: do this in a browser, signed in with your password.")
    if allows(held, operation):
        return
    permitted, does = OPERATIONS[operation]
    sentence = f"Only {WHO[permitted]} may {does}."
    if Role.STRANGER in held:
        raise NotSignedIn(f"{sentence} Please say who you are first: choose a name, log in, or send a token.")
    raise NotAllowed(sentence)
