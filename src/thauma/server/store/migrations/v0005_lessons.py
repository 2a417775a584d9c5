"""Tables that are lessons, which nobody finds in a list and which are forgotten after a while."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
compatible_from = "0003"  # whose programs take a lesson for a table like any other


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String))
    is_lesson = sa.text("lesson IS NOT NULL")
    op.create_index(
        "tables_of_lessons", "tables", ["host", "created_at"], sqlite_where=is_lesson, postgresql_where=is_lesson
    )
