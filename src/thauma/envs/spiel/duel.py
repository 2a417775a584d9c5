"""Duel as a game of OpenSpiel, in which all that chance decides is a chance node of its own (see draws.py)."""

from thauma.envs.duel.kit import KIT
from thauma.envs.spiel.draws import carry_out, next_draw, prepare
from thauma.envs.spiel.game import Draw, SpielGame, SpielState, game_type
from thauma.envs.spiel.observer import Pieces
from thauma.games.duel.kernels import CARDS, TOKENS_ON_BOARD, Phase, actions, begin, decide, is_chance

LONGEST = 120  # decisions: a draft of 8, 60 turns, and the choices that cards and wonders bring
LONGEST_HISTORY = 240  # with what chance decides
NOBODY = -1
UNKNOWN = -1.0  # in place of what was drawn out of a player's sight


class DuelState(SpielState):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._tokens_laid = 0
        self._events: list[tuple[int, int]] = []  # each action so far, and the seat that doesn't know it, or NOBODY
        begin(self.position, game.dealt_by)  # for the options, and in a first game the wonders; chance decides the rest
        self.position.box |= self.position.board
        self.position.board = 0

    def is_chance(self) -> bool:
        return self._tokens_laid < TOKENS_ON_BOARD or bool(is_chance(self.position))

    def draw(self) -> Draw:
        return next_draw(self.position, self._tokens_laid)

    def _apply_action(self, action: int) -> None:
        private = self.position.phase == Phase.DRAW_TOKENS
        self._events.append((action, 1 - int(self.position.mover) if private else NOBODY))
        super()._apply_action(action)
        prepare(self.position)

    def resolve(self, number: int) -> None:
        carry_out(self.position, number, self._tokens_laid)
        self._tokens_laid = min(self._tokens_laid + 1, TOKENS_ON_BOARD)

    def act(self, action: int) -> None:
        decide(self.position, action)

    def recall(self, player: int, pieces: Pieces) -> None:
        """Every action and every draw, as 1 + its number, by the number of actions that the base has."""
        for place, (action, unknown_to) in enumerate(self._events):
            pieces["history"][place] = UNKNOWN if unknown_to == player else (1 + action) / actions.BASE_ACTIONS

    def spell_recalled(self, player: int) -> str:
        known = ["?" if unknown_to == player else str(action) for action, unknown_to in self._events]
        return f"seat {player}: {' '.join(known)}"

    def spell_private(self, player: int) -> str:
        """The tokens that the player has drawn."""
        if self.position.phase != Phase.LIBRARY or self.position.mover != player:
            return ""
        return " ".join(KIT.game.observe(self.position, player)["offer"])


class DuelGame(SpielGame):
    kit = KIT
    kind = game_type(KIT, "7 Wonders Duel")
    state_class = DuelState
    most_outcomes = CARDS
    recalled = (("history", (LONGEST_HISTORY,)),)

    def longest(self) -> int:
        return LONGEST
