"""A position as a table needs it: the view of one seat, with names and lookups. Each game adds its own."""

from functools import cached_property
from typing import Any, ClassVar

from thauma.games.protocol import Json
from thauma.language import Speaker


class Seen:
    """What one seat sees, and what it has picked up but not yet used."""

    game: ClassVar[str]

    def __init__(self, view: Json, seat: int, speaker: Speaker, picked: str | None = None) -> None:
        self.view = view
        self.seat = seat
        self.speaker = speaker
        self.picked = picked

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def mine(self) -> Json:
        return self.city(self.seat)

    def city(self, seat: int) -> Json:
        found: Json = self.view["cities"][seat]
        return found

    def who(self, seat: int) -> str:
        """How messages tell me from the others."""
        return "you" if seat == self.seat else "them"

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, **values)

    def name(self, thing: str) -> str:
        """The name of anything in the box."""
        return self.speaker.item(self.game, thing)

    def names(self, things: list[str]) -> str:
        return self.speaker.listing(list(dict.fromkeys(self.name(thing) for thing in things)))

    @cached_property
    def moves(self) -> list[Json]:
        moves: list[Json] = self.view["legal"]
        return moves

    def bought(self, purchase: Json) -> str:
        """What was bought, and at which price."""
        units = self.say("amount", resource=purchase["resource"], n=purchase["units"])
        return self.say("bill-bought", things=units, price=purchase["price"])
