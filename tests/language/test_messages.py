"""The six files say the same things, every message is used, and every one can be said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from thauma.cli.table import classic, duel
from thauma.cli.table.reading import COMMON
from thauma.language import LANGUAGES, speaker
from thauma.language.speaker import source

ROOMS = Path(__file__).parents[2] / "src" / "thauma"
SOURCES = [path for room in ("cli", "language", "study") for path in (ROOMS / room).rglob("*.py")]
KEPT_IN_TABLES = ("words-", "short-", "full-", "ask-", "event-", "turn-", "help-", "legend-", "where-")
# What each variable may be, so that every branch of every message is spoken.
VALUES: dict[str, list[object]] = {
    "n": [0, 1, 2, 5, 12],
    "who": ["you", "them"],
    "resource": ["clay", "wood", "stone", "ore", "glass", "cloth", "papyrus"],
    "thing": ["brown", "grey", "goods", "blue", "green", "yellow", "red", "coins3", "wonder"],
    "colour": ["brown", "grey"],
    "category": ["civilian", "science", "commerce", "guilds", "wonder", "wonders", "progress", "treasury", "military"],
    "counted": ["brown", "grey", "blue", "green", "yellow", "red", "shipowners", "defeat_token", "wonder_stage"],
    "cities": ["self", "neighbours", "all"],
    "neighbours": ["left", "right", "both"],
    "to": ["left", "right", "across"],
}


class Needs(NamedTuple):
    """The variables and the other messages that a message refers to."""

    names: set[str]
    messages: set[str]


def needs_of(message: fluent.Message) -> Needs:
    needs = Needs(set(), set())
    for node in nodes(message):
        if isinstance(node, fluent.VariableReference):
            needs.names.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            needs.messages.add(node.id.name)
    return needs


def nodes(node: Any) -> Iterator[Any]:
    """A node of a syntax tree and everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def messages(language: str) -> dict[str, Needs]:
    found = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, fluent.Junk), f"{language}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands there twice"
            found[entry.id.name] = needs_of(entry)
    for needs in found.values():
        for other in needs.messages:
            needs.names.update(found[other].names)
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_has_the_same_keys(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_the_same_variables(language: str) -> None:
    spoken = messages(language)
    differing = {key: needs.names ^ ENGLISH[key].names for key, needs in spoken.items()}
    assert not {key: names for key, names in differing.items() if names}


def literals() -> Iterator[str]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def said() -> Iterator[str]:
    """The keys that the code says outright, or keeps in a table to say them."""
    for path in SOURCES:
        yield from re.findall(r"""\bsay\(\s*["']([^"']+)["']""", path.read_text(encoding="utf-8"))
    yield from (text for text in literals() if text.startswith(KEPT_IN_TABLES))


def test_every_key_that_the_code_says_exists() -> None:
    assert set(said()) <= set(ENGLISH)


def test_every_key_is_used() -> None:
    used = set(said())
    referred = {name for needs in ENGLISH.values() for name in needs.messages}
    assert set(ENGLISH) <= used | referred


def fillings(names: set[str]) -> Iterator[dict[str, object]]:
    """Every value of each variable at least once, alone and together with both persons."""
    for name in sorted(names):
        for value in VALUES.get(name, ["…"]):
            for who in VALUES["who"]:
                others = {other: VALUES.get(other, ["…"])[-1] for other in names}
                yield {**others, "who": who, name: value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for key, needs in ENGLISH.items():
        for filling in list(fillings(needs.names)) or [{}]:
            text = speaker(language).say(key, **filling)
            assert text.strip() == text != ""
            assert not re.search(r"[{}\u2068\u2069]", text), f"{language}: {key}: {text}"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 coin", "2 coins", "5 coins"]),
        ("et", ["1 münt", "2 münti", "5 münti"]),
        ("da", ["1 mønt", "2 mønter", "5 mønter"]),
        ("fi", ["1 raha", "2 rahaa", "5 rahaa"]),
        ("cs", ["1 mince", "2 mince", "5 mincí"]),
        ("hu", ["1 érme", "2 érme", "5 érme"]),
    ],
)
def test_counted_forms(language: str, expected: list[str]) -> None:
    assert [speaker(language).say("coins", n=n) for n in (1, 2, 5)] == expected


def test_counted_resources() -> None:
    assert speaker("cs").say("amount", resource="stone", n=3) == "3 kameny"
    assert speaker("cs").say("amount", resource="stone", n=5) == "5 kamenů"
    assert speaker("fi").say("amount", resource="clay", n=2) == "2 tiiltä"
    assert speaker("et").say("amount", resource="glass", n=2) == "2 klaasi"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    """At one table: Duel and classic may use a letter for different things."""
    for acts, pages in ((duel.table.acts, duel.table.pages), (classic.table.acts, classic.table.pages)):
        commands = dict.fromkeys((*(use.command for use in acts), *pages, *COMMON))
        listed = [word for command in commands for word in speaker(language).words(command.value)]
        assert len(listed) == len(set(listed))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translations_are_translated(language: str) -> None:
    """A sentence that reads as in English has been forgotten."""
    own, english = speaker(language), speaker("en")
    same = []
    for key, needs in ENGLISH.items():
        filling = {name: VALUES.get(name, ["…"])[0] for name in needs.names}
        text = own.say(key, **filling)
        if len(text.split()) > 2 and text == english.say(key, **filling) and re.search("[a-z]{4}", text):
            same.append(key)
    assert not same
