"""Seats that are kept, bots that stand in, sessions that end."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BY_CODE_POINT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_ins", sa.Text))
    op.add_column("seats", sa.Column("kept_for", sa.String))
    op.add_column("seats", sa.Column("kept_name", sa.String))
    is_kept = sa.text("kept_for IS NOT NULL")
    op.create_index("seats_kept_for", "seats", ["kept_for"], sqlite_where=is_kept, postgresql_where=is_kept)
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("look_key", BY_CODE_POINT))
    op.create_index("people_by_look", "people", ["look_key"], unique=True)
    op.add_column("people", sa.Column("reset_hash", sa.LargeBinary))
    op.add_column("people", sa.Column("reset_until", sa.BigInteger))
    op.create_table(
        "ended_sessions",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("session", sa.String, primary_key=True),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
