"""A file's columns about games of Duel (docs/statistics.md lists them)."""

import numpy as np
import pyarrow as pa

from thauma.games.duel.kernels import CARD_IDS, TOKEN_IDS, WONDER_IDS, Place, Victory
from thauma.lab.statistics.arrow import Columns, lists_of_members, lists_of_names, names
from thauma.lab.statistics.chunks import Chunk
from thauma.lab.statistics.duel.findings import LINES
from thauma.lab.statistics.tally import Records, with_total

VICTORIES = tuple(victory.name.lower() for victory in Victory)


def columns(chunk: Chunk) -> Columns:
    facts = chunk.games.facts
    about_all: Columns = {
        "victory": names(facts["victory"], VICTORIES),
        "age": pa.array(facts["age"] + np.int8(1)),
        "pawn": pa.array(facts["pawn"].copy()),
    }
    return about_all | _city(facts, 0) | _city(facts, 1)


def _city(facts: Records, seat: int) -> Columns:
    points = with_total(facts["points"][:, seat])
    mine = facts["place"] == Place.CITY + seat
    lines = {f"points_{line}_{seat}": pa.array(points[:, number].copy()) for number, line in enumerate(LINES)}
    return {
        f"points_{seat}": pa.array(points[:, -1].copy()),
        **lines,
        f"coins_{seat}": pa.array(facts["coins"][:, seat].copy()),
        f"wonders_{seat}": lists_of_names(facts["wonders"][:, seat], WONDER_IDS),
        f"wonders_built_{seat}": lists_of_names(np.where(facts["builder"] == seat, facts["built"], -1), WONDER_IDS),
        f"tokens_{seat}": lists_of_names(np.where(facts["taker"] == seat, facts["tokens"], -1), TOKEN_IDS),
        f"cards_{seat}": lists_of_members(mine, CARD_IDS),
    }
