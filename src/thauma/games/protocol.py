"""What every game offers to players, arenas, environments and servers.

A state is one NumPy record; it changes only in `play` and `take_back`. What chance decides comes from *fate*: the deal
in a live game, a random generator in a search.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import Move
from thauma.kernel.rng import Rng

State = Any  # a NumPy record; its fields are named in the layout.py of its game
Deal = Any
Fate = Any  # a Deal or an Rng
Rules = Mapping[str, Any]  # option -> value; only those that differ from the default
Json = dict[str, Any]
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


class Game(Protocol):
    """One game of the house. Every method but `play` and `take_back` leaves the state as it is."""

    name: str
    seats: tuple[int, int]  # the fewest and the most
    actions: int  # every action is a number below this
    options: Mapping[str, tuple[Any, ...]]  # rule option -> its values, the default first
    events: Events
    schema: Schema

    def check_rules(self, rules: Rules) -> None:
        """Raise BadOption unless every option exists and has one of its values."""

    def deal(self, rng: Rng, seats: int, rules: Rules) -> Deal:
        """Shuffle and deal everything that a game can need."""

    def choose_boards(self, deal: Deal, boards: list[Json]) -> None:
        """Set the boards of a deal, as in a record, in place of those dealt; BadOption if the game has none."""

    def setup(self, deal: Deal) -> Json:
        """A deal as the `setup` of a record."""

    def parse_setup(self, setup: Json, seats: int, rules: Rules) -> Deal:
        """The reverse; BadSetup names what can't have been dealt."""

    def start(self, deal: Deal) -> State:
        """The position before the first decision."""

    def pending(self, state: State) -> tuple[int, ...]:
        """The seats that must decide now; none when the game is over."""

    def decider(self, state: State, seat: int) -> int:
        """The player who decides for a seat: itself, unless the seat is nobody's (the Free City of classic)."""

    def legal(self, state: State, seat: int) -> list[Choice]:
        """What a seat may do; empty if it has nothing to decide."""

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        """The same as moves of a record, plus `cost`, in the order in which people would list them."""

    def copy(self, state: State) -> State:
        """A state of its own, equal to this one."""

    def play(self, state: State, seat: int, action: int, fate: Fate) -> None:
        """Carry out an action, ValueError if it is not legal; fate then resolves what chance decides before the next
        decision."""

    def advance(self, state: State, seat: int, action: int, fate: Fate) -> None:
        """The same without a look at the rules, for an action that `encode` or `legal` has just answered."""

    def take_back(self, state: State, seat: int) -> None:
        """Withdraw a choice that has not taken effect yet, so that the seat can choose anew; else WrongSeat."""

    def is_over(self, state: State) -> bool: ...

    def result(self, state: State) -> Json | None:
        """Winners, kind of victory and score sheets as in a record; None while the game runs."""

    def score(self, state: State, seat: int) -> dict[str, int]:
        """The score sheet by category, and its `total`, as if the game ended now."""

    def position(self, state: State) -> Json:
        """The referee's view, as in a trace, without `ply`, `pending` and `legal`."""

    def observe(self, state: State, seat: int | None) -> Json:
        """What a seat may see, ready for JSON; None is a spectator."""

    def observe_all(self, state: State, seats: Sequence[int | None]) -> list[Json]:
        """The same for several, at little more than the price of one: the views share parts, so only read them."""

    def encode(self, state: State, move: Move) -> int:
        """The action of a move as recorded; MoveError says what is wrong with it."""

    def decode(self, state: State, seat: int, action: int) -> Move:
        """A legal action of a seat as it would be recorded."""

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        """A copy that this seat may believe in: what it can't know is drawn anew, others' secret choices are open."""

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """A fixed-size description of what the seat may see, the seat's own things first."""
