"""Cookies: ours are read, all others are nothing."""

import base64
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, delete

from tests.server.memory import Memory
from thauma.server.http.cookies import (
    DAY,
    LIFETIME,
    NAME,
    NAME_OVER_HTTPS,
    RENEWED_AFTER,
    TOLERANCE,
    Signer,
    Ticket,
    add_key,
    load_keys,
    sent,
)
from thauma.server.store import schema

NOW = 1_800_000_000
ONE, TWO = bytes(32), bytes(range(32))
SIGNER = Signer({1: ONE})
ids = st.text("abcdefghijklmnopqrstuvwxyz0123456789_-", min_size=1, max_size=64)


@given(ids, st.integers(0, 2**35), st.integers(0, RENEWED_AFTER))
def test_what_was_signed_is_read(person: str, issued: int, age: int) -> None:
    ticket = Ticket(person, issued, is_old=False, epoch=3, session="abc")
    assert SIGNER.read(SIGNER.sign(person, issued, 3, "abc"), issued + age) == ticket


def test_every_cookie_is_of_a_session_of_its_own() -> None:
    tickets = [SIGNER.read(SIGNER.sign("ann", NOW), NOW) for _ in range(2)]
    assert len({ticket.session for ticket in tickets if ticket is not None}) == 2


OF_VERSION_1 = f"1.1.ann.{NOW}.{'x' * 43}"  # as the first release wrote them, but for the signature


def test_a_cookie_of_the_first_release_is_read_and_replaced() -> None:
    said = OF_VERSION_1.rpartition(".")[0]
    cookie = f"{said}.{SIGNER._signature(1, said)}"
    assert SIGNER.read(cookie, NOW) == Ticket("ann", NOW, is_old=True, epoch=0, session=f"at-{NOW}")
    grown = f"1.1.ann.0.abc.{NOW}"
    assert SIGNER.read(f"{grown}.{SIGNER._signature(1, grown)}", NOW) is None
    shrunk = f"2.1.ann.{NOW}"
    assert SIGNER.read(f"{shrunk}.{SIGNER._signature(1, shrunk)}", NOW) is None


def test_over_https_only_the_name_counts_that_nobody_else_can_plant() -> None:
    new, old = SIGNER.sign("ann", NOW), OF_VERSION_1
    assert sent({NAME: new}, secure=False) == new
    assert sent({NAME: new}, secure=True) is None
    assert sent({NAME: old}, secure=True) == old, "whoever signed in before the upgrade stays so"
    assert sent({NAME: old, NAME_OVER_HTTPS: new}, secure=True) == new
    assert sent({NAME_OVER_HTTPS: new}, secure=False) is None


@given(st.data())
def test_a_cookie_with_any_letter_changed_is_nothing(data: st.DataObject) -> None:
    cookie = SIGNER.sign("ann", NOW)
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.characters().filter(lambda drawn: drawn != cookie[place]))
    assert SIGNER.read(cookie[:place] + letter + cookie[place + 1 :], NOW) is None


@given(st.text())
def test_any_other_text_is_nothing(text: str) -> None:
    assert SIGNER.read(text, NOW) is None


def test_the_last_letter_has_one_spelling() -> None:
    """The 43rd letter of a signature carries two bits that say nothing: no other letter may stand for it."""
    cookie = SIGNER.sign("ann", NOW)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    same = [letter for letter in letters if base64.urlsafe_b64decode(cookie[-43:-1] + letter + "=")[:32]]
    assert len(same) == 64
    assert [letter for letter in letters if SIGNER.read(cookie[:-1] + letter, NOW)] == [cookie[-1]]


def test_parts_can_not_be_moved_between_fields() -> None:
    version, key, _, epoch, session, issued, signature = SIGNER.sign("ann", NOW).split(".")
    assert SIGNER.read(".".join([version, key, "an", epoch, session, f"1{issued}", signature]), NOW) is None


def test_a_cookie_of_another_servers_key_is_nothing() -> None:
    assert SIGNER.read(Signer({1: TWO}).sign("ann", NOW), NOW) is None


@pytest.mark.parametrize(
    ("later", "is_read"), [(-TOLERANCE - 1, False), (-TOLERANCE, True), (LIFETIME, True), (LIFETIME + 1, False)]
)
def test_a_cookie_holds_for_400_days(later: int, is_read: bool) -> None:
    assert LIFETIME == 400 * DAY
    assert (SIGNER.read(SIGNER.sign("ann", NOW), NOW + later) is not None) == is_read


def test_an_old_cookie_asks_for_a_new_one() -> None:
    ticket = SIGNER.read(SIGNER.sign("ann", NOW), NOW + RENEWED_AFTER + 1)
    assert ticket is not None
    assert ticket.is_old


def test_after_a_rotation_old_cookies_hold_and_are_renewed_until_their_key_is_gone() -> None:
    cookie = SIGNER.sign("ann", NOW)
    ticket = Signer({1: ONE, 2: TWO}).read(cookie, NOW)
    assert ticket is not None
    assert (ticket.person, ticket.is_old) == ("ann", True)
    assert Signer({2: TWO}).read(cookie, NOW) is None
    assert Signer({1: ONE, 2: TWO}).sign("ann", NOW, 0, "s") == Signer({2: TWO}).sign("ann", NOW, 0, "s")


@pytest.mark.parametrize("keys", [{}, {1: b"short"}])
def test_a_signer_needs_real_keys(keys: dict[int, bytes]) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Signer(keys)


@pytest.fixture
def connection() -> Iterator[Connection]:
    memory = Memory()
    with memory.transaction() as opened:
        yield opened
    memory.close()


def test_the_first_key_is_made_once_and_then_found(connection: Connection) -> None:
    keys = load_keys(connection)
    assert list(keys) == [1]
    assert load_keys(connection) == keys


def test_a_rotation_adds_a_newer_key(connection: Connection) -> None:
    first = load_keys(connection)[1]
    keys = add_key(connection)
    assert sorted(keys) == [1, 2]
    assert keys[1] == first != keys[2]
    connection.execute(delete(schema.secrets).where(schema.secrets.c.name == "cookie 1"))
    assert list(load_keys(connection)) == [2]
