"""OpenSpiel: `import thauma.envs.spiel` registers `thauma_duel` and `thauma_classic` as Python games.

>>> import pyspiel, thauma.envs.spiel
>>> pyspiel.load_game("thauma_duel").num_distinct_actions()
240
>>> pyspiel.load_game("thauma_classic(players=5)").num_players()
5
"""

from thauma.envs.extra import need

need("pyspiel")

import pyspiel  # noqa: E402 - after the sentence that says what to install

from thauma.envs.spiel.classic import ClassicGame  # noqa: E402
from thauma.envs.spiel.duel import DuelGame  # noqa: E402

for game in (DuelGame, ClassicGame):
    pyspiel.register_game(game.kind, game)
