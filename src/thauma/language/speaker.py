"""Messages in one language, by key, from the Fluent files of this room."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from thauma.catalog import names
from thauma.catalog.names import Names

REMEMBERED = 4096  # messages per language


class Speaker:
    """Speaks one language: messages by key, names of the things in the box.

    >>> speaker("fi").say("coins", n=2)
    '2 rahaa'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.names: Names = names.load(language)
        # A terminal shows the marks that isolate text of another direction as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language)))
        self._remembered = lru_cache(REMEMBERED)(self._format)  # a table says the same few things again and again

    def say(self, key: str, **values: Any) -> str:
        """The message under a key, with its variables filled in; a missing variable is a mistake of ours."""
        return self._remembered(key, tuple(sorted(values.items())))

    def _format(self, key: str, filled: tuple[tuple[str, Any], ...]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(filled))
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def words(self, key: str) -> list[str]:
        """A message that lists words a person may type, separated by commas; the first is the one to show."""
        return [word.strip() for word in self.say(key).split(",")]

    def listing(self, things: list[str]) -> str:
        """Things in a row as a sentence has them.

        >>> speaker("en").listing(["Baths", "Altar", "Tavern"])
        'Baths, Altar and Tavern'
        """
        if len(things) < 2:
            return "".join(things)
        return self.say("and", first=", ".join(things[:-1]), last=things[-1])

    def item(self, game: str, name: str) -> str:
        """The name of a card, guild, wonder or token."""
        return self.names.item(game, name)


def source(language: str) -> str:
    """The text of a language's file."""
    return (files(__package__) / "messages" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language; its file is read once per process."""
    return Speaker(language)
