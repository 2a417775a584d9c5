"""A file's columns about games of classic (docs/statistics.md lists them)."""

import pyarrow as pa

from thauma.games.classic.kernels import CARD_IDS, FEWEST_CITIES, SIDE_IDS, WONDER_IDS
from thauma.lab.statistics.arrow import Columns, lists_of_members, lists_of_names, names
from thauma.lab.statistics.chunks import Chunk
from thauma.lab.statistics.classic.counting import buildings
from thauma.lab.statistics.classic.findings import LINES
from thauma.lab.statistics.tally import with_total


def columns(chunk: Chunk) -> Columns:
    """For each city; with two players the third is the Free City."""
    found: Columns = {}
    for seat in range(max(FEWEST_CITIES, chunk.seats)):
        found |= _city(chunk, seat)
    return found


def _city(chunk: Chunk, seat: int) -> Columns:
    facts, boards = chunk.games.facts, chunk.games.deals["boards"][:, seat]
    points = with_total(facts["points"][:, seat])
    lines = {f"points_{line}_{seat}": pa.array(points[:, number].copy()) for number, line in enumerate(LINES)}
    return {
        f"points_{seat}": pa.array(points[:, -1].copy()),
        **lines,
        f"coins_{seat}": pa.array(facts["coins"][:, seat].copy()),
        f"board_{seat}": names(boards // 2, WONDER_IDS),
        f"side_{seat}": names(boards % 2, SIDE_IDS),
        f"stages_{seat}": pa.array(facts["stages"][:, seat].copy()),
        f"firsts_{seat}": lists_of_names(facts["first_card"][:, :, seat], CARD_IDS),
        f"cards_{seat}": lists_of_members(buildings(facts["buildings"][:, seat]), CARD_IDS),
    }
