"""Compiled functions: the `@kernel` decorator, random numbers and bit tricks."""

from thauma.kernel.compiler import ArrayOf, inlined, kernel
from thauma.kernel.template import Of, instantiate, template

__all__ = ["ArrayOf", "Of", "inlined", "instantiate", "kernel", "template"]
