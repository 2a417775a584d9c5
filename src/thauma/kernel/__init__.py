"""Compiled functions: the one `@kernel` decorator, random numbers and bit tricks."""

from thauma.kernel.compiler import ArrayOf, kernel

__all__ = ["ArrayOf", "kernel"]
