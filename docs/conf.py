"""How Sphinx makes a site of these pages: `make docs`."""

import ast
import inspect
import textwrap
from typing import Any

from sphinx.application import Sphinx

from thauma import __version__

project = "Thauma"
copyright = "the Thauma maintainers. 7 Wonders and 7 Wonders Duel are trademarks of their publisher"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]

html_theme = "furo"
html_title = "Thauma"
html_show_sphinx = False

myst_heading_anchors = 4  # so that page.md#a-heading works here as it does in an editor
default_role = "code"  # docstrings write `name` as these pages do
autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": False}
python_maximum_signature_line_length = 100


def as_written(_app: Any, what: str, _name: str, thing: Any, *_: Any) -> tuple[str, str | None] | None:
    """The signature as the source has it: `rng: Rng`, and not what an Rng is made of."""
    if what not in {"function", "method"} or not str(getattr(thing, "__module__", "")).startswith(project.lower()):
        return None  # also what a module has only imported, which may have no source
    source = textwrap.dedent(inspect.getsource(inspect.unwrap(getattr(thing, "py_func", thing))))
    definition = next(node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef))
    if definition.args.args and definition.args.args[0].arg in {"self", "cls"}:
        del definition.args.args[0]
    returns = definition.returns and ast.unparse(definition.returns)
    return f"({ast.unparse(definition.args)})", returns


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", as_written)
