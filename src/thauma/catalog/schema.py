"""The types that both games' catalogs share, and the one function that turns a data file into them."""

import threading
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, Literal, Protocol, TypeVar

import msgspec

Colour = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
GOODS: tuple[Colour, ...] = ("brown", "grey")  # the colours whose cards produce for trade

BASE = "base"  # the set of every entry that names no other

Cost = dict[str, int]  # "coins" or a resource -> how many; what is absent is not needed


class CatalogError(ValueError):
    """A data file is wrong. The sentence names the file, the entry and the reason."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything that stands in a catalog file."""


class Effect(Entry, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of every effect; `type` in the file says which one it is."""

    @property
    def name(self) -> str:
        """Its `type` in the file."""
        return str(self.__struct_config__.tag)


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


def sets_of(things: Iterable[InSet]) -> tuple[str, ...]:
    """The sets that entries belong to: the base first, the others as they come."""
    return tuple(dict.fromkeys((BASE, *(thing.set for thing in things))))


def by_set(things: Iterable[S], sets: tuple[str, ...]) -> tuple[S, ...]:
    """The entries set by set, so that an added set moves no number of those before it."""
    return tuple(sorted(things, key=lambda thing: sets.index(thing.set)))


def convert(file: str, place: str, raw: object, kind: type[E]) -> E:
    """One entry as its type, or a CatalogError that names file and place."""
    try:
        with _one_at_a_time:
            return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise CatalogError(f"{file}: {place}: {error}") from error


def convert_table(file: str, raw: dict[str, Any], table: str, kind: type[E]) -> E:
    """The single table `[table]` of a file."""
    if table not in raw:
        raise CatalogError(f"{file}: the table [{table}] is missing")
    return convert(file, f"[{table}]", raw[table], kind)


def convert_entries(file: str, raw: dict[str, Any], table: str, kind: type[E]) -> tuple[E, ...]:
    """The entries `[[table]]` of a file, each named in an error by its number and id."""
    entries = raw.get(table)
    if not isinstance(entries, list) or not entries:
        raise CatalogError(f"{file}: there is no [[{table}]]")
    return tuple(convert(file, _label(table, number, entry), entry, kind) for number, entry in enumerate(entries))


def convert_guilds(file: str, raw: dict[str, Any], kind: type[E], age: int) -> tuple[E, ...]:
    """The entries `[[guilds]]` of a file: cards whose age and colour go without saying."""
    entries = raw.get("guilds")
    if isinstance(entries, list):
        said = {"age": age, "colour": "purple"}
        entries = [{**entry, **said} if isinstance(entry, dict) else entry for entry in entries]
    return convert_entries(file, {"guilds": entries}, "guilds", kind)


def convert_names(file: str, raw: dict[str, Any], key: str) -> tuple[str, ...]:
    """A list of names at the top of a file."""
    names = raw.get(key)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise CatalogError(f"{file}: {key}: a list of names is needed")
    return tuple(names)


def _meaning(effect: Effect) -> tuple[object, ...]:
    """What tells an effect from others of one item: its type, and what it applies to rather than how much it is."""
    said = [value for name, value in msgspec.structs.asdict(effect).items() if name not in ("amount", "price")]
    return (effect.name, *map(str, said))


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
            others = sum(_meaning(other) == _meaning(effect) for other in effects)
            self.require(others == 1, place, f"the effect {effect.name} stands there more than once")

    def cost(self, cost: Cost, resources: Resources, place: str) -> None:
        self.known(cost, ("coins", *resources.all), f"{place}: cost", "resource")
        self.require(all(n > 0 for n in cost.values()), f"{place}: cost", "every amount must be at least 1")
