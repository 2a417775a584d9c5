"""People in the real store, on SQLite and on PostgreSQL; and several processes that want the same thing at once."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from argon2 import PasswordHasher
from sqlalchemy import select

from thauma.server.http.cookies import Signer, load_keys
from thauma.server.people import ratings
from thauma.server.people.identity import Identity
from thauma.server.people.passwords import Passwords
from thauma.server.people.rows import MOST_TOKENS, Person
from thauma.server.refusals import NameTaken, NotAllowed
from thauma.server.store import Head, NewTable, SeatRow, Store, schema

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"
PROCESSES = 3
TABLES = 12


def with_stores(url: str, number: int, story: Callable[[list[Store]], Awaitable[None]]) -> None:
    """Run a story with that many stores on one database, as many processes would have them."""

    async def run() -> None:
        stores = [await Store.open(url) for _ in range(number)]
        try:
            await story(stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def opened(store: Store) -> Identity:
    return Identity(store, Signer(await store.write(load_keys)), Passwords(QUICK))


def test_guests_accounts_and_tokens_live_in_both_databases(database: str) -> None:
    async def story(stores: list[Store]) -> None:
        identity = await opened(stores[0])
        guest = await identity.add_guest("Ann")
        account = await identity.add_account(guest, "Ann", PASSWORD)
        assert account.id == guest.id
        assert await identity.log_in("ANN", PASSWORD, "here") == account
        row, token = await identity.add_token(account, "bot")
        known = await identity.who(None, f"Bearer {token}")
        assert known is not None
        assert known.person == account
        await identity.revoke_token(account, row.id)
        taken = await asyncio.gather(identity.add_account(None, "ann", PASSWORD), return_exceptions=True)
        assert isinstance(taken[0], NameTaken)
        assert await identity.rename(account, "Bo") == Person(account.id, "Bo", "account")
        identity.close()

    with_stores(database, 1, story)


def test_processes_that_start_together_sign_with_the_same_key(postgres: str) -> None:
    async def story(stores: list[Store]) -> None:
        keys = await asyncio.gather(*(store.write(load_keys) for store in stores))
        assert all(found == keys[0] for found in keys)

    with_stores(postgres, PROCESSES, story)


def test_processes_never_give_one_name_twice_nor_too_many_tokens(postgres: str) -> None:
    async def story(stores: list[Store]) -> None:
        houses = [await opened(store) for store in stores]
        asked = [house.add_account(None, "Ann", PASSWORD) for house in houses]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        (account,) = [answer for answer in answers if isinstance(answer, Person)]
        assert sum(isinstance(answer, NameTaken) for answer in answers) == PROCESSES - 1
        tokens = [house.add_token(account, "bot") for house in houses for _ in range(MOST_TOKENS)]
        made = await asyncio.gather(*tokens, return_exceptions=True)
        assert sum(isinstance(answer, NotAllowed) for answer in made) == len(made) - MOST_TOKENS
        for house in houses:
            house.close()

    with_stores(postgres, PROCESSES, story)


async def add_finished(store: Store, number: int, people: list[Person]) -> str:
    """A rated game of Duel that the first of two people has won."""
    name = f"table {number}"
    new = NewTable(
        id=name, game="duel", rules=b"{}", time=b"{}", seats=2, listed=True, rated=True, host=people[0].id,
        created_at=1, setup=b"{}", salt=bytes(32), commitment="",
    )  # fmt: skip
    head = Head(status="finished", serial=-1, outcome=b'{"winners":[0],"by":"points"}', ended_at=number)
    seats = [SeatRow(seat, "person", person.id, person.name) for seat, person in enumerate(people)]
    await store.create_table(new, head, seats, [])
    return name


def test_processes_that_share_the_counting_lose_no_table_and_count_none_twice(database: str) -> None:
    async def story(stores: list[Store]) -> None:
        identity = await opened(stores[0])
        people = [await identity.add_guest(name) for name in ("Ann", "Bo")]
        # Half of the tables with the seats turned round: whoever counts two at once locks the same people.
        tables = [await add_finished(stores[0], n, people[:: 1 if n % 2 else -1]) for n in range(TABLES)]
        counts = [partial(ratings.count_finished, table=table) for table in tables]
        shared = [stores[n % len(stores)].write(count) for n, count in enumerate(counts)]
        assert all(await asyncio.gather(*shared))
        again = [store.write(count) for count in counts for store in stores]
        assert not any(await asyncio.gather(*again))
        games = await stores[0].read(lambda c: c.execute(select(schema.ratings.c.games)).scalars().all())
        assert games == [TABLES, TABLES]
        best = await stores[0].read(lambda c: ratings.best(c, "duel"))
        assert {standing.person for standing in best} == set(people)
        identity.close()

    with_stores(database, 1 if database.startswith("sqlite") else PROCESSES, story)


def test_a_table_that_all_processes_count_at_once_counts_once(postgres: str) -> None:
    async def story(stores: list[Store]) -> None:
        identity = await opened(stores[0])
        people = [await identity.add_guest(name) for name in ("Ann", "Bo")]
        table = await add_finished(stores[0], 1, people)
        counted = await asyncio.gather(
            *(store.write(partial(ratings.count_finished, table=table)) for store in stores * 4)
        )
        assert sum(counted) == 1
        best = await stores[0].read(lambda c: ratings.best(c, "duel"))
        assert [standing.games for standing in best] == [1, 1]
        identity.close()

    with_stores(postgres, PROCESSES, story)
