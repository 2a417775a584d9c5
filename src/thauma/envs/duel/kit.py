"""What the environments need to know of Duel."""

import numpy as np

from thauma.envs.duel import observation
from thauma.envs.duel.layout import LAYOUT, PERFECT
from thauma.envs.kit import Kit
from thauma.games import game as find_game
from thauma.games.duel.kernels import ACTIONS, loop
from thauma.players.greedy import duel as greedy

KIT = Kit(find_game("duel"), 2, LAYOUT.pinned, PERFECT.pinned, np.int8, loop, observation, greedy, ACTIONS)
