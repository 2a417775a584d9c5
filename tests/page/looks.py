"""Whether text on the page can be read: nothing cut off, nothing over something else, nothing outside the screen."""

from pathlib import Path

from tests.page.visitor import Visitor

SCRIPT = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")

ALLOWED = [  # fault, selector, each with its reason
    ("clipped", ".nm"),  # a name that somebody gave themselves: as long as they like, and whole in the title
    ("clipped", ".pano"),  # the drawn city below the lobby goes on beyond the screen
    ("leaves the screen", ".pano"),
]


def faults(visitor: Visitor) -> list[str]:
    """One line for each text that can't be read well on the present screen."""
    found: list[str] = visitor.page.evaluate(SCRIPT, ALLOWED)
    return found
