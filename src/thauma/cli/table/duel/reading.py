"""What a typed line means in a game of Duel: a move, a card to pick up, or a sentence about what is wrong."""

from collections.abc import Mapping

from thauma.cli.table.commands import Command
from thauma.cli.table.duel.acts import list_acts, read_act
from thauma.cli.table.duel.lists import option_id, option_name
from thauma.cli.table.duel.scene import WONDERS, Scene
from thauma.cli.table.finder import Finder
from thauma.cli.table.naming import LineReader, Misread, play_legal
from thauma.cli.table.protocol import Pick, Reading
from thauma.games.protocol import Json

DO = {Command.BUILD: "build", Command.DISCARD: "discard"}


class Reader(LineReader):
    """Reads lines for one position."""

    scene: Scene
    list_acts = staticmethod(list_acts)

    def _read(self, words: list[str]) -> Reading:
        return self._turn(words) if self.scene.phase == "turn" else self._choice(words)

    # A turn: a card, an act, or both at once.

    def _turn(self, words: list[str]) -> Reading:
        text = " ".join(words)
        if len(words) == 1 and text.isdigit() and self.scene.picked:
            return self._numbered_act(int(text))
        named = self.finder.find(text, self.scene.numbered)
        place = self._place_of_act(words)
        if place is None or (named and text not in filter(self.vocabulary.act, words)):
            return Pick(self.card(words))
        act = self.vocabulary.act(words[place])
        before, after = words[:place], words[place + 1 :]
        if act is Command.WONDER:
            return self._wonder(before, after)
        card = self._card_or_picked([*before, *after], words[place])
        return read_act(self.scene, {"seat": self.scene.seat, "do": DO[act or Command.BUILD], "card": card})

    def _wonder(self, before: list[str], after: list[str]) -> Reading:
        if before:
            card, wonder = self.card(before), self.wonder(after, before)
        elif self.scene.picked and self._is_wonder(after):
            card, wonder = self.scene.picked, self.wonder(after, [])
        else:
            card, wonder = self._both(after)
        return read_act(self.scene, {"seat": self.scene.seat, "do": "wonder", "wonder": wonder, "card": card})

    @property
    def _wonders(self) -> list[str]:
        return list(self.scene.open_wonders)

    def _is_wonder(self, words: list[str]) -> bool:
        """Whether these words mean one of my wonders, by number or by name; no words do, if I have just one."""
        if not words:
            return True
        return (words[0].isdigit() and len(words) == 1) or bool(self.finder.find(" ".join(words), self._wonders))

    def _both(self, words: list[str]) -> tuple[str, str]:
        """A card and a wonder named one after the other, in either order."""
        cards = self.scene.numbered
        for i in range(1, len(words)):
            for wonder, card in ((words[:i], words[i:]), (words[i:], words[:i])):
                if self._fits(wonder, self._wonders) and self._fits(card, cards):
                    return self.card(card), self.wonder(wonder, card)
        for i in range(1, len(words)):
            if self._fits(words[i:], cards):
                return self.card(words[i:]), self.wonder(words[:i], words[i:])
        wonder_name = self.wonder(words, [])
        letter = self.vocabulary.letter(Command.WONDER)
        return self._card_or_picked([], f"{letter} {self.scene.name(wonder_name)}"), wonder_name

    def _fits(self, words: list[str], among: list[str]) -> bool:
        if len(words) == 1 and words[0].isdigit():
            return 1 <= int(words[0]) <= len(among)
        return bool(self.finder.find(" ".join(words), among))

    def wonder(self, words: list[str], card: list[str]) -> str:
        """One of my wonders that are still to be built, by number or name."""
        wonders = self._wonders
        if not wonders:
            raise Misread(self.scene.say("bad-no-wonder"))
        if not words:
            if len(wonders) == 1:
                return wonders[0]
            example = " ".join((self.vocabulary.letter(Command.WONDER), "1", *card))
            raise Misread(self.scene.say("bad-which-wonder", example=example))
        found = self.one(words, wonders)
        if found is None:
            text = " ".join(words)
            known = self.finder.find(text, WONDERS)
            if len(known) == 1:
                listed = self.scene.names(wonders)
                raise Misread(self.scene.say("bad-not-yours", wonder=self.scene.name(known[0]), wonders=listed))
            raise Misread(self.unknown(text, wonders))
        return found

    def _why_no_card(self, thing: str) -> str:
        """Where it is instead."""
        scene, laid = self.scene, self.scene.laid(thing)
        listed = scene.names(scene.numbered)
        if laid is None:
            return scene.say("bad-not-open", name=scene.name(thing), open=listed)
        above = scene.names([other["card"] for other in scene.covering(laid["slot"])])
        return scene.say("bad-covered", card=scene.name(thing), names=above, open=listed)

    # Any other choice: one of a list.

    def _choice(self, words: list[str]) -> Reading:
        options = {option_id(move): move for move in self.scene.moves}
        if words and self.vocabulary.act(words[0]):
            words = words[1:]
        if self.scene.phase == "starter":
            spelt = Finder({name: [option_name(self.scene, move)] for name, move in options.items()})
            found = spelt.find(" ".join(words), options)
            if len(found) == 1:
                return play_legal(options[found[0]])
        return self._one_of(words, options)

    def _listed(self, options: Mapping[str, Json]) -> str:
        return self.scene.speaker.listing([option_name(self.scene, move) for move in options.values()])
