"""What the positions of all games are written and checked with.

On one line a card, a wonder or a token is a code of three letters: the first letter of its id and the first two after
it that no earlier entry of the catalog has. Entries are appended to a catalog, so a code never changes.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar

import msgspec

from thauma.games.errors import BadOption, BadPosition, shown
from thauma.games.protocol import Game, Json, Rules

LONGEST_TEXT = 4000  # characters; the longest position of seven cities has about 1500
MOST_COINS = 200

T = TypeVar("T")


def require(holds: bool, path: str, reason: str) -> None:
    if not holds:
        raise BadPosition(path, reason)


def convert(description: Any, kind: type[T]) -> T:
    """A description by its type; the error names the place of what doesn't fit."""
    try:
        return msgspec.convert(description, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise BadPosition(path.removesuffix("`").lstrip("."), reason) from error


def check_rules(game: Game, rules: Rules) -> None:
    try:
        game.check_rules(rules)
    except BadOption as error:
        raise BadPosition("rules", str(error)) from error


def number_of(name: str, ids: Mapping[str, int], path: str, what: str) -> int:
    require(name in ids, path, f"{shown(name)} is no {what} of this game")
    return ids[name]


def numbers_of(names: Sequence[str], ids: Mapping[str, int], path: str, what: str) -> list[int]:
    return [number_of(name, ids, f"{path}[{place}]", what) for place, name in enumerate(names)]


def check_between(value: int, least: int, most: int, path: str, what: str) -> None:
    require(least <= value <= most, path, f"{what} is a number from {least} to {most}, not {value}")


class Once:
    """Refuses what lies in two places."""

    def __init__(self) -> None:
        self._seen: dict[str, str] = {}

    def add(self, name: str, path: str) -> None:
        require(name not in self._seen, path, f"{name} also lies at {self._seen.get(name)}")
        self._seen[name] = path

    def add_all(self, names: Iterable[str], path: str) -> None:
        for place, name in enumerate(names):
            self.add(name, f"{path}[{place}]")


def short_codes(ids: Iterable[str]) -> dict[str, str]:
    """The code of each id.

    >>> short_codes(["clay_pool", "clay_pit"])
    {'clay_pool': 'Cla', 'clay_pit': 'Cly'}
    """
    codes: dict[str, str] = {}
    for name in ids:
        letters = name.replace("_", "")
        made = ((letters[0] + letters[i] + letters[j]).capitalize() for i, j in combinations(range(1, len(letters)), 2))
        codes[name] = next(code for code in made if code not in codes.values())
    return codes


class Codes:
    """Things of one kind as codes, one after the other without a gap."""

    def __init__(self, ids: Sequence[str], what: str) -> None:
        self.by_id = short_codes(ids)
        self._by_code = {code: name for name, code in self.by_id.items()}
        self._what = what

    def write(self, names: Iterable[str]) -> str:
        return "".join(self.by_id.get(name, f"({name})") for name in names)

    def read(self, text: str, path: str) -> list[str]:
        return [self.read_one(code, path) for code in self.split(text, path)]

    def read_one(self, code: str, path: str) -> str:
        require(code in self._by_code, path, f"{shown(code)} is no {self._what}: codes are like {self._example()}")
        return self._by_code[code]

    def split(self, text: str, path: str, marks: str = "") -> list[str]:
        """The codes of a text, each with the mark behind it if there is one."""
        found = re.findall(f"[A-Z][a-z0-9]{{2}}[{re.escape(marks)}]?" if marks else "[A-Z][a-z0-9]{2}", text)
        require("".join(found) == text, path, f"{shown(text)} is no row of codes like {self._example()}")
        return found

    def _example(self) -> str:
        return "".join(list(self._by_code)[:2])


def read_number(text: str, path: str) -> int:
    require(re.fullmatch(r"-?[0-9]{1,4}", text) is not None, path, f"{shown(text)} is no whole number")
    return int(text)


def split_text(text: str, separator: str, parts: Sequence[str], path: str = "") -> list[str]:
    """The parts of a text; there must be one for each name."""
    found = text.split(separator)
    names = separator.join(parts)
    require(len(found) == len(parts), path, f"{len(found)} parts instead of {len(parts)}: {names}")
    return found


def write_head(version: int, rules: Rules) -> str:
    return "".join((str(version), *(f";{option}={value}" for option, value in sorted(rules.items()))))


def read_head(text: str, version: int) -> Json:
    """The rules of a position's first part; the version must be ours."""
    number, *options = text.split(";")
    require(number == str(version), "", f"version {shown(number)} is unknown; this reads version {version}")
    return dict(option.partition("=")[::2] for option in options)
