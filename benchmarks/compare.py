"""One benchmark in this tree and in an older revision, by turns in one run, and the ratios of what they print.

    python benchmarks/compare.py [--rounds N] REVISION search.py duel 2000

Machines are shared and noisy, so two runs an hour apart say little. Here the trees take turns, the median of each
figure counts, and every line that both print is compared, number by number.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w.])")
Figures = dict[tuple[str, int], float]  # (a line without its numbers, the number's place in it) -> figure


@contextmanager
def tree_of(revision: str) -> Iterator[Path]:
    """A second working tree that holds a revision, for the time of the block."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, revision], cwd=HERE, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=HERE, check=True)


def run(tree: Path, command: list[str], kernels: str) -> str:
    """What a benchmark of a tree prints; its compiled kernels are kept apart from the other tree's."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "THAUMA_CACHE_DIR": kernels}
    script, *arguments = command
    done = subprocess.run(
        [sys.executable, str(tree / "benchmarks" / script), *arguments],
        cwd=tree,
        env=environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout


def figures_in(output: str) -> Figures:
    """Every number that stands alone, by the words around it; a heading's words count for the lines below it."""
    figures: Figures = {}
    heading = ""
    for line in output.splitlines():
        label = " ".join(NUMBER.sub("#", line).split())
        numbers = [float(number.replace(",", "")) for number in NUMBER.findall(line)]
        if not line.startswith(" ") and line.strip():
            heading = " ".join(line.split()) if len(numbers) <= 1 else label
        for place, number in enumerate(numbers):
            figures[(label if label == heading else f"{heading} | {label}", place)] = number
    return figures


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("revision")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("benchmark", nargs=argparse.REMAINDER, help="a script of this folder, and its arguments")
    asked = reader.parse_args()
    with tree_of(asked.revision) as old, tempfile.TemporaryDirectory() as kernels:
        rounds: dict[Path, list[Figures]] = {old: [], HERE: []}
        for number in range(asked.rounds + 1):
            for tree in rounds:
                print(f"round {number} of {asked.rounds}: {tree.name}", file=sys.stderr, flush=True)
                figures = figures_in(run(tree, asked.benchmark, f"{kernels}/{tree.name}"))
                if number > 0:  # the first one compiles
                    rounds[tree].append(figures)
        report(rounds[old], rounds[HERE])


def report(old: list[Figures], new: list[Figures]) -> None:
    print(f"{'before':>14} {'after':>14} {'after/before':>13}")
    for key in old[0]:
        if all(key in figures for figures in (*old, *new)):
            before, after = (sorted(figures[key] for figures in rounds)[len(rounds) // 2] for rounds in (old, new))
            if before:
                print(f"{before:>14,.2f} {after:>14,.2f} {after / before:>13.3f}   {key[0]}")


if __name__ == "__main__":
    main()
