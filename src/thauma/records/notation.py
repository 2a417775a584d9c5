"""Moves in short, for people: in messages about records, where ids are what counts."""

from typing import Any

from thauma.games.errors import Move, shown, word

NAMED_BY = ("wonder", "card", "token", "starter", "pay")  # what a move is about; if it is none of them, all the rest
ALWAYS_THERE = ("seat", "do", "by", "cost")


def spell(move: Any) -> str:
    """A move in one line, whatever it is.

    >>> spell({"seat": 1, "do": "wonder", "wonder": "pyramids", "card": "baths"})
    'seat 1 wonder pyramids baths'
    """
    if not isinstance(move, dict):
        return shown(move)
    return " ".join((f"seat {word(move.get('seat', '?'))}", word(move.get("do", "?")), *_named(move)))


def list_alternatives(legal: list[Move]) -> str:
    """Legal moves, grouped by what they do; by seat too where several seats are to decide.

    >>> list_alternatives([{"seat": 0, "do": "build", "card": "baths"}, {"seat": 0, "do": "build", "card": "altar"}])
    'build baths, altar'
    """
    several = len({move["seat"] for move in legal}) > 1
    groups: dict[str, list[str]] = {}
    for move in legal:
        head = f"seat {move['seat']} {move['do']}" if several else str(move["do"])
        groups.setdefault(head, []).append(" ".join(_named(move)))
    return "; ".join(f"{head} {', '.join(names)}" for head, names in groups.items())


def _named(move: Move) -> list[str]:
    named = [field for field in NAMED_BY if field in move]
    return [word(move[field]) for field in named or move if field not in ALWAYS_THERE]
