"""The page's messages: six files a topic say the same things, each key once, and the page names every one of them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from thauma.language import LANGUAGES
from thauma.language.speaker import source

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "thauma" / "language" / "messages" / "page"
PAGE = ROOT / "web" / "src"
TOPICS = sorted({path.name.split(".")[0] for path in FOLDER.glob("*.ftl")})
FROM_THE_SERVER = re.compile(r"(error|lesson)-[a-z-]+")  # named by codes and lessons of the server, not by the page


class References(Visitor):  # type: ignore[misc] # the visitor has no types
    """The variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def text(topic: str, language: str) -> str:
    return (FOLDER / f"{topic}.{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, References]:
    """Every message of the page and of the terminal in a language."""
    found: dict[str, References] = {}
    for topic, content in [("terminal", source(language)), *((topic, text(topic, language)) for topic in TOPICS)]:
        for entry in FluentParser().parse(content).body:
            assert not isinstance(entry, fluent.Junk), f"{topic}.{language}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{topic}.{language}: {entry.id.name} stands somewhere else too"
                found[entry.id.name] = References()
                found[entry.id.name].visit(entry)
    return found


def variables(language: str, key: str) -> set[str]:
    """What a message needs, and what the messages that it refers to need."""
    refers = messages(language)[key]
    return refers.names.union(*(variables(language, other) for other in refers.messages))


@cache
def page_keys(language: str) -> set[str]:
    parsed = (entry for topic in TOPICS for entry in FluentParser().parse(text(topic, language)).body)
    return {entry.id.name for entry in parsed if isinstance(entry, fluent.Message)}


@cache
def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"})


def said() -> Iterator[str]:
    """The keys that the page says outright."""
    yield from re.findall(r"""\b(?:say|pieces)\(\s*["']([a-z0-9-]+)["']""", code())


@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_is_there_in_every_language(topic: str) -> None:
    assert [language for language in LANGUAGES if not (FOLDER / f"{topic}.{language}.ftl").exists()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_page_has_the_same_keys(language: str) -> None:
    assert page_keys(language) == page_keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_page_takes_the_same_variables(language: str) -> None:
    both = page_keys(language) & page_keys("en")
    differing = {key: variables(language, key) ^ variables("en", key) for key in both}
    assert not {key: names for key, names in differing.items() if names}


def test_every_key_that_the_page_says_exists() -> None:
    assert set(said()) - set(messages("en")) == set()


def test_the_page_names_every_key_of_its_own() -> None:
    quoted = set(re.findall(r"""["'`]([a-z0-9-]+)["'`]""", code()))
    referred = {name for needs in messages("en").values() for name in needs.messages}
    unused = page_keys("en") - quoted - referred
    assert {key for key in unused if not FROM_THE_SERVER.fullmatch(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_page_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for content in [source(language), *(text(topic, language) for topic in TOPICS)]:
        bundle.add_resource(FluentResource(content))
    for key in page_keys(language):
        pattern = bundle.get_message(key).value
        for number in (0, 1, 2, 5):
            _, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(language, key), number))
            assert not errors, f"{language}: {key}: {errors[0]}"
