"""What a position is worth to whom, and which moves look promising: by rule of thumb, by playouts, or by a net.

Each game's module offers the same kernels: `evaluate` writes the priors of the listed actions of one position and
returns its value, from -1 (lost) to 1 (won); `evaluate_all` does so for many. `Kind` says which of the ways they take.
"""

from enum import IntEnum


class Kind(IntEnum):
    HEURISTIC = 0
    PLAYOUT = 1
    NET = 2
