"""`thauma warm`: compile ahead."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib.util import find_spec

from thauma.games import game
from thauma.games import names as all_names
from thauma.games.batch import batch_of
from thauma.games.errors import BadOption
from thauma.kernel import cache
from thauma.players import player
from thauma.players.ready import BOTS, RULES, get_ready, use_players, use_rules
from thauma.players.roster import ROSTERS, bots_of

THINKING = ("search", "uct", "net")  # with the bots they use everything, the solver of endings included


def run_warm(names: list[str]) -> None:
    for name in names:
        game(name)
    forgotten = cache.forget_stale()
    if forgotten:
        print(f"removed what {forgotten} older versions had compiled")
    for name in names or all_names():
        more = ""
        for what, compile_them in _steps(name):
            began = time.process_time()
            compile_them(name)
            taken = time.process_time() - began
            print(f"{name}: the {what} are ready after {taken:.1f} CPU-seconds{more}", flush=True)
            more = " more"
    print(f"kept in {cache.folder('shared').parent}")


def _steps(name: str) -> Iterator[tuple[str, Callable[[str], None]]]:
    yield "rules", warm
    yield "players", warm_players
    if name in ROSTERS and find_spec("gymnasium"):
        yield "environments", warm_envs


def warm(name: str) -> None:
    """Compile everything that a game at the table and in batches needs, by using it once."""
    get_ready(RULES, name, partial(use_rules, name))
    with suppress(BadOption):  # a game of somebody else's may have none
        batch_of(name).warm()


def warm_players(name: str) -> None:
    """Compile what those who think need."""
    found = game(name)
    thinking = [*bots_of(name), *(THINKING if name in ROSTERS else ())]
    get_ready(BOTS, name, lambda: use_players(found, [player(who, found) for who in thinking]))


def warm_envs(name: str) -> None:
    """Compile what the environments need, where their extra is installed."""
    from thauma.envs import gym

    gym.warm(name)
