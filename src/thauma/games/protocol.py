"""What every game offers to players, arenas, records, environments and servers: they know nothing else of it.

A state is whatever a game likes, a NumPy record say; it changes only in `play` and `take_back`. What chance decides
comes from *fate*: the deal in a live game, a random generator in a search. What a game does not have (secrets, chosen
boards, seats that others decide for, parts such as ages) it need not mention: see the defaults.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from thauma.games.errors import BadOption, Move, WrongSeat
from thauma.games.rules import check_rules, check_seats

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from thauma.kernel.rng import Rng

State = Any  # in Duel and classic a NumPy record; its fields are named in the layout.py of the game
Deal = Any
Fate = Any  # a Deal or an Rng
Rules = Mapping[str, Any]  # option -> value; only those that differ from the default
Json = dict[str, Any]
Wishes = Sequence[Json]  # what is chosen instead of dealt, as the game reads it: the boards of classic
Event = dict[str, Any]  # one thing that a seat is told


class Choice(NamedTuple):
    """A legal action, and the coins that leave the treasury for it."""

    action: int
    cost: int


class Schema(Protocol):
    """The types of what travels of a game; see games/schema.py."""

    Move: Any  # a union, tagged by `do`
    Event: Any  # a union, tagged by `type`
    View: Any  # tagged by `game`
    Result: Any  # how it ended


class OpenSchema:
    """For a game whose moves and views are any JSON objects."""

    Move: Any = dict[str, Any]
    Event: Any = dict[str, Any]
    View: Any = dict[str, Any]
    Result: Any = dict[str, Any]


class Decision(NamedTuple):
    """A seat that must decide, and the player who does: another one if the seat is nobody's (classic's Free City)."""

    seat: int
    player: int


class Progress(NamedTuple):
    """How far a game has come: the part that it is in and the turn of that part, from 1, where it has any."""

    part: int = 0
    turn: int | None = None


class Guess(NamedTuple):
    """A game that fits what a seat was told: a deal, as the `setup` of a record, and all moves."""

    setup: Json
    moves: list[Move]


class Belief(Protocol):
    """What a seat has been told of one game: the way back from events to a game that it may believe in."""

    def hear(self, event: Event) -> None:
        """Take in an event, in order; BadEvent if it can't have happened."""

    def guess(self, chosen: Sequence[Move]) -> Guess:
        """A game that fits; `chosen` are the seat's own choices of this turn that have not taken effect yet."""


class Events(Protocol):
    """What a game tells of itself as it goes on; see records/events.py."""

    def is_settled(self, state: State) -> bool:
        """Whether everything that was decided has taken effect, so that it can be told."""

    def tell_opening(self, state: State, seat: int | None) -> list[Event]:
        """What a seat (None is a spectator) sees before the first decision."""

    def tell(
        self, before: State, moves: Sequence[Move], after: State, seats: Sequence[int | None]
    ) -> dict[int | None, list[Event]]:
        """To each seat, what it may know of the moves that led from one settled position to the next."""

    def revealed_by(self, event: Event) -> Iterable[str]:
        """The ids of cards that everybody has seen since this event."""


class OpenEvents:
    """For a game without secrets in which a move takes effect at once: everybody is told the moves."""

    def is_settled(self, state: State) -> bool:
        return True

    def tell_opening(self, state: State, seat: int | None) -> list[Event]:
        return []

    def tell(
        self, before: State, moves: Sequence[Move], after: State, seats: Sequence[int | None]
    ) -> dict[int | None, list[Event]]:
        return {seat: [{"type": "move", "seat": move["seat"], "move": move} for move in moves] for seat in seats}

    def revealed_by(self, event: Event) -> Iterable[str]:
        return ()


class SetUp(NamedTuple):
    """A position that was set up: a state to play on or to search, and how many cards in it nobody has named."""

    state: State
    rules: Rules
    players: int
    unknown: int  # they lie where the description says nothing: face down, or in hands dealt at random


class Positions(Protocol):
    """How positions of a game are described, written on one line and set up again; see docs/positions.md."""

    def describe(self, state: State, seat: int | None = None) -> Json:
        """A position between two moves, or after the end, as plain data; of what is secret, only what a seat knows."""

    def set_up(self, description: Json, rng: Rng) -> SetUp:
        """A state that fits a description, what it leaves open drawn at random; BadPosition if there is none."""

    def deal(self, state: State, rng: Rng) -> Deal:
        """A deal by which a game can go on from a state: what is known lies where it does, all else is random."""

    def write(self, description: Json) -> str:
        """A description on one line, without its game's name."""

    def read(self, text: str) -> Json:
        """The reverse; BadPosition if it can't be read."""


class NoPositions:
    """For a game whose positions can't be set up."""

    def describe(self, state: State, seat: int | None = None) -> Json:
        raise BadOption("positions of this game can't be described")

    def set_up(self, description: Json, rng: Rng) -> SetUp:
        raise BadOption("positions of this game can't be set up")

    def deal(self, state: State, rng: Rng) -> Deal:
        raise BadOption("a game of this kind can't go on from a position")

    def write(self, description: Json) -> str:
        raise BadOption("positions of this game can't be written")

    def read(self, text: str) -> Json:
        raise BadOption("positions of this game can't be read")


class Game(ABC):
    """One game of the house. Every method but `play` and `take_back` leaves the state as it is."""

    name: str
    title: str  # as it stands on the box
    seats: tuple[int, int]  # the fewest and the most
    actions: int  # every action is a number below this
    options: Mapping[str, tuple[Any, ...]] = {}  # rule option -> its values, the default first
    victories: tuple[str, ...] = ("points",)  # the kinds of victory that a result may name
    events: Events = OpenEvents()
    schema: Schema = OpenSchema()
    positions: Positions = NoPositions()

    # -- before the game

    def check_rules(self, rules: Rules) -> None:
        """Raise BadOption unless every option exists and has one of its values."""
        check_rules(self.name, self.options, rules)

    def check_seats(self, seats: int) -> None:
        """Raise BadOption unless so many can play."""
        check_seats(self.name, self.seats, seats)

    def rules_of_rematch(self, rules: Rules) -> Rules:
        """The rules of another game like this one, in which nothing is chosen."""
        return rules

    @abstractmethod
    def deal(self, rng: Rng, seats: int, rules: Rules, wishes: Wishes = ()) -> Deal:
        """Shuffle and deal everything that a game can need, but for what was chosen; BadOption if that can't be."""

    @abstractmethod
    def setup(self, deal: Deal) -> Json:
        """A deal as the `setup` of a record."""

    @abstractmethod
    def parse_setup(self, setup: Json, seats: int, rules: Rules) -> Deal:
        """The reverse; BadSetup names what can't have been dealt."""

    @abstractmethod
    def start(self, deal: Deal) -> State:
        """The position before the first decision."""

    # -- playing

    @abstractmethod
    def pending(self, state: State) -> tuple[int, ...]:
        """The seats that must decide now; none when the game is over."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The same, each with the player who decides."""
        return tuple(Decision(seat, seat) for seat in self.pending(state))

    @abstractmethod
    def legal(self, state: State, seat: int) -> list[Choice]:
        """What a seat may do; empty if it has nothing to decide."""

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        """The same as moves of a record, plus `cost`, in the order in which people would list them."""
        return [{**self.decode(state, seat, action), "cost": cost} for action, cost in self.legal(state, seat)]

    @abstractmethod
    def encode(self, state: State, move: Move) -> int:
        """The action of a move as recorded; MoveError says what is wrong with it."""

    @abstractmethod
    def decode(self, state: State, seat: int, action: int) -> Move:
        """A legal action of a seat as it would be recorded."""

    @abstractmethod
    def play(self, state: State, seat: int, action: int, fate: Fate) -> None:
        """Carry out an action, ValueError if it is not legal; fate then resolves what chance decides before the next
        decision."""

    def advance(self, state: State, seat: int, action: int, fate: Fate) -> None:
        """The same without a look at the rules, for an action that `encode` or `legal` has just answered."""
        self.play(state, seat, action, fate)

    def take_back(self, state: State, seat: int) -> None:
        """Withdraw a choice that has not taken effect yet, so that the seat can choose anew; else WrongSeat."""
        rule = f"seat {seat} has nothing to take back: a move takes effect at once"
        raise WrongSeat(rule, self.legal_moves(state, seat))

    # -- what is so

    @abstractmethod
    def is_over(self, state: State) -> bool: ...

    @abstractmethod
    def result(self, state: State) -> Json | None:
        """Winners, kind of victory and score sheets as in a record; None while the game runs."""

    @abstractmethod
    def score(self, state: State, seat: int) -> dict[str, int]:
        """The score sheet by category, and its `total`, as if the game ended now."""

    def best_of(self, state: State, seats: Sequence[int]) -> list[int]:
        """The seats among these that would win if only they counted; several share the victory."""
        totals = {seat: self.score(state, seat)["total"] for seat in seats}
        return [seat for seat in seats if totals[seat] == max(totals.values())]

    def progress(self, state: State) -> Progress:
        return Progress()

    @abstractmethod
    def position(self, state: State) -> Json:
        """The referee's view, as in a trace, without `ply`, `pending` and `legal`."""

    # -- who knows what

    @abstractmethod
    def observe(self, state: State, seat: int | None) -> Json:
        """What a seat may see, ready for JSON; None is a spectator."""

    def observe_all(self, state: State, seats: Sequence[int | None]) -> list[Json]:
        """The same for several, at little more than the price of one; they may share parts, so only read them."""
        return [self.observe(state, seat) for seat in seats]

    def show_all(self, state: State, seats: Sequence[int | None]) -> list[bytes]:
        """The same as JSON text, for whoever passes it on."""
        return [msgspec.json.encode(view) for view in self.observe_all(state, seats)]

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        """A copy that this seat may believe in: what it can't know is drawn anew, others' secret choices are open."""
        return self.copy(state)

    def belief(self, seat: int, seats: int, rules: Rules) -> Belief:
        """An open mind at the beginning of a game, for who learns of it by its events alone."""
        raise BadOption(f"{self.title} can't be followed by what is told of it: its moves need a view")

    @abstractmethod
    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """A fixed-size description of what the seat may see, the seat's own things first."""

    # -- a state as data

    @abstractmethod
    def copy(self, state: State) -> State:
        """A state of its own, equal to this one."""

    @abstractmethod
    def to_bytes(self, state: State) -> bytes:
        """A state for another process of the same version."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> State:
        """The reverse; ValueError if this can't be one."""
