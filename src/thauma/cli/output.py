"""What several commands print."""

import sys
from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """One JSON object on a line of standard output."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def print_note(sentence: Any) -> None:
    """A sentence for the person, beside the output."""
    print(f"thauma: {sentence}", file=sys.stderr, flush=True)


def printable(name: str) -> str:
    """A name without anything that would move the cursor or change colours."""
    return "".join(letter if letter.isprintable() else "·" for letter in name)
