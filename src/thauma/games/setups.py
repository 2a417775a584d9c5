"""What every game looks at when it reads the `setup` of a record: BadSetup says what can't have been dealt."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from thauma.games.errors import BadSetup, shown, word


def require(holds: bool, reason: str) -> None:
    if not holds:
        raise BadSetup(reason)


def check_fields(setup: Any, fields: tuple[str, ...]) -> None:
    found = (", ".join(map(word, setup)) or "none") if isinstance(setup, dict) else shown(setup)
    fits = isinstance(setup, dict) and set(setup) == set(fields)
    require(fits, f"setup has the fields {', '.join(fields)}, not {found}")


def check_list(value: Any, size: int, place: str, of: str) -> None:
    require(isinstance(value, list) and len(value) == size, f"{place} is a list of {size} {of}")


def check_once(names: list[str], place: str) -> None:
    twice = sorted(name for name, number in Counter(names).items() if number > 1)
    require(not twice, f"{place}: {', '.join(twice)} stands there more than once")


def numbers_of(names: Any, size: int, ids: Mapping[str, int], place: str, what: str) -> list[int]:
    """The numbers of so many things."""
    check_list(names, size, place, "ids")
    for name in names:
        require(isinstance(name, str) and name in ids, f"{place}: {shown(name)} is no {what} of this game")
    return [ids[name] for name in names]
