"""What a typed line means in a game of Duel: a move, a card to pick up, or a sentence about what is wrong."""

from thauma.cli.table.commands import Command
from thauma.cli.table.duel.acts import list_acts, open_wonders
from thauma.cli.table.duel.lists import option_id, option_name
from thauma.cli.table.duel.scene import CARDS, TOKENS, WONDERS, Scene
from thauma.cli.table.finder import Finder
from thauma.cli.table.naming import LineReader, Misread
from thauma.cli.table.protocol import Pick, Play, Reading, Refuse
from thauma.games.protocol import Json

DO = {Command.BUILD: "build", Command.DISCARD: "discard"}


class Reader(LineReader):
    """Reads lines for one position."""

    scene: Scene

    def _read(self, words: list[str]) -> Reading:
        return self._turn(words) if self.scene.phase == "turn" else self._choice(words)

    # A turn: a card, an act, or both at once.

    def _turn(self, words: list[str]) -> Reading:
        text = " ".join(words)
        if len(words) == 1 and text.isdigit() and self.scene.picked:
            return self._numbered_act(int(text))
        if self.finder.find(text, self._open())[:1] and text not in ("", *filter(self.vocabulary.act, words)):
            return Pick(self.card(words))
        place = next((i for i, word in enumerate(words) if self.vocabulary.act(word)), None)
        if place is None:
            return Pick(self.card(words))
        act = self.vocabulary.act(words[place])
        before, after = words[:place], words[place + 1 :]
        if act is Command.WONDER:
            return self._wonder(before, after)
        card = self._card_or_picked([*before, *after], words[place])
        return self._legal({"seat": self.scene.seat, "do": DO[act or Command.BUILD], "card": card})

    def _numbered_act(self, number: int) -> Reading:
        acts = list_acts(self.scene)
        if not 1 <= number <= len(acts):
            raise Misread(self.scene.say("bad-number", number=number, last=len(acts)))
        return self._legal(acts[number - 1].move)

    def _wonder(self, before: list[str], after: list[str]) -> Reading:
        if before:
            card, wonder = self.card(before), self.wonder(after, before)
        elif self.scene.picked and self._is_wonder(after):
            card, wonder = self.scene.picked, self.wonder(after, [])
        else:
            card, wonder = self._both(after)
        return self._legal({"seat": self.scene.seat, "do": "wonder", "wonder": wonder, "card": card})

    def _is_wonder(self, words: list[str]) -> bool:
        """Whether these words are one of my wonders, by number or by name; no words are, if I have just one."""
        wonders = [name for name, _ in open_wonders(self.scene)]
        if not words:
            return True
        return (words[0].isdigit() and len(words) == 1) or bool(self.finder.find(" ".join(words), wonders))

    def _both(self, words: list[str]) -> tuple[str, str]:
        """A card and a wonder named one after the other, in either order."""
        wonders = [name for name, _ in open_wonders(self.scene)]
        for i in range(1, len(words)):
            for wonder, card in ((words[:i], words[i:]), (words[i:], words[:i])):
                if self._fits(wonder, wonders) and self._fits(card, self._open()):
                    return self.card(card), self.wonder(wonder, card)
        for i in range(1, len(words)):
            if self._fits(words[i:], self._open()):
                return self.card(words[i:]), self.wonder(words[:i], words[i:])
        wonder_name = self.wonder(words, [])
        return self._card_or_picked([], f"{self._letter(Command.WONDER)} {self.scene.name(wonder_name)}"), wonder_name

    def _fits(self, words: list[str], among: list[str]) -> bool:
        if len(words) == 1 and words[0].isdigit():
            return 1 <= int(words[0]) <= len(among)
        return bool(self.finder.find(" ".join(words), among))

    def _card_or_picked(self, words: list[str], typed: str) -> str:
        if words:
            return self.card(words)
        if self.scene.picked:
            return self.scene.picked
        if len(self._open()) == 1:
            return self._open()[0]
        raise Misread(self.scene.say("bad-which-card", example=f"{typed} 1"))

    def _open(self) -> list[str]:
        return [laid["card"] for laid in self.scene.open_cards]

    def _letter(self, command: Command) -> str:
        return self.vocabulary.letter(command)

    def card(self, words: list[str]) -> str:
        """An open card by number or name; else a Misread that says where the card is instead."""
        found = self.one(words, self._open())
        if found is None:
            raise Misread(self._why_no_card(" ".join(words)))
        return found

    def wonder(self, words: list[str], card: list[str]) -> str:
        """One of my wonders that are still to be built, by number or name."""
        wonders = [name for name, _ in open_wonders(self.scene)]
        if not wonders:
            raise Misread(self.scene.say("bad-no-wonder"))
        if not words:
            if len(wonders) == 1:
                return wonders[0]
            example = " ".join((self._letter(Command.WONDER), "1", *card))
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

    def _why_no_card(self, text: str) -> str:
        known = self.finder.find(text, (*CARDS, *WONDERS, *TOKENS))
        if len(known) != 1:
            return self.unknown(text, [*self._open(), *CARDS])
        name, scene = known[0], self.scene
        laid = scene.laid(name)
        listed = scene.names(self._open())
        if laid is None:
            return scene.say("bad-not-open", name=scene.name(name), open=listed)
        above = scene.names([other["card"] for other in scene.covering(laid["slot"])])
        return scene.say("bad-covered", card=scene.name(name), names=above, open=listed)

    def _legal(self, move: Json) -> Reading:
        """The move if it is among the legal ones; else what it would cost."""
        if any({**move, "cost": legal["cost"]} == legal for legal in self.scene.moves):
            return Play(move)
        scene = self.scene
        if move["do"] == "wonder":
            name, bill = move["wonder"], scene.mine["wonder_bills"][move["wonder"]]
        else:
            laid = scene.laid(move["card"])
            name, bill = move["card"], scene.bill(laid, scene.seat) if laid else {"cost": 0}
        cost, coins = scene.say("coins", n=bill["cost"]), scene.say("coins", n=scene.mine["coins"])
        return Refuse(scene.say("bad-dear", name=scene.name(name), cost=cost, coins=coins))

    # Any other choice: one of a list.

    def _choice(self, words: list[str]) -> Reading:
        scene, text = self.scene, " ".join(words)
        options = {option_id(move): move for move in scene.moves}
        if not text.isdigit() and words and self.vocabulary.act(words[0]):
            words, text = words[1:], " ".join(words[1:])
        if scene.phase == "starter" and not text.isdigit():
            chosen = self._starter(text, options)
        else:
            chosen = self.one(words, list(options))
        if chosen is None:
            raise Misread(self._why_no_choice(text, options))
        return Play({field: value for field, value in options[chosen].items() if field != "cost"})

    def _starter(self, text: str, options: dict[str, Json]) -> str | None:
        spelt = Finder({name: [option_name(self.scene, move)] for name, move in options.items()})
        found = spelt.find(text, options)
        return found[0] if len(found) == 1 else None

    def _why_no_choice(self, text: str, options: dict[str, Json]) -> str:
        scene = self.scene
        listed = self.scene.speaker.listing([option_name(scene, move) for move in options.values()])
        known = self.finder.find(text, (*CARDS, *WONDERS, *TOKENS))
        if len(known) == 1:
            return scene.say("bad-not-offered", name=scene.name(known[0]), names=listed)
        return self.unknown(text, [name for name in options if name in (*CARDS, *WONDERS, *TOKENS)])
