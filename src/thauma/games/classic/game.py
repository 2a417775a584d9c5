"""Classic 7 Wonders as a game of the house (see games/protocol.py)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic import actions, events, moves, schema, setup, turn, view
from thauma.games.classic.belief.resample import blank_notes, open_choices, resample
from thauma.games.classic.deals import deal_to_setup, setup_to_deal, write_boards
from thauma.games.classic.deduction import ClassicBelief
from thauma.games.classic.features import features
from thauma.games.classic.hands import deal_hands, deal_hands_at_random, decider
from thauma.games.classic.layout import NO_CHOICE, STATE_DTYPE, BoardRule, Phase
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.tables import FREE_CITY_PLAYERS, MOST_CITIES
from thauma.games.errors import BadOption, Move, WrongSeat
from thauma.games.protocol import Choice, Deal, Decision, Events, Fate, Json, Progress, Rules, Schema, State, Wishes
from thauma.games.record_state import RecordGame
from thauma.kernel.rng import Rng

CHOSEN = "chosen"  # the value of the option `boards` that goes with boards of one's own
BOARD_RULES = {"random": BoardRule.RANDOM, "A": BoardRule.A, "B": BoardRule.B, CHOSEN: BoardRule.CHOSEN}


class Classic(RecordGame):
    """7 Wonders, for two (with the Free City) to seven.

    With two players the Free City is seat 2: it is pending once its holder has chosen, who decides for it.
    """

    name = "classic"
    title = "7 Wonders"
    dtype = STATE_DTYPE
    seats = (FREE_CITY_PLAYERS, MOST_CITIES)
    actions = actions.ACTIONS
    events: Events = events
    schema: Schema = schema
    options: Mapping[str, tuple[Any, ...]] = {"boards": tuple(BOARD_RULES)}

    def rules_of_rematch(self, rules: Rules) -> Rules:
        return {option: value for option, value in rules.items() if (option, value) != ("boards", CHOSEN)}

    def deal(self, rng: Rng, seats: int, rules: Rules, wishes: Wishes = ()) -> Deal:
        """With `boards: chosen` the wishes are the boards, as in a record: `{"wonder": ..., "side": ...}` per city."""
        deal = self._blank_deal(seats, rules)
        if (rules.get("boards") == CHOSEN) != bool(wishes):
            raise BadOption(f'a board for each city and the rule "boards": "{CHOSEN}" go together')
        if wishes:
            deal.board_rule = BoardRule.RANDOM  # so that the hands are those that would be dealt without wishes
        setup.deal_cards(deal, setup.blank_pile(), rng)
        if wishes:
            deal.board_rule = BoardRule.CHOSEN
            write_boards(list(wishes), deal)
        return deal

    def _blank_deal(self, seats: int, rules: Rules) -> Deal:
        self.check_rules(rules)
        self.check_seats(seats)
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

    def pending(self, state: State) -> tuple[int, ...]:
        return moves.pending(state)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        has_free_city = int(state["circle"]) > int(state["players"])
        return tuple(
            Decision(seat, int(decider(state, seat)) if has_free_city else seat) for seat in moves.pending(state)
        )

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

    def is_over(self, state: State) -> bool:
        return int(state["phase"]) == Phase.OVER

    def result(self, state: State) -> Json | None:
        return view.result(state)

    def score(self, state: State, seat: int) -> dict[str, int]:
        return view.score(state, seat)

    def best_of(self, state: State, seats: Sequence[int]) -> list[int]:
        """By points, then by coins."""
        worth = {seat: (view.score(state, seat)["total"], int(state.cities[seat].coins)) for seat in seats}
        return [seat for seat in seats if worth[seat] == max(worth.values())]

    def progress(self, state: State) -> Progress:
        return Progress(int(state["age"]) + 1, int(state["turn"]) + 1)

    def position(self, state: State) -> Json:
        return view.position(state)

    def show_all(self, state: State, seats: Sequence[int | None]) -> list[bytes]:
        return view.show_all(state, seats)

    def encode(self, state: State, move: Move) -> int:
        return moves.encode(state, move)

    def decode(self, state: State, seat: int, action: int) -> Move:
        return moves.decode(state, seat, action)

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        believed, player = self.copy(state), decider(state, seat)
        resample(believed, player, blank_notes(), rng)
        open_choices(believed, player, rng)
        return believed

    def belief(self, seat: int, seats: int, rules: Rules) -> ClassicBelief:  # noqa: ARG002 - whatever the rules
        return ClassicBelief(seat, seats)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        return features(state, seat)


GAME = Classic()
