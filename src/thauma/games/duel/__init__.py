"""7 Wonders Duel: the base game for two."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from thauma.games.duel.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """`GAME` is loaded when it is first asked for: whoever names the package does not pay for its tables."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from thauma.games.duel.game import GAME

    return GAME
