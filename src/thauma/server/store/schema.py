"""The tables of the database. A change here needs a revision in migrations/; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)


class JsonText(TypeDecorator[bytes]):
    """JSON that the program holds as bytes and the database as text, so that a host can read it."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else value.decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:  # noqa: ARG002
        return None if value is None else value.encode()


MILLISECONDS = BigInteger()
BY_CODE_POINT = Text().with_variant(Text(collation="C"), "postgresql")  # so that a range of keys is a prefix anywhere

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", JsonText, nullable=False),
    Column("time", JsonText, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", String, nullable=False),
    Column("created_at", MILLISECONDS, nullable=False),
    Column("commitment", String, nullable=False),
    Column("rematch_of", String, ForeignKey("tables.id"), unique=True),
    Column("stand_ins", JsonText),
    Column("lesson", String),
    # The head: what changes with each entry.
    Column("status", String, nullable=False),
    Column("serial", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("age", SmallInteger, nullable=False),
    Column("turn", SmallInteger),
    Column("pending", Integer, nullable=False),
    Column("deadline", MILLISECONDS),
    Column("thinker", String),
    Column("outcome", JsonText),
    Column("won_by", String),  # `by` of the outcome, to search by
    Column("started_at", MILLISECONDS),
    Column("ended_at", MILLISECONDS),
    Column("counted", Boolean, nullable=False),  # into the ratings
)


def _partial(name: str, *columns: Column[object], where: object) -> Index:
    return Index(name, *columns, sqlite_where=where, postgresql_where=where)


_c = tables.c
_partial("tables_open", _c.created_at, where=_c.listed & (_c.status == "open"))
_partial("tables_open_of_host", _c.host, where=_c.status == "open")
_partial("tables_playing", _c.listed, _c.created_at, where=_c.status == "playing")
_partial("tables_with_deadline", _c.deadline, where=_c.deadline.is_not(None))
_partial("tables_with_thinker", _c.thinker, _c.id, where=_c.thinker.is_not(None))
_partial("tables_finished", _c.ended_at, _c.id, where=_c.status == "finished")
_partial("tables_open_since", _c.created_at, where=_c.status == "open")
_partial("tables_aborted", _c.ended_at, where=_c.status == "aborted")
_partial("tables_of_lessons", _c.host, _c.created_at, where=_c.lesson.is_not(None))
_partial("tables_to_count", _c.ended_at, where=_c.rated & ~_c.counted & (_c.status == "finished"))

deals = Table(  # apart from `tables`, so that no list can show by mistake what is secret until the end
    "deals",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("setup", JsonText, nullable=False),
    Column("salt", LargeBinary, nullable=False),
)

seats = Table(  # names are copied here and persons not referenced: a game reads the same whatever becomes of a person
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("name_key", BY_CODE_POINT, nullable=False),
    Column("level", SmallInteger),
    Column("stand_in", SmallInteger),
    Column("kept_for", String),
    Column("kept_name", String),
    sqlite_with_rowid=False,
)
_partial("seats_of_person", seats.c.person, where=seats.c.person.is_not(None))
_partial("seats_kept_for", seats.c.kept_for, where=seats.c.kept_for.is_not(None))
_partial("seats_by_name", seats.c.name_key, where=seats.c.kind == "person")

journal = Table(
    "journal",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),
    Column("at", MILLISECONDS, nullable=False),
    Column("actor", String, nullable=False),
    Column("id", String, nullable=False),
    Column("act", JsonText, nullable=False),
    sqlite_with_rowid=False,  # the rows of a table lie together, in order
)

judgements = Table(  # what was found out about the moves of finished games
    "judgements",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("ply", SmallInteger, primary_key=True, autoincrement=False),
    Column("found", JsonText, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("name_key", BY_CODE_POINT, unique=True),  # of accounts; guests may share a name and have none
    Column("look_key", BY_CODE_POINT),  # the same, for how the name looks; none before version 0002
    Column("kind", String, nullable=False),  # guest account
    Column("password", String),  # its hash
    Column("created_at", MILLISECONDS, nullable=False),
    Column("seen_at", MILLISECONDS, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # cookies of an earlier one open nothing any more
    Column("reset_hash", LargeBinary),  # of a code with which somebody may choose a new password
    Column("reset_until", MILLISECONDS),
    Column("is_admin", Boolean, nullable=False, server_default=false()),
    Column("banned_at", MILLISECONDS),
    Column("banned_until", MILLISECONDS),  # none: for ever
    Column("ban_reason", Text),
)

Index("people_by_look", people.c.look_key, unique=True)
_partial("people_guests", people.c.seen_at, where=people.c.kind == "guest")

admin_log = Table(  # rows are only ever added; processes follow it to learn what an operator has done
    "admin_log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # one more than the last
    Column("at", MILLISECONDS, nullable=False),
    Column("actor", String),  # a person's id; none: whoever has the command line
    Column("action", String, nullable=False),
    Column("subject", String),  # the id of a person or a table
    Column("note", Text),  # what exactly
    Column("reason", Text, nullable=False),
)

ended_sessions = Table(  # that somebody logged out of; one day its cookies are too old anyway
    "ended_sessions",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("session", String, primary_key=True),
    Column("ended_at", MILLISECONDS, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String, nullable=False),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("created_at", MILLISECONDS, nullable=False),
    Column("used_at", MILLISECONDS),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("started_at", MILLISECONDS, nullable=False),
    Column("pulse", MILLISECONDS, nullable=False),
)

outages = Table(  # the key lets only one of the processes that notice a gap write it
    "outages",
    metadata,
    Column("begins", MILLISECONDS, primary_key=True, autoincrement=False),
    Column("ends", MILLISECONDS, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
