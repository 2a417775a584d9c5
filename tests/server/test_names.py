"""Names: what is welcome, what is cleaned, what is refused and with which words."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thauma.server.people.names import LONGEST, MOST_MARKS, clean_name, look_key, name_key, skeleton
from thauma.server.refusals import BadName


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Jürgen Õunapuu",
        "Søren Kjærgård",
        "Äijö",
        "Žofie Říčanová",
        "Ődön Űr",
        "Анна",
        "Ελένη",
        "שָׁלוֹם",
        "محمد",
        "नरेन्द्र",
        "สมชาย",
        "李小龍",
        "ひろし",
        "김철수",
        "O'Neill-Smith jr.",
        "Nguyễn Thị",
        "x",
        "4",
        "W" * LONGEST,
    ],
)
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        ("  Ann \t\n  B ", "Ann B"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("A\x00n\x1b[n".replace("[", ""), "Ann"),
        ("Ann\u3164", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("e\u0301va", "éva"),
        ("e\u034f\u0301va", "éva"),
        ("Ann\u3000B", "Ann B"),
    ],
)
def test_what_cannot_be_seen_is_taken_out(sent: str, name: str) -> None:
    assert clean_name(sent) == name


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ("", "at least one letter"),
        (" \u200b\u3164", "at least one letter"),
        ("...", "at least one letter"),
        ("W" * (LONGEST + 1), f"at most {LONGEST} characters; this has {LONGEST + 1}"),
        ("W" * 100_000, "this has 100000"),
        ("Z" + "\u0335" * (MOST_MARKS + 1), f"at most {MOST_MARKS} accents"),
        ("\u0301Ann", "must stand on a letter"),
        ("Ann-\u0301", "must stand on a letter"),
        ("<b>Ann</b>", "not '<' (U+003C)"),
        ("Ann\ue000", "not U+E000"),
        ("Ann\ud800", "not U+D800"),
        ("Ann\U0001f600", "not '\U0001f600' (U+1F600)"),
        ("Ann\u2800", "(U+2800)"),
        ("Thauma", "reserved name"),
        ("LEVEL 8", "reserved name"),
        ("level_8", "reserved name"),
        ("Тhаumа", "reserved name"),
        ("Ｂｏｔ ４", "reserved name"),
        ("Free City", "reserved name"),
        ("Vapaakaupunki", "reserved name"),
    ],
)
def test_each_refusal_says_what_is_wrong(sent: str, sentence: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(sent)
    assert sentence in refused.value.sentence
    assert "\n" not in refused.value.sentence
    refused.value.sentence.encode()  # can be sent


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann B", "ann_b"),
        ("Straße", "STRASSE"),
        ("Ａｎｎ", "Ann"),
        ("Аnn", "Ann"),  # Cyrillic А
        ("ΑΝΝ", "ANN"),  # Greek
        ("СССР", "CCCP"),
        ("Bob", "B0b"),
        ("é", "e\u0301"),
        ("е\u0301va", "éva"),  # Cyrillic е and an accent
    ],
)
def test_names_that_look_the_same_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other) or look_key(one) == look_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Iris", "lris"),  # a small L
        ("Tom", "Torn"),
        ("Νick", "nick"),  # a Greek capital
        ("раураl", "paypal"),  # Cyrillic
        ("ᎪᏞᏟ", "ALC"),  # Cherokee
        ("ℜ", "R"),
    ],
)
def test_names_that_unicode_calls_confusable_look_the_same(one: str, other: str) -> None:
    assert look_key(one) == look_key(other)


def test_a_skeleton_is_its_own_skeleton_and_that_of_all_that_look_like_it() -> None:
    for number in range(0x20, 0x3000):
        text = chr(number)
        assert skeleton(skeleton(text)) == skeleton(text), f"U+{number:04X}"
    assert skeleton("ρɑγρɑⅼ") == skeleton("paypal") == "paypal"


@given(st.text(max_size=20))
def test_case_never_makes_two_names_of_one(text: str) -> None:
    assert name_key(text.casefold()) == name_key(text)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Änn"), ("Mila", "Miia"), ("Anna", "Ann"), ("ő", "ö"), ("Ann1", "Ann2")]
)
def test_names_that_look_different_have_different_keys(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


def accepted(text: str) -> str | None:
    try:
        return clean_name(text)
    except BadName:
        return None


any_text = st.text(max_size=40) | st.text("ab eЕо.\u0301\u0335\u200b\u202e\u3164 \t", max_size=40)


@given(any_text)
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    name = accepted(text)
    if name is not None:
        assert clean_name(name) == name


@given(any_text)
def test_a_clean_name_is_short_visible_and_normal(text: str) -> None:
    name = accepted(text)
    if name is not None:
        assert name == unicodedata.normalize("NFC", name) == name.strip()
        assert "  " not in name
        assert name.isprintable()
        assert 1 <= len(name) <= LONGEST * (1 + MOST_MARKS)


@given(any_text)
def test_a_clean_name_has_keys_that_do_not_depend_on_how_it_is_composed(text: str) -> None:
    name = accepted(text)
    if name is not None:
        for key in (name_key, look_key):
            assert key(name)
            assert key(name) == key(unicodedata.normalize("NFD", name))


@pytest.mark.parametrize("step", [pytest.param(1, marks=pytest.mark.verify), 19])
def test_every_letter_of_unicode_has_a_key(step: int) -> None:
    names = (accepted(chr(code)) for code in range(0, 0x30000, step))
    kept = [name for name in names if name is not None]
    assert len(kept) > 100_000 // step
    assert [name for name in kept if not name_key(name) or not look_key(name)] == []
