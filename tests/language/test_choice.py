"""Which language is spoken."""

import pytest

from thauma.language import LANGUAGES, UnknownLanguage, find_language


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        (None, {}, "en"),
        ("fi", {"LANG": "et_EE.UTF-8"}, "fi"),
        ("da_DK", {}, "da"),
        (None, {"LANG": "et_EE.UTF-8"}, "et"),
        (None, {"LANG": "et_EE.UTF-8", "LC_MESSAGES": "cs_CZ"}, "cs"),
        (None, {"LANG": "et_EE.UTF-8", "LC_MESSAGES": "cs_CZ", "LC_ALL": "hu_HU.UTF-8"}, "hu"),
        (None, {"LC_ALL": "", "LANG": "fi"}, "fi"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_language_is_found(asked: str | None, environment: dict[str, str], expected: str) -> None:
    assert find_language(asked, environment) == expected


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage) as refused:
        find_language("xx", {})
    assert all(language in str(refused.value) for language in LANGUAGES)
