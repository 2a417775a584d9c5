"""Getting a game ready. Whatever a table or a bot needs is compiled, once a machine, or loaded: by using it."""

import random
from collections.abc import Callable, Iterable
from typing import Protocol, runtime_checkable

from thauma.games import game
from thauma.games.protocol import Game
from thauma.kernel import cache
from thauma.kernel.plain import compiled_here
from thauma.kernel.rng import seeded
from thauma.players import Player
from thauma.players.thinking import Budget
from thauma.records import LiveGame
from thauma.records.events import Teller

RULES, BOTS = "games", "players"  # the rooms whose kernels they are
SEED = 0
PLIES_BETWEEN_LOOKS = 9  # a look is what takes the time, and a few in every age of a game have seen everything
FEW = Budget(simulations=8)


@runtime_checkable
class Budgeted(Protocol):
    budget: Budget


def get_ready(room: str, name: str, use: Callable[[], None]) -> None:
    """Load what a room has for a game. Of all processes that find it not compiled, one compiles it and the others wait.

    `use` uses all of it.
    """
    with compiled_here():
        if cache.is_ready(room, name):
            use()
        else:
            with cache.making_ready(room, name):
                use()


def use_rules(name: str) -> None:
    """Play a game and look at all of it, as a table does."""
    dice = random.Random(SEED)
    for seats in sorted({game(name).seats[0], min(3, game(name).seats[1])}):
        live = LiveGame.new(name, ["player"] * seats, seed=SEED)
        teller = Teller(live, 0)
        while not live.is_over:
            if live.ply % PLIES_BETWEEN_LOOKS == 0:
                _look_around(live)
            live.play(dice.choice(live.legal_moves()))
            teller.news()
        _look_around(live)
        LiveGame.from_record(live.record())


def _look_around(live: LiveGame) -> None:
    for seat in (None, *live.pending):
        live.game.observe(live.state, seat)


def use_players(of: Game, players: Iterable[Player]) -> None:
    """Let each choose at every turn of a game: a whole one, for an ending asks for more than an opening.

    It takes its course whatever they choose, so that a better net doesn't win before the ending.
    """
    players = list(players)
    for player in players:
        if isinstance(player, Budgeted):
            player.budget = FEW
    deal, rng = of.deal(seeded(SEED), of.seats[0], {}), seeded(SEED)
    state = of.start(deal)
    while pending := of.pending(state):
        for player in players:
            player.choose(state, pending[0], rng)
        of.play(state, pending[0], of.legal(state, pending[0])[0].action, deal)
