"""A game made from a catalog that has grown. Tables are made when a game is imported, so each has its own process."""

import os
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from thauma.catalog import classic, duel
from thauma.catalog.schema import read_file

ROOT = Path(__file__).parents[2]
Raw = dict[str, Any]


def in_own_process(module: str, scenario: str) -> str:
    """What a scenario of a module says; the kernels run as plain Python, so that nothing is compiled for it."""
    done = subprocess.run(
        [sys.executable, "-m", module, scenario],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def grow_duel(change: Callable[[Raw], None]) -> None:
    """From now on Duel's box is the changed one: to be called before the game is imported."""
    raw = read_file(duel.FILE)
    change(raw)
    box = duel.parse(raw)
    duel.load = lambda: box  # type: ignore[assignment] # a cached function takes no arguments either


def grow_classic(change: Callable[[Raw], None]) -> None:
    """The same for classic."""
    raw = read_file(classic.FILE)
    change(raw)
    box = classic.parse(raw)
    classic.load = lambda: box  # type: ignore[assignment] # a cached function takes no arguments either


def play_at_random(name: str, seats: int, games: int, rules: Raw | None = None) -> list[Any]:
    """The final positions of random games, played by the protocol."""
    from thauma.games import game
    from thauma.kernel.rng import below, seeded

    played, ends = game(name), []
    for number in range(games):
        rng = seeded(1, number)
        deal = played.deal(rng, seats, rules or {})
        state = played.start(played.parse_setup(played.setup(deal), seats, rules or {}))
        while not played.is_over(state):
            seat = played.pending(state)[0]
            choices = played.legal(state, seat)
            played.play(state, seat, choices[below(rng, len(choices))].action, deal)
        ends.append(state)
    return ends


def entry(raw: Raw, table: str, name: str) -> Raw:
    found: Raw = next(entry for entry in raw[table] if entry["id"] == name)
    return found


def copies(raw: Raw, table: str, name: str, number: int) -> None:
    """So many more things like this one, side by side with it."""
    place = raw[table].index(entry(raw, table, name)) + 1
    raw[table][place:place] = [{**entry(raw, table, name), "id": f"{name}_{copy}"} for copy in range(number)]


def follow_by_events(name: str, seats: int, seed: int, rules: Raw) -> Any:
    """Play at random; before each decision, a game that fits what each seat was told must be one that can be dealt."""
    from thauma.games import game
    from thauma.kernel.rng import below, seeded

    played, rng = game(name), seeded(seed)
    deal = played.deal(rng, seats, rules)
    state = played.start(deal)
    before, moves = played.copy(state), list[Raw]()
    beliefs = [played.belief(seat, seats, rules) for seat in range(seats)]
    for seat, belief in enumerate(beliefs):
        for event in played.events.tell_opening(state, seat):
            belief.hear(event)
    while not played.is_over(state):
        seat = played.pending(state)[0]
        choices = played.legal(state, seat)
        action = choices[below(rng, len(choices))].action
        moves.append(played.decode(state, seat, action))
        played.play(state, seat, action, deal)
        if played.events.is_settled(state):
            told = played.events.tell(before, moves, state, range(seats))
            before, moves = played.copy(state), []
            for hearer, belief in enumerate(beliefs):
                for event in told[hearer]:
                    belief.hear(event)
                played.parse_setup(belief.guess([]).setup, seats, rules)
    return state


def tensors(name: str, sets: str = "base") -> str:
    """What OpenSpiel's observer with perfect recall saw of a game: how long its tensor is, and all that isn't zero."""
    import pyspiel

    import thauma.envs.spiel  # noqa: F401 - makes the names known
    from thauma.kernel.rng import below, seeded

    game, rng = pyspiel.load_game(f"{name}(sets={sets})" if sets != "base" else name), seeded(7)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state, told = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node():
            observer.set_from(state, state.current_player())
            told.append([f"{place}:{observer.tensor[place]:.3g}" for place in observer.tensor.nonzero()[0]])
        drawn = [option for option, _ in state.chance_outcomes()] if state.is_chance_node() else []
        options = sorted(drawn) or state.legal_actions()
        state.apply_action(options[below(rng, len(options))])
    return f"{len(observer.tensor)} {zlib.crc32(repr(told).encode())} {len(told)}"


def is_pinned(name: str, players: int | None) -> bool:
    """Whether the environment of a game dealt from the base observes what it did before the catalog grew."""
    from tests.envs import pins
    from thauma.envs.driver import driver_of

    game = name.partition("_")[0]
    return (
        pins.file_of(name)
        .read_text()
        .endswith("\n".join([*pins.observations(driver_of(game, players, {}, False)), ""]))
    )
