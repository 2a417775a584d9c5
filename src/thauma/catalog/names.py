"""What things are called in each language.

A file holds two halves of the same shape: `printed`, what a rulebook of that language prints, and `ours`, our own
translation of what none names. Together they are complete; a name in both, in neither, or unknown is refused.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from thauma.catalog import classic, duel
from thauma.catalog.effects import CatalogError
from thauma.catalog.schema import COLOURS, read_file

LANGUAGES = ("en", "et", "da", "fi", "cs", "hu")
Key = tuple[str, ...]  # the way to a name in a file, such as ("duel", "cards", "baths")


class Names:
    """All names in one language."""

    def __init__(self, language: str, own_name: str, printed: Mapping[Key, str], ours: Mapping[Key, str]) -> None:
        self.language = language
        self.own_name = own_name  # what the language calls itself
        self.printed = printed
        self.ours = ours

    def of(self, *key: str) -> str:
        """The name under a key.

        >>> load("et").of("duel", "cards", "baths")
        'Saunad'
        """
        return self.printed[key] if key in self.printed else self.ours[key]

    def item(self, game: str, name: str) -> str:
        """The name of a card, guild, wonder or token of a game by its id alone."""
        for kind in ("cards", "guilds", "wonders", "tokens"):
            key = (game, kind, name)
            if key in self.printed or key in self.ours:
                return self.of(*key)
        raise KeyError(f"{game} has nothing called {name}")


@cache
def load(language: str) -> Names:
    """The names in a language, read and checked once per process."""
    if language not in LANGUAGES:
        raise CatalogError(f"there are no names in {language!r}; there are {', '.join(LANGUAGES)}")
    return parse(language, read_file(f"names/{language}.toml"))


def parse(language: str, raw: dict[str, Any]) -> Names:
    """Names from the tables of a file, or a CatalogError that names the entry and the reason."""
    file = f"names/{language}.toml"
    halves = {half: dict(_flatten(file, raw.get(half, {}), ())) for half in ("printed", "ours")}
    needed = set(_needed())
    for key in (*halves["printed"], *halves["ours"]):
        if key not in needed:
            raise CatalogError(f"{file}: {'.'.join(key)}: nothing in the catalog has this id")
    for key in sorted(needed):
        if (key in halves["printed"]) == (key in halves["ours"]):
            found = "both printed and ours" if key in halves["ours"] else "neither printed nor ours"
            raise CatalogError(f"{file}: {'.'.join(key)}: it is {found}")
    if not isinstance(raw.get("language"), str):
        raise CatalogError(f"{file}: language: the language's own name is missing")
    return Names(language, raw["language"], halves["printed"], halves["ours"])


def _flatten(file: str, table: Mapping[str, Any], path: Key) -> Iterator[tuple[Key, str]]:
    for name, value in table.items():
        key = (*path, name)
        if isinstance(value, dict):
            yield from _flatten(file, value, key)
        elif isinstance(value, str) and value.strip() == value != "":
            yield key, value
        else:
            raise CatalogError(f"{file}: {'.'.join(key)}: {value!r} is no name")


def _needed() -> Iterator[Key]:
    for game, box in (("duel", duel.load()), ("classic", classic.load())):
        guilds = {guild.id for guild in box.guilds}
        yield from ((game, "guilds" if card.id in guilds else "cards", card.id) for card in box.cards)
        yield from ((game, "symbols", symbol) for symbol in box.science_symbols)
    yield from (("duel", "wonders", wonder.id) for wonder in duel.load().wonders)
    yield from (("duel", "tokens", token.id) for token in duel.load().tokens)
    yield from (("duel", "chains", symbol) for symbol in duel.load().chain_symbols)
    yield from (("classic", kind, board.id) for board in classic.load().boards for kind in ("wonders", "cities"))
    resources = dict.fromkeys((*duel.load().resources.all, *classic.load().resources.all))
    yield from (("resources", resource) for resource in resources)
    yield from ((kind, colour) for kind in ("colours", "building_types") for colour in COLOURS)
    yield from (("ages", str(age)) for age in duel.AGES)
