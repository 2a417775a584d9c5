"""Duel as a game of OpenSpiel, in which all that chance decides is a chance node of its own (see draws.py)."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from thauma.envs.duel.layout import LAYOUT
from thauma.envs.duel.observation import observe
from thauma.envs.duel.play import reward_of
from thauma.envs.rewards import MARGIN, WIN, check_reward
from thauma.envs.showing import lines
from thauma.envs.spiel.draws import carry_out, next_draw, prepare
from thauma.envs.spiel.observer import Observer, Pieces, make_observer
from thauma.games.duel import GAME
from thauma.games.duel.kernels import (
    ACTIONS,
    CARDS,
    DEAL_DTYPE,
    FIRST_GAME_DEAL,
    STATE_DTYPE,
    TOKENS,
    TOKENS_ON_BOARD,
    Phase,
    begin,
    blank_list,
    decide,
    is_chance,
    list_legal,
)

PLAYERS = 2
LONGEST = 120  # decisions: a draft of 8, 60 turns, and the choices that cards and wonders bring
LONGEST_HISTORY = 240  # with what chance decides
MARGIN_AT_MOST = 2.0
NOBODY = -1
UNKNOWN = -1.0  # in place of what was drawn out of a player's sight

PARAMETERS = {"reward": WIN, **{option: values[0] for option, values in GAME.options.items()}}

TYPE = pyspiel.GameType(
    short_name="thauma_duel",
    long_name="7 Wonders Duel (Thauma)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=PARAMETERS,
)


def register() -> None:
    pyspiel.register_game(TYPE, DuelGame)


class DuelGame(pyspiel.Game):  # type: ignore[misc]
    """The parameters are the reward, "win" or "margin", and the options of the rules."""

    layout = LAYOUT
    recalled = (("history", (LONGEST_HISTORY,)),)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.margin = check_reward(chosen["reward"]) == MARGIN
        self.rules = {option: chosen[option] for option in GAME.options}
        GAME.check_rules(self.rules)
        most = MARGIN_AT_MOST if self.margin else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=PLAYERS,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "DuelState":
        return DuelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return make_observer(self, iig_obs_type, params)


class DuelState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment at which chance is about to decide."""

    def __init__(self, game: DuelGame) -> None:
        super().__init__(game)
        self._margin = game.margin
        self._tokens_laid = 0
        self._events: list[tuple[int, int]] = []  # each action so far, and the seat that doesn't know it, or NOBODY
        self._states = np.zeros(1, STATE_DTYPE)
        begin(self.position, _empty_deal(game.rules))
        self.position.board = 0
        self.position.box = (1 << TOKENS) - 1

    @property
    def position(self) -> Any:
        """The record that the rules know."""
        return self._states[0]

    def current_player(self) -> int:
        if self._is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.position.mover)

    def _is_chance(self) -> bool:
        return self._tokens_laid < TOKENS_ON_BOARD or bool(is_chance(self.position))

    def is_terminal(self) -> bool:
        return bool(self.position.phase == Phase.OVER)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks for the current player's
        listed = blank_list()
        return sorted(listed[: list_legal(self.position, listed, blank_list())].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = next_draw(self.position, self._tokens_laid).options
        return [(option, 1.0 / len(options)) for option in options]

    def _apply_action(self, action: int) -> None:
        position = self.position
        private = position.phase == Phase.DRAW_TOKENS
        self._events.append((action, 1 - int(position.mover) if private else NOBODY))
        if self._is_chance():
            carry_out(position, action, self._tokens_laid)
            self._tokens_laid = min(self._tokens_laid + 1, TOKENS_ON_BOARD)
        else:
            decide(position, action)
        prepare(position)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * PLAYERS
        return [float(reward_of(self.position, seat, self._margin)) for seat in range(PLAYERS)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return next_draw(self.position, self._tokens_laid).spell(action)
        move = GAME.decode(self.position, player, action)
        return " ".join(str(value) for field, value in move.items() if field != "seat")

    def __str__(self) -> str:
        return "\n".join(lines(GAME.observe(self.position, None)))

    # What an observer asks (see observer.py)

    def see(self, player: int) -> NDArray[np.int8]:
        observed, mask = np.zeros(LAYOUT.size, np.int8), np.zeros(ACTIONS, np.int8)
        deal = np.zeros(1, DEAL_DTYPE)[0]
        observe(self.position, deal, player, blank_list(), blank_list(), observed, mask)
        return observed

    def recall(self, player: int, pieces: Pieces) -> None:
        """Every action and every draw, as 1 + its number / ACTIONS."""
        for place, (action, unknown_to) in enumerate(self._events):
            pieces["history"][place] = UNKNOWN if unknown_to == player else (1 + action) / ACTIONS

    def spell_recalled(self, player: int) -> str:
        known = ["?" if unknown_to == player else str(action) for action, unknown_to in self._events]
        return f"seat {player}: {' '.join(known)}"

    def spell_seen(self, player: int) -> str:
        return "\n".join(lines(GAME.observe(self.position, player)))

    def spell_public(self, _player: int) -> str:
        return str(self)

    def spell_private(self, player: int) -> str:
        """The tokens that the player has drawn."""
        if self.position.phase != Phase.LIBRARY or self.position.mover != player:
            return ""
        return " ".join(GAME.observe(self.position, player)["offer"])


def _empty_deal(rules: dict[str, str]) -> Any:
    """The options, and in a first game the wonders; chance decides the rest."""
    deal: Any = np.zeros(1, DEAL_DTYPE)[0]
    deal.first_game = rules["wonders"] == "first_game"
    deal.last_player_chooses = rules["centred_pawn"] == "last_player_chooses"
    deal.wonders[:] = FIRST_GAME_DEAL
    return deal
