"""Helpers are imported by their full name (`tests.games.duel.positions`), however pytest was started."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)
