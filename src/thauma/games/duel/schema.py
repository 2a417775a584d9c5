"""What travels of Duel: its moves, its events and what a seat is shown (see games/schema.py)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from thauma.games.schema import AnyEvent, AnyMove, Wire, says

Victory = Literal["points", "science", "military"]


# -- moves, in the order in which people would list them


class CardMove(AnyMove, frozen=True):
    card: str


class TokenMove(AnyMove, frozen=True):
    token: str


class Draft(AnyMove, frozen=True, tag="draft"):
    """Take one of the wonders laid out."""

    wonder: str


class Build(CardMove, frozen=True, tag="build"):
    """Build a card of the structure."""


class Discard(CardMove, frozen=True, tag="discard"):
    """Discard a card of the structure for coins."""


class BuildWonder(AnyMove, frozen=True, tag="wonder"):
    """Build a wonder, with a card of the structure under it."""

    wonder: str
    card: str


class TakeToken(TokenMove, frozen=True, tag="progress"):
    """Take a progress token from the board."""


class KeepToken(TokenMove, frozen=True, tag="library"):
    """Keep one of the progress tokens drawn by The Great Library."""


class Revive(CardMove, frozen=True, tag="revive"):
    """Build a card of the discard pile for nothing."""


class Destroy(CardMove, frozen=True, tag="destroy"):
    """Choose which card the opponent loses."""


class ChooseStarter(AnyMove, frozen=True, tag="starter"):
    """Choose who begins the age."""

    starter: Annotated[int, Meta(ge=0, le=1)]


Move = Draft | Build | Discard | BuildWonder | TakeToken | KeepToken | Revive | Destroy | ChooseStarter


# -- events


class TokensLaid(AnyEvent, frozen=True, tag="tokens"):
    """the progress tokens on the board, at the beginning"""

    tokens: list[str]


class WondersLaid(AnyEvent, frozen=True, tag="wonders"):
    """four wonders are laid out to be drafted (`offer`); or, with `"wonders": "first_game"`, those of each seat"""

    offer: list[str] | UnsetType = UNSET
    cities: list[list[str]] | UnsetType = UNSET


class AgeLaid(AnyEvent, frozen=True, tag="age"):
    """an age is laid out: by slot, a card, or `"?"` or `"?guild"` where it lies face down"""

    age: Literal[1, 2, 3]
    structure: list[str]


class Moved(AnyEvent, frozen=True, tag="move"):
    """somebody decided"""

    seat: int
    move: Move
    coins: Annotated[int | UnsetType, says("paid (below 0), or got for a discarded card")] = UNSET
    chain: Annotated[str | UnsetType | None, says("the building that made a card free")] = UNSET
    again: Annotated[bool | UnsetType, says("whether a wonder brings another turn")] = UNSET
    leaves: Annotated[str | UnsetType, says("the wonder that nobody can build any more")] = UNSET


class Revealed(AnyEvent, frozen=True, tag="reveal"):
    """a card is turned up"""

    slot: int
    card: str


class LibraryDrawn(AnyEvent, frozen=True, tag="library"):
    """the tokens that The Great Library drew, to the seat that drew them only"""

    tokens: list[str]


Event = TokensLaid | WondersLaid | AgeLaid | Moved | Revealed | LibraryDrawn


# -- views


class Purchase(Wire, frozen=True):
    resource: str
    units: int
    price: Annotated[int, says("of one unit")]


class Bill(Wire, frozen=True):
    """How a cost is met, unit by unit."""

    cost: Annotated[int, says("coins that leave the treasury")]
    chain: Annotated[str | None, says("the building that makes it free; then nothing else is filled in")]
    coins: Annotated[int, says("of the cost, those that are printed")]
    own: Annotated[dict[str, int], says("units that the city produces")]
    chosen: Annotated[dict[str, int], says("units from producers of choice")]
    waived: Annotated[dict[str, int], says("units that a progress token waives")]
    bought: list[Purchase]
    short: Annotated[int, says("coins that the city lacks")]


class Score(Wire, frozen=True):
    """Points by category, as if the game ended now."""

    civilian: int
    science: int
    commerce: int
    guilds: int
    wonders: int
    progress: int
    treasury: int
    military: int
    total: int


class Result(Wire, frozen=True):
    winners: list[int]
    by: Victory
    scores: list[Score]


class Choices(Wire, frozen=True):
    raw: int
    manufactured: int


class City(Wire, frozen=True):
    coins: int
    buildings: list[str]
    wonders: Annotated[list[str], says("those still to be built")]
    wonders_built: list[str]
    progress: list[str]
    score: Score
    production: Annotated[dict[str, int], says("units by resource")]
    choices: Annotated[Choices, says("how many units of choice it has")]
    prices: Annotated[dict[str, int], says("by resource, what a unit costs it")]
    symbols: list[str]
    discard_coins: Annotated[int, says("what it would get for a card")]
    wonder_bills: Annotated[dict[str, Bill], says("of its wonders that are still to be built")]


class CardLaid(Wire, frozen=True):
    """A card of the structure, or its back."""

    slot: int
    row: int
    x: int
    card: Annotated[str, says("`?` or `?guild` where it lies face down")]
    available: bool
    covered_by: Annotated[int, says("how many cards lie on it")]
    uncovers: Annotated[list[int], says("the slots that only this card still covers")]
    bills: Annotated[tuple[Bill, Bill] | None, says("of both seats")]


class DraftOrder(Wire, frozen=True):
    order: Annotated[list[list[int]], says("the seats that pick from the first and from the second offer")]
    picks: Annotated[int, says("how many were made")]


class Loot(Wire, frozen=True):
    """A military token."""

    distance: int
    coins: int


class Unseen(Wire, frozen=True):
    age: list[str]
    guilds: list[str]


class View(Wire, frozen=True, tag_field="game", tag="duel"):
    """What a seat of Duel may see, with what it may do and what everything costs."""

    seat: Annotated[int | None, says("whose view it is; `null` is a spectator's")]
    phase: Literal["draft", "turn", "progress", "library", "revive", "destroy", "starter", "over"]
    pending: Annotated[list[int], says("the seats that must decide")]
    legal: Annotated[list[Move], says("every legal move of the seat, with its `cost`")]
    cities: tuple[City, City]
    discard: Annotated[list[str], says("the discard pile")]
    pawn: Annotated[int, says("the conflict pawn, -9 to 9; above 0 when seat 0 is ahead")]
    progress_board: Annotated[list[str], says("the progress tokens on the board")]
    age: Literal[1, 2, 3]
    structure: Annotated[
        list[CardLaid],
        says(
            "for each slot that is not empty, the card or back, whether it is `available`, how many cards it is "
            "`covered_by`, the slots it `uncovers`, and the `bills` of both seats"
        ),
    ]
    offer: Annotated[list[str], says("what is laid out to choose from")]
    draft: Annotated[
        DraftOrder | None,
        says(
            "while wonders are chosen: `order`, the seats that pick from the first and from the second offer, and how "
            "many `picks` were made"
        ),
    ]
    loot: Annotated[tuple[list[Loot], list[Loot]], says("the military tokens still to be taken from each seat")]
    unseen: Annotated[Unseen, says("the cards that may lie face down")]
    again: Annotated[bool, says("whether an extra turn follows")]
    result: Annotated[Result | None, says("as in a record, after the end")]
