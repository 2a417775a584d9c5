"""Duel as a game of the house (see games/protocol.py)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel import actions, events, moves, schema, setup, view
from thauma.games.duel.chance import redraw_offer, settle, settle_at_random
from thauma.games.duel.deals import deal_to_setup, setup_to_deal
from thauma.games.duel.features import features
from thauma.games.duel.layout import Phase
from thauma.games.duel.turn import decide
from thauma.games.errors import BadOption, Move, WrongSeat
from thauma.games.protocol import Choice, Deal, Events, Fate, Json, Rules, Schema, State
from thauma.games.rules import check_rules
from thauma.kernel.rng import Rng


class Duel:
    """7 Wonders Duel."""

    name = "duel"
    seats = (2, 2)
    actions = actions.ACTIONS
    events: Events = events
    schema: Schema = schema
    options: Mapping[str, tuple[Any, ...]] = {
        "wonders": ("draft", "first_game"),
        "centred_pawn": ("last_player_begins", "last_player_chooses"),
    }

    def check_rules(self, rules: Rules) -> None:
        check_rules(self.name, self.options, rules)

    def deal(self, rng: Rng, seats: int, rules: Rules) -> Deal:
        deal = self._blank_deal(seats, rules)
        setup.deal_cards(deal, setup.blank_pile(), rng)
        return deal

    def _blank_deal(self, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        if seats != 2:
            raise BadOption(f"Duel is a game for 2, not for {seats}")
        deal = setup.blank_deal()
        deal.first_game = rules.get("wonders") == "first_game"
        deal.last_player_chooses = rules.get("centred_pawn") == "last_player_chooses"
        return deal

    def choose_boards(self, deal: Deal, boards: list[Json]) -> None:  # noqa: ARG002 - Duel has none
        raise BadOption("Duel has no boards to choose")

    def setup(self, deal: Deal) -> Json:
        return deal_to_setup(deal)

    def parse_setup(self, setup: Json, seats: int, rules: Rules) -> Deal:
        deal = self._blank_deal(seats, rules)
        setup_to_deal(setup, deal)
        return deal

    def start(self, deal: Deal) -> State:
        state = setup.blank_state()
        setup.begin(state, deal)
        settle(state, deal)
        return state

    def copy(self, state: State) -> State:
        copies = np.zeros(1, state.dtype)
        copies[0] = state
        return copies[0]

    def pending(self, state: State) -> tuple[int, ...]:
        return view.pending(state)

    def decider(self, state: State, seat: int) -> int:  # noqa: ARG002 - in Duel every seat decides for itself
        return seat

    def legal(self, state: State, seat: int) -> list[Choice]:
        return moves.list_choices(state, seat)

    def legal_moves(self, state: State, seat: int) -> list[Move]:
        return moves.list_moves(state, seat)

    def play(self, state: State, seat: int, action: int, fate: Fate) -> None:
        if not moves.is_legal(state, seat, action):
            raise ValueError(f"action {action} is not legal for seat {seat} here")
        self.advance(state, seat, action, fate)

    def advance(self, state: State, seat: int, action: int, fate: Fate) -> None:  # noqa: ARG002 - it is the mover
        decide(state, action)
        if isinstance(fate, np.record):
            settle(state, fate)
        else:
            settle_at_random(state, fate)

    def take_back(self, state: State, seat: int) -> None:
        raise WrongSeat(
            f"seat {seat} has nothing to take back: a move takes effect at once", moves.list_moves(state, seat)
        )

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
        believed = self.copy(state)
        if believed.phase == Phase.LIBRARY and seat != believed.mover:
            redraw_offer(believed, rng)
        return believed

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        return features(state, seat)


GAME = Duel()
