"""Draw what the baselines of docs/baselines.md reported.

python examples/plot_curve.py curve.svg "policy gradient=a.jsonl" "evolution=b.jsonl"
"""

import json
import sys
from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot

OPPONENTS = {"random": "-", "greedy": "--"}


def main() -> None:
    picture, *runs = sys.argv[1:]
    mpl.rcParams |= {"svg.hashsalt": "thauma", "svg.fonttype": "none"}  # the same picture for the same figures
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    for number, run in enumerate(runs):
        name, _, file = run.partition("=")
        reports = [json.loads(line) for line in Path(file).read_text().splitlines() if line.startswith("{")]
        seconds = [report["seconds"] for report in reports]
        for opponent, style in OPPONENTS.items():
            won = [100 * report[opponent] for report in reports]
            axes.plot(seconds, won, style, color=f"C{number}", label=f"{name} against {opponent}")
    axes.set(xlabel="seconds of learning against random", ylabel="games won of 1000, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    main()
