"""Blocks of text: lists of lines that can be padded, wrapped and set side by side."""

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest

from rich.text import Text

Block = list[Text]
ELLIPSIS = "…"


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """A line of plain and styled parts; it never wraps by itself."""
    return Text.assemble(*parts, no_wrap=True, end="")


def fit(text: Text, width: int) -> Text:
    """The line cut or padded to a width."""
    fitted = text.copy()
    fitted.truncate(max(0, width), overflow="ellipsis", pad=True)
    return fitted


def cut(text: str, width: int) -> str:
    """Text cut to a width, with an ellipsis where something is lost."""
    if len(text) <= width:
        return text
    return text[: max(0, width - 1)] + ELLIPSIS if width > 0 else ""


def ends(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line; the left one gives way."""
    return line(fit(left, width - right.cell_len - 1), " ", right)


def flow(items: Iterable[Text], width: int, separator: str = ", ", first: str | Text = "", rest: str = "") -> Block:
    """Items one after the other, on as many lines as they need."""
    lines: Block = []
    current = line(first)
    empty = True
    behind = separator.rstrip()  # what a line may end with
    for item in items:
        apart = "" if empty else separator
        if not empty and current.cell_len + len(apart) + item.cell_len + len(behind) > width:
            lines.append(line(current, behind))
            current, apart = line(rest), ""
        current = line(current, apart, item)
        empty = False
    return [*lines, current]


def words(text: str, width: int, style: str = "", rest: str = "", first: str | Text = "") -> Block:
    """A sentence on as many lines as it needs."""
    return flow((line((word, style)) for word in text.split()), width, " ", first, rest)


def rule(width: int, label: str = "", style: str = "dim") -> Text:
    """A thin line, with a label set into it."""
    if not label:
        return line(("─" * width, style))
    return line(("── ", style), (label, "bold"), (" " + "─" * max(0, width - len(label) - 4), style))


def beside(columns: Sequence[Block], widths: Sequence[int], gap: int = 2) -> Block:
    """Blocks side by side, each as wide as told."""
    rows = zip_longest(*columns, fillvalue=line())
    return [line(" " * gap).join(fit(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def in_columns(cells: Block, columns: int, width: int) -> Block:
    """Cells below each other, in as many columns of that width as needed, filled one after the other."""
    rows = max(1, -(-len(cells) // columns))
    parts = [cells[i : i + rows] for i in range(0, len(cells), rows)]
    return beside(parts, [width] * len(parts)) if parts else []


def centred(block: Block, width: int) -> Block:
    """The block as a whole in the middle."""
    widest = max((text.cell_len for text in block), default=0)
    margin = " " * max(0, (width - widest) // 2)
    return [line(margin, text) for text in block]


class Canvas:
    """A grid of cells to paint on: what is painted later covers what lay there."""

    def __init__(self, width: int, height: int) -> None:
        self._width = width
        self._rows = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write on one row; what falls outside is lost."""
        if not 0 <= y < len(self._rows):
            return
        for column, char in enumerate(text, x):
            if 0 <= column < self._width:
                self._rows[y][column] = (char, style)

    def block(self) -> Block:
        runs = (
            (("".join(char for char, _ in run), style) for style, run in groupby(row, _style)) for row in self._rows
        )
        return [line(*row) for row in runs]


def _style(cell: tuple[str, str]) -> str:
    return cell[1]
