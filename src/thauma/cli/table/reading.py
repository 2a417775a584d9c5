"""What a typed line means: its words as commands, its names as things, in the table's language and in English."""

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from thauma.cli.table.drawing import Act
from thauma.cli.table.effects import alternatives
from thauma.cli.table.protocol import Command, Pick, Play, Reading, Refuse
from thauma.games.protocol import Json
from thauma.language import Speaker, speaker

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
ARTICLES = ("the ", "a ", "az ", "de ")
LEAST_LIKENESS = 0.65
MOST_NAMES = 6  # in one sentence


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

    def __init__(self, own: Speaker, acts: Sequence[Command], pages: Iterable[Command]) -> None:
        self._own = own
        self.acts = acts
        self._words: dict[str, Command] = {}
        commands = dict.fromkeys((*acts, *pages, *COMMON))
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


class Finder:
    """Finds what is meant by a name that may be short, misspelt or in English; each thing has several spellings."""

    def __init__(self, spellings: Mapping[str, Iterable[str]]) -> None:
        self._spellings = {thing: [_bare(name) for name in names] for thing, names in spellings.items()}

    def find(self, text: str, among: Iterable[str]) -> list[str]:
        """The things that a text fits best: one if it is clear, several if it is not, none if it fits nothing."""
        wanted = _bare(text)
        things = list(dict.fromkeys(among))
        if not wanted:
            return []
        for fits in _FITS:
            found = [thing for thing in things if any(fits(name, wanted) for name in self._spellings.get(thing, ()))]
            if found:
                return found
        return []

    def suggest(self, text: str, among: Iterable[str]) -> list[str]:
        """The things whose names look like the text, the likest first."""
        owner = {name: thing for thing in among for name in self._spellings.get(thing, ())}
        close = get_close_matches(_bare(text), owner, n=3, cutoff=LEAST_LIKENESS)
        return list(dict.fromkeys(owner[name] for name in close))


_FITS: tuple[Callable[[str, str], bool], ...] = (  # the whole name, its beginning, that of a word in it
    lambda name, wanted: name == wanted,
    lambda name, wanted: name.startswith(wanted),
    lambda name, wanted: f" {wanted}" in f" {name}",
)


def _bare(name: str) -> str:
    """A name as it is compared, without its article."""
    compared = plain(name)
    article = next((article for article in ARTICLES if compared.startswith(article)), "")
    return compared.removeprefix(article)


def name_finder(own: Speaker, game: str, things: Iterable[str], more: Mapping[str, Sequence[str]]) -> Finder:
    """Things by their name at this table, their English name and their id; `more` adds other spellings."""
    voices = (own, speaker("en"))
    return Finder(
        {thing: (*(voice.item(game, thing) for voice in voices), thing, *more.get(thing, ())) for thing in things}
    )


class Misread(Exception):
    """The line can't be followed; the text is the sentence for the person."""


class LineReader(ABC):
    """Reads lines in one position: a move, something to pick up, or a sentence about what is wrong."""

    list_acts: Callable[[Any], list[Act]]  # what can be done with the picked card, as the menu numbers it

    def __init__(self, scene: Any, finder: Finder, vocabulary: Vocabulary, things: Sequence[str]) -> None:
        self.scene = scene
        self.finder = finder
        self.vocabulary = vocabulary
        self.things = things

    def read(self, line: str) -> Reading:
        try:
            return self._read(split(line))
        except Misread as wrong:
            return Refuse(str(wrong))

    def read_question(self, text: str, example: str) -> str | Refuse:
        """The thing that a person asks about, by name or by the number of a card; else what to type instead."""
        numbered = self.scene.numbered
        if text.isdigit() and 1 <= int(text) <= len(numbered):
            return str(numbered[int(text) - 1])
        if not text:
            return Refuse(self.scene.say("bad-info", example=example))
        try:
            return self._named(text, self.things) or Refuse(self.unknown(text, self.things))
        except Misread as wrong:
            return Refuse(str(wrong))

    @abstractmethod
    def _read(self, words: list[str]) -> Reading:
        """What the words mean; a Misread if nothing."""

    @abstractmethod
    def _act(self, act: Command, before: list[str], typed: str, after: list[str]) -> Reading:
        """What the word for an act means, with the words before and after it."""

    @abstractmethod
    def _why_no_card(self, thing: str) -> str:
        """The sentence about something that is in the box but can't be picked."""

    # A turn: a card, an act, or both at once.

    def _turn(self, words: list[str]) -> Reading:
        text = " ".join(words)
        if len(words) == 1 and text.isdigit() and self.scene.picked:
            acts = self.list_acts(self.scene)
            return acts[self._place(text, len(acts))].reading
        place = next((i for i, word in enumerate(words) if self.vocabulary.act(word)), None)
        act = None if place is None else self.vocabulary.act(words[place])
        if place is None or act is None or (len(words) > 1 and self.finder.find(text, self.scene.numbered)):
            return Pick(self.card(words))
        return self._act(act, words[:place], words[place], words[place + 1 :])

    def card(self, words: list[str]) -> str:
        """A card that can be picked, by number or name; else a Misread that says why not."""
        found = self.one(words, self.scene.numbered)
        if found is not None:
            return found
        text = " ".join(words)
        known = self.finder.find(text, self.things)
        if len(known) != 1:
            raise Misread(self.unknown(text, [*self.scene.numbered, *self.things]))
        raise Misread(self._why_no_card(known[0]))

    def _card_or_picked(self, words: list[str], typed: str) -> str:
        """The card that is named, else the picked one, else the only one."""
        if words:
            return self.card(words)
        known = [self.scene.picked_card] if self.scene.picked_card else self.scene.numbered
        if len(known) == 1:
            return str(known[0])
        raise Misread(self.scene.say("bad-which-card", example=f"{typed} 1"))

    # Any other choice: one of a list.

    def _one_of(self, words: list[str], options: Mapping[str, Json], names: Callable[[Json], str]) -> Reading:
        """The move among some that a number or a name means; `names` says what a move is called."""
        chosen = self.one(words, list(options))
        if chosen is not None:
            return play_legal(options[chosen])
        text = " ".join(words)
        known = self.finder.find(text, self.things)
        if len(known) != 1:
            raise Misread(self.unknown(text, options))
        listed = self.scene.speaker.listing(list(dict.fromkeys(map(names, options.values()))))
        raise Misread(self.scene.say("bad-not-offered", name=self.scene.name(known[0]), names=listed))

    # Numbers and names.

    def one(self, words: list[str], among: Sequence[str]) -> str | None:
        """The one thing among some that a number or a name means; None if it is none of them."""
        text = " ".join(words)
        if len(words) == 1 and text.isdigit():
            return among[self._place(text, len(among))]
        return self._named(text, among)

    def _place(self, number: str, last: int) -> int:
        if not 1 <= int(number) <= last:
            raise Misread(self.scene.say("bad-number", number=int(number), last=last))
        return int(number) - 1

    def _named(self, text: str, among: Sequence[str]) -> str | None:
        found = self.finder.find(text, among)
        if len({self.scene.name(thing) for thing in found}) > 1:
            raise Misread(self.scene.say("bad-ambiguous", text=text, names=self._either(found[:MOST_NAMES])))
        return found[0] if found else None

    def unknown(self, text: str, among: Iterable[str]) -> str:
        close = self.finder.suggest(text, among)
        if close:
            return str(self.scene.say("bad-suggest", text=text, names=self._either(close)))
        return str(self.scene.say("bad-unknown", text=text))

    def _either(self, things: Iterable[str]) -> str:
        return alternatives(list(dict.fromkeys(self.scene.name(thing) for thing in things)), self.scene.speaker)


def play_legal(legal: Json) -> Play:
    """A legal move as it is played."""
    return Play({field: value for field, value in legal.items() if field != "cost"})
