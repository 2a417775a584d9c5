"""The environments that Gymnasium makes by name: `thauma/Duel-v1` and `thauma/Classic-v1`, one game or many."""

from typing import Any

import gymnasium

from thauma.envs.rewards import MARGIN, WIN, check_reward
from thauma.envs.single import Against, check_seat
from thauma.envs.table import REPLACE
from thauma.envs.terms import EITHER, Terms
from thauma.envs.vector import Side, numbered_opponent
from thauma.games.protocol import Rules

DUEL = "thauma/Duel-v1"
CLASSIC = "thauma/Classic-v1"


def register() -> None:
    """Make the names known. `import thauma.envs` does it."""
    for name, game in ((DUEL, "duel"), (CLASSIC, "classic")):
        if name not in gymnasium.registry:
            here = f"{__name__}:{game}"
            gymnasium.register(name, entry_point=here, vector_entry_point=f"{here}_vector")


def duel(rules: Rules | None = None, perfect_information: bool = False, **options: Any) -> Against:
    """One game of Duel; the options are those of `Against`."""
    from thauma.envs.duel.table import DuelTable

    return Against(DuelTable(rules or {}, perfect_information), rules=rules, **options)


def duel_vector(
    num_envs: int,
    opponent: str = "random",
    seat: int | None = None,
    reward: str = WIN,
    illegal: str = REPLACE,
    rules: Rules | None = None,
    perfect_information: bool = False,
    copy: bool = True,
) -> Side:
    """Many games of Duel; `copy=False` returns arrays that the next step overwrites."""
    from thauma.envs.duel.fleet import DuelFleet
    from thauma.envs.duel.table import DuelTable

    table = DuelTable(rules or {}, perfect_information)
    terms = Terms(numbered_opponent(opponent), numbered_seat(seat, table.players), check_reward(reward) == MARGIN)
    return Side(DuelFleet(num_envs, terms, rules or {}, perfect_information), table, num_envs, illegal, copy)


def classic(players: int = 3, rules: Rules | None = None, perfect_information: bool = False, **options: Any) -> Against:
    """One game of classic for 2 to 7; the options are those of `Against`."""
    from thauma.envs.classic.table import ClassicTable

    return Against(ClassicTable(players, rules or {}, perfect_information), rules=rules, **options)


def classic_vector(
    num_envs: int,
    players: int = 3,
    opponent: str = "random",
    seat: int | None = None,
    reward: str = WIN,
    illegal: str = REPLACE,
    rules: Rules | None = None,
    perfect_information: bool = False,
    copy: bool = True,
) -> Side:
    """Many games of classic; `copy=False` returns arrays that the next step overwrites."""
    from thauma.envs.classic.fleet import ClassicFleet
    from thauma.envs.classic.table import ClassicTable

    table = ClassicTable(players, rules or {}, perfect_information)
    terms = Terms(numbered_opponent(opponent), numbered_seat(seat, players), check_reward(reward) == MARGIN)
    fleet = ClassicFleet(num_envs, players, terms, rules or {}, perfect_information)
    return Side(fleet, table, num_envs, illegal, copy)


def warm(name: str) -> None:
    """Compile what the environments of a game need, by using them once."""
    import numpy as np

    known = DUEL if name == "duel" else CLASSIC
    for env in (gymnasium.make(known, opponent="greedy"), gymnasium.make_vec(known, num_envs=1)):
        _, info = env.reset(seed=0)
        env.step(np.argmax(info["action_mask"], axis=-1))


def numbered_seat(seat: int | None, players: int) -> int:
    checked = check_seat(seat, players)
    return EITHER if checked is None else checked
