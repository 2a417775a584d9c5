"""The table of permissions: complete, and each row as it is meant."""

from itertools import product

import pytest

from thauma.server.people.permissions import NOT_FOR_PROGRAMS, OPERATIONS, WHO, Role, allows, require, roles
from thauma.server.refusals import NotAllowed, NotSignedIn

STRANGER = roles(signed_in=False)
PERSON = roles(signed_in=True)
ACCOUNT = roles(signed_in=True, account=True)
SEATED = roles(signed_in=True, seated=True)
HOST = roles(signed_in=True, host=True)
ADMIN = roles(signed_in=True, account=True, admin=True)
BANNED = roles(signed_in=True, account=True, seated=True, host=True, admin=True, banned=True)

# Written out a second time on purpose: a slip in the table must not pass.
NOT_FOR_STRANGERS = {
    *("me.rename", "me.games", "tokens.list", "tokens.create", "tokens.revoke", "tables.create", "tables.abort"),
    *("logout.everywhere", "password.change", "lessons.begin"),
    *("tables.rematch", "seats.sit", "seats.leave", "seats.set", "acts.send", "states.see_seat", "stream.see_seat"),
    *("plies.see_seat", "me.data", "me.delete", "admin.find", "admin.act", "admin.log"),
}
FOR_A_PERSON = {"me.rename", "me.games", "me.data", "me.delete", "tables.create", "lessons.begin", "seats.sit"}
FOR_ADMINS = {"admin.find", "admin.act", "admin.log"}
FOR_THE_SEATED = {
    *("tables.rematch", "seats.leave", "seats.set", "acts.send", "states.see_seat", "stream.see_seat"),
    "plies.see_seat",
}


def refused_to(held: frozenset[Role]) -> set[str]:
    return {operation for operation in OPERATIONS if not allows(held, operation)}


def test_a_stranger_may_look_but_not_touch() -> None:
    assert refused_to(STRANGER) == NOT_FOR_STRANGERS


def test_a_person_who_only_watches_may_open_tables_and_sit_down() -> None:
    assert refused_to(PERSON) == NOT_FOR_STRANGERS - FOR_A_PERSON


def test_only_who_sits_there_plays_and_sees_from_a_seat() -> None:
    assert refused_to(SEATED) == NOT_FOR_STRANGERS - FOR_A_PERSON - FOR_THE_SEATED


def test_a_host_who_does_not_sit_closes_the_table_and_sets_seats_but_sees_no_hand() -> None:
    assert refused_to(HOST) == NOT_FOR_STRANGERS - FOR_A_PERSON - {"tables.abort", "seats.set"}


def test_tokens_and_passwords_are_for_accounts() -> None:
    of_accounts = {"tokens.list", "tokens.create", "tokens.revoke", "logout.everywhere", "password.change"}
    assert refused_to(PERSON) - refused_to(ACCOUNT) == of_accounts


def test_only_admins_run_the_server() -> None:
    assert refused_to(ACCOUNT) - refused_to(ADMIN) == FOR_ADMINS


def test_a_ban_leaves_reading_and_ones_own_data_whatever_else_somebody_is() -> None:
    assert refused_to(BANNED) == NOT_FOR_STRANGERS - {"me.data", "me.delete"} | {"guests.create", "accounts.create"}


def test_another_role_never_takes_a_permission_away() -> None:
    for account, seated, host in product((False, True), repeat=3):
        held = roles(signed_in=True, account=account, seated=seated, host=host)
        assert refused_to(held) <= refused_to(PERSON)


def test_without_an_identity_no_other_role_counts() -> None:
    assert roles(signed_in=False, account=True, seated=True, host=True) == {Role.STRANGER}


def test_a_token_plays_but_makes_no_cookie_and_no_token() -> None:
    assert OPERATIONS.keys() >= NOT_FOR_PROGRAMS
    for operation in NOT_FOR_PROGRAMS:
        with pytest.raises(NotAllowed):
            require(ACCOUNT, operation, by_token=True)
    require(SEATED, "acts.send", by_token=True)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_refusal_says_who_may(operation: str) -> None:
    for held in (STRANGER, PERSON):
        if allows(held, operation):
            require(held, operation)
            continue
        with pytest.raises(NotSignedIn if held is STRANGER else NotAllowed) as refused:
            require(held, operation)
        assert WHO[OPERATIONS[operation].roles] in refused.value.sentence
        assert ("say who you are" in refused.value.sentence) == (held is STRANGER)


def test_an_operation_that_is_not_in_the_table_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        allows(SEATED, "tables.burn")
