"""Thauma: the open home of 7 Wonders Duel and 7 Wonders."""

from importlib.metadata import version

__version__ = version("thauma")
