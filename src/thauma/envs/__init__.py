"""Environments for research: PettingZoo, Gymnasium and OpenSpiel around the rules of the house (extra `envs`).

To import this room makes its environments known to Gymnasium: see gym.py.
"""

from thauma.envs.extra import need

need("gymnasium")

from thauma.envs.gym import register  # noqa: E402 - after the sentence that says what to install

register()
