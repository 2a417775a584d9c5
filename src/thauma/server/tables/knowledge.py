"""What everybody at a table has seen, as far as cards go."""

from thauma.records import LiveGame
from thauma.records.events import Teller


def public_cards(live: LiveGame) -> set[str]:
    """The cards that have lain open so far."""
    return {card for event in Teller(live, None).news() for card in live.game.events.revealed_by(event)}
