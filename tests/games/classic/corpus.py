"""Positions of random games."""

from collections.abc import Iterator
from typing import Any

from thauma.games.classic.actions import Act, act_of
from thauma.games.classic.game import GAME
from thauma.games.classic.tables import WONDER_IDS
from thauma.games.protocol import Json
from thauma.kernel.rng import Rng, below, seeded


def random_positions(
    players: int, seed: int, boards: list[str] | None = None, builders: bool = False
) -> Iterator[tuple[Any, Any, Rng]]:
    """Every position of a random game, the last one included, with its deal.

    `boards` are the first seats' wonders, on side B. Builders seldom play a card face down, but for the stages of
    Halicarnassus.
    """
    rng = seeded(seed, players)
    chosen: list[Json] = []
    if boards:
        dealt = GAME.setup(GAME.deal(rng.copy(), players, {}))["boards"]
        chosen = [{"wonder": wonder, "side": "B"} for wonder in boards]
        chosen += [board for board in dealt if board["wonder"] not in boards][: max(players, 3) - len(boards)]
    deal = GAME.deal(rng, players, {"boards": "chosen"} if boards else {}, chosen)
    state = GAME.start(deal)
    while not GAME.is_over(state):
        yield state, deal, rng
        pending = GAME.pending(state)
        seat = pending[below(rng, len(pending))]
        actions = [choice.action for choice in GAME.legal(state, seat)]
        if builders and below(rng, 8):
            actions = preferred(state, seat, actions)
        GAME.play(state, seat, actions[below(rng, len(actions))], deal)
    yield state, deal, rng


def preferred(state: Any, seat: int, actions: list[int]) -> list[int]:
    """Stages of Halicarnassus if there are any, else builds."""
    stages = [action for action in actions if act_of(action) == Act.STAGE]
    builds = [action for action in actions if act_of(action) == Act.BUILD]
    revives = WONDER_IDS[state.cities[seat].board // 2] == "halikarnassos"
    return (stages if revives else []) or builds or actions
