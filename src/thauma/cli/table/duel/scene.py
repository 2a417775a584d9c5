"""A position of Duel as the table needs it."""

from functools import cached_property

from thauma.catalog import duel
from thauma.catalog.duel import Card, Token, Wonder
from thauma.cli.table.effects import Wording
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json

BOX = duel.load()
CARDS: dict[str, Card] = {card.id: card for card in BOX.cards}
WONDERS: dict[str, Wonder] = {wonder.id: wonder for wonder in BOX.wonders}
TOKENS: dict[str, Token] = {token.id: token for token in BOX.tokens}
RESOURCES = BOX.resources.all
HIDDEN, HIDDEN_GUILD = "?", "?guild"


class Scene(Seen):
    """What one seat sees of Duel."""

    game = "duel"
    cards = CARDS
    wording = Wording("duel")

    @property
    def is_mine(self) -> bool:
        return self.seat in self.view["pending"]

    @property
    def seats(self) -> tuple[int, int]:
        """Mine, then the opponent's."""
        return self.seat, 1 - self.seat

    def owner(self, seat: int) -> str:
        return self.say("you") if seat == self.seat else self.say("opponent")

    @cached_property
    def structure(self) -> dict[int, Json]:
        return {laid["slot"]: laid for laid in self.view["structure"]}

    @cached_property
    def open_cards(self) -> list[Json]:
        """The cards that can be taken, numbered from left to right."""
        return sorted(
            (laid for laid in self.view["structure"] if laid["available"]), key=lambda laid: (laid["x"], laid["row"])
        )

    @property
    def numbered(self) -> list[str]:
        return [laid["card"] for laid in self.open_cards] if self.phase == "turn" else []

    def freed_by(self, card: str) -> list[str]:
        chain = CARDS[card].free_with
        return [other.id for other in CARDS.values() if chain and other.opens == chain]

    def opened_by(self, card: str) -> list[str]:
        chain = CARDS[card].opens
        return [other.id for other in CARDS.values() if chain and other.free_with == chain]

    @cached_property
    def number(self) -> dict[str, int]:
        return {laid["card"]: number for number, laid in enumerate(self.open_cards, 1)}

    def laid(self, card: str | None) -> Json | None:
        """Where a card lies face up."""
        return next((laid for laid in self.view["structure"] if laid["card"] == card), None)

    def covering(self, laid: Json) -> str:
        """The names of the cards that lie on another."""
        above = BOX.structures[self.view["age"] - 1].slots[laid["slot"]].covered_by
        return self.names([self.structure[other]["card"] for other in above if other in self.structure])

    @cached_property
    def open_wonders(self) -> dict[str, Json]:
        """My wonders that are still to be built, with their bills, in the order in which the table numbers them."""
        return {wonder: self.mine["wonder_bills"][wonder] for wonder in self.mine["wonders"]}

    @cached_property
    def pawn(self) -> int:
        """How far the pawn stands on the opponent's side."""
        pawn = int(self.view["pawn"])
        return pawn if self.seat == 0 else -pawn

    def name(self, thing: str) -> str:
        """The name of a card, wonder or token; of a card that lies face down, what it is."""
        return self.say("bad-face-down") if thing in (HIDDEN, HIDDEN_GUILD) else super().name(thing)

    def face_down(self, back: str) -> int:
        return sum(laid["card"] == back for laid in self.view["structure"])
