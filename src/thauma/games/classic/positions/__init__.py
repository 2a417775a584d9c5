"""Positions of classic as plain data, on one line, and set up again; docs/positions.md describes both forms.

What a position does not say (others' hands, what lies face down) is dealt at random from what is left of the decks.
"""

from thauma.games.classic.positions.dealing import deal
from thauma.games.classic.positions.described import describe
from thauma.games.classic.positions.setting_up import set_up
from thauma.games.classic.positions.text import read, write

__all__ = ["deal", "describe", "read", "set_up", "write"]
