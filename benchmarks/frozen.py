"""Our player of today against that of a commit, as engines that know nothing of each other, both on one core.

    python benchmarks/frozen.py FOLDER [--commit 96a6dc8] [--player search] [--games 100] [--time 0.1]
    python benchmarks/frozen.py FOLDER --player search:400      # equal simulations instead of equal time

FOLDER takes the sources of the commit; what they compile is kept apart by their own contents.
"""

import argparse
import io
import os
import shlex
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
RUN = "from thauma.cli.main import main; main()"
LONG = 60.0  # seconds for a move where simulations are counted


def unpack(commit: str, folder: Path) -> Path:
    """The sources of a commit, unpacked once."""
    place = folder / commit
    if not place.exists():
        archive = subprocess.run(["git", "archive", commit, "src"], cwd=HERE, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
            packed.extractall(place, filter="data")
        # Two short games compile what it needs: an engine of before may do so while its time counts.
        thauma(["arena", "duel", "search:20", "search:21", "--games", "2"], PYTHONPATH=str(place / "src"))
    return place / "src"


def thauma(arguments: list[str], **environment: str) -> None:
    subprocess.run([sys.executable, "-c", RUN, *arguments], check=True, env={**os.environ, **environment})


def engine(sources: Path, player: str) -> str:
    """A player of these sources, as the arena knows it."""
    command = ["env", f"PYTHONPATH={sources}", sys.executable, "-c", RUN, "engine", "duel", player]
    return "engine:" + shlex.join(command)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", type=Path)
    options.add_argument("--commit", default="96a6dc8")
    options.add_argument("--player", default="search")
    options.add_argument("--games", default="100")
    options.add_argument("--time", type=float)
    options.add_argument("--seed", default="1")
    options.add_argument("--out", help="a file that keeps the games, to go on where it stopped")
    chosen = options.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    players = [engine(HERE / "src", chosen.player), engine(unpack(chosen.commit, chosen.folder), chosen.player)]
    seconds = chosen.time or (LONG if ":" in chosen.player else 0.1)
    kept = ["--out", chosen.out] if chosen.out else []
    how = ["--games", chosen.games, "--time", str(seconds), "--seed", chosen.seed, "--luck", "0", *kept]
    thauma(["arena", "duel", *players, *how], PYTHONPATH=str(HERE / "src"))


if __name__ == "__main__":
    main()
