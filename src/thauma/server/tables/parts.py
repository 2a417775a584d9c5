"""What a table is made of."""

from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from thauma.server.tables.clock import DAY, SECOND, Days, TimeControl


class StandIns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a bot may play for somebody who is away, and how strong it is."""

    after_minutes: Annotated[int, Meta(ge=1, le=7 * 24 * 60)] | None = 1  # none: never, not even if they wish it
    level: Annotated[int, Meta(ge=1, le=8)] = 4

    def wait_ms(self, time: TimeControl) -> int | None:
        """How long somebody must have been away; in a game of days at least those days. None: no bot ever."""
        if self.after_minutes is None:
            return None
        return max(self.after_minutes * 60 * SECOND, time.days * DAY if isinstance(time, Days) else 0)


class TableOptions(msgspec.Struct, frozen=True):
    """What a table is from its first moment on."""

    id: str
    game: str
    rules: dict[str, Any]
    seats: int
    time: TimeControl
    listed: bool
    rated: bool
    host: str  # a person's id
    created_at: int
    setup: bytes  # the deal as in a record; nobody's to see before the end
    salt: bytes
    commitment: str
    rematch_of: str | None = None
    stand_ins: StandIns | None = None  # none: of a time in which a table had no say
    lesson: str | None = None  # which one, if the table is a lesson

    @property
    def bots_for_people(self) -> StandIns:
        return self.stand_ins or StandIns()


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: `by` is military, science, points, resignation or time."""

    winners: list[int]
    by: str
    points: list[int] | None = None  # by seat, if it was played to the end


@dataclass(slots=True)
class Seat:
    person: str | None = None
    name: str = ""
    level: int | None = None  # of the bot whose seat it is
    stand_in: int | None = None  # the level of the bot that plays for the person at the moment
    gone: bool = False  # for good
    kept_for: str | None = None  # the person who alone may take it, while it is open
    kept_name: str = ""

    @property
    def kind(self) -> str:
        if self.person is not None:
            return "person"
        return "open" if self.level is None else "bot"

    @property
    def thinks_at(self) -> int | None:
        """The level of the bot that decides; none if a person does."""
        return self.level if self.stand_in is None else self.stand_in


@dataclass(slots=True)
class Offer:
    """A wish to take moves back, and who must still agree."""

    by: int
    since: int  # the entry with which it was made
    waiting: set[int] = field(default_factory=set)
