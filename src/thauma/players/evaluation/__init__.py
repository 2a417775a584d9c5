"""What a position is worth to whom, and which moves look promising: by rule of thumb, by playouts, or by a net.

Each game's module offers the same kernel: `evaluate` writes the priors of the listed actions and returns a value from -1
(lost) to 1 (won). `Kind` says which of the three ways it takes.
"""

from enum import IntEnum


class Kind(IntEnum):
    HEURISTIC = 0
    PLAYOUT = 1
    NET = 2
