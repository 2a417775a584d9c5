"""Tokens: how programs say whose they are."""

import hashlib

import pytest

from tests.server.at_home import House, at_home, refusal_of
from thauma.server.people.rows import MOST_TOKENS
from thauma.server.refusals import (
    BadRequest,
    NotAllowed,
    NotSignedIn,
    UnknownToken,
)
from thauma.server.store import schema


def test_a_token_opens_the_account_and_only_its_hash_is_kept() -> None:
    async def story(house: House) -> None:
        account = await house.account()
        row, token = await house.identity.add_token(account, "my bot")
        assert token.startswith("thauma_")
        assert len(token) == len("thauma_") + 43
        assert house.rows(schema.tokens)[0]["hash"] == hashlib.sha256(token.encode()).digest()
        assert token not in str(house.rows(schema.tokens))
        known = await house.identity.who(None, f"Bearer {token}")
        assert known is not None
        assert (known.person, known.by) == (account, "token")
        (listed,) = await house.identity.list_tokens(account)
        assert (listed.id, listed.label, listed.used_at) == (row.id, "my bot", int(house.time * 1000))

    at_home(story)


def test_a_wrong_token_is_refused_even_beside_a_good_cookie() -> None:
    async def story(house: House) -> None:
        account = await house.account()
        _, token = await house.identity.add_token(account, "my bot")
        cookie = house.identity.cookie_of(account)
        for header in ("", "Bearer", "Bearer x", f"Basic {token}", f"Bearer {token}x", f"Bearer {token[:-1]}", token):
            assert isinstance(await refusal_of(house.identity.who(cookie, header)), NotSignedIn)

    at_home(story)


def test_a_revoked_token_opens_nothing() -> None:
    async def story(house: House) -> None:
        account, other = await house.account("Ann"), await house.account("Bo")
        row, token = await house.identity.add_token(account, "my bot")
        assert isinstance(await refusal_of(house.identity.revoke_token(other, row.id)), UnknownToken)
        assert await house.identity.who(None, f"Bearer {token}")
        await house.identity.revoke_token(account, row.id)
        assert isinstance(await refusal_of(house.identity.who(None, f"Bearer {token}")), NotSignedIn)
        assert await house.identity.list_tokens(account) == []

    at_home(story)


def test_an_account_has_at_most_five_tokens_and_a_guest_none() -> None:
    async def story(house: House) -> None:
        account = await house.account()
        rows = [await house.identity.add_token(account, f"bot {number}") for number in range(MOST_TOKENS)]
        assert len({token for _, token in rows}) == MOST_TOKENS == 5
        assert isinstance(await refusal_of(house.identity.add_token(account, "one more")), NotAllowed)
        await house.identity.revoke_token(account, rows[0][0].id)
        await house.identity.add_token(account, "one more")
        guest = await house.identity.add_guest("Bo")
        assert isinstance(await refusal_of(house.identity.add_token(guest, "bot")), NotAllowed)

    at_home(story)


@pytest.mark.parametrize("label", ["", "   ", "x" * 41, "two\nlines"])
def test_a_label_is_short_and_printable(label: str) -> None:
    async def story(house: House) -> None:
        account = await house.account()
        assert isinstance(await refusal_of(house.identity.add_token(account, label)), BadRequest)

    at_home(story)


def test_a_busy_programs_use_of_its_token_is_noted_once_a_minute() -> None:
    async def story(house: House) -> None:
        account = await house.account()
        _, token = await house.identity.add_token(account, "bot")
        seen = []
        for _ in range(4):
            await house.identity.who(None, f"Bearer {token}")
            seen.append(house.rows(schema.tokens)[0]["used_at"] - 1_800_000_000_000)
            house.time += 31
        assert seen == [0, 0, 62_000, 62_000]

    at_home(story)
