"""Shows what coverage.py found, by room, and names the files of some rooms that are below what we want.

Usage: python .ci/rooms.py FOUND.json
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

PACKAGE = "src/thauma/"
WATCHED = ("games", "records", "server")
WANTED = 90.0


def percent(summaries: list[dict[str, Any]]) -> float:
    """Of all lines and branches, how many were reached."""
    reached = sum(one["covered_lines"] + one["covered_branches"] for one in summaries)
    there = sum(one["num_statements"] + one["num_branches"] for one in summaries)
    return 100 * reached / there if there else 100.0


def show(found: dict[str, Any]) -> str:
    files = {name.split(PACKAGE)[-1]: data["summary"] for name, data in found["files"].items()}
    rooms = defaultdict(list)
    for name, summary in files.items():
        rooms[name.split("/")[0] if "/" in name else "thauma"].append(summary)
    rows = [f"| {room} | {len(rooms[room])} | {percent(rooms[room]):.1f} % |" for room in sorted(rooms)]
    total = f"| all | {len(files)} | {percent(list(files.values())):.1f} % |"
    low = [f"- {name}: {percent([one]):.1f} %" for name, one in sorted(files.items()) if _is_low(name, one)]
    head = f"Below {WANTED:.0f} % in {', '.join(WATCHED)}: {len(low)} files"
    return "\n".join(["| room | files | lines and branches |", "|---|---|---|", *rows, total, "", head, *low])


def _is_low(name: str, summary: dict[str, Any]) -> bool:
    return name.startswith(WATCHED) and percent([summary]) < WANTED


if __name__ == "__main__":
    print(show(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
