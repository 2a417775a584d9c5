"""`thauma warm`: compile ahead."""

import time
from importlib.util import find_spec

from thauma.games import NAMES, game
from thauma.kernel import cache


def run_warm(names: list[str]) -> None:
    for name in names:
        game(name)
    forgotten = cache.forget_stale()
    if forgotten:
        print(f"removed what {forgotten} older versions had compiled")
    for name in names or NAMES:
        began = time.process_time()
        warm(name)
        print(f"{name}: the rules are ready after {time.process_time() - began:.1f} CPU-seconds", flush=True)
        began = time.process_time()
        warm_players(name)
        print(f"{name}: the players are ready after {time.process_time() - began:.1f} CPU-seconds more", flush=True)
        if find_spec("gymnasium"):
            began = time.process_time()
            warm_envs(name)
            print(
                f"{name}: the environments are ready after {time.process_time() - began:.1f} CPU-seconds more",
                flush=True,
            )
    print(f"kept in {cache.folder('shared').parent}")


def warm(name: str) -> None:
    """Compile everything that a game at the table and in batches needs, by using it once."""
    from importlib import import_module

    from thauma.arena.selfplay import SelfPlay
    from thauma.records import LiveGame

    found = game(name)
    played = SelfPlay(name, ("greedy",) * found.seats[0], seed=0).play(0)
    LiveGame.from_record(played.record())
    found.observe_all(played.state, (0, None))
    import_module(f"thauma.games.{name}.batch").warm()


def warm_players(name: str) -> None:
    """Compile what those who think need, by letting each choose once."""
    from thauma.kernel.rng import seeded
    from thauma.players import player

    found = game(name)
    state = found.start(found.deal(seeded(0), found.seats[0], {}))
    for thinking in ("search:8", "uct:8", "net", "level:1"):
        player(thinking, found).choose(state, found.pending(state)[0], seeded(0))


def warm_envs(name: str) -> None:
    """Compile what the environments need, where their extra is installed."""
    from thauma.envs import gymnasia

    gymnasia.warm(name)
