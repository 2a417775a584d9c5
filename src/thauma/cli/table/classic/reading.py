"""What a typed line means in classic: a move, a card to pick up, or a sentence about what is wrong."""

from thauma.cli.table.classic.acts import DO, list_acts, read_act
from thauma.cli.table.classic.scene import BOARDS, CARDS, Scene
from thauma.cli.table.commands import Command
from thauma.cli.table.finder import Finder
from thauma.cli.table.naming import LineReader, name_finder
from thauma.cli.table.protocol import Pick, Reading
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
    list_acts = staticmethod(list_acts)

    def _read(self, words: list[str]) -> Reading:
        return self._revival(words) if self.scene.phase == "revive" else self._turn(words)

    def _why_no_card(self, thing: str) -> str:
        """What the hand is instead."""
        scene = self.scene
        return scene.say("bad-not-in-hand", name=scene.name(thing), names=scene.names(scene.hand))

    # A turn: a card, an act, perhaps a payment, one by one or all at once.

    def _turn(self, words: list[str]) -> Reading:
        text = " ".join(words)
        if len(words) == 1 and text.isdigit() and self.scene.picked:
            return self._numbered_act(int(text))
        place = self._place_of_act(words)
        if place is None or (len(words) > 1 and self.finder.find(text, self.scene.hand)):
            return Pick(self.card(words))
        act = self.vocabulary.act(words[place]) or Command.BUILD
        card, payment = self._card_and_payment(words[:place], words[place + 1 :], words[place])
        return read_act(self.scene, card, DO[act], payment)

    def _card_and_payment(self, before: list[str], after: list[str], typed: str) -> tuple[str, int | None]:
        """The card named before or after an act, and the number of a payment behind both."""
        if not before and len(after) == 1 and after[0].isdigit() and self.scene.picked_card:
            return self.scene.picked_card, int(after[0])
        words = [*before, *after]
        payment = int(words.pop()) if len(words) > 1 and words[-1].isdigit() else None
        return self._card_or_picked(words, typed), payment

    # Halicarnassus: one of the discard pile.

    def _revival(self, words: list[str]) -> Reading:
        if len(words) > 1 and self.vocabulary.act(words[0]) is Command.BUILD:
            words = words[1:]
        elif len(words) > 1 and self.vocabulary.act(words[-1]) is Command.BUILD:
            words = words[:-1]
        return self._one_of(words, {move["card"]: move for move in self.scene.moves})
