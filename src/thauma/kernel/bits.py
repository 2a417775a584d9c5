"""Sets of small numbers as bits of one integer. Compiled, these are single machine instructions."""

from collections.abc import Callable
from typing import Any

import numba
from numba.extending import lower_builtin, type_callable

from thauma.kernel.compiler import inlined, kernel


@kernel
def bit(number: int) -> int:
    """The set that holds just this number."""
    return 1 << number


def lowest(bits: int) -> int:
    """The lowest number in the set, which must not be empty."""
    bits = int(bits)
    return (bits & -bits).bit_length() - 1


def count(bits: int) -> int:
    """How many numbers the set holds."""
    return int(bits).bit_count()


@type_callable(lowest)  # type: ignore[untyped-decorator]
@type_callable(count)  # type: ignore[untyped-decorator]
def _of_a_set(_context: Any) -> Callable[[Any], Any]:
    return lambda bits: numba.int64 if isinstance(bits, numba.types.Integer) else None


@lower_builtin(lowest, numba.types.Integer)  # type: ignore[untyped-decorator]
def _lowest(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    wide = context.cast(builder, arguments[0], signature.args[0], numba.int64)
    return builder.cttz(wide, context.get_constant(numba.boolean, True))


@lower_builtin(count, numba.types.Integer)  # type: ignore[untyped-decorator]
def _count(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], numba.int64))


@inlined
def nth(bits: int, n: int) -> int:
    """The number in the set that has n smaller ones beside it; there must be one."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
