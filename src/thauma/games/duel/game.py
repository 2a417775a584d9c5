"""Duel as a game of the house (see games/protocol.py)."""

from collections.abc import Mapping
from typing import Any, get_args

import numpy as np

from thauma.games.box import sets_in, sets_option
from thauma.games.duel import actions, deals, events, features, loop, moves, positions, schema, setup, view
from thauma.games.duel.chance import redraw_offer, settle, settle_at_random
from thauma.games.duel.deduction import DuelBelief
from thauma.games.duel.layout import ADDED_SETS, FIRST_GAME, STATE_DTYPE, Phase
from thauma.games.duel.tables import SET_CHOICES
from thauma.games.duel.turn import decide
from thauma.games.errors import BadOption
from thauma.games.protocol import Deal, Events, Fate, Positions, Progress, Rules, Schema, State, Wishes
from thauma.games.record_state import HouseGame
from thauma.kernel.rng import Rng


class Duel(HouseGame):
    """7 Wonders Duel."""

    name = "duel"
    title = "7 Wonders Duel"
    dtype = STATE_DTYPE
    seats = (2, 2)
    actions = actions.ACTIONS
    victories = get_args(schema.Victory)
    over = Phase.OVER
    deals, features_of, loop, moves, view = deals, features, loop, moves, view
    events: Events = events
    schema: Schema = schema
    positions: Positions = positions
    options: Mapping[str, tuple[Any, ...]] = {
        "wonders": ("draft", "first_game"),
        "centred_pawn": ("last_player_begins", "last_player_chooses"),
        **sets_option(SET_CHOICES),
    }

    def deal(self, rng: Rng, seats: int, rules: Rules, wishes: Wishes = ()) -> Deal:
        if wishes:
            raise BadOption("Duel has nothing to choose before the deal")
        deal = self.blank_deal(seats, rules)
        setup.deal_cards(deal, setup.blank_pile(), rng)
        return deal

    def blank_deal(self, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        self.check_seats(seats)
        deal = setup.blank_deal()
        is_first_game = rules.get("wonders") == "first_game"
        deal.first_game = is_first_game * FIRST_GAME + sets_in(rules, SET_CHOICES) * ADDED_SETS
        deal.last_player_chooses = rules.get("centred_pawn") == "last_player_chooses"
        return deal

    def advance(self, state: State, seat: int, action: int, fate: Fate) -> None:  # noqa: ARG002 - it is the mover
        decide(state, action)
        if isinstance(fate, np.ndarray):
            settle_at_random(state, fate)
        else:
            settle(state, fate)

    def progress(self, state: State) -> Progress:
        return Progress(int(state["age"]) + 1)

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        believed = self.copy(state)
        if believed.phase == Phase.LIBRARY and seat != believed.mover:
            redraw_offer(believed, rng)
        return believed

    def belief(self, seat: int, seats: int, rules: Rules) -> DuelBelief:  # noqa: ARG002 - two play
        return DuelBelief(seat, sets_in(rules, SET_CHOICES))


GAME = Duel()
