"""What was found out about finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
compatible_from = "0003"  # whose programs find the same things out again


def upgrade() -> None:
    op.create_table(
        "judgements",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("found", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
