"""People: guests, accounts, logins and tokens, as the routes use them."""

import asyncio
from collections.abc import Awaitable

import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert, update

from tests.server.at_home import PASSWORD, QUICK, House, at_home, refusal_of
from thauma.server.http.cookies import DAY, Signer
from thauma.server.people import passwords as passwords_module
from thauma.server.people import rows as people
from thauma.server.people.identity import FREE_TRIES_BY_CLIENT, FREE_TRIES_BY_NAME, SECONDS_KNOWN, Identity
from thauma.server.people.names import name_key
from thauma.server.people.passwords import LONGEST, STRENGTH, Passwords
from thauma.server.people.rows import Person
from thauma.server.refusals import (
    BadName,
    BadPassword,
    NameTaken,
    ServerBusy,
    TooMany,
    WrongPassword,
)
from thauma.server.store import schema


def test_a_guest_is_known_again_by_the_cookie() -> None:
    async def story(house: House) -> None:
        guest = await house.identity.add_guest("  Ann  B ")
        assert (guest.name, guest.kind) == ("Ann B", "guest")
        known = await house.identity.who(house.identity.cookie_of(guest))
        assert known is not None
        assert (known.person, known.by, known.cookie) == (guest, "cookie", None)
        other = await house.identity.add_guest("Ann B")
        assert other.id != guest.id

    at_home(story)


def test_without_a_genuine_cookie_of_somebody_there_one_is_a_stranger() -> None:
    async def story(house: House) -> None:
        nobody = Person("gone", "Gone", "guest")
        for cookie in (None, "", "rubbish", house.identity.cookie_of(nobody)):
            assert await house.identity.who(cookie) is None

    at_home(story)


def test_the_cookie_is_renewed_and_the_visit_noted_after_a_day() -> None:
    async def story(house: House) -> None:
        guest = await house.identity.add_guest("Ann")
        cookie = house.identity.cookie_of(guest)
        house.time += DAY + 1
        known = await house.identity.who(cookie)
        assert known is not None
        assert known.cookie == house.identity.cookie_of(guest, known.session) != cookie
        assert house.rows(schema.people)[0]["seen_at"] == int(house.time * 1000)

    at_home(story)


def test_a_guest_becomes_an_account_and_keeps_the_id() -> None:
    async def story(house: House) -> None:
        guest = await house.identity.add_guest("Ann")
        account = await house.identity.add_account(guest, "Annika", PASSWORD)
        assert account == Person(guest.id, "Annika", "account")
        assert len(house.rows(schema.people)) == 1
        assert await house.identity.log_in("annika", PASSWORD, "here") == account
        assert (await refusal_of(house.identity.add_account(account, "Other", PASSWORD))).code == "not_allowed"
        assert (await refusal_of(house.identity.add_account(guest, "Other", PASSWORD))).code == "not_allowed"

    at_home(story)


def test_no_two_accounts_have_names_that_look_the_same() -> None:
    async def story(house: House) -> None:
        await house.account("Ann")
        guest = await house.identity.add_guest("Bo")
        for name in ("ann", "Аnn", "A.n.n", "ANN"):
            assert isinstance(await refusal_of(house.identity.add_account(guest, name, PASSWORD)), NameTaken)
            assert isinstance(await refusal_of(house.identity.add_account(None, name, PASSWORD)), NameTaken)
            assert isinstance(await refusal_of(house.identity.add_guest(name)), NameTaken)
            assert isinstance(await refusal_of(house.identity.rename(guest, name)), NameTaken)
        assert [row["name"] for row in house.rows(schema.people)] == ["Ann", "Bo"]

    at_home(story)


def test_accounts_of_an_older_version_get_the_keys_of_today_and_are_all_found() -> None:
    async def story(house: House) -> None:
        names = {"old-1": "Iris", "old-2": "lris", "old-3": "Νίκος"}
        old = {"kind": "account", "created_at": 0, "seen_at": 0, "password": Passwords(QUICK)._hasher.hash(PASSWORD)}
        rows = [
            {"id": person, "name": name, "name_key": f"as it was {person}", **old} for person, name in names.items()
        ]
        await house.memory.write(lambda connection: connection.execute(insert(schema.people), rows) and None)
        await house.memory.write(people.renew_keys)
        assert [row["name_key"] for row in house.rows(schema.people)] == [
            name_key("Iris"),
            f"{name_key('lris')} old-2",
            name_key("Νίκος"),
        ]
        for person, name in names.items():
            assert (await house.identity.log_in(name, PASSWORD, "here")).id == person
        assert (await house.identity.log_in("ΝΊΚΟΣ", PASSWORD, "here")).id == "old-3"
        assert isinstance(await refusal_of(house.identity.add_guest("Iris")), NameTaken)

    at_home(story)


def test_two_who_want_one_name_at_once_do_not_both_get_it() -> None:
    async def story(house: House) -> None:
        asked = [house.identity.add_account(None, "Ann", PASSWORD) for _ in range(5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NameTaken"] * 4 + ["Person"]

    at_home(story)


def test_a_new_name_is_known_at_once_here_and_soon_at_other_processes() -> None:
    async def story(house: House) -> None:
        clock = {"clock": lambda: house.time, "now": lambda: house.time}
        elsewhere = Identity(house.memory, Signer({1: bytes(32)}), Passwords(QUICK), **clock)

        async def names() -> list[str]:
            known = [await identity.who(cookie) for identity in (house.identity, elsewhere)]
            return [somebody.person.name for somebody in known if somebody is not None]

        guest = await house.identity.add_guest("Ann")
        cookie = house.identity.cookie_of(guest)
        assert await names() == ["Ann", "Ann"]
        await house.identity.rename(guest, "Bo")
        assert await names() == ["Bo", "Ann"]
        house.time += SECONDS_KNOWN
        assert await names() == ["Bo", "Bo"]
        elsewhere.close()

    at_home(story)


def test_an_account_can_be_renamed_even_to_another_spelling_of_its_name() -> None:
    async def story(house: House) -> None:
        account = await house.account("Ann")
        assert (await house.identity.rename(account, "ANN")).name == "ANN"
        await house.identity.rename(account, "Bo")
        await house.account("Ann")
        assert (await house.identity.log_in("Bo", PASSWORD, "here")).id == account.id

    at_home(story)


@pytest.mark.parametrize("password", ["", "1234567", "x" * (LONGEST + 1)])
def test_a_password_has_8_to_256_characters(password: str) -> None:
    async def story(house: House) -> None:
        refused = await refusal_of(house.identity.add_account(None, "Ann", password))
        assert isinstance(refused, BadPassword)
        assert f"this has {len(password)}" in refused.sentence

    at_home(story)


def test_a_bad_name_is_refused_everywhere() -> None:
    async def story(house: House) -> None:
        guest = await house.identity.add_guest("Ann")
        asked: list[Awaitable[object]] = [
            house.identity.add_guest("Thauma"),
            house.identity.rename(guest, "Thauma"),
            house.identity.add_account(guest, "Thauma", PASSWORD),
        ]
        for one in asked:
            assert isinstance(await refusal_of(one), BadName)

    at_home(story)


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer_after_the_same_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked: list[list[str]] = []
    verify = PasswordHasher.verify

    def noted(self: PasswordHasher, stored: str, given: bytes) -> bool:
        worked.append(stored.split("$")[1:4])  # the algorithm and its cost
        return verify(self, stored, given)

    monkeypatch.setattr(PasswordHasher, "verify", noted)

    async def story(house: House) -> None:
        await house.account("Ann")
        wrong = await refusal_of(house.identity.log_in("Ann", "wrong password", "here"))
        unknown = await refusal_of(house.identity.log_in("Bo", "wrong password", "here"))
        assert isinstance(wrong, WrongPassword)
        assert wrong.body() == unknown.body()
        assert len(worked) == 2
        assert worked[0] == worked[1]

    at_home(story)


def test_the_password_of_nobody_opens_nothing() -> None:
    async def story(house: House) -> None:
        refused = await refusal_of(house.identity.log_in("Bo", "nobody has this password", "here"))
        assert isinstance(refused, WrongPassword)

    at_home(story)


def test_a_guest_can_not_be_logged_into() -> None:
    async def story(house: House) -> None:
        await house.identity.add_guest("Ann")
        assert isinstance(await refusal_of(house.identity.log_in("Ann", PASSWORD, "here")), WrongPassword)

    at_home(story)


@pytest.mark.parametrize("name", ["Ann", "Nobody here"])
def test_guessing_at_one_name_is_slowed_down_from_wherever_it_comes(name: str) -> None:
    async def story(house: House) -> None:
        await house.account("Ann")
        for number in range(FREE_TRIES_BY_NAME):
            assert (
                await refusal_of(house.identity.log_in(name, "wrong password", f"{number}"))
            ).code == "wrong_password"
        assert isinstance(await refusal_of(house.identity.log_in(name, PASSWORD, "new")), TooMany)
        await house.account("Bo")
        await house.identity.log_in("Bo", PASSWORD, "new")

    at_home(story)


def test_the_right_password_after_the_wait_opens_and_clears_the_name() -> None:
    async def story(house: House) -> None:
        await house.account("Ann")
        for _ in range(FREE_TRIES_BY_NAME):
            await refusal_of(house.identity.log_in("Ann", "wrong password", "here"))
        house.time += 1.1
        await house.identity.log_in("Ann", PASSWORD, "here")
        assert (await refusal_of(house.identity.log_in("Ann", "wrong password", "here"))).code == "wrong_password"

    at_home(story)


def test_guessing_at_many_names_from_one_address_is_slowed_down_even_with_an_own_account() -> None:
    async def story(house: House) -> None:
        await house.account("Ann")
        for number in range(FREE_TRIES_BY_CLIENT):
            await refusal_of(house.identity.log_in(f"Name {number}", "wrong password", "here"))
            if number == FREE_TRIES_BY_CLIENT // 2:
                await house.identity.log_in("Ann", PASSWORD, "here")  # doesn't wipe out what went before
        assert isinstance(await refusal_of(house.identity.log_in("Ann", PASSWORD, "here")), TooMany)
        await house.identity.log_in("Ann", PASSWORD, "elsewhere")

    at_home(story)


def test_many_guesses_at_once_do_not_slip_through() -> None:
    async def story(house: House) -> None:
        await house.account("Ann")
        guesses = [house.identity.log_in("Ann", f"wrong {number}", "here") for number in range(20)]
        answers = await asyncio.gather(*guesses, return_exceptions=True)
        assert sum(isinstance(answer, WrongPassword) for answer in answers) == FREE_TRIES_BY_NAME

    at_home(story)


def test_a_password_is_the_same_however_its_letters_are_composed() -> None:
    async def story(house: House) -> None:
        await house.identity.add_account(None, "Ann", "été à Paris")
        await house.identity.log_in("Ann", "e\u0301te\u0301 a\u0300 Paris", "here")
        for odd in ("\ud800" * 10, "x" * 100_000, ""):
            assert isinstance(await refusal_of(house.identity.log_in("Ann", odd, "here")), WrongPassword)

    at_home(story)


def test_a_weak_hash_of_old_is_replaced_at_the_next_login() -> None:
    async def story(house: House) -> None:
        await house.account("Ann")
        old = PasswordHasher(time_cost=1, memory_cost=16, parallelism=1).hash(PASSWORD)
        with house.memory.transaction() as connection:
            connection.execute(update(schema.people).values(password=old))
        await house.identity.log_in("Ann", PASSWORD, "here")
        stored = house.rows(schema.people)[0]["password"]
        assert stored != old
        assert QUICK.check_needs_rehash(stored) is False
        await house.identity.log_in("Ann", PASSWORD, "here")

    at_home(story)


def test_passwords_are_kept_as_argon2id_of_full_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_module, "STRENGTH", STRENGTH)  # elsewhere the tests have a quick one

    async def story() -> str:
        passwords = Passwords()
        try:
            return await passwords.hash(PASSWORD)
        finally:
            passwords.close()

    assert asyncio.run(story()).startswith("$argon2id$v=19$m=65536,t=3,p=1$")


def test_only_so_many_wait_for_a_hash_and_those_who_left_wait_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_module, "MOST_WAITING", 3)

    async def story() -> None:
        passwords = Passwords(QUICK, at_once=1)
        try:
            answers = await asyncio.gather(*(passwords.hash(PASSWORD) for _ in range(5)), return_exceptions=True)
            assert sum(isinstance(answer, ServerBusy) for answer in answers) == 2
            for _ in range(10):
                left = asyncio.ensure_future(passwords.hash(PASSWORD))
                await asyncio.sleep(0)
                left.cancel()
                await asyncio.wait([left])
            await asyncio.get_running_loop().run_in_executor(passwords._threads, lambda: None)  # all before it are done
            assert (await passwords.hash(PASSWORD)).startswith("$argon2id$")
        finally:
            passwords.close()

    asyncio.run(story())


def test_a_new_database_gets_a_key_and_keeps_it() -> None:
    async def story(house: House) -> None:
        guest = await house.identity.add_guest("Ann")
        first, second = await Identity.open(house.memory), await Identity.open(house.memory)
        assert await second.who(first.cookie_of(guest))
        assert await house.identity.who(first.cookie_of(guest)) is None
        first.close()
        second.close()

    at_home(story)
