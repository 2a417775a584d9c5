"""One conversation with a person at a table: draw, ask, read, until there is a move or a wish."""

from enum import Enum, auto
from typing import Any

from rich.text import Text

from thauma.cli.table.base import TerminalTable, Use
from thauma.cli.table.blocks import Block, flow, line, rule, words
from thauma.cli.table.look import ACT, FAINT, STRONG, WARN
from thauma.cli.table.protocol import Command, Pick, Play, Refuse, Story
from thauma.cli.table.terminal import LEAST_COLUMNS, LEAST_ROWS, Terminal
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import Speaker


class Wish(Enum):
    """What a person may want instead of a move."""

    UNDO = auto()
    QUIT = auto()


class Conversation:
    """Asks one seat for its decisions."""

    def __init__(self, table: TerminalTable[Any], terminal: Terminal, speaker: Speaker) -> None:
        self.table = table
        self.terminal = terminal
        self.speaker = speaker
        self.vocabulary = table.vocabulary
        self.picked: str | None = None
        self.note: str | None = None  # what was wrong with the last line
        self.rest: Block = []  # of a page that didn't fit, what is still to be shown

    def decide(self, view: Json, story: Story) -> Move | Wish:
        """Ask until the person has decided."""
        self.picked = None
        self._draw(view, story)
        while True:
            typed = self.terminal.ask()
            if typed is None:
                return Wish.QUIT
            if self.rest and not typed.strip():
                self._show_page(self.rest)
                continue
            self.rest = []
            answer = self._answer(view, story, typed)
            if isinstance(answer, Wish | dict):
                self.note = None
                return answer
            if isinstance(answer, list):
                self._show_page(answer)
            else:
                self._redraw(view, story)

    def refuse(self, sentence: str) -> None:
        """Say at the next drawing why a wish could not be met."""
        self.note = sentence

    def _answer(self, view: Json, story: Story, typed: str) -> Move | Wish | Block | None:
        """What a line leads to: a decision, a page to show, or (None) the table again."""
        self.note = None
        found = self.vocabulary.leading(typed)
        if found:
            command, rest = found
            if command is Command.HELP and rest:
                command = Command.INFO
            if command in (Command.UNDO, Command.QUIT) and not rest:
                return Wish.UNDO if command is Command.UNDO else Wish.QUIT
            page = self._page(view, story, command, rest)
            if page is not None:
                return page
            if self.note or (command is Command.BACK and not rest):
                return None
        return self._read(view, typed) if typed.strip() else None

    def _page(self, view: Json, story: Story, command: Command, about: str) -> Block | None:
        width = min(self.terminal.measure()[0], 110)
        if command is Command.BACK and not about:
            self.note = None if self.picked else self.speaker.say("bad-no-back")
            self.picked = None
            return None
        if about and command is not Command.INFO:
            return None
        if command is Command.HELP:
            return self._help(width)
        if command is Command.LOG:
            return self._log(story, width)
        page = self.table.page(view, command, about, width)
        if isinstance(page, Refuse):
            self.note = page.sentence
            return None
        return page

    def _read(self, view: Json, typed: str) -> Move | None:
        reading = self.table.read(view, self.picked, typed)
        if isinstance(reading, Play):
            return reading.move
        if isinstance(reading, Pick):
            self.picked = reading.name
        else:
            self.note = reading.sentence
        return None

    # What is shown.

    def _draw(self, view: Json, story: Story) -> None:
        """The whole table, and on a screen the news below it: over a pipe they were told as they came."""
        columns, rows = self.terminal.measure()
        if self.terminal.is_too_small:
            self.terminal.clear()
            self.terminal.write(too_small(self.speaker, columns, rows or 0))
            self.terminal.write(self.speaker.say("enlarge"))
            return
        notes = words(self.note, columns, WARN) if self.note else []
        if self.terminal.is_screen and not notes:
            notes = self.table.news(view, story, columns)
        room = None if rows is None else rows - len(notes) - 2
        self.terminal.clear()
        self.terminal.show(self.table.picture(view, self.picked, story, columns, room))
        self.terminal.show([*notes, self._question(view)])

    def _redraw(self, view: Json, story: Story) -> None:
        """The table again after a line that changed nothing but what is picked; over a pipe only what is new."""
        if self.terminal.is_screen:
            self._draw(view, story)
            return
        if self.note:
            self.terminal.write(self.note)
        else:
            self.terminal.show(self.table.choices(view, self.picked, self.terminal.measure()[0]))
        self.terminal.show([self._question(view)])

    def _question(self, view: Json) -> Text:
        return line((self.table.question(view, self.picked), ACT))

    def _show_page(self, page: Block) -> None:
        """As much of a page as the screen holds; Enter shows the rest, then the table."""
        _, rows = self.terminal.measure()
        room = len(page) if rows is None else max(1, rows - 3)
        self.rest = page[room:]
        self.terminal.clear()
        self.terminal.show([*page[:room], line()])
        if self.terminal.is_screen:
            how = self.speaker.say("ask-more") if self.rest else self.speaker.say("ask-again")
            self.terminal.show([line((how, ACT))])

    def _help(self, width: int) -> Block:
        say = self.speaker.say
        block = [rule(width, say("help-title"))]
        for sentence in self.table.parts.rules(self.speaker):
            block += words(sentence, width)
        listed = [("1, 2, …", say("help-pick")), *((self._spelt(use), say(use.key)) for use in self.table.uses())]
        longest = max(len(typed) for typed, _ in listed)
        for typed, meaning in listed:
            head = line(("  " + typed.ljust(longest), ACT), "  ")
            block += words(meaning, width, first=head, rest=" " * head.cell_len)
        signs = [line((sign, STRONG), f" {meaning}") for sign, meaning in self.table.legend()]
        return [*block, rule(width, say("legend")), *flow(signs, width, "   ", "  ", "  ")]

    def _spelt(self, use: Use) -> str:
        """The words for a command; for an act also how to name the card, and what belongs to it, with it."""
        spelt = ", ".join(self.vocabulary.shown(use.command))
        is_act = use.command in self.vocabulary.acts
        return f"{spelt}, 1{self.vocabulary.letter(use.command)}{use.example}" if is_act else spelt

    def _log(self, story: Story, width: int) -> Block:
        block = [rule(width, self.speaker.say("moves"))]
        for number, told in enumerate(filter(None, story.told), 1):
            block += words(" ".join(told), width, first=line((f"{number:>3} ", FAINT)), rest="    ")
        return block if any(story.told) else [*block, line((self.speaker.say("no-moves"), FAINT))]


def too_small(speaker: Speaker, columns: int, rows: int) -> str:
    return speaker.say("too-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS, width=columns, height=rows)
