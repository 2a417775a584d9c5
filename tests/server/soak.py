"""How much a test does: little by `make test`, much by `make soak`, which sets THAUMA_SOAK."""

import os

FACTOR = float(os.environ.get("THAUMA_SOAK", "") or 1)


def scaled(small: int, most: int | None = None) -> int:
    """A number of games, frames or examples: as given, or so many times more in a soak, but never more than `most`."""
    number = max(1, round(small * FACTOR))
    return number if most is None else min(number, most)
