"""Names of people: cleaned for display, and keys that are the same for names that look the same, by Unicode's list.

Any script is welcome. What can't be seen is dropped, runs of spaces become one, and the rest is in Unicode's form NFC.
"""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from thauma.games.errors import shown
from thauma.language import LANGUAGES, speaker
from thauma.players.roster import LEVELS
from thauma.server.refusals import BadName

LONGEST = 24  # visible characters
LONGEST_SENT = 400  # code points that are looked at at all
MOST_MARKS = 3  # on one letter: Hebrew, Thai and Tibetan need as many, a flood of accents more
MARKS = ("Mn", "Mc")
SIGNS = frozenset("-_.,'’·&+!?()")
# Invisible though Unicode calls them letters or marks: fillers of Hangul, joiners, variation selectors, empty vowels.
INVISIBLE = frozenset(
    map(chr, [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, 0x16FE4, *range(0x180B, 0x1810)])
) | frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
LONGEST_CHAIN = 3
HIDDEN = ("Cc", "Cf")  # controls; directions, joiners and other formatting

DELETED = "deleted"  # the name in games of somebody who is gone
OF_THE_HOUSE = (
    DELETED,
    *("thauma", "bot", "computer", "engine", "level", "server", "system", "host", "admin", "moderator"),
    *("nobody", "anonymous", "spectator", "random", "greedy", "net", "search", "uct"),
    *(f"{word} {level}" for word in ("level", "bot") for level in LEVELS),
)


def clean_name(text: str) -> str:
    """The name as everybody will see it; BadName says why it can't be one.

    >>> clean_name("  Zoë   Müller\\u200b ")
    'Zoë Müller'
    """
    if len(text) > LONGEST_SENT:
        raise BadName(f"A name has at most {LONGEST} characters; this has {len(text)}.")
    visible = "".join(letter for letter in text if letter.isspace() or not _is_hidden(letter))
    name = " ".join(unicodedata.normalize("NFC", visible).split())
    _check_letters(name)
    _check_marks(name)
    _check_length(name)
    if is_reserved(name):
        raise BadName(f"{shown(name)} is a reserved name: please choose another.")
    return name


def name_key(name: str) -> str:
    """The same for names that differ in case, width, spaces, signs and letters that look the same; to find one by.

    >>> name_key("Аnn_B") == name_key("ann b")  # the first А is Cyrillic
    True
    """
    key = _letters(_folded(name))
    for _ in range(LONGEST_CHAIN):  # what a letter looks like may be a capital
        key = _folded(skeleton(key))
    return unicodedata.normalize("NFKC", key)


def look_key(name: str) -> str:
    """The same for names that look the same as they are written, for capitals look like other letters than small ones.

    >>> look_key("Iris") == look_key("lris"), name_key("Iris") == name_key("lris")  # the last begins with a small L
    (True, False)
    """
    return unicodedata.normalize("NFKC", _folded(skeleton(_letters(unicodedata.normalize("NFKD", name)))))


def skeleton(text: str) -> str:
    """The skeleton of UTS 39: equal for texts that look the same."""
    mapped = unicodedata.normalize("NFD", text).translate(_prototypes())
    return unicodedata.normalize("NFD", mapped)


@cache
def _prototypes() -> dict[int, str]:
    """For each letter the text that stands for all that look like it. The library lists who looks like whom, both ways:
    what has several letters, or else the most lookalikes, is what Unicode maps the others to."""
    alike = {_bare(text): [_bare(other["c"]) for other in others] for text, others in confusables_data.items()}

    def prototype(text: str) -> str:
        return min((text, *alike[text]), key=lambda one: (-len(one), -len(alike.get(one, ())), one))

    found = {ord(text): prototype(text) for text in alike if len(text) == 1}
    for _ in range(LONGEST_CHAIN):  # of what a prototype is made of, some looks like something else again
        found = {letter: unicodedata.normalize("NFD", text).translate(found) for letter, text in found.items()}
    return found


def _bare(text: str) -> str:
    """Without the marks of direction with which Unicode's list writes letters that run from right to left."""
    return text.replace("\u200e", "").replace("\u200f", "")


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())


def _letters(text: str) -> str:
    return "".join(letter for letter in text if unicodedata.category(letter)[0] in "LMN")


def is_reserved(name: str) -> bool:
    """Whether a name would pass for a bot, a level, the Free City or the house itself."""
    return not _reserved().isdisjoint({name_key(name), look_key(name)})


@cache
def _reserved() -> frozenset[str]:
    free_cities = (speaker(language).say("free-city") for language in LANGUAGES)
    return frozenset(key(name) for name in (*OF_THE_HOUSE, *free_cities) for key in (name_key, look_key))


def _is_hidden(letter: str) -> bool:
    return letter in INVISIBLE or unicodedata.category(letter) in HIDDEN


def _check_letters(name: str) -> None:
    for letter in name:
        if not (letter == " " or letter in SIGNS or _is_letter(letter) or unicodedata.category(letter) in MARKS):
            raise BadName(
                f"A name has letters, digits, spaces and {' '.join(sorted(SIGNS))} but not {_described(letter)}."
            )


def _is_letter(letter: str) -> bool:
    return letter.isalpha() or letter.isdecimal()


def _described(letter: str) -> str:
    return f"{letter!r} (U+{ord(letter):04X})" if letter.isprintable() else f"U+{ord(letter):04X}"


def _check_marks(name: str) -> None:
    marks, base = 0, ""
    for letter in name:
        if unicodedata.category(letter) in MARKS:
            marks += 1
        else:
            marks, base = 0, letter
        if marks and not _is_letter(base):
            raise BadName("An accent must stand on a letter; here one stands alone.")
        if marks > MOST_MARKS:
            raise BadName(f"A letter has at most {MOST_MARKS} accents; here one has more.")


def _check_length(name: str) -> None:
    length = sum(unicodedata.category(letter) not in MARKS for letter in name)
    if length > LONGEST:
        raise BadName(f"A name has at most {LONGEST} characters; this has {length}.")
    if not any(map(_is_letter, name)):
        raise BadName("A name has at least one letter or digit.")
