"""What everybody at a table has seen, as far as cards go."""

from collections.abc import Iterator

from thauma.games.protocol import Event
from thauma.records import LiveGame
from thauma.records.events import Teller


def public_cards(live: LiveGame) -> set[str]:
    """The cards that have lain open so far."""
    return {card for event in Teller(live, None).news() for card in _cards(event) if not card.startswith("?")}


def _cards(event: Event) -> Iterator[str]:
    if event["type"] == "age":
        yield from event["structure"]
    elif event["type"] == "reveal":
        yield event["card"]
    elif event["type"] == "move" and "card" in event["move"]:
        yield event["move"]["card"]
