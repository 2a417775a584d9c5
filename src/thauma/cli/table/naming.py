"""What a typed number or name means among some things, and the sentence for a name that means nothing."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from thauma.cli.table.commands import Vocabulary, split
from thauma.cli.table.finder import Finder
from thauma.cli.table.goods import alternatives
from thauma.cli.table.protocol import Reading, Refuse
from thauma.cli.table.scene import Seen
from thauma.language import Speaker, speaker

MOST_NAMES = 6  # in one sentence


class Misread(Exception):
    """The line can't be followed; the text is the sentence for the person."""


def name_finder(
    own: Speaker, game: str, things: Iterable[str], more: Mapping[str, Sequence[str]] | None = None
) -> Finder:
    """Things by their name at this table, their English name and their id; `more` adds other spellings."""
    english, further = speaker("en"), more or {}
    return Finder(
        {thing: (own.item(game, thing), english.item(game, thing), thing, *further.get(thing, ())) for thing in things}
    )


class Namer:
    """Reads names in one position."""

    def __init__(self, scene: Seen, finder: Finder) -> None:
        self.scene = scene
        self.finder = finder

    def one(self, words: list[str], among: list[str]) -> str | None:
        """The one thing among some that a number or a name means; None if it is none of them."""
        text = " ".join(words)
        if len(words) == 1 and text.isdigit():
            if not 1 <= int(text) <= len(among):
                raise Misread(self.scene.say("bad-number", number=int(text), last=len(among)))
            return among[int(text) - 1]
        found = self.finder.find(text, among)
        if len({self.scene.name(thing) for thing in found}) > 1:
            raise Misread(self.ambiguous(text, found))
        return found[0] if found else None

    def ambiguous(self, text: str, found: list[str]) -> str:
        return self.scene.say("bad-ambiguous", text=text, names=self.either(found[:MOST_NAMES]))

    def unknown(self, text: str, among: Iterable[str]) -> str:
        close = self.finder.suggest(text, among)
        if close:
            return self.scene.say("bad-suggest", text=text, names=self.either(close))
        return self.scene.say("bad-unknown", text=text)

    def either(self, things: Iterable[str]) -> str:
        return alternatives(list(dict.fromkeys(self.scene.name(thing) for thing in things)), self.scene.speaker)

    def thing(self, text: str, things: Sequence[str], example: str) -> str | Refuse:
        """The thing that a person asks about; else what to type instead."""
        if not text:
            return Refuse(self.scene.say("bad-info", example=example))
        found = self.finder.find(text, things)
        if len({self.scene.name(thing) for thing in found}) > 1:
            return Refuse(self.ambiguous(text, found))
        return found[0] if found else Refuse(self.unknown(text, things))


class LineReader(Namer, ABC):
    """Reads lines in one position: a move, something to pick up, or a sentence about what is wrong."""

    def __init__(self, scene: Seen, finder: Finder, vocabulary: Vocabulary) -> None:
        super().__init__(scene, finder)
        self.vocabulary = vocabulary

    def read(self, line: str) -> Reading:
        try:
            return self._read(split(line))
        except Misread as wrong:
            return Refuse(str(wrong))

    @abstractmethod
    def _read(self, words: list[str]) -> Reading:
        """What the words mean; a Misread if nothing."""
