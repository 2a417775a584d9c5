"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MILLISECONDS = sa.BigInteger()
BY_CODE_POINT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    _tables()
    _indexes_of_tables()
    _what_belongs_to_a_table()
    _people()
    _processes()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("time", sa.Text, nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created_at", MILLISECONDS, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("rematch_of", sa.String, sa.ForeignKey("tables.id"), unique=True),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("age", sa.SmallInteger, nullable=False),
        sa.Column("turn", sa.SmallInteger),
        sa.Column("pending", sa.Integer, nullable=False),
        sa.Column("deadline", MILLISECONDS),
        sa.Column("thinker", sa.String),
        sa.Column("outcome", sa.Text),
        sa.Column("won_by", sa.String),
        sa.Column("started_at", MILLISECONDS),
        sa.Column("ended_at", MILLISECONDS),
        sa.Column("counted", sa.Boolean, nullable=False),
    )


def _indexes_of_tables() -> None:
    _partial("tables_open", "tables", ["created_at"], "listed = 1 AND status = 'open'")
    _partial("tables_open_of_host", "tables", ["host"], "status = 'open'")
    _partial("tables_playing", "tables", ["listed", "created_at"], "status = 'playing'")
    _partial("tables_with_deadline", "tables", ["deadline"], "deadline IS NOT NULL")
    _partial("tables_with_thinker", "tables", ["thinker", "id"], "thinker IS NOT NULL")
    _partial("tables_finished", "tables", ["ended_at", "id"], "status = 'finished'")
    _partial("tables_to_count", "tables", ["ended_at"], "rated = 1 AND counted = 0 AND status = 'finished'")


def _what_belongs_to_a_table() -> None:
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("name_key", BY_CODE_POINT, nullable=False),
        sa.Column("level", sa.SmallInteger),
        sa.Column("stand_in", sa.SmallInteger),
        sqlite_with_rowid=False,
    )
    _partial("seats_of_person", "seats", ["person"], "person IS NOT NULL")
    _partial("seats_by_name", "seats", ["name_key"], "kind = 'person'")
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("serial", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", MILLISECONDS, nullable=False),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("name_key", BY_CODE_POINT, unique=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("password", sa.String),
        sa.Column("created_at", MILLISECONDS, nullable=False),
        sa.Column("seen_at", MILLISECONDS, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("created_at", MILLISECONDS, nullable=False),
        sa.Column("used_at", MILLISECONDS),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _processes() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("started_at", MILLISECONDS, nullable=False),
        sa.Column("pulse", MILLISECONDS, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("begins", MILLISECONDS, primary_key=True, autoincrement=False),
        sa.Column("ends", MILLISECONDS, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def _partial(name: str, table: str, columns: list[str], where: str) -> None:
    """An index over some of the rows; SQLite has no truth values, PostgreSQL doesn't take 1 for one."""
    truly = where.replace(" = 1", "").replace("counted = 0", "NOT counted")
    op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(truly))
