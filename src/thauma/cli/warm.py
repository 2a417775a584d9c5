"""`thauma warm`: compile ahead."""

import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

from thauma.games import NAMES, game
from thauma.kernel import cache

THINKING = ("search:8", "uct:8", "net", "level:1")  # together they use everything, the solver of endings included


def run_warm(names: list[str]) -> None:
    for name in names:
        game(name)
    forgotten = cache.forget_stale()
    if forgotten:
        print(f"removed what {forgotten} older versions had compiled")
    for name in names or NAMES:
        more = ""
        for what, compile_them in _steps():
            began = time.process_time()
            compile_them(name)
            taken = time.process_time() - began
            print(f"{name}: the {what} are ready after {taken:.1f} CPU-seconds{more}", flush=True)
            more = " more"
    print(f"kept in {cache.folder('shared').parent}")


def _steps() -> Iterator[tuple[str, Callable[[str], None]]]:
    yield "rules", warm
    yield "players", warm_players
    if find_spec("gymnasium"):
        yield "environments", warm_envs


def warm(name: str) -> None:
    """Compile everything that a game at the table and in batches needs, by using it once."""
    from thauma.arena.selfplay import SelfPlay
    from thauma.games.batch import batch_of
    from thauma.records import LiveGame

    found = game(name)
    played = SelfPlay(name, ("greedy",) * found.seats[0], seed=0).play(0)
    LiveGame.from_record(played.record())
    found.observe_all(played.state, (0, None))
    batch_of(name).warm()


def warm_players(name: str) -> None:
    """Compile what those who think need: each chooses at every turn of a game of chance.

    It must be a whole game, for an ending asks for more than an opening.
    """
    from thauma.kernel.rng import seeded
    from thauma.players import player

    found, rng = game(name), seeded(0)
    players, chance = [player(thinking, found) for thinking in THINKING], player("random", found)
    deal = found.deal(seeded(0), found.seats[0], {})
    state = found.start(deal)
    while pending := found.pending(state):
        for thinking in players:
            thinking.choose(state, pending[0], rng)
        found.play(state, pending[0], chance.choose(state, pending[0], rng), deal)


def warm_envs(name: str) -> None:
    """Compile what the environments need, where their extra is installed."""
    from thauma.envs import gym

    gym.warm(name)
