"""The one decorator of every compiled function.

A kernel's argument types are its annotations: `int` is a 64-bit integer, `bool` a truth value, `float` a double, and an
`Annotated` NumPy record or array names its dtype (see `ArrayOf`); a `NamedTuple` of these is passed whole. Explicit
types mean that Numba compiles exactly one version of each function; left alone it makes one per integer width and per
literal.

With NUMBA_DISABLE_JIT=1 the same code runs as plain Python, for debuggers and coverage; `plain.py` lets it do so until
it is compiled.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba.core.compiler_lock import global_compiler_lock

from thauma.kernel import cache, plain, processor

processor.choose()

F = TypeVar("F", bound=Callable[..., Any])

SCALARS = {int: numba.int64, float: numba.float64, bool: numba.boolean}


@dataclass(frozen=True)
class ArrayOf:
    """The metadata of an array argument: `Annotated[NDArray[np.int16], ArrayOf(np.int16)]`; contiguous."""

    dtype: Any
    dimensions: int = 1


@dataclass(frozen=True)
class Of:
    """The metadata of a type that each game has its own of: `Annotated[Any, Of("rules.State")]` (see template.py)."""

    path: str  # a module that a template's kernels know by this name, and a type there

    def find(self, names: dict[str, Any]) -> Any:
        module, _, name = self.path.partition(".")
        return getattr(names[module], name)


def kernel(function: F) -> F:
    """Compile a function on its first call, for the types in its annotations, and keep the result for later runs."""
    return kernel_kept_with(function.__module__, function)


def kernel_kept_with(module: str, function: F) -> F:
    """A kernel that is stored with those of another module."""
    return _compiled(function, inline=False, module=module)


def inlined(function: F) -> F:
    """A kernel that is copied into its callers: for the few where that was measured to pay for the longer compile."""
    return _compiled(function, inline=True, module=function.__module__)


def _compiled(function: F, inline: bool, module: str) -> F:
    _check_annotations(function)
    if numba.config.DISABLE_JIT:
        return plain.plain_version(function)
    # Nothing here is passed to C as a callback, so the wrapper for that is left out: a tenth of the compile time.
    # No kernel makes an array, so nothing needs counting of references: a third of a search's time.
    options = {"no_cfunc_wrapper": True, "_nrt": False, "error_model": "numpy"}
    dispatcher = numba.njit(nogil=True, forceinline=inline, **options)(function)
    dispatcher._cache = cache.KernelCache(function, module)
    compile_for = dispatcher.compile

    def compile_as_annotated(_types_of_the_call: Any) -> Any:
        # Numba asks with the types at hand; the answer is always the one version, to which callers' types are cast.
        with global_compiler_lock:
            if dispatcher.overloads:  # another thread was first
                return next(iter(dispatcher.overloads.values())).entry_point
            _announce_cold_start(module)
            compiled = compile_for(_argument_types(function))
            dispatcher.disable_compile()
            return compiled

    dispatcher.compile = compile_as_annotated
    plain.enlist(dispatcher, module)
    kernel_function: F = dispatcher
    return kernel_function


def _check_annotations(function: Callable[..., Any]) -> None:
    code = function.__code__
    missing = {*code.co_varnames[: code.co_argcount], "return"} - set(function.__annotations__)
    if missing:
        raise TypeError(f"the kernel {function.__name__} has no annotation for {', '.join(sorted(missing))}")


def _argument_types(function: Callable[..., Any]) -> tuple[Any, ...]:
    hints = get_type_hints(function, include_extras=True)
    return tuple(_numba_type(hint, function.__globals__) for name, hint in hints.items() if name != "return")


def _numba_type(hint: Any, names: dict[str, Any]) -> Any:
    if hint in SCALARS:
        return SCALARS[hint]
    if get_origin(hint) is Annotated:
        meaning = get_args(hint)[1]
        if isinstance(meaning, np.dtype):
            return numba.from_dtype(meaning)
        if isinstance(meaning, Of):
            return _numba_type(meaning.find(names), names)
        if isinstance(meaning, ArrayOf):
            return numba.types.Array(numba.from_dtype(np.dtype(meaning.dtype)), meaning.dimensions, "C")
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        fields = get_type_hints(hint, include_extras=True)
        return numba.types.NamedTuple([_numba_type(field, names) for field in fields.values()], hint)
    raise TypeError(
        f"{hint} is no type of a kernel: use int, float, bool, an Annotated record or array, or a NamedTuple"
    )


_announced = False


def _announce_cold_start(module: str) -> None:
    global _announced  # noqa: PLW0603 - said once per process, whichever kernel comes first
    if not _announced and cache.is_cold(module) and sys.stderr.isatty():
        print("thauma: compiling the rules for this machine, once; this takes about half a minute …", file=sys.stderr)
    _announced = True
