"""Every database becomes what schema.py says, whoever opens it first."""

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from tests.server.store.samples import create
from thauma.server.store import Store
from thauma.server.store.engine import open_database
from thauma.server.store.migrations import FOLDER, revisions, version
from thauma.server.store.schema import metadata


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    opened_database = open_database(database)
    with opened_database.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert version(connection) == MigrationContext.configure(connection).get_current_revision()
    opened_database.close()


def test_the_revisions_are_named_after_their_files() -> None:
    scripts = ScriptDirectory(str(FOLDER), version_locations=[str(FOLDER)])
    assert revisions() == [script.revision for script in reversed(list(scripts.walk_revisions()))]


def test_the_indexes_hold_the_same_rows_as_in_the_schema(database: str) -> None:
    """Alembic doesn't compare the conditions of indexes."""

    def conditions(url: str, from_schema: bool) -> dict[str, str]:
        found = open_database(url)
        with found.writing.begin() as connection:
            if from_schema:
                metadata.drop_all(connection)
                metadata.create_all(connection)
            inspector = inspect(connection)
            indexes = [index for table in metadata.tables for index in inspector.get_indexes(table)]
        found.close()
        return {str(index["name"]): " ".join(map(str, index["dialect_options"].values())) for index in indexes}

    assert conditions(database, False) == conditions(database, True)


def test_processes_that_start_together_migrate_once(postgres: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(postgres) for _ in range(4)))
        await create(stores[0])
        assert await stores[3].load("t1") is not None
        for store in stores:
            await store.close()

    asyncio.run(run())
