"""The libraries behind the environments are an extra: without it, a sentence says what to install."""

from importlib.util import find_spec

from thauma.games.errors import ThaumaError

LIBRARY = {"gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "pyspiel": "OpenSpiel", "PIL": "Pillow"}


class EnvsMissing(ThaumaError, ImportError):
    code = "envs_missing"


def need(module: str) -> None:
    """Raise EnvsMissing unless a module of the extra is installed."""
    if find_spec(module) is None:
        raise EnvsMissing(f"the environments need {LIBRARY[module]}; install it: pip install 'thauma[envs]'")
