"""A position of classic 7 Wonders as the table needs it."""

from functools import cached_property
from typing import NamedTuple

from thauma.catalog import classic
from thauma.catalog.classic import Board, Card, Stage
from thauma.cli.table.effects import WORDS, Wording
from thauma.cli.table.look import LEFT, RIGHT
from thauma.cli.table.scene import Seen
from thauma.games.protocol import Json

BOX = classic.load()
CARDS: dict[str, Card] = {card.id: card for card in BOX.cards}
BOARDS: dict[str, Board] = {board.id: board for board in BOX.boards}
RESOURCES = BOX.resources.all
FREE_CITY = BOX.free_city.seat
TURNS = BOX.setup.turns_per_age
ORDER_IN_HAND = ("brown", "grey", "yellow", "blue", "green", "red", "purple")


class Picked(NamedTuple):
    """What a person has picked up: a card, and perhaps what to do with it, when only the payment is open."""

    card: str
    do: str | None = None

    @classmethod
    def parse(cls, text: str) -> "Picked":
        card, _, do = text.partition("/")
        return cls(card, do or None)

    def __str__(self) -> str:
        return f"{self.card}/{self.do}" if self.do else self.card


class Scene(Seen):
    """What one seat sees of classic. Everything is as seen by `actor`, the city that is decided for."""

    game = "classic"
    cards = CARDS
    wording = Wording(
        "classic",  # shields, symbols and a revival work otherwise than in Duel
        {
            "shields": WORDS["shields"]._replace(full="full-conflict-shields"),
            "science": WORDS["science"]._replace(full="full-city-science"),
            "revive": WORDS["revive"]._replace(full="full-city-revive"),
            "coins_per": WORDS["coins_per"]._replace(short="short-city-coins", full="full-city-coins"),
        },
    )

    @property
    def picked_card(self) -> str | None:
        return Picked.parse(self.picked).card if self.picked else None

    @property
    def numbered(self) -> list[str]:
        return self.hand if self.phase != "revive" else [move["card"] for move in self.moves]

    def freed_by(self, card: str) -> tuple[str, ...]:
        return CARDS[card].free_with

    def opened_by(self, card: str) -> list[str]:
        return [other.id for other in CARDS.values() if card in other.free_with]

    def bought(self, purchase: Json) -> str:
        return f"{self.arrow(purchase['seat'])} {super().bought(purchase)}"

    # The circle of cities.

    @cached_property
    def actor(self) -> int:
        """The city that I decide for now: mine, or the Free City when I hold it."""
        return int(self.moves[0]["seat"]) if self.moves else self.seat

    @property
    def acting(self) -> Json:
        return self.city(self.actor)

    @property
    def for_free_city(self) -> bool:
        return self.actor != self.seat

    def is_free_city(self, seat: int) -> bool:
        return self.view["free_city_holder"] is not None and seat == FREE_CITY

    @cached_property
    def around(self) -> list[int]:
        """All seats from me to the left, once around the table."""
        circle = len(self.view["cities"])
        return [(self.seat + step) % circle for step in range(circle)]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.around)

    def right_of(self, seat: int) -> int:
        return (seat - 1) % len(self.around)

    def arrow(self, seat: int) -> str:
        """Where a neighbour of the acting city sits; nothing for any other city."""
        return {self.left_of(self.actor): LEFT, self.right_of(self.actor): RIGHT}.get(seat, "")

    def city_name(self, seat: int) -> str:
        if seat == self.seat:
            return self.say("you")
        return self.say("free-city") if self.is_free_city(seat) else self._home(seat)

    def _home(self, seat: int) -> str:
        """What the board calls a city."""
        return self.speaker.names.of("classic", "cities", self.city(seat)["wonder"])

    def board_title(self, seat: int) -> str:
        return f"{self._home(seat)} {self.city(seat)['side']}"

    # The hand from which is chosen, and what can be done with it.

    @cached_property
    def hand(self) -> list[str]:
        """The different cards that can be chosen, in the order in which the table numbers them."""
        kinds = self.bills["cards"] if self.bills else self.view["hand"]
        return sorted(kinds, key=lambda card: (ORDER_IN_HAND.index(CARDS[card].colour), self.name(card)))

    @cached_property
    def bills(self) -> Json:
        """What everything would cost the acting city."""
        return next((bills for bills in self.view["bills"] if bills["seat"] == self.actor), {})

    def ways(self, do: str, card: str) -> list[Json]:
        """The legal ways to pay for building a card or for laying it under the next stage, cheapest first."""
        legal = [move["pay"] for move in self.moves if move["do"] == do and move["card"] == card]
        bills = self.bills.get("cards", {}).get(card, []) if do == "build" else self.stage_ways()
        return sorted((bill for bill in bills if bill["pay"] in legal), key=_cheapest_first)

    def stage_ways(self) -> list[Json]:
        """The ways to pay for the next stage, with whatever card."""
        return sorted(self.bills.get("stage", []), key=_cheapest_first)

    def can(self, do: str, card: str | None = None) -> bool:
        return any(move["do"] == do and card in (None, move["card"]) for move in self.moves)

    def has_building(self, card: str, seat: int | None = None) -> bool:
        """Whether a city, the acting one if none is named, already has a building of that name."""
        wanted, city = CARDS[card].building_name, self.city(self.actor if seat is None else seat)
        return any(CARDS[owned].building_name == wanted for owned in city["buildings"])

    # Boards and their stages.

    def stages(self, seat: int) -> tuple[Stage, ...]:
        city = self.city(seat)
        return BOARDS[city["wonder"]].stages(city["side"])

    def next_stage(self, seat: int) -> Stage | None:
        built, stages = self.city(seat)["stages"], self.stages(seat)
        return stages[built] if built < len(stages) else None


def _cheapest_first(bill: Json) -> tuple[int, list[int]]:
    return bill["cost"], bill["pay"]
