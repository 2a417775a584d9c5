"""Positions of Duel in which the seat that decides can win at once."""

from typing import Any, NamedTuple

from tests.games.duel.corpus import played_games
from tests.games.duel.positions import GAME
from thauma.games.duel.layout import Phase
from thauma.games.duel.turn import decide


class WinInOne(NamedTuple):
    state: Any
    winning: set[int]  # actions


def wins_in_one(number: int) -> list[WinInOne]:
    """The first such positions at the ends of random games; some moves in them don't win, or it would be no test."""
    found: list[WinInOne] = []
    for played in played_games():
        state = played.states[-2]
        actions = {choice.action for choice in GAME.legal(state, int(state.mover))}
        winning = {action for action in actions if wins(state, action)}
        if winning and winning != actions:
            found.append(WinInOne(state, winning))
    assert len(found) >= number, "there are too few games that end in such a position"
    return found[:number]


def wins(state: Any, action: int) -> bool:
    """Whether an action ends the game, and the seat that takes it has won alone."""
    trial = GAME.copy(state)
    decide(trial, action)
    return bool(trial.phase == Phase.OVER and trial.winners == 1 << int(state.mover))
