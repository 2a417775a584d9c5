"""Compiled functions: the `@kernel` decorator, random numbers and bit tricks."""

from thauma.kernel.compiler import ArrayOf, inlined, kernel

__all__ = ["ArrayOf", "inlined", "kernel"]
