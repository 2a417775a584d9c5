"""How much a test does: little by `make test`, much by `make soak`, which sets THAUMA_SOAK."""

import os

FACTOR = float(os.environ.get("THAUMA_SOAK", "") or 1)


def scaled(small: int, most: int | None = None, growth: float = 1) -> int:
    """A number of games, frames or examples: as given, or so many times more in a soak, but never more than `most`.

    What `make test` can only do very little of grows faster: with `growth` 5, by 146 in a soak of 30.
    """
    number = max(1, round(small * (1 + (FACTOR - 1) * growth)))
    return number if most is None else min(number, most)
