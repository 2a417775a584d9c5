"""Finds what a person means by a name that may be short, misspelt or in another language."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches

from thauma.cli.table.commands import plain

ARTICLES = ("the ", "a ", "az ", "de ")
LEAST_LIKENESS = 0.65


class Finder:
    """Things by their spellings: the name at this table, the English name, the id."""

    def __init__(self, spellings: Mapping[str, Iterable[str]]) -> None:
        self._spellings = {thing: [_bare(name) for name in names] for thing, names in spellings.items()}

    def find(self, text: str, among: Iterable[str]) -> list[str]:
        """The things that a text fits best: one if it is clear, several if it is not, none if it fits nothing."""
        wanted = _bare(text)
        things = list(dict.fromkeys(among))
        if not wanted:
            return []
        for fits in _FITS:
            found = [thing for thing in things if any(fits(name, wanted) for name in self._spellings.get(thing, ()))]
            if found:
                return found
        return []

    def suggest(self, text: str, among: Iterable[str]) -> list[str]:
        """The things whose names look like the text, the likest first."""
        owner = {name: thing for thing in among for name in self._spellings.get(thing, ())}
        close = get_close_matches(_bare(text), owner, n=3, cutoff=LEAST_LIKENESS)
        return list(dict.fromkeys(owner[name] for name in close))


def _bare(name: str) -> str:
    """A name as it is compared, without its article."""
    compared = plain(name)
    for article in ARTICLES:
        if compared.startswith(article):
            return compared.removeprefix(article)
    return compared


_FITS: tuple[Callable[[str, str], bool], ...] = (  # the whole name, its beginning, that of a word in it
    lambda name, wanted: name == wanted,
    lambda name, wanted: name.startswith(wanted),
    lambda name, wanted: f" {wanted}" in f" {name}",
)
