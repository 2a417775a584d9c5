"""Rule options: the ways in which one table may differ from the next."""

from collections.abc import Mapping
from typing import Any

from thauma.games.errors import BadOption, shown


def check_rules(game: str, options: Mapping[str, tuple[Any, ...]], rules: Mapping[str, Any]) -> None:
    """Raise BadOption unless a game has every option named, with that value."""
    for option, value in rules.items():
        if option not in options:
            raise BadOption(f"{game} has no option {shown(option)}; it has {', '.join(options)}")
        if value not in options[option]:
            raise BadOption(f"{option} is {' or '.join(options[option])}, not {shown(value)}")
