"""Rule options and numbers of seats: the ways in which one table may differ from the next."""

from collections.abc import Mapping
from typing import Any

from thauma.games.errors import BadOption, shown


def check_rules(game: str, options: Mapping[str, tuple[Any, ...]], rules: Mapping[str, Any]) -> None:
    """Raise BadOption unless a game has every option named, with that value."""
    for option, value in rules.items():
        if option not in options:
            there = f"it has {', '.join(options)}" if options else "it has none"
            raise BadOption(f"{game} has no option {shown(option)}; {there}")
        if value not in options[option]:
            raise BadOption(f"{option} is {' or '.join(options[option])}, not {shown(value)}")


def check_seats(game: str, seats: tuple[int, int], asked: int) -> None:
    """Raise BadOption unless so many can play."""
    fewest, most = seats
    if not fewest <= asked <= most:
        raise BadOption(f"{game} is a game for {fewest if fewest == most else f'{fewest} to {most}'}, not for {asked}")
