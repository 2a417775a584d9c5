"""Writes positions of real games to web/fixtures/*.json, for /dev?fixture=NAME and for pictures of every state.

Each file holds a table and some States as the server sends them; the first is shown.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from thauma.games.errors import Move  # noqa: E402
from thauma.records.events import Teller  # noqa: E402
from thauma.records.live import LiveGame  # noqa: E402

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ["Mari", "Ilmar", "Lotte", "Ariadne", "Daidalos", "Pekka", "Zsófia"]
NOW = 1_760_000_000_000
MOVER = -1  # whoever must decide
PEOPLE = 3  # who sit at a table; the others are bots
Json = dict[str, Any]
Wanted = Callable[[LiveGame], bool]


def play(live: LiveGame, seed: int, taste: Callable[[Move], float]) -> Iterator[None]:
    """Play on by chance, with a taste for some moves; pause after every move."""
    rng = random.Random(seed)
    while not live.is_over:
        moves = live.legal_moves()
        weights = [taste(move) for move in moves]
        live.play(rng.choices(moves, weights)[0])
        yield


def table(live: LiveGame, mine: int | None) -> Json:
    rated = len(live.players) <= PEOPLE
    seats = [
        {
            "seat": n,
            "kind": "person" if n < PEOPLE else "bot",
            "person": f"p{n}" if n < PEOPLE else None,
            "name": name,
            "level": None if n < PEOPLE else 4,
        }
        | {"here": True, "away_since": None, "stand_in": None, "rating": 1712 + 128 * n if rated else None}
        for n, name in enumerate(live.players)
    ]
    view = live.game.observe(live.state, mine)
    return {
        "id": "example",
        "game": live.game.name,
        "rules": live.rules,
        "time": {"kind": "bank", "seconds": 900, "increment": 0},
        "listed": True,
        "rated": rated,
        "status": "finished" if live.is_over else "playing",
        "host": "p0",
        "created_at": NOW,
        "started_at": NOW,
        "ended_at": None,
        "seats": seats,
        "serial": live.ply,
        "ply": live.ply,
        "pending": list(live.pending),
        "age": view["age"],
        "turn": view.get("turn"),
        "commitment": "0" * 64,
        "opened": None,
        "outcome": outcome(live),
        "rematch": None,
        "spectators": 0,
        "you": {"seats": [] if mine is None else [mine], "host": mine == 0},
    }


def outcome(live: LiveGame) -> Json | None:
    result = live.result
    return None if result is None else {"winners": result["winners"], "by": result["by"]}


def state(live: LiveGame, mine: int | None, teller: Teller) -> Json:
    clocks = {"now": NOW, "seats": [{"left_ms": 702_000 - 61_000 * n, "runs": False} for n in range(len(live.players))]}
    return {
        "type": "state",
        "serial": live.ply,
        "ply": live.ply,
        "seat": mine,
        "view": live.game.observe(live.state, mine),
        "news": teller.news(),
        "clocks": clocks,
        "offer": None,
        "can_undo": True,
        "can_withdraw": True,
        "noted": [],
        "outcome": outcome(live),
        "result": live.result,
    }


@dataclass(frozen=True)
class Scene:
    """What a fixture shows: the first position of some game that is wanted."""

    seats: int
    wanted: Wanted
    taste: Callable[[Move], float]
    seed: int = 0  # where to begin to look: the first seed whose game shows it
    seat: int | None = MOVER  # who looks; nobody in particular for a spectator
    more: int = 10  # positions after it


def make(name: str) -> None:
    """Write one fixture."""
    wish, game = SCENES[name], name.split("-")[0]
    for seed in range(wish.seed, 4000):
        live = LiveGame.new(game, NAMES[: wish.seats], {}, seed)
        course = play(live, seed, wish.taste)
        going = True
        while going and not wish.wanted(live):
            going = next(course, "over") is None
        if wish.wanted(live):
            write(name, captured(live, course, wish))
            return
    raise LookupError(f"no game shows {name}")


def captured(live: LiveGame, course: Iterator[None], wish: Scene) -> Json:
    """A position as it is seen by the seat that looks, and those after it."""
    seat = wish.seat if wish.seat != MOVER else live.pending[0] if live.pending else 0
    mine = seat if seat is None or seat < wish.seats else 0
    teller = Teller(live, mine)
    shown, states = table(live, mine), [state(live, mine, teller)]
    for _ in range(wish.more):
        if next(course, "over") == "over":
            break
        states.append(state(live, mine, teller))
    return {"table": shown, "states": states}


def write(name: str, content: Json) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    print(name)


def usual(move: Move) -> float:
    return {"build": 6, "wonder": 1.2, "discard": 0.3, "stage": 1.5}.get(move["do"], 1)


def hoarder(move: Move) -> float:
    return {"build": 4, "wonder": 5, "discard": 2, "stage": 3}.get(move["do"], 1)


def phase(wanted: str, choices: int = 2) -> Wanted:
    return lambda live: live.game.observe(live.state, None)["phase"] == wanted and len(live.legal_moves()) >= choices


def at(age: int, ply: int) -> Wanted:
    """The turn of an age when so many moves of the game have been made."""

    def wanted(live: LiveGame) -> bool:
        view = live.game.observe(live.state, None)
        return view["age"] == age and view["phase"] == "turn" and live.ply >= ply

    return wanted


def at_once(live: LiveGame) -> bool:
    return live.ply == 0


def ended(by: str) -> Wanted:
    return lambda live: live.result is not None and live.result["by"] == by


def turn(age: int, turn: int, waiting: int | None = None, *more: Callable[[Json], bool]) -> Wanted:
    """A turn of classic in which so many have still to choose, and whose view for seat 0 has what is wished."""

    def wanted(live: LiveGame) -> bool:
        if (live.state.age + 1, live.state.turn + 1) != (age, turn) or live.is_over:
            return False
        view = live.game.observe(live.state, 0)
        return waiting in (None, len(view["pending"])) and all(wish(view) for wish in more)

    return wanted


def mine_to_choose(view: Json) -> bool:
    return 0 in view["pending"]


def several_payments(view: Json) -> bool:
    return any(len(ways) > 1 for bills in view["bills"] for ways in bills["cards"].values())


def leading(view: Json) -> bool:
    return 2 in view["pending"] and len(view["legal"]) > 5 and several_payments(view)


def for_nothing(view: Json) -> bool:
    return any(move["do"] == "build_free" for move in view["legal"])


def phase_of_mine(wanted: str) -> Wanted:
    """A phase in which seat 0 decides."""
    return lambda live: phase(wanted)(live) and 0 in live.pending


SCENES = {
    "duel-draft": Scene(2, at_once, usual),
    "duel-draft-3": Scene(2, lambda live: live.ply == 3, usual),
    "duel-age1": Scene(2, at(1, 8), usual),
    "duel-age1-late": Scene(2, at(1, 18), usual),
    "duel-age2": Scene(2, at(2, 36), usual, more=30),
    "duel-age2-open": Scene(2, at(2, 29), usual),
    "duel-age3": Scene(2, at(3, 52), usual, more=30),
    "duel-age3-late": Scene(2, at(3, 62), usual),
    "duel-waiting": Scene(2, lambda live: at(2, 34)(live) and live.pending == (1,), usual, seat=0),
    "duel-spectator": Scene(2, at(2, 33), usual, seat=None),
    "duel-token": Scene(2, phase("progress"), usual),
    "duel-library": Scene(2, phase("library"), hoarder),
    "duel-revive": Scene(2, phase("revive", 3), hoarder, seed=5),
    "duel-destroy": Scene(2, phase("destroy"), hoarder, seed=10),
    "duel-starter": Scene(2, phase("starter"), usual),
    "duel-end-points": Scene(2, ended("points"), usual),
    "duel-end-military": Scene(2, ended("military"), usual, seed=2),
    "duel-end-science": Scene(2, ended("science"), usual, seed=3),
    "classic-start": Scene(4, at_once, usual),
    "classic-3": Scene(3, turn(2, 3, 2, mine_to_choose, several_payments), usual, seed=8, seat=0, more=40),
    "classic-5": Scene(5, turn(2, 2, 3, mine_to_choose, several_payments), usual, seed=3, seat=0, more=60),
    "classic-7": Scene(7, turn(2, 4, 4, mine_to_choose, several_payments), usual, seed=5, seat=0, more=80),
    "classic-6": Scene(6, turn(3, 2, 6, mine_to_choose, several_payments), usual, seed=1, seat=0, more=20),
    "classic-age3": Scene(4, turn(3, 5, 1, mine_to_choose), usual, seat=0, more=30),
    "classic-waiting": Scene(5, turn(2, 3, 2, lambda view: bool(view["chosen"])), usual, seat=0),
    "classic-conflicts": Scene(5, turn(2, 6, 1, mine_to_choose), usual, seed=3, seat=0),
    "classic-conflicts-7": Scene(7, turn(1, 6, 1, mine_to_choose), usual, seed=2, seat=0),
    "classic-free": Scene(5, turn(2, 4, 2, mine_to_choose, for_nothing), hoarder, seed=98, seat=0),
    "classic-revive": Scene(5, phase_of_mine("revive"), hoarder, seed=8, seat=0),
    "classic-seventh": Scene(5, phase_of_mine("seventh"), hoarder, seed=73, seat=0),
    "classic-spectator": Scene(5, turn(3, 4, 2), usual, seat=None, more=20),
    "classic-free-city": Scene(2, turn(3, 3, None, mine_to_choose), usual, seat=0, more=20),
    "classic-free-city-leads": Scene(2, turn(3, 3, None, leading), usual, seed=1, seat=0, more=20),
    "classic-free-city-other": Scene(2, turn(3, 4, None, mine_to_choose), usual, seat=0, more=20),
    "classic-last": Scene(5, turn(3, 6, 1, mine_to_choose), usual, seed=8, seat=0),
    "classic-end": Scene(5, ended("points"), usual),
    "classic-end-7": Scene(7, ended("points"), usual),
    "classic-end-free-city": Scene(2, ended("points"), usual),
}


if __name__ == "__main__":
    wished = tuple(sys.argv[1:]) or ("duel", "classic")
    for one in SCENES:
        if one.startswith(wished):
            make(one)
