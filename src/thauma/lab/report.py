"""What a training has shown so far, as a page with a table and curves."""

from pathlib import Path
from typing import Any

from thauma.lab.training import Training


def write_report(training: Training) -> Path:
    """Write report.md and curves.svg into the folder of the training."""
    figures = [training.figures(number) for number in range(training.generations)]
    page = training.folder / "report.md"
    page.write_text(_page(training))
    if figures:
        _draw(figures, training.folder / "curves.svg")
    return page


def _page(training: Training) -> str:
    plan = training.plan
    head, rows = table_rows(training)
    lines = [
        f"# Training of a net for {plan.game}",
        "",
        f"Seed {plan.seed}; {plan.first_games} games for generation 0, {plan.games} for each after it; each net learns",
        f"from the last {plan.window} generations. Scores are shares of the victories with their 95 % intervals.",
        "Hours count from the beginning, on this machine, without those of the tests.",
        "",
        "![curves](curves.svg)",
        "",
        *("| " + " | ".join(cells) + " |" for cells in (head, ["---"] * len(head), *rows)),
    ]
    return "\n".join(lines) + "\n"


def table_rows(training: Training) -> tuple[list[str], list[list[str]]]:
    """The head and a row for each generation."""
    figures = [training.figures(number) for number in range(training.generations)]
    rivals = list(dict.fromkeys(rival for known in figures for rival in known.get("rivals", {})))
    head = ["generation", "samples", "value loss", "policy loss", "against the best", *rivals, "passed", "hours"]
    rows, hours = [], 0.0
    for number, known in enumerate(figures):
        hours += (known.get("seconds_of_play", 0) + known.get("seconds_of_learning", 0)) / 3600
        scores = [known.get("against_best"), *(known.get("rivals", {}).get(rival) for rival in rivals)]
        passed = {True: "yes", False: "no", None: ""}[known.get("passed")]
        losses = [known.get("samples", ""), known.get("value_loss", ""), known.get("policy_loss", "")]
        rows.append([str(cell) for cell in (number, *losses, *map(_score, scores), passed, f"{hours:.2f}")])
    return head, rows


def _score(found: dict[str, Any] | None) -> str:
    if found is None:
        return ""
    low, high = found["interval"]
    return f"{found['score']:.3f} [{low:.3f}, {high:.3f}]"


def _draw(figures: list[dict[str, Any]], file: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    drawing, (losses, scores) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    generations = range(len(figures))
    for loss in ("value_loss", "policy_loss"):
        losses.plot(generations, [known.get(loss) for known in figures], label=loss.replace("_", " "))
    for rival in figures[-1].get("rivals", {}):
        met = [(n, known["rivals"]) for n, known in enumerate(figures) if rival in known.get("rivals", {})]
        points = [(n, results[rival]["score"]) for n, results in met]
        scores.plot(*zip(*points, strict=True), label=f"against {rival}")
    against_best = [(n, known["against_best"]["score"]) for n, known in enumerate(figures) if "against_best" in known]
    if against_best:
        scores.plot(*zip(*against_best, strict=True), label="against the best before", linewidth=2)
    for axes, name in ((losses, "loss"), (scores, "share of victories")):
        axes.set_xlabel("generation")
        axes.set_ylabel(name)
        if axes.lines:
            axes.legend()
    drawing.savefig(file, metadata={"Date": None})
    pyplot.close(drawing)
