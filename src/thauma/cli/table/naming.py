"""What a typed number or name means among some things, and the sentence for a name that means nothing."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from thauma.cli.table.commands import Vocabulary, split
from thauma.cli.table.finder import Finder
from thauma.cli.table.goods import alternatives
from thauma.cli.table.menu import Act
from thauma.cli.table.protocol import Play, Reading, Refuse
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json
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

    list_acts: Callable[[Any], list[Act]]  # what can be done with the picked card, as the menu numbers it

    def __init__(self, scene: Seen, finder: Finder, vocabulary: Vocabulary, things: Sequence[str]) -> None:
        super().__init__(scene, finder)
        self.vocabulary = vocabulary
        self.things = things

    def read(self, line: str) -> Reading:
        try:
            return self._read(split(line))
        except Misread as wrong:
            return Refuse(str(wrong))

    @abstractmethod
    def _read(self, words: list[str]) -> Reading:
        """What the words mean; a Misread if nothing."""

    @abstractmethod
    def _why_no_card(self, thing: str) -> str:
        """The sentence about something that is in the box but can't be picked."""

    def _numbered_act(self, number: int) -> Reading:
        acts = self.list_acts(self.scene)
        if not 1 <= number <= len(acts):
            raise Misread(self.scene.say("bad-number", number=number, last=len(acts)))
        return acts[number - 1].reading

    def _place_of_act(self, words: list[str]) -> int | None:
        return next((i for i, word in enumerate(words) if self.vocabulary.act(word)), None)

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
        if self.scene.picked_card:
            return self.scene.picked_card
        if len(self.scene.numbered) == 1:
            return self.scene.numbered[0]
        raise Misread(self.scene.say("bad-which-card", example=f"{typed} 1"))

    def _one_of(self, words: list[str], options: Mapping[str, Json]) -> Reading:
        """The move among some that a number or a name means."""
        chosen = self.one(words, list(options))
        if chosen is None:
            raise Misread(self._not_offered(" ".join(words), options))
        return play_legal(options[chosen])

    def _not_offered(self, text: str, options: Mapping[str, Json]) -> str:
        known = self.finder.find(text, self.things)
        if len(known) != 1:
            return self.unknown(text, options)
        return self.scene.say("bad-not-offered", name=self.scene.name(known[0]), names=self._listed(options))

    def _listed(self, options: Mapping[str, Json]) -> str:
        return self.scene.names(list(options))


def play_legal(legal: Json) -> Play:
    """A legal move as it is played."""
    return Play({field: value for field, value in legal.items() if field != "cost"})
