"""Kernels that are written once and compiled for every game.

A template calls what a game has through a module that `instantiate` fills in, `rules.advance(...)`, and names that
game's types in the same way:

    State: TypeAlias = Annotated[Any, Of("rules.State")]
    rules: Any = None  # the game's loop

    @template
    def play_on(state: State, action: int) -> None:
        rules.advance(state, action)

    duel = instantiate(__name__, "duel", rules=thauma.games.duel.loop)
    duel.play_on(state, action)
"""

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from thauma.kernel.compiler import Of, kernel_kept_with

F = TypeVar("F", bound=Callable[..., Any])

__all__ = ["Of", "instantiate", "template"]

_templates: dict[str, list[FunctionType]] = {}  # by module


def template(function: F) -> F:
    """A kernel of no game yet. Called as it is, it fails: what it needs of a game isn't there."""
    assert isinstance(function, FunctionType)
    _templates.setdefault(function.__module__, []).append(function)
    return function


def instantiate(module: str, game: str, **of_game: ModuleType) -> Any:
    """The templates of a module as kernels of one game, in a module of their own."""
    names = {**vars(sys.modules[module]), **of_game}
    made = ModuleType(f"{module}.{game}")
    for function in _templates[module]:
        own = FunctionType(function.__code__, names, function.__name__)
        own.__module__ = module
        own.__annotations__, own.__doc__ = function.__annotations__, function.__doc__
        names[function.__name__] = compiled = kernel_kept_with(made.__name__, own)
        setattr(made, function.__name__, compiled)
    return made
