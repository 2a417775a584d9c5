"""Duel as a game of the house (see games/protocol.py)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel import actions, events, moves, schema, setup, view
from thauma.games.duel.chance import redraw_offer, settle, settle_at_random
from thauma.games.duel.deals import deal_to_setup, setup_to_deal
from thauma.games.duel.deduction import DuelBelief
from thauma.games.duel.features import features
from thauma.games.duel.layout import ADDED_SETS, FIRST_GAME, STATE_DTYPE, Phase
from thauma.games.duel.tables import SET_CHOICES
from thauma.games.duel.turn import decide
from thauma.games.errors import BadOption, Move
from thauma.games.protocol import Choice, Deal, Events, Fate, Json, Progress, Rules, Schema, State, Wishes
from thauma.games.record_state import RecordGame
from thauma.kernel.rng import Rng


class Duel(RecordGame):
    """7 Wonders Duel."""

    name = "duel"
    title = "7 Wonders Duel"
    dtype = STATE_DTYPE
    seats = (2, 2)
    actions = actions.ACTIONS
    events: Events = events
    schema: Schema = schema
    options: Mapping[str, tuple[Any, ...]] = {
        "wonders": ("draft", "first_game"),
        "centred_pawn": ("last_player_begins", "last_player_chooses"),
        **({"sets": SET_CHOICES} if len(SET_CHOICES) > 1 else {}),
    }

    def deal(self, rng: Rng, seats: int, rules: Rules, wishes: Wishes = ()) -> Deal:
        if wishes:
            raise BadOption("Duel has nothing to choose before the deal")
        deal = self._blank_deal(seats, rules)
        setup.deal_cards(deal, setup.blank_pile(), rng)
        return deal

    def _blank_deal(self, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        self.check_seats(seats)
        deal = setup.blank_deal()
        added = SET_CHOICES.index(rules.get("sets", SET_CHOICES[0]))
        deal.first_game = (rules.get("wonders") == "first_game") * FIRST_GAME + added * ADDED_SETS
        deal.last_player_chooses = rules.get("centred_pawn") == "last_player_chooses"
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
        settle(state, deal)
        return state

    def pending(self, state: State) -> tuple[int, ...]:
        return view.pending(state)

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
        if isinstance(fate, np.ndarray):
            settle_at_random(state, fate)
        else:
            settle(state, fate)

    def is_over(self, state: State) -> bool:
        return int(state["phase"]) == Phase.OVER

    def result(self, state: State) -> Json | None:
        return view.result(state)

    def score(self, state: State, seat: int) -> dict[str, int]:
        return view.score(state, seat)

    def progress(self, state: State) -> Progress:
        return Progress(int(state["age"]) + 1)

    def position(self, state: State) -> Json:
        return view.position(state)

    def show_all(self, state: State, seats: Sequence[int | None]) -> list[bytes]:
        return view.show_all(state, seats)

    def encode(self, state: State, move: Move) -> int:
        return moves.encode(state, move)

    def decode(self, state: State, seat: int, action: int) -> Move:
        return moves.decode(state, seat, action)

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        believed = self.copy(state)
        if believed.phase == Phase.LIBRARY and seat != believed.mover:
            redraw_offer(believed, rng)
        return believed

    def belief(self, seat: int, seats: int, rules: Rules) -> DuelBelief:  # noqa: ARG002 - two play, by whatever rules
        return DuelBelief(seat)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        return features(state, seat)


GAME = Duel()
