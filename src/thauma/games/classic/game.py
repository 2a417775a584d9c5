"""Classic 7 Wonders as a game of the house (see games/protocol.py)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic import actions, events, moves, schema, setup, turn, view
from thauma.games.classic.belief.resample import blank_notes, open_choices, resample
from thauma.games.classic.deals import deal_to_setup, setup_to_deal, write_boards
from thauma.games.classic.features import features
from thauma.games.classic.hands import deal_hands, deal_hands_at_random, decider
from thauma.games.classic.layout import NO_CHOICE, BoardRule, Phase
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.tables import FREE_CITY_PLAYERS, MOST_CITIES
from thauma.games.errors import BadOption, Move, WrongSeat
from thauma.games.protocol import Choice, Deal, Events, Fate, Json, Rules, Schema, State
from thauma.games.rules import check_rules
from thauma.kernel.rng import Rng

BOARD_RULES = {"random": BoardRule.RANDOM, "A": BoardRule.A, "B": BoardRule.B, "chosen": BoardRule.CHOSEN}


class Classic:
    """7 Wonders, for two (with the Free City) to seven.

    With two players the Free City is seat 2: it is pending once its holder has chosen, and `decider` names him.
    """

    name = "classic"
    seats = (FREE_CITY_PLAYERS, MOST_CITIES)
    actions = actions.ACTIONS
    events: Events = events
    schema: Schema = schema
    options: Mapping[str, tuple[Any, ...]] = {"boards": tuple(BOARD_RULES)}

    def check_rules(self, rules: Rules) -> None:
        check_rules(self.name, self.options, rules)

    def deal(self, rng: Rng, seats: int, rules: Rules) -> Deal:
        """With `boards: chosen` the boards are random until `choose_boards` sets them."""
        deal = self._blank_deal(seats, rules)
        chosen = deal.board_rule == BoardRule.CHOSEN
        if chosen:
            deal.board_rule = BoardRule.RANDOM
        setup.deal_cards(deal, setup.blank_pile(), rng)
        if chosen:
            deal.board_rule = BoardRule.CHOSEN
        return deal

    def choose_boards(self, deal: Deal, boards: list[Json]) -> None:
        """Set the boards of a deal, as they stand in a record: `{"wonder": ..., "side": ...}` per city."""
        write_boards(boards, deal)

    def _blank_deal(self, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        if not self.seats[0] <= seats <= self.seats[1]:
            raise BadOption(f"classic is a game for {self.seats[0]} to {self.seats[1]}, not for {seats}")
        deal = setup.blank_deal()
        deal.players = seats
        deal.board_rule = BOARD_RULES[rules.get("boards", "random")]
        return deal

    def setup(self, deal: Deal) -> Json:
        return deal_to_setup(deal)

    def parse_setup(self, setup: Json, seats: int, rules: Rules) -> Deal:
        deal = self._blank_deal(seats, rules)
        setup_to_deal(setup, deal)
        return deal

    def start(self, deal: Deal) -> State:
        state = setup.blank_state()
        setup.begin(state, deal)
        deal_hands(state, deal)
        return state

    def copy(self, state: State) -> State:
        return moves.copy_state(state)

    def pending(self, state: State) -> tuple[int, ...]:
        return moves.pending(state)

    def decider(self, state: State, seat: int) -> int:
        """The player who decides for a seat: himself, or the holder of the Free City."""
        return int(decider(state, seat))

    def legal(self, state: State, seat: int) -> list[Choice]:
        return moves.list_choices(state, seat)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        return moves.list_moves(state, seat)

    def play(self, state: State, seat: int, action: int, fate: Fate) -> None:
        if not moves.is_legal(state, seat, action):
            raise ValueError(f"action {action} is not legal for seat {seat} here")
        self.advance(state, seat, action, fate)

    def advance(self, state: State, seat: int, action: int, fate: Fate) -> None:
        turn.decide(state, seat, action, blank_workspace())
        if int(state.phase) != Phase.DEAL:
            return
        if isinstance(fate, np.record):
            deal_hands(state, fate)
        else:
            deal_hands_at_random(state, setup.blank_pile(), fate)

    def take_back(self, state: State, seat: int) -> None:
        """Withdraw a seat's choice of this turn, so that it can choose anew; the Free City's falls with its holder's.

        A seat that has chosen is not pending and has no legal move until it has taken its choice back.
        """
        if not 0 <= seat < state.circle or state.choice[seat] == NO_CHOICE:
            raise WrongSeat(f"seat {seat} has no choice of this turn to take back", self.legal_moves(state, seat))
        turn.take_back(state, seat)

    def is_over(self, state: State) -> bool:
        return int(state.phase) == Phase.OVER

    def result(self, state: State) -> Json | None:
        return view.result(state)

    def score(self, state: State, seat: int) -> dict[str, int]:
        return view.score(state, seat)

    def position(self, state: State) -> Json:
        return view.position(state)

    def observe(self, state: State, seat: int | None) -> Json:
        return view.observe_all(state, (seat,))[0]

    def observe_all(self, state: State, seats: Sequence[int | None]) -> list[Json]:
        return view.observe_all(state, seats)

    def encode(self, state: State, move: Move) -> int:
        return moves.encode(state, move)

    def decode(self, state: State, seat: int, action: int) -> Move:
        return moves.decode(state, seat, action)

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        believed, player = self.copy(state), self.decider(state, seat)
        resample(believed, player, blank_notes(), rng)
        open_choices(believed, player, rng)
        return believed

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        return features(state, seat)


GAME = Classic()
