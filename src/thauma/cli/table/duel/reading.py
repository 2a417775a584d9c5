"""What can be done with a picked card of Duel, and what a typed line means: a move, a card to pick up, or a refusal."""

from thauma.cli.table.drawing import Act, paid_act, unpaid_act
from thauma.cli.table.duel.lists import option_id, option_name
from thauma.cli.table.duel.scene import WONDERS, Scene
from thauma.cli.table.protocol import Command, Play, Reading, Refuse
from thauma.cli.table.reading import Finder, LineReader, Misread, play_legal

ACTS = (Command.BUILD, Command.DISCARD, Command.WONDER)


def list_acts(scene: Scene) -> list[Act]:
    """What can be done with the picked card, what can't be paid included."""
    laid = scene.laid(scene.picked)
    if laid is None:
        return []
    card = laid["card"]
    build, discard, wonder = (scene.speaker.words(act.value)[1] for act in ACTS)
    bill, income = laid["bills"][scene.seat], scene.mine["discard_coins"]
    acts = [
        paid_act(scene, build, scene.say("act-build"), read_act(scene, "build", card), bill),
        unpaid_act(scene, discard, scene.say("act-discard"), read_act(scene, "discard", card), income),
    ]
    for number, (name, wonder_bill) in enumerate(scene.open_wonders.items(), 1):
        label = scene.say("act-wonder", wonder=scene.name(name))
        acts.append(paid_act(scene, f"{wonder}{number}", label, read_act(scene, "wonder", card, name), wonder_bill))
    return acts


def read_act(scene: Scene, do: str, card: str, wonder: str | None = None) -> Reading:
    """The move if it is among the legal ones; else what it would cost."""
    move = {"seat": scene.seat, "do": do, **({"wonder": wonder} if wonder else {}), "card": card}
    if any({**move, "cost": legal["cost"]} == legal for legal in scene.moves):
        return Play(move)
    laid = scene.laid(card)
    bill = scene.open_wonders[wonder] if wonder else laid["bills"][scene.seat] if laid else {"cost": 0}
    cost, coins = scene.say("coins", n=bill["cost"]), scene.say("coins", n=scene.mine["coins"])
    return Refuse(scene.say("bad-dear", name=scene.name(wonder or card), cost=cost, coins=coins))


class Reader(LineReader):
    """Reads lines for one position."""

    scene: Scene
    list_acts = staticmethod(list_acts)

    def _read(self, words: list[str]) -> Reading:
        return self._turn(words) if self.scene.phase == "turn" else self._choice(words)

    def _act(self, act: Command, before: list[str], typed: str, after: list[str]) -> Reading:
        if act is Command.WONDER:
            card, wonder = self._card_and_wonder(before, after)
            return read_act(self.scene, "wonder", card, wonder)
        card = self._card_or_picked([*before, *after], typed)
        return read_act(self.scene, "build" if act is Command.BUILD else "discard", card)

    def _card_and_wonder(self, before: list[str], after: list[str]) -> tuple[str, str]:
        wonders = list(self.scene.open_wonders)
        is_number = len(after) == 1 and after[0].isdigit()
        if before:
            return self.card(before), self.wonder(after, before)
        if self.scene.picked and (not after or is_number or self.finder.find(" ".join(after), wonders)):
            return self.scene.picked, self.wonder(after, [])
        return self._both(after)

    def _both(self, words: list[str]) -> tuple[str, str]:
        """A card and a wonder named one after the other, in either order."""
        cards, wonders = self.scene.numbered, list(self.scene.open_wonders)
        for i in range(1, len(words)):
            for wonder, card in ((words[:i], words[i:]), (words[i:], words[:i])):
                if self._fits(wonder, wonders) and self._fits(card, cards):
                    return self.card(card), self.wonder(wonder, card)
        for i in range(1, len(words)):
            if self._fits(words[i:], cards):
                return self.card(words[i:]), self.wonder(words[:i], words[i:])
        found = self.wonder(words, [])
        letter = self.vocabulary.letter(Command.WONDER)
        return self._card_or_picked([], f"{letter} {self.scene.name(found)}"), found

    def _fits(self, words: list[str], among: list[str]) -> bool:
        if len(words) == 1 and words[0].isdigit():
            return 1 <= int(words[0]) <= len(among)
        return bool(self.finder.find(" ".join(words), among))

    def wonder(self, words: list[str], card: list[str]) -> str:
        """One of my wonders that are still to be built, by number or name."""
        say, wonders = self.scene.say, list(self.scene.open_wonders)
        if not wonders:
            raise Misread(say("bad-no-wonder"))
        if not words and len(wonders) == 1:
            return wonders[0]
        if not words:
            example = " ".join((self.vocabulary.letter(Command.WONDER), "1", *card))
            raise Misread(say("bad-which-wonder", example=example))
        found = self.one(words, wonders)
        if found is not None:
            return found
        known = self.finder.find(" ".join(words), WONDERS)
        if len(known) == 1:
            listed = self.scene.names(wonders)
            raise Misread(say("bad-not-yours", wonder=self.scene.name(known[0]), wonders=listed))
        raise Misread(self.unknown(" ".join(words), wonders))

    def _why_no_card(self, thing: str) -> str:
        """Where it is instead."""
        scene, laid = self.scene, self.scene.laid(thing)
        listed = scene.names(scene.numbered)
        if laid is None:
            return scene.say("bad-not-open", name=scene.name(thing), open=listed)
        return scene.say("bad-covered", card=scene.name(thing), names=scene.covering(laid), open=listed)

    def _choice(self, words: list[str]) -> Reading:
        options = {option_id(move): move for move in self.scene.moves}
        if words and self.vocabulary.act(words[0]):
            words = words[1:]
        if self.scene.phase == "starter":
            spelt = Finder({name: [option_name(self.scene, move)] for name, move in options.items()})
            found = spelt.find(" ".join(words), options)
            if len(found) == 1:
                return play_legal(options[found[0]])
        return self._one_of(words, options, lambda move: option_name(self.scene, move))
