"""A position as a table needs it: the view of one seat, with names and lookups. Each game adds its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from thauma.cli.table.effects import SYMBOL_LETTERS, Effect, Wording, symbol_name
from thauma.games.protocol import Json
from thauma.language import Speaker


@dataclass(eq=False)
class Seen:
    """What one seat sees, and what it has picked up but not yet used."""

    game: ClassVar[str]
    cards: ClassVar[Mapping[str, Any]]  # id -> a card of the game's catalog
    wording: ClassVar[Wording]

    view: Json
    seat: int
    speaker: Speaker
    picked: str | None = None

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def mine(self) -> Json:
        return self.city(self.seat)

    def city(self, seat: int) -> Json:
        found: Json = self.view["cities"][seat]
        return found

    @property
    def moves(self) -> list[Json]:
        moves: list[Json] = self.view["legal"]
        return moves

    # What each game may know better.

    @property
    def acting(self) -> Json:
        """The city that is decided for."""
        return self.mine

    @property
    def picked_card(self) -> str | None:
        return self.picked

    @property
    def numbered(self) -> list[str]:
        """The cards that have a number on the table now."""
        raise NotImplementedError

    def freed_by(self, card: str) -> Sequence[str]:
        """The cards that make this one free."""
        raise NotImplementedError

    def opened_by(self, card: str) -> list[str]:
        """The cards that this one makes free."""
        raise NotImplementedError

    def bought(self, purchase: Json) -> str:
        """What was bought, and at which price."""
        units = self.say("amount", resource=purchase["resource"], n=purchase["units"])
        return self.say("bill-bought", things=units, price=purchase["price"])

    # What things are called.

    def who(self, seat: int) -> str:
        """How messages tell me from the others."""
        return "you" if seat == self.seat else "them"

    def say(self, key: str, **values: Any) -> str:
        return self.speaker.say(key, **values)

    def name(self, thing: str) -> str:
        """The name of anything in the box."""
        return self.speaker.item(self.game, thing)

    def names(self, things: Sequence[str]) -> str:
        return self.speaker.listing(list(dict.fromkeys(self.name(thing) for thing in things)))

    def age_name(self, age: int | None = None) -> str:
        return self.speaker.names.of("ages", str(age or self.view["age"]))

    def symbol_name(self, symbol: str) -> str:
        return symbol_name(self.speaker, self.game, symbol)

    # What effects do: see Wording.

    def signs(self, effects: Sequence[Effect], letters: int = SYMBOL_LETTERS) -> str:
        return self.wording.signs(effects, self.speaker, letters)

    def short(self, effects: Sequence[Effect]) -> str:
        return self.wording.short(effects, self.speaker)

    def full(self, effects: Sequence[Effect]) -> list[str]:
        return self.wording.full(effects, self.speaker)

    def fitting(self, effects: Sequence[Effect], room: int) -> str:
        return self.wording.fitting(effects, self.speaker, room)
