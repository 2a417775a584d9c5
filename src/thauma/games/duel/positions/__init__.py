"""Positions of Duel as plain data, on one line, and set up again; docs/positions.md describes both forms.

What a position does not say lies face down or under a wonder: nobody knows it.
"""

from thauma.games.duel.positions.dealing import deal
from thauma.games.duel.positions.described import describe
from thauma.games.duel.positions.setting_up import set_up
from thauma.games.duel.positions.text import read, write

__all__ = ["deal", "describe", "read", "set_up", "write"]
