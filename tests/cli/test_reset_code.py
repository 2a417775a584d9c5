"""`thauma reset-code` as a host types it, while a server has the database open."""

from pathlib import Path

import pytest

from tests.server.visitors import visited
from thauma.cli.admin import reset_code
from thauma.games.errors import ThaumaError


def test_a_code_opens_the_account_of_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'visited.db'}"
    with visited(tmp_path) as place:
        place.account("Ada Forgets")
        reset_code("ada forgets", database=database)
        code = capsys.readouterr().out.splitlines()[-2]
        wish = {"name": "Ada Forgets", "code": code, "password": "a password to remember"}
        assert place.stranger().post("/password-reset", wish).status_code == 200
        with pytest.raises(ThaumaError, match="nobody of the id or name"):
            reset_code("Nobody Here", database=database)
        guest = place.guest("Merely Visiting")
        with pytest.raises(ThaumaError, match="no account of the name"):
            reset_code(guest.id, database=database)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(ThaumaError, match="there is no database"):
        reset_code("Ada", database=f"sqlite:///{tmp_path / 'none.db'}")
    assert list(tmp_path.iterdir()) == []
