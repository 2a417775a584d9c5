"""What a host can decide. Handed to the processes of a server as one line of JSON in the environment."""

import os
from pathlib import Path

import msgspec

VARIABLE = "THAUMA_SETTINGS"


class Keep(msgspec.Struct, frozen=True):
    """For how many days what nobody needs is kept; finished games and accounts are kept for ever."""

    guests: int = 400  # since they were last here: their cookies are as old then as browsers keep them
    open_tables: int = 30  # since they were made: then they are closed
    aborted_tables: int = 30  # since they ended without a result
    lessons: int = 30  # since they were begun
    unplayed_games: int = 180  # since anybody did something there, if no clock ends them: then they are ended so


class Settings(msgspec.Struct, frozen=True):
    database: str  # sqlite:///FILE or postgresql://…
    thinkers: int = 1  # processes in which bots think; with 0 they think at other servers of the same database
    proxies: int = 0  # trusted ones in front of the server: how many entries of X-Forwarded-For to believe
    secure: bool = False  # whether people come by https, so that cookies travel only there
    patience: float = 1.0  # what the limits on strangers are multiplied by; a closed house may be generous
    log: str = "auto"  # auto, json or text
    shows_metrics: bool = True  # at /metrics, for everybody who reaches the server
    keep: Keep = Keep()

    def export(self) -> None:
        """Let the processes that are started from here find it."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def imported(cls) -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def default_database() -> str:
    """The database of a host who names none: THAUMA_DATABASE, or a file among the user's data."""
    if named := os.environ.get("THAUMA_DATABASE"):
        return named
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(data) / 'thauma' / 'thauma.db'}"
