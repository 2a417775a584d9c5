"""Kernels that run as plain Python until they are compiled."""

import threading
import time
from collections.abc import Callable, Iterator
from typing import Annotated, Any, TypeAlias

import numpy as np
import pytest

from tests.modes import COMPILED
from thauma.games import NAMES
from thauma.kernel import kernel, plain
from thauma.kernel.plain import compiled_here, stand_down, stand_in
from thauma.records import LiveGame

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is nothing to stand in for")

GAME = "of a test"  # while it stands in, kernels of no game do too
SHELF_DTYPE = np.dtype((np.record, [("used", np.int8), ("items", np.int16, (3,))]))
Shelf: TypeAlias = Annotated[Any, SHELF_DTYPE]


@kernel
def is_full(shelf: Shelf) -> bool:
    return bool(shelf.used == len(shelf.items))


@kernel
def put(shelf: Shelf, item: int) -> bool:
    shelf.items[shelf.used] = item
    shelf.used += 1
    return is_full(shelf)


def new_shelf() -> Any:
    return np.zeros(1, SHELF_DTYPE)[0]


@pytest.fixture
def plain_calls() -> Iterator[list[str]]:
    """The names of the kernels that ran as plain Python, once something stands in."""
    calls: list[str] = []
    for each in (put, is_full):
        dispatcher: Any = each
        dispatcher.plain = _noting(calls, dispatcher.py_func)
    yield calls
    stand_down(GAME)


def _noting(calls: list[str], function: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*arguments: Any) -> Any:
        calls.append(function.__name__)
        return function(*arguments)

    return noted


def test_a_kernel_runs_as_plain_python_until_the_compiled_one_takes_over(plain_calls: list[str]) -> None:
    shelf = new_shelf()
    stand_in(GAME)
    assert (put(shelf, 7), put(shelf, 8)) == (False, False)
    assert plain_calls == ["put", "is_full"] * 2
    stand_down(GAME)
    assert put(shelf, 9) is True
    assert shelf.items.tolist() == [7, 8, 9]
    assert len(plain_calls) == 4


def test_whoever_gets_them_ready_takes_the_compiled_ones_already(plain_calls: list[str]) -> None:
    stand_in(GAME)
    with compiled_here():
        put(new_shelf(), 1)
        assert plain_calls == []
        beside = threading.Thread(target=put, args=(new_shelf(), 1))
        beside.start()
        beside.join()
        assert plain_calls == ["put", "is_full"]


def test_what_was_begun_as_plain_python_is_finished_so(plain_calls: list[str]) -> None:
    """A plain kernel hands its callees what compiled ones don't take, so the change waits until it is through."""
    inside, go_on = threading.Event(), threading.Event()
    dispatcher: Any = put
    noted = dispatcher.plain

    def slowly(*arguments: Any) -> Any:
        inside.set()
        go_on.wait()
        return noted(*arguments)

    dispatcher.plain = slowly
    stand_in(GAME)
    slow = threading.Thread(target=put, args=(new_shelf(), 1))
    slow.start()
    inside.wait()
    change = threading.Thread(target=stand_down, args=(GAME,))
    change.start()
    while GAME in plain._waiting:
        time.sleep(0.001)
    put(new_shelf(), 1)  # who comes now takes the compiled one
    assert plain_calls == []
    assert change.is_alive()
    go_on.set()
    slow.join()
    change.join()
    assert plain_calls == ["put", "is_full"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_the_same_whoever_plays_it(name: str) -> None:
    """Deals, moves, what they cost, what is seen: each half of a game by plain Python and by the compiled kernels."""

    def story(changes: dict[int, Callable[[str], None]]) -> list[Any]:
        live = LiveGame.new(name, ["player"] * 2, seed=5)
        told: list[Any] = []
        for ply in range(16):
            if ply in changes:
                changes[ply](name)
            legal = live.legal_moves()
            told += [legal, live.game.observe(live.state, live.pending[0])]
            live.play(legal[ply % len(legal)])
        return told

    stand_in(name)
    try:
        mixed = story({8: stand_down, 12: stand_in})
    finally:
        stand_down(name)
    assert mixed == story({})
