"""Drawings of findings, as SVG in the colours of the page. Needs the extra `lab` (matplotlib)."""

import io
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from thauma.lab.statistics.look import STAND_IN as COLOUR
from thauma.lab.statistics.look import with_variables

SETTINGS: dict[Any, Any] = {"svg.fonttype": "none", "svg.hashsalt": "thauma", "font.size": 10}
INCHES_A_ROW = 0.25
WIDTH = 5.6


class Row(NamedTuple):
    """A line of a plot of shares: a dot with its interval, and a small mark for what it is compared with."""

    label: str
    share: float
    interval: tuple[float, float]
    colour: str
    mark: float | None = None


class Bar(NamedTuple):
    label: str
    values: tuple[float, ...]
    intervals: tuple[tuple[float, float] | None, ...]


def shares(rows: Sequence[Row], reference: float | None, axis: str, width: float = WIDTH) -> str:
    """Shares with their intervals, from the top in the order given; a line where nothing would differ."""
    figure, axes = _sheet(width, 0.75 + INCHES_A_ROW * len(rows))
    if reference is not None:
        axes.axvline(reference, color=COLOUR["ink-3"], linewidth=1, linestyle=(0, (4, 3)))
    for place, row in enumerate(rows):
        axes.plot(row.interval, (place, place), color=COLOUR[row.colour], linewidth=2.2, solid_capstyle="round")
        axes.plot([row.share], [place], "o", color=COLOUR[row.colour], markersize=6)
        if row.mark is not None:
            axes.plot([row.mark], [place], "|", color=COLOUR["ink-3"], markersize=9, markeredgewidth=1.4)
    _name_rows(axes, [row.label for row in rows])
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:g} %")
    axes.set_xlabel(axis)
    _print_values(axes, [f"{100 * row.share:.1f}" for row in rows])
    return _to_svg(figure)


def _name_rows(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="x", color=COLOUR["rule"], linewidth=0.7)


def _print_values(axes: Axes, values: Sequence[str]) -> None:
    for place, value in enumerate(values):
        where: Any = axes.get_yaxis_transform()
        axes.text(1.01, place, value, transform=where, va="center", fontsize=9, color=COLOUR["ink-2"])


def bars(rows: Sequence[Bar], names: Sequence[str], colours: Sequence[str], axis: str) -> str:
    """Groups of bars that lie one under the other, one of each group for each name."""
    figure, axes = _sheet(WIDTH, 0.9 + 0.42 * len(rows))
    height = 0.8 / len(names)
    for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
        places = [place - 0.4 + height * (number + 0.5) for place in range(len(rows))]
        axes.barh(places, [row.values[number] for row in rows], height * 0.88, color=COLOUR[colour], label=name)
        for place, row in zip(places, rows, strict=True):
            interval = row.intervals[number]
            if interval is not None:
                axes.plot(interval, (place, place), color=COLOUR["ink"], linewidth=1.2)
    _name_rows(axes, [row.label for row in rows])
    axes.set_xlabel(axis)
    if len(names) > 1:
        _add_legend(axes)
    return _to_svg(figure)


def stacks(rows: Sequence[Bar], names: Sequence[str], colours: Sequence[str], axis: str) -> str:
    """Bars made of parts, one part for each name."""
    figure, axes = _sheet(WIDTH, 1.0 + 0.45 * len(rows))
    starts = [0.0] * len(rows)
    for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
        widths = [row.values[number] for row in rows]
        axes.barh(range(len(rows)), widths, 0.6, left=starts, color=COLOUR[colour], label=name)
        starts = [start + width for start, width in zip(starts, widths, strict=True)]
    _name_rows(axes, [row.label for row in rows])
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:g} %")
    axes.set_xlabel(axis)
    _add_legend(axes)
    return _to_svg(figure)


def columns(counts: dict[str, int], axis: str) -> str:
    """How often each whole number came, as shares."""
    figure, axes = _sheet(WIDTH, 2.4)
    total = sum(counts.values())
    axes.bar(
        [int(number) for number in counts], [times / total for times in counts.values()], 0.85, color=COLOUR["accent"]
    )
    axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:g} %")
    axes.grid(axis="y", color=COLOUR["rule"], linewidth=0.7)
    axes.set_xlabel(axis)
    return _to_svg(figure)


def _add_legend(axes: Axes) -> None:
    legend = axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=4, fontsize=9)
    for text in legend.get_texts():
        text.set_color(COLOUR["ink-2"])


def _sheet(width: float, height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(figure)
    figure.patch.set_alpha(0.0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0.0)
    axes.set_axisbelow(True)
    axes.tick_params(colors=COLOUR["ink-2"], length=0)
    axes.xaxis.label.set_color(COLOUR["ink-3"])
    for label in ("left", "right", "top", "bottom"):
        axes.spines[label].set_visible(False)
    return figure, axes


def _to_svg(figure: Figure) -> str:
    """The drawing as an element that a page can hold."""
    file = io.StringIO()
    with matplotlib.rc_context(SETTINGS):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    svg = re.sub(r"<metadata>.*?</metadata>", "", file.getvalue(), flags=re.DOTALL)
    return with_variables(svg[svg.index("<svg") :])
