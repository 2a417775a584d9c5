"""What an operator does: admins, bans, a log; and what finds the guests and tables that are kept for a while only."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
compatible_from = "0002"  # whose programs can't read a table that an operator has removed, and nothing is lost by that


def upgrade() -> None:
    op.add_column("people", sa.Column("is_admin", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("banned_at", sa.BigInteger))
    op.add_column("people", sa.Column("banned_until", sa.BigInteger))
    op.add_column("people", sa.Column("ban_reason", sa.Text))
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("subject", sa.String),
        sa.Column("note", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
    )
    _partial("people_guests", "people", "seen_at", "kind = 'guest'")
    _partial("tables_open_since", "tables", "created_at", "status = 'open'")
    _partial("tables_aborted", "tables", "ended_at", "status = 'aborted'")


def _partial(name: str, table: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, table, [column], sqlite_where=where, postgresql_where=where)
