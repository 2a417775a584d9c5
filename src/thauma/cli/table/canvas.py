"""A grid of cells to paint on: what is painted later covers what lay there."""

from rich.text import Text

from thauma.cli.table.blocks import Block

EMPTY = (" ", "")


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells = [[EMPTY] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write on one row; what falls outside is lost."""
        if not 0 <= y < len(self.cells):
            return
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.width:
                self.cells[y][x + offset] = (char, style)

    def block(self) -> Block:
        return [self._line(row) for row in self.cells]

    @staticmethod
    def _line(row: list[tuple[str, str]]) -> Text:
        text = Text(no_wrap=True, end="")
        run, style = "", ""
        for char, own in row:
            if own != style:
                text.append(run, style)
                run, style = "", own
            run += char
        text.append(run, style)
        return text
