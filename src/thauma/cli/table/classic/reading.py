"""What a typed line means in classic: a move, a card to pick up, or a sentence about what is wrong."""

from thauma.cli.table.classic.acts import DO, list_acts, read_act
from thauma.cli.table.classic.scene import BOARDS, CARDS, Picked, Scene
from thauma.cli.table.commands import Command
from thauma.cli.table.finder import Finder
from thauma.cli.table.naming import LineReader, Misread, name_finder
from thauma.cli.table.protocol import Pick, Play, Reading
from thauma.language import Speaker, speaker

# Cards that are the same building in two ages have one name: the first answers to it.
THINGS = (
    *{card.building_name: card.id for card in reversed(CARDS.values())}.values(),
    *BOARDS,
)


def find_names(own: Speaker) -> Finder:
    """Everything in the box by its names; boards also by their cities."""
    cities = {board: [voice.names.of("classic", "cities", board) for voice in (own, speaker("en"))] for board in BOARDS}
    return name_finder(own, "classic", (*CARDS, *BOARDS), cities)


class Reader(LineReader):
    """Reads lines for one position."""

    scene: Scene

    def _read(self, words: list[str]) -> Reading:
        return self._revival(words) if self.scene.phase == "revive" else self._turn(words)

    # A turn: a card, an act, perhaps a payment, one by one or all at once.

    def _turn(self, words: list[str]) -> Reading:
        text = " ".join(words)
        if len(words) == 1 and text.isdigit() and self.scene.picked:
            return self._numbered_act(int(text))
        place = next((i for i, word in enumerate(words) if self.vocabulary.act(word)), None)
        if place is None or (len(words) > 1 and self.finder.find(text, self.scene.hand)):
            return Pick(self.card(words))
        act = self.vocabulary.act(words[place]) or Command.BUILD
        card, payment = self._card_and_payment(words[:place], words[place + 1 :], words[place])
        return read_act(self.scene, card, DO[act], payment)

    def _numbered_act(self, number: int) -> Reading:
        acts = list_acts(self.scene)
        if not 1 <= number <= len(acts):
            raise Misread(self.scene.say("bad-number", number=number, last=len(acts)))
        return acts[number - 1].reading

    def _card_and_payment(self, before: list[str], after: list[str], typed: str) -> tuple[str, int | None]:
        """The card named before or after an act, and the number of a payment behind both."""
        if not before and len(after) == 1 and after[0].isdigit() and self.scene.picked:
            return Picked.parse(self.scene.picked).card, int(after[0])
        words = [*before, *after]
        payment = int(words.pop()) if len(words) > 1 and words[-1].isdigit() else None
        return self._card_or_picked(words, typed), payment

    def _card_or_picked(self, words: list[str], typed: str) -> str:
        if words:
            return self.card(words)
        if self.scene.picked:
            return Picked.parse(self.scene.picked).card
        if len(self.scene.hand) == 1:
            return self.scene.hand[0]
        raise Misread(self.scene.say("bad-which-card", example=f"{typed} 1"))

    def card(self, words: list[str]) -> str:
        """A card of the hand by number or name; else a Misread that says what the hand is."""
        found = self.one(words, self.scene.hand)
        if found is not None:
            return found
        text, scene = " ".join(words), self.scene
        known = self.finder.find(text, THINGS)
        if len(known) != 1:
            raise Misread(self.unknown(text, [*scene.hand, *THINGS]))
        raise Misread(scene.say("bad-not-in-hand", name=scene.name(known[0]), names=scene.names(scene.hand)))

    # Halicarnassus: one of the discard pile.

    def _revival(self, words: list[str]) -> Reading:
        scene = self.scene
        offered = [move["card"] for move in scene.moves]
        if len(words) > 1 and self.vocabulary.act(words[0]) is Command.BUILD:
            words = words[1:]
        elif len(words) > 1 and self.vocabulary.act(words[-1]) is Command.BUILD:
            words = words[:-1]
        card = self.one(words, offered)
        if card is None:
            text = " ".join(words)
            known = self.finder.find(text, THINGS)
            if len(known) != 1:
                raise Misread(self.unknown(text, offered))
            raise Misread(scene.say("bad-not-offered", name=scene.name(known[0]), names=scene.names(offered)))
        move = scene.moves[offered.index(card)]
        return Play({field: value for field, value in move.items() if field != "cost"})
