"""Blocks of text: lists of lines that can be padded, wrapped and set side by side."""

from collections.abc import Iterable, Sequence

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
    height = max(len(block) for block in columns)
    return [
        line(*_row([block[i] if i < len(block) else line() for block in columns], widths, gap)) for i in range(height)
    ]


def in_columns(cells: Block, columns: int, width: int) -> Block:
    """Cells below each other, in as many columns of that width as needed, filled one after the other."""
    rows = max(1, -(-len(cells) // columns))
    parts = [cells[i : i + rows] for i in range(0, len(cells), rows)]
    return beside(parts, [width] * len(parts)) if parts else []


def _row(cells: Sequence[Text], widths: Sequence[int], gap: int) -> Iterable[Text | str]:
    for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if number:
            yield " " * gap
        yield fit(cell, width)


def centred(block: Block, width: int) -> Block:
    """The block as a whole in the middle."""
    widest = max((text.cell_len for text in block), default=0)
    margin = " " * max(0, (width - widest) // 2)
    return [line(margin, text) for text in block]
