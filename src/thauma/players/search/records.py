"""What a search tree keeps for a node and for an edge. Small records: fetching them is most of the work in a tree."""

from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from thauma.kernel import ArrayOf

OVER, PROVEN = 1, 2
WON, LOST = 1, -1

NODE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("key", np.int64),  # which chance event led here
            ("value", np.float32),  # mean of what was found here and below, for the seat that decides here
            ("visits", np.int32),
            ("first_edge", np.int32),
            ("sibling", np.int32),  # the next outcome of the same edge; 0 is none
            ("edges", np.int16),
            ("seat", np.int8),  # the one that decides; when the game is over, 0
            ("over", np.int8),  # how it is known what follows: OVER or PROVEN; or 0
        ],
    )
)

EDGE_DTYPE = np.dtype(
    (
        np.record,
        [
            ("value", np.float32),  # mean of what was found below, for the seat that decides
            ("prior", np.float32),
            ("visits", np.int32),
            ("child", np.int32),  # the newest outcome; 0 is none
            ("turn", np.int32),  # the outcome to visit next when no new one is drawn; 0 begins at the newest
            ("outcomes", np.int16),  # how many different ones chance has brought; 0 if none is involved
            ("action", np.int16),
            ("proof", np.int16),  # WON or LOST for the seat that decides, whatever comes; or 0
        ],
    )
)

Nodes: TypeAlias = Annotated[NDArray[Any], ArrayOf(NODE_DTYPE)]
Edges: TypeAlias = Annotated[NDArray[Any], ArrayOf(EDGE_DTYPE)]
