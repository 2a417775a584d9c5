"""A table for people who watch an experiment: as text, or as a picture."""

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.envs.kit import GYMNASIUM_IDS
from thauma.games.errors import BadOption, shown
from thauma.games.protocol import Game, Json, State

RENDER_MODES = ("human", "ansi", "rgb_array")

# Of a picture, in pixels
SIZE = (1200, 800)
CARD = (112, 40)
GAP = 6


def check_render_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption(f"render_mode is {', '.join(RENDER_MODES)} or None, not {shown(render_mode)}")
    return render_mode


def render(game: Game, state: State, seat: int | None, render_mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a seat sees it: a text, a picture, or with `human` the text on the screen."""
    if render_mode is None:
        return None
    view = game.observe(state, seat)
    if render_mode == "rgb_array":
        from thauma.envs.picture import draw

        return draw(view)
    text = "\n".join(lines(view))
    if render_mode == "ansi":
        return text
    print(text, flush=True)
    return None


def lines(view: Json) -> list[str]:
    """What a seat sees, line by line; of a game without drawings of its own, field by field."""
    shown_by = shower_of(view["game"])
    table = shown_by.lines(view) if shown_by else [f"{field}: {value}" for field, value in view.items()]
    moves = [f"seat {view['seat']} may: {'; '.join(_move(move) for move in view['legal'])}"] if view["legal"] else []
    result = view["result"]
    ended = [f"seats {result['winners']} win by {result['by']}"] if result else []
    return [*table, *moves, *ended]


def shower_of(game: str) -> Any:
    """The module that shows a game, if it has one."""
    return import_module(f"thauma.envs.{game}.showing") if game in GYMNASIUM_IDS else None


def name_list(names: list[str]) -> str:
    return " ".join(names) or "none"


def _move(move: dict[str, Any]) -> str:
    return " ".join(str(value) for field, value in move.items() if field not in ("seat", "cost", "by"))
