"""The types that both games' catalogs share, and the one function that turns a data file into them."""

import threading
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from thauma.catalog.effects import CatalogError, Effect, Entry, meaning_of

Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
GOODS: tuple[Colour, ...] = ("brown", "grey")  # the colours whose cards produce for trade

BASE = "base"  # the set of every entry that names no other

Cost = dict[str, int]  # "coins" or a resource -> how many; what is absent is not needed


class AnyCard(Entry, frozen=True, kw_only=True):
    """What cards of every game have: a guild is a purple card of age III."""

    id: str
    age: Literal[1, 2, 3]
    colour: Colour
    cost: Cost
    aliases: tuple[str, ...] = ()
    set: str = BASE

    @property
    def is_guild(self) -> bool:
        return self.colour == "purple"


class Resources(Entry, frozen=True, forbid_unknown_fields=True):
    raw: tuple[str, ...]
    manufactured: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        return self.raw + self.manufactured


class InSet(Protocol):
    """An entry that belongs to a set of the game: what came in one box."""

    @property
    def set(self) -> str: ...


E = TypeVar("E", bound=Entry)
S = TypeVar("S", bound=InSet)

_one_at_a_time = threading.Lock()  # msgspec learns a type when it first meets it, and two threads must not teach it


def read_file(name: str) -> dict[str, Any]:
    """The raw tables of one TOML file of this folder."""
    try:
        return tomllib.loads((files(__package__) / name).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise CatalogError(f"{name}: {error}") from error


def sets_of(*kinds: Iterable[InSet]) -> tuple[str, ...]:
    """The sets that entries of these kinds belong to: the base first, the others as they come."""
    return tuple(dict.fromkeys((BASE, *(thing.set for things in kinds for thing in things))))


def by_set(things: Iterable[S], sets: tuple[str, ...]) -> tuple[S, ...]:
    """The entries set by set, so that an added set moves no number of those before it."""
    return tuple(sorted(things, key=lambda thing: sets.index(thing.set)))


def in_base(things: Iterable[S]) -> list[S]:
    """The entries of the base: it must be complete, whatever is added to it."""
    return [thing for thing in things if thing.set == BASE]


class BoxFile:
    """The tables of one file; whatever is not as its type says is refused with its place."""

    def __init__(self, file: str, raw: dict[str, Any]) -> None:
        self._file = file
        self._raw = raw

    def table(self, name: str, kind: type[E]) -> E:
        """The single table `[name]`."""
        if name not in self._raw:
            raise CatalogError(f"{self._file}: the table [{name}] is missing")
        return self._convert(f"[{name}]", self._raw[name], kind)

    def entries(self, name: str, kind: type[E], **said: Any) -> tuple[E, ...]:
        """The entries `[[name]]`, each named in an error by its number and id; `said` goes without saying in all."""
        found = self._raw.get(name)
        if not isinstance(found, list) or not found:
            raise CatalogError(f"{self._file}: there is no [[{name}]]")
        full = [{**entry, **said} if isinstance(entry, dict) else entry for entry in found]
        return tuple(self._convert(_label(name, number, entry), entry, kind) for number, entry in enumerate(full))

    def names(self, key: str) -> tuple[str, ...]:
        """A list of names at the top of the file."""
        names = self._raw.get(key)
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise CatalogError(f"{self._file}: {key}: a list of names is needed")
        return tuple(names)

    def box(self, kind: type[E], **entries: Any) -> E:
        """A box with these entries; its other fields are the single tables and the lists of names."""
        for field in msgspec.structs.fields(kind):
            if field.name not in entries:
                is_table = isinstance(field.type, type) and issubclass(field.type, Entry)
                entries[field.name] = self.table(field.name, field.type) if is_table else self.names(field.name)
        return kind(**entries)

    def _convert(self, place: str, raw: object, kind: type[E]) -> E:
        try:
            with _one_at_a_time:
                return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            raise CatalogError(f"{self._file}: {place}: {error}") from error


def _label(table: str, number: int, entry: object) -> str:
    name = entry.get("id", "no id") if isinstance(entry, dict) else "no table"
    return f"{table}[{number}] ({name})"


class Checker:
    """Collects nothing and forgives nothing: the first broken promise of a file raises."""

    def __init__(self, file: str) -> None:
        self.file = file

    def require(self, holds: bool, place: str, reason: str) -> None:
        if not holds:
            raise CatalogError(f"{self.file}: {place}: {reason}")

    def unique(self, ids: Iterable[str], place: str) -> None:
        doubles = sorted(name for name, count in Counter(ids).items() if count > 1)
        self.require(not doubles, place, f"{', '.join(doubles)} stands there more than once")

    def known(self, names: Iterable[str], among: Sequence[str], place: str, what: str) -> None:
        for name in names:
            self.require(name in among, place, f"{name!r} is no {what}; known are {', '.join(among)}")

    def count(self, things: Sequence[object], expected: int, place: str) -> None:
        self.require(len(things) == expected, place, f"{len(things)} instead of {expected}")

    def effects(self, effects: Sequence[Effect], place: str) -> None:
        """An item has an effect, and none twice unless it says something else."""
        self.require(bool(effects), place, "it has no effect")
        for effect in effects:
            others = sum(meaning_of(other) == meaning_of(effect) for other in effects)
            self.require(others == 1, place, f"the effect {effect.name} stands there more than once")

    def amount(self, effect: Effect, place: str) -> None:
        """If it says how much it is, that is something."""
        self.require(getattr(effect, "amount", 1) > 0, place, "the amount must be at least 1")

    def cost(self, cost: Cost, resources: Resources, place: str) -> None:
        self.known(cost, ("coins", *resources.all), f"{place}: cost", "resource")
        self.require(all(n > 0 for n in cost.values()), f"{place}: cost", "every amount must be at least 1")
