"""A table with followers among the players: they sit down, play, and get up whatever happens."""

from collections.abc import Sequence

from thauma.kernel.rng import Rng, seeded
from thauma.players import Follower, Forfeit, Player
from thauma.records import LiveGame


def play_out(live: LiveGame, seated: Sequence[Player], rngs: Sequence[Rng] | None = None) -> Forfeit | None:
    """Play to the end, or until somebody forfeits; each seat draws from its own random numbers."""
    rngs = rngs or [seeded(5, seat) for seat in range(len(seated))]
    followers = [player for player in seated if isinstance(player, Follower)]
    for seat, player in enumerate(seated):
        if isinstance(player, Follower):
            player.sit_down(live, seat)
    try:
        while not live.is_over:
            seat = live.pending[0]
            who = dict(live.game.decisions(live.state))[seat]
            live.play_action(seat, seated[who].choose(live.state, seat, rngs[who]))
    except Forfeit as forfeit:
        return forfeit
    finally:
        for follower in followers:
            follower.get_up(live)
    return None
