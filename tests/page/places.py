"""Every page and state that there is, by name, and how a visitor gets there."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.page.staged import Stage
from tests.page.visitor import Visitor

PICTURES = Path(__file__).parents[2] / "build" / "pictures"  # never in git
Way = Callable[[Visitor], None]


def at(path: str, *presses: str) -> Way:
    """A page of its own, after some buttons have been pressed."""

    def go(visitor: Visitor) -> None:
        visitor.go(path)
        press(visitor, *presses)

    return go


def table(name: str, *presses: str) -> Way:
    """A table in a position, after some buttons have been pressed."""

    def go(visitor: Visitor) -> None:
        Stage(visitor, name).enter()
        press(visitor, *presses)

    return go


def press(visitor: Visitor, *presses: str) -> None:
    for selector in presses:
        visitor.page.locator(selector).first.click()


class Place(NamedTuple):
    go: Way
    needs_words: bool = False  # worth a look in every language, not only in English


PAGES = {
    "lobby": Place(at("/"), True),
    "lobby-make-duel": Place(at("/?make=duel"), True),
    "lobby-make-classic": Place(at("/?make=classic"), True),
    "lobby-hot-seat": Place(at("/?make=hot"), True),
    "lobby-join": Place(at("/?join"), True),
    "watch": Place(at("/watch"), True),
    "watch-mine": Place(at("/watch/mine"), True),
    "watch-finished": Place(at("/watch/finished"), True),
    "replay-paste": Place(at("/game"), True),
    "pad": Place(at("/pad"), True),
    "pad-military": Place(at("/pad", "tbody tr:nth-child(1) .pick"), True),
    "pad-classic": Place(at("/pad", 'label:has(input[name="pad-game"]) >> nth=1'), True),
    "pad-classic-science": Place(
        at("/pad", 'label:has(input[name="pad-game"]) >> nth=1', "tbody tr:nth-child(5) .pick"), True
    ),
    "cards-duel": Place(at("/cards"), True),
    "cards-classic": Place(at("/cards/classic"), True),
    "card": Place(at("/cards/duel/great_library"), True),
    "rules": Place(at("/rules"), True),
    "settings": Place(at("/settings"), True),
    "account": Place(at("/account"), True),
    "about": Place(at("/about"), True),
    "lost": Place(at("/nowhere"), True),
}

FIRST_CARD = ".struct .avail"
FIRST_OF_HAND = '[data-testid="hand"] .avail:not(.cant)'

DUEL = {
    "duel-draft": Place(table("duel-draft"), True),
    "duel-draft-chosen": Place(table("duel-draft-3", ".dw")),
    "duel-age1": Place(table("duel-age1")),
    "duel-age2": Place(table("duel-age2"), True),
    "duel-age2-card": Place(table("duel-age2", FIRST_CARD), True),
    "duel-age3": Place(table("duel-age3"), True),
    "duel-age3-late": Place(table("duel-age3-late", FIRST_CARD)),
    "duel-waiting": Place(table("duel-waiting")),
    "duel-spectator": Place(table("duel-spectator")),
    "duel-token": Place(table("duel-token", ".choice .options button"), True),
    "duel-library": Place(table("duel-library")),
    "duel-revive": Place(table("duel-revive")),
    "duel-destroy": Place(table("duel-destroy")),
    "duel-starter": Place(table("duel-starter")),
    "duel-menu": Place(table("duel-age1", "nav.tools button:last-child")),
    "duel-end-points": Place(table("duel-end-points"), True),
    "duel-end-military": Place(table("duel-end-military")),
    "duel-end-science": Place(table("duel-end-science")),
}

CLASSIC = {
    "classic-start": Place(table("classic-start"), True),
    "classic-3": Place(table("classic-3", FIRST_OF_HAND)),
    "classic-5": Place(table("classic-5"), True),
    "classic-5-card": Place(table("classic-5", FIRST_OF_HAND), True),
    "classic-7": Place(table("classic-7"), True),
    "classic-age3": Place(table("classic-age3")),
    "classic-waiting": Place(table("classic-waiting"), True),
    "classic-free": Place(table("classic-free", FIRST_OF_HAND)),
    "classic-revive": Place(table("classic-revive")),
    "classic-seventh": Place(table("classic-seventh")),
    "classic-spectator": Place(table("classic-spectator")),
    "classic-free-city": Place(table("classic-free-city"), True),
    "classic-free-city-leads": Place(table("classic-free-city-leads", FIRST_OF_HAND)),
    "classic-end": Place(table("classic-end"), True),
    "classic-end-7": Place(table("classic-end-7")),
    "classic-end-free-city": Place(table("classic-end-free-city")),
}

TABLES = DUEL | CLASSIC
PLACES = PAGES | TABLES
SPOKEN = {name: place for name, place in PLACES.items() if place.needs_words}
