"""The words a person may type, in the table's language and in English."""

import re
import unicodedata
from collections.abc import Sequence
from enum import Enum

from thauma.language import Speaker, speaker


class Command(Enum):
    """What a line can ask for; the value is the key of the words for it."""

    BUILD = "words-build"
    DISCARD = "words-discard"
    WONDER = "words-wonder"
    STAGE = "words-stage"
    FREE = "words-free"
    BACK = "words-back"
    UNDO = "words-undo"
    HELP = "words-help"
    INFO = "words-info"
    PILE = "words-pile"
    UNSEEN = "words-unseen"
    PASSED = "words-passed"
    LOG = "words-log"
    CITY = "words-city"
    QUIT = "words-quit"


# What every game has: the rest is its own.
COMMON = (
    Command.BACK,
    Command.UNDO,
    Command.HELP,
    Command.INFO,
    Command.PILE,
    Command.LOG,
    Command.CITY,
    Command.QUIT,
)
LETTERS = str.maketrans({"ø": "o", "æ": "ae", "đ": "d", "ł": "l", "ß": "ss", "ı": "i"})
GLUED = re.compile(r"^(\d*)([^\W\d_]+)(\d*)$")  # 1b, b1, 1w2


def plain(text: str) -> str:
    """Text as it is compared: lower case, without accents and marks.

    >>> plain("  Kylpylä-TALO ")
    'kylpyla talo'
    """
    folded = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    letters = "".join(char for char in folded if not unicodedata.combining(char))
    return " ".join(re.sub(r"[^\w?]|_", " ", letters).split())


def split(text: str) -> list[str]:
    """The plain words of a line; a number glued to letters is a word of its own.

    >>> split("1w2")
    ['1', 'w', '2']
    """
    parts: list[str] = []
    for word in plain(text).split():
        glued = GLUED.match(word)
        parts += [part for part in glued.groups() if part] if glued else [word]
    return parts


class Vocabulary:
    """Which words mean which command of a game. One letter counts in the table's own language only."""

    def __init__(self, own: Speaker, acts: Sequence[Command], more: Sequence[Command] = ()) -> None:
        self._own = own
        self.acts = acts
        self._words: dict[str, Command] = {}
        commands = (*acts, *more, *COMMON)
        for command in commands:
            for word in speaker("en").words(command.value):
                if len(word) > 1 or word == "?":
                    self._words[plain(word)] = command
        for command in commands:
            self._words.update({plain(word): command for word in own.words(command.value)})

    def shown(self, command: Command) -> list[str]:
        """The words to show for a command, the long one first."""
        return self._own.words(command.value)

    def letter(self, command: Command) -> str:
        return next((word for word in self.shown(command) if len(word) == 1), self.shown(command)[0])

    def leading(self, text: str) -> tuple[Command, str] | None:
        """The command that a line begins with, and the rest of the line."""
        given = plain(text).split()
        for length in range(min(3, len(given)), 0, -1):
            command = self._words.get(" ".join(given[:length]))
            if command:
                return command, " ".join(given[length:])
        return None

    def act(self, word: str) -> Command | None:
        """The act that a single word means."""
        command = self._words.get(word)
        return command if command in self.acts else None
