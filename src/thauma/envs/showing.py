"""A table for people who watch an experiment: as text, or as a picture."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games.errors import BadOption, shown
from thauma.games.protocol import Game, Json, State

RENDER_MODES = ("human", "ansi", "rgb_array")


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
    """What a seat sees, line by line."""
    table = _duel(view) if view["game"] == "duel" else _classic(view)
    moves = [f"seat {view['seat']} may: {'; '.join(_move(move) for move in view['legal'])}"] if view["legal"] else []
    result = view["result"]
    ended = [f"seats {result['winners']} win by {result['by']}"] if result else []
    return [*table, *moves, *ended]


def _duel(view: Json) -> list[str]:
    rows: dict[int, list[Json]] = {}
    for card in view["structure"]:
        rows.setdefault(card["row"], []).append(card)
    structure = ["  ".join(_card_on_table(card) for card in rows[row]) for row in sorted(rows)]
    middle = f"age {view['age']}, {view['phase']}; pawn {view['pawn']:+d}; tokens: {_list(view['progress_board'])}"
    offer = [f"on offer: {_list(view['offer'])}"] if view["offer"] else []
    return [middle, *structure, *offer, *(_duel_city(seat, city) for seat, city in enumerate(view["cities"]))]


def _card_on_table(card: Json) -> str:
    return f"[{card['card']}]" if card["available"] else str(card["card"])


def _duel_city(seat: int, city: Json) -> str:
    return (
        f"city {seat}: {city['coins']} coins, {city['score']['total']} points; {_list(city['buildings'])}; "
        f"wonders built: {_list(city['wonders_built'])}; open: {_list(city['wonders'])}; "
        f"tokens: {_list(city['progress'])}"
    )


def _classic(view: Json) -> list[str]:
    hand = [f"hand of seat {view['seat']}: {_list(view['hand'])}"] if view["hand"] else []
    middle = f"age {view['age']}, turn {view['turn']}, {view['phase']}; {view['discarded']} cards discarded"
    return [middle, *(_classic_city(seat, city) for seat, city in enumerate(view["cities"])), *hand]


def _classic_city(seat: int, city: Json) -> str:
    return (
        f"city {seat}, {city['wonder']} {city['side']}: {city['coins']} coins, {city['score']['total']} points, "
        f"{city['stages']} stages, {city['shields']} shields; {_list(city['buildings'])}"
    )


def _list(names: list[str]) -> str:
    return " ".join(names) or "none"


def _move(move: dict[str, Any]) -> str:
    return " ".join(str(value) for field, value in move.items() if field not in ("seat", "cost", "by"))
