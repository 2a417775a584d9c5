"""Random endings: games played at random or greedily until few cards are left."""

from collections.abc import Iterator
from typing import Any

from thauma.games import game
from thauma.games.duel.tables import AGES
from thauma.kernel.rng import seeded
from thauma.players import player

GAME = game("duel")


def endings(who: str, cards: int, number: int, seed: int = 0) -> Iterator[Any]:
    """Positions with that many cards left, each from its own game: the first decision with so many."""
    chooser = player(who, GAME)
    stream = 0
    while number:
        rng = seeded(seed, stream)
        stream += 1
        deal = GAME.deal(rng, 2, {})
        state = GAME.start(deal)
        while not GAME.is_over(state) and (state.age < AGES - 1 or int(state.present).bit_count() > cards):
            GAME.play(state, int(state.mover), chooser.choose(state, int(state.mover), rng), deal)
        if not GAME.is_over(state):
            number -= 1
            yield state
