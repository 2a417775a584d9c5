"""`thauma reset-code`: for somebody who has forgotten a password."""

from thauma.games.errors import ThaumaError
from thauma.server.people.rows import add_reset_code
from thauma.server.store import default_url
from thauma.server.store.engine import beside_server
from thauma.server.tables.registry import now_ms


def run_reset_code(name: str, database: str | None) -> None:
    try:
        with beside_server(database or default_url()) as connection:
            code = add_reset_code(connection, name, now_ms())
    except ThaumaError as error:
        raise ThaumaError(f"no code was made: {error}") from error
    print(f"{code}\ngood once and for a day, for the account {name}: tell it to nobody else")
