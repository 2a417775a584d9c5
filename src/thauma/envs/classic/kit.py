"""What the environments need to know of classic."""

import numpy as np

from thauma.envs.classic import observation
from thauma.envs.classic.layout import LAYOUT, PERFECT
from thauma.envs.kit import Kit
from thauma.games import game as find_game
from thauma.games.classic.kernels import BASE_ACTIONS, loop
from thauma.games.errors import BadOption
from thauma.games.protocol import Rules
from thauma.players.greedy import classic as greedy


def check_rules(rules: Rules) -> None:
    if rules.get("boards") == "chosen":
        raise BadOption("an environment deals its boards: boards is random, A or B, not 'chosen'")


KIT = Kit(
    find_game("classic"),
    3,
    LAYOUT.pinned,
    PERFECT.pinned,
    np.float32,
    loop,
    observation,
    greedy,
    BASE_ACTIONS,
    check_rules,
)
