"""Thauma: the open home of 7 Wonders Duel and 7 Wonders."""

__version__ = "0.2.0"
