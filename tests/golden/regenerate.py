"""Find games that show every rare event between them, and write their records, traces and digests of views.

Run by `make golden`, on purpose only: what stands here is what the engine must reproduce for ever. A change of these
files needs its reason in the commit.
"""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.golden.events import WANTED, events, trace_of_changes
from tests.golden.views import digests_of_views
from thauma.arena.selfplay import SelfPlay
from thauma.records import Record, format_record

HERE = Path(__file__).parent
PLANS = {
    "duel": (
        SelfPlay("duel", ("random", "random"), seed=1),
        SelfPlay("duel", ("greedy", "random"), seed=2),
        SelfPlay("duel", ("greedy", "greedy"), seed=3),
        SelfPlay("duel", ("random", "greedy"), seed=4, rules={"wonders": "first_game"}),
        SelfPlay("duel", ("random", "random"), seed=5, rules={"centred_pawn": "last_player_chooses"}),
    ),
    "classic": (
        *(SelfPlay("classic", ("greedy", *["random"] * (players - 1)), seed=players) for players in range(2, 8)),
        SelfPlay("classic", ("greedy", "greedy", "greedy"), seed=8, rules={"boards": "A"}),
        SelfPlay("classic", ("greedy", "greedy", "greedy"), seed=9, rules={"boards": "B"}),
        SelfPlay("classic", ("greedy", "greedy"), seed=10),
    ),
}


def main() -> None:
    for game in sys.argv[1:] or WANTED:
        wanted = WANTED[game]
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        for number, record in enumerate(covering(game, set(wanted)), 1):
            write(folder / f"{number:02}", record)


def covering(game: str, wanted: set[str]) -> Iterator[Record]:
    """As few games as a simple search finds: from a pool that shows everything, always the one that adds most."""
    pool = list(_pool(game, wanted))
    while wanted:
        record, shown = max(pool, key=lambda candidate: len(candidate[1] & wanted))
        print(f"{game}: {', '.join(record.players)}: {', '.join(sorted(shown & wanted))}")
        yield record
        wanted -= shown


def _pool(game: str, wanted: set[str]) -> Iterator[tuple[Record, set[str]]]:
    """Games in a fixed order, until every wanted event has been seen."""
    missing = set(wanted)
    for number in count():
        for plan in PLANS[game]:
            record = plan.play(number).record()
            shown = events(record)
            missing -= shown
            yield record, shown
        if not missing:
            return


def write(stem: Path, record: Record) -> None:
    lines = "".join(msgspec.json.encode(line).decode() + "\n" for line in trace_of_changes(record))
    stem.with_suffix(".record.json").write_text(format_record(record) + "\n")
    stem.with_suffix(".trace.jsonl").write_text(lines)
    stem.with_suffix(".views.txt").write_text("".join(f"{digest}\n" for digest in digests_of_views(record)))


if __name__ == "__main__":
    main()
