"""Sets of small numbers as bits of one integer. Compiled, these are single machine instructions."""

from collections.abc import Callable
from typing import Any

import numba
from numba.extending import intrinsic

from thauma.kernel.compiler import inlined, kernel


@kernel
def bit(number: int) -> int:
    """The set that holds just this number."""
    return 1 << number


if numba.config.DISABLE_JIT:

    def lowest(bits: int) -> int:
        """The lowest number in the set, which must not be empty."""
        bits = int(bits)
        return (bits & -bits).bit_length() - 1

    def count(bits: int) -> int:
        """How many numbers the set holds."""
        return int(bits).bit_count()

else:

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(_context: Any, bits: Any) -> tuple[Any, Callable[..., Any]]:
        """The lowest number in the set, which must not be empty."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            wide = context.cast(builder, arguments[0], signature.args[0], numba.int64)
            return builder.cttz(wide, context.get_constant(numba.boolean, True))

        return numba.int64(bits), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def count(_context: Any, bits: Any) -> tuple[Any, Callable[..., Any]]:
        """How many numbers the set holds."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], numba.int64))

        return numba.int64(bits), generate


@inlined
def nth(bits: int, n: int) -> int:
    """The number in the set that has n smaller ones beside it; there must be one."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)
