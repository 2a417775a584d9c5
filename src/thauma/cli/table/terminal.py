"""The terminal: how large it is, how it is cleared, how a line is read. Works the same over a pipe, only plainer."""

import os
import sys
from typing import TextIO

from rich.console import Console
from rich.text import Text

from thauma.cli.table.blocks import Block, words
from thauma.games.errors import ThaumaError

PLAIN_WIDTH = 100
LEAST_COLUMNS, LEAST_ROWS = 60, 20
PROMPT = "> "


class TerminalTooSmall(ThaumaError):
    code = "terminal_too_small"


class Paper(Console):
    """Rich's console, but whoever plays decides what happens when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """Where the table is shown. `height` is None over a pipe: there is no page to fill."""

    def __init__(self, output: TextIO | None = None, source: TextIO | None = None) -> None:
        self.output = output or sys.stdout
        self.source = source or sys.stdin
        self.is_screen = self.output.isatty()
        if hasattr(self.output, "reconfigure"):
            self.output.reconfigure(errors="replace")  # a terminal without UTF-8 shows ? instead of failing
        self.console = Paper(
            file=self.output,
            highlight=False,
            soft_wrap=True,
            width=None if self.is_screen else PLAIN_WIDTH,
            no_color=None if self.is_screen else True,
            color_system="auto" if self.is_screen else None,
        )

    def measure(self) -> tuple[int, int | None]:
        """Columns and rows, measured anew."""
        if not self.is_screen:
            return PLAIN_WIDTH, None
        size = self._size()
        return size.columns, size.lines

    def _size(self) -> os.terminal_size:
        try:
            return os.get_terminal_size(self.output.fileno())
        except OSError:
            return os.terminal_size((80, 24))

    @property
    def is_too_small(self) -> bool:
        columns, rows = self.measure()
        return columns < LEAST_COLUMNS or (rows is not None and rows < LEAST_ROWS)

    def clear(self) -> None:
        if self.is_screen:
            self.console.clear()

    def show(self, block: Block) -> None:
        for text in block:
            text.rstrip()
            self.console.print(text, end="\n", crop=False, no_wrap=True, overflow="ignore")

    def write(self, sentence: str) -> None:
        """A sentence, on as many lines as it needs."""
        self.show(words(sentence, self.measure()[0]))

    def write_line(self, text: str) -> None:
        """Text that must stay as it is, such as a path."""
        self.show([Text(text)])

    def hang_up(self) -> None:
        """Nobody reads any more: whatever is still written goes nowhere."""
        if self.output is sys.stdout:
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.output.fileno())

    def ask(self) -> str | None:
        """A line that the person typed, without its end; None when there are no more."""
        line = self._read(PROMPT)
        if line is not None and not self.source.isatty():
            self.write_line(line)  # a transcript should show what was typed
        return line

    def _read(self, prompt: str) -> str | None:
        if self.source is sys.stdin and self.is_screen and self.source.isatty():
            import readline  # noqa: F401 - its presence gives `input` editing keys and a history

            try:
                return input(prompt)
            except EOFError:
                return None
        self.output.write(prompt)
        self.output.flush()
        line = self.source.readline()
        return line.rstrip("\r\n") if line else None
