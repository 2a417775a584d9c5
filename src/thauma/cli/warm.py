"""`thauma warm`: compile ahead."""

import time

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
        print(f"{name}: ready after {time.process_time() - began:.1f} CPU-seconds")
    print(f"kept in {cache.folder('shared').parent}")


def warm(name: str) -> None:
    """Compile everything that a game at the table and in batches needs, by using it once."""
    from importlib import import_module

    from thauma.arena.selfplay import SelfPlay

    found = game(name)
    SelfPlay(name, ("greedy",) * found.seats[0], seed=0).play(0)
    import_module(f"thauma.games.{name}.batch").warm()
