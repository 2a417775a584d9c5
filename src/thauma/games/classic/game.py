"""Classic 7 Wonders as a game of the house (see games/protocol.py)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from thauma.games.box import sets_in, sets_option
from thauma.games.classic import actions, deals, events, features, loop, moves, positions, schema, setup, turn, view
from thauma.games.classic.belief.resample import blank_notes, open_choices, resample
from thauma.games.classic.deduction import ClassicBelief
from thauma.games.classic.hands import deal_hands, deal_hands_at_random, decider
from thauma.games.classic.layout import ADDED_SETS, NO_CHOICE, STATE_DTYPE, BoardRule, Phase
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.tables import FREE_CITY_PLAYERS, MOST_CITIES, SET_CHOICES
from thauma.games.errors import BadOption, WrongSeat
from thauma.games.protocol import Deal, Decision, Events, Fate, Positions, Progress, Rules, Schema, State, Wishes
from thauma.games.record_state import HouseGame
from thauma.kernel.rng import Rng

CHOSEN = "chosen"  # the value of the option `boards` that goes with boards of one's own
BOARD_RULES = {"random": BoardRule.RANDOM, "A": BoardRule.A, "B": BoardRule.B, CHOSEN: BoardRule.CHOSEN}


class Classic(HouseGame):
    """7 Wonders, for two (with the Free City) to seven.

    With two players the Free City is seat 2: it is pending once its holder has chosen, who decides for it.
    """

    name = "classic"
    title = "7 Wonders"
    dtype = STATE_DTYPE
    seats = (FREE_CITY_PLAYERS, MOST_CITIES)
    actions = actions.ACTIONS
    over = Phase.OVER
    deals, features_of, loop, moves, view = deals, features, loop, moves, view
    events: Events = events
    schema: Schema = schema
    positions: Positions = positions
    options: Mapping[str, tuple[Any, ...]] = {"boards": tuple(BOARD_RULES), **sets_option(SET_CHOICES)}

    def rules_of_rematch(self, rules: Rules) -> Rules:
        return {option: value for option, value in rules.items() if (option, value) != ("boards", CHOSEN)}

    def deal(self, rng: Rng, seats: int, rules: Rules, wishes: Wishes = ()) -> Deal:
        """With `boards: chosen` the wishes are the boards, as in a record: `{"wonder": ..., "side": ...}` per city."""
        deal = self.blank_deal(seats, rules)
        if (rules.get("boards") == CHOSEN) != bool(wishes):
            raise BadOption(f'a board for each city and the rule "boards": "{CHOSEN}" go together')
        if wishes:  # the hands are those that would be dealt without them
            deal.board_rule += BoardRule.RANDOM - BoardRule.CHOSEN
        setup.deal_cards(deal, setup.blank_pile(), rng)
        if wishes:
            deal.board_rule += BoardRule.CHOSEN - BoardRule.RANDOM
            deals.write_boards(list(wishes), deal)
        return deal

    def blank_deal(self, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        self.check_seats(seats)
        deal = setup.blank_deal()
        deal.players = seats
        deal.board_rule = BOARD_RULES[rules.get("boards", "random")] + sets_in(rules, SET_CHOICES) * ADDED_SETS
        return deal

    def decisions(self, state: State) -> tuple[Decision, ...]:
        has_free_city = int(state["circle"]) > int(state["players"])
        return tuple(
            Decision(seat, int(decider(state, seat)) if has_free_city else seat) for seat in moves.pending(state)
        )

    def advance(self, state: State, seat: int, action: int, fate: Fate) -> None:
        turn.decide(state, seat, action, blank_workspace())
        if int(state["phase"]) != Phase.DEAL:
            return
        if isinstance(fate, np.ndarray):
            deal_hands_at_random(state, setup.blank_pile(), fate)
        else:
            deal_hands(state, fate)

    def take_back(self, state: State, seat: int) -> None:
        """Withdraw a seat's choice of this turn, so that it can choose anew; the Free City's falls with its holder's.

        A seat that has chosen is not pending and has no legal move until it has taken its choice back.
        """
        if not 0 <= seat < state.circle or state.choice[seat] == NO_CHOICE:
            raise WrongSeat(f"seat {seat} has no choice of this turn to take back", self.legal_moves(state, seat))
        turn.take_back(state, seat)

    def best_of(self, state: State, seats: Sequence[int]) -> list[int]:
        """By points, then by coins."""
        worth = {seat: (view.score(state, seat)["total"], int(state.cities[seat].coins)) for seat in seats}
        return [seat for seat in seats if worth[seat] == max(worth.values())]

    def progress(self, state: State) -> Progress:
        return Progress(int(state["age"]) + 1, int(state["turn"]) + 1)

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        believed, player = self.copy(state), decider(state, seat)
        resample(believed, player, blank_notes(), rng)
        open_choices(believed, player, rng)
        return believed

    def belief(self, seat: int, seats: int, rules: Rules) -> ClassicBelief:
        return ClassicBelief(seat, seats, sets_in(rules, SET_CHOICES))


GAME = Classic()
