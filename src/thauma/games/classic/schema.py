"""What travels of classic: its moves, its events and what a seat is shown (see games/schema.py)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from thauma.games.schema import AnyEvent, AnyMove, Wire, says

Coins = Annotated[int, Meta(ge=0)]
Pay = Annotated[tuple[Coins, Coins], says("coins to the left and to the right neighbour")]


# -- moves, in the order in which people would list them


class CityMove(AnyMove, frozen=True, kw_only=True):
    by: Annotated[int | UnsetType, says("who decides for the Free City")] = UNSET


class CardMove(CityMove, frozen=True):
    card: str


class PaidMove(CardMove, frozen=True):
    pay: Pay


class Build(PaidMove, frozen=True, tag="build"):
    """Build a card of the hand."""


class BuildStage(PaidMove, frozen=True, tag="stage"):
    """Build the next stage of the wonder, with a card of the hand under it."""


class Discard(CardMove, frozen=True, tag="discard"):
    """Discard a card of the hand for coins."""


class BuildFree(CardMove, frozen=True, tag="build_free"):
    """Build a card of the hand for nothing, by a wonder's power."""


class Revive(CardMove, frozen=True, tag="revive"):
    """Build a card of the discard pile for nothing."""


Move = Build | BuildStage | Discard | BuildFree | Revive


class SeenStage(CityMove, frozen=True, tag="stage"):
    """A stage that was built, as others see it: without the card."""

    pay: Pay
    card: str | UnsetType = UNSET


class SeenDiscard(CityMove, frozen=True, tag="discard"):
    """A card that was discarded, as others see it: without the card."""

    card: str | UnsetType = UNSET


SeenMove = Build | SeenStage | SeenDiscard | BuildFree | Revive


# -- events


class Sides(Wire, frozen=True):
    """What there is one of for each neighbour."""

    left: int
    right: int


class Board(Wire, frozen=True):
    wonder: str
    side: Literal["A", "B"]


class Share(Wire, frozen=True):
    """Coins that somebody was paid."""

    seat: Annotated[int | None, says("`null` is the bank")]
    coins: int


class BoardsDealt(AnyEvent, frozen=True, tag="boards"):
    """every city's board, at the beginning"""

    boards: list[Board]


class HandTaken(AnyEvent, frozen=True, tag="hand"):
    """the seat's own hand when a turn begins; with the Free City also `drawn`, the card that its holder drew"""

    age: Literal[1, 2, 3]
    turn: int
    cards: list[str]
    drawn: str | UnsetType = UNSET


class Moved(AnyEvent, frozen=True, tag="move"):
    """somebody decided. The moves of a turn are told together, when all are in; a seventh and a revived card belong to
    the turn after which they are played"""

    seat: int
    age: Literal[1, 2, 3]
    turn: int
    move: SeenMove
    coins: Annotated[int, says("paid (below 0), or got for a discarded card")]
    paid: list[Share] | UnsetType = UNSET
    chain: Annotated[str | UnsetType | None, says("the building that made a card free")] = UNSET
    stage: Annotated[int | UnsetType, says("the number of the stage that was built")] = UNSET


class Conflicts(AnyEvent, frozen=True, tag="conflicts"):
    """an age has ended: by city, its shields, and the tokens that it took from its `left` and its `right` neighbour"""

    age: Literal[1, 2, 3]
    shields: list[int]
    tokens: list[Sides]


class PileShown(AnyEvent, frozen=True, tag="pile"):
    """the discard pile, to the player who looks through it to revive a card"""

    cards: list[str]


class SeventhDrawn(AnyEvent, frozen=True, tag="seventh"):
    """the last card of the Free City's pile, to its holder, if the Free City may play it"""

    card: str


class HandShown(AnyEvent, frozen=True, tag="shown"):
    """what is left of the hand that the Free City could not use, to the other player"""

    seat: int
    cards: list[str]


Event = BoardsDealt | HandTaken | Moved | Conflicts | PileShown | SeventhDrawn | HandShown


# -- views


class Purchase(Wire, frozen=True):
    seat: Annotated[int, says("the neighbour who sells")]
    resource: str
    units: int
    price: Annotated[int, says("of one unit")]


class Bill(Wire, frozen=True):
    """How a cost is met with one of the legal payments."""

    cost: Annotated[int, says("coins that leave the treasury")]
    pay: Pay
    chain: Annotated[str | None, says("the building that makes it free; then nothing else is filled in")]
    coins: Annotated[int, says("of the cost, those that are printed")]
    own: Annotated[dict[str, int], says("units that the city produces")]
    bought: list[Purchase]


class WhyNot(Wire, frozen=True):
    """Why something can't be built."""

    why: Annotated[
        Literal["built", "coins", "resources"], says("it stands already; coins are short; nobody sells what is missing")
    ]
    cost: Annotated[int | None, says('with "coins": the least')]
    short: Annotated[int, says("coins that are lacking for that")]
    missing: Annotated[dict[str, int], says('with "resources": units that nobody has')]


class Bills(Wire, frozen=True):
    """What the cards and the next stage would cost a city, or why they can't be built."""

    seat: int
    cards: Annotated[dict[str, list[Bill]], says("by card, a bill for every legal payment")]
    stage: list[Bill]
    why_not: dict[str, WhyNot]
    stage_why_not: WhyNot | None


class Score(Wire, frozen=True):
    """Points by category, as if the game ended now."""

    military: int
    treasury: int
    wonder: int
    civilian: int
    science: int
    commerce: int
    guilds: int
    total: int


class Result(Wire, frozen=True):
    winners: list[int]
    by: Literal["points"]
    scores: Annotated[list[Score], says("of all cities, the Free City's too")]


class Unit(Wire, frozen=True):
    """A unit of production."""

    options: list[str]
    for_sale: Annotated[bool, says("whether neighbours can buy it")]


class Prices(Wire, frozen=True):
    raw: Sides
    manufactured: Sides


class City(Wire, frozen=True):
    coins: int
    buildings: list[str]
    stages: Annotated[int, says("how many are built")]
    conflicts: Annotated[list[int], says("its tokens, by age, the left neighbour's before the right one's")]
    score: Score
    wonder: str
    side: Literal["A", "B"]
    production: list[Unit]
    prices: Annotated[Prices, says("what a unit costs it at each neighbour")]
    discard_coins: Annotated[int, says("what it would get for a card")]
    shields: int
    conflicts_by_age: Annotated[list[Sides], says("tokens of the ages that are over")]
    conflicts_now: Annotated[Sides | None, says("tokens if this age ended now; `null` after the last")]
    symbols: Annotated[dict[str, int], says("how many of each")]
    symbols_of_choice: int
    cards: Annotated[int, says("how many are in its hand")]
    buried: Annotated[list[str] | None, says("the cards under its board, as far as the seat knows them")]
    stages_of_board: int


class PassedHand(Wire, frozen=True):
    """A hand that the seat has held in this age."""

    turn: int
    cards: Annotated[list[str], says("as the seat saw them")]
    holder: Annotated[int, says("who holds it now")]
    gone: Annotated[list[str], says("those that have left it, as far as the seat knows which")]
    unseen: Annotated[int, says("how many more have left it")]
    next: Annotated[bool, says("it comes to the seat on the next turn")]


class View(Wire, frozen=True, tag_field="game", tag="classic"):
    """What a seat of classic may see, with what it may do and what everything costs."""

    seat: Annotated[int | None, says("whose view it is; `null` is a spectator's")]
    phase: Literal["turn", "seventh", "revive", "over"]
    pending: Annotated[list[int], says("the cities that must decide")]
    have_chosen: Annotated[list[int], says("the cities whose choice of this turn is in")]
    legal: Annotated[list[Move], says("every legal move of the seat, with its `cost`")]
    chosen: Annotated[list[Move], says("the seat's own choices of this turn")]
    age: Literal[1, 2, 3]
    turn: int
    pass_to: Annotated[Literal["left", "right"], says("where the hands go in this age")]
    hand: Annotated[list[str], says("the seat's own")]
    passed: Annotated[
        list[PassedHand],
        says(
            "the hands that it has held in this age: the `turn`, the `cards` as it saw them, the present `holder`; the "
            "cards that the seat knows to be `gone` since (built, its own, or missing when it saw the hand again), how "
            "many more have left it `unseen`, and whether the hand comes `next`"
        ),
    ]
    next_from: Annotated[int | None, says("who holds the hand that comes next; `null` on the last turn of an age")]
    cities: list[City]
    bills: Annotated[list[Bills], says("what can be built, for each city that the seat must decide for (see below)")]
    discard: Annotated[list[str] | None, says("the discard pile while the seat looks through it")]
    discarded: Annotated[int, says("how many cards lie in the discard pile")]
    own_discards: Annotated[list[str], says("those of the seat")]
    free_city_holder: Annotated[int | None, says("who plays for the Free City on this turn, if there is one")]
    result: Annotated[Result | None, says("as in a record, after the end")]
