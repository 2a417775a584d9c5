"""Every page and state that there is, by name, and how a visitor gets there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.page.staged import Stage, answer, position
from tests.page.visitor import Visitor

PICTURES = Path(__file__).parents[2] / "build" / "pictures"  # never in git
CLASSIC_PAD = 'label:has(input[name="pad-game"]) >> nth=1'
Way = Callable[[Visitor], None]
Change = Callable[[Stage], None]
MAKE = '[data-testid="make-table"]'
LINK = '[data-testid="link"]'


def unchanged(stage: Stage) -> None:
    """As it was recorded."""


def at(path: str, *presses: str) -> Way:
    """A page of its own, after some buttons have been pressed."""

    def go(visitor: Visitor) -> None:
        visitor.go(path)
        press(visitor, *presses)

    return go


def table(name: str, *presses: str, change: Change = unchanged, next_too: bool = False) -> Way:
    """A table in a position, perhaps changed, perhaps after the next thing has happened, and after some presses."""

    def go(visitor: Visitor) -> None:
        stage = Stage(visitor, name)
        change(stage)
        stage.enter()
        if next_too:
            stage.next()
        press(visitor, *presses)

    return go


def people(path: str, answers: dict[str, Any], *games: str) -> Way:
    """A page of players, of whom the server has told something, and of the ends of some games."""

    def go(visitor: Visitor) -> None:
        tables = {"tables": [finished(name) for name in games], "next": "more" if games else None}
        answer(visitor, {"/api/me": {"person": MARI}, "/api/games": tables, **answers})
        visitor.go(path)
        visitor.page.locator("[data-person], .p-empty, .scores").first.wait_for()

    return go


def finished(name: str) -> dict[str, Any]:
    """A table after the end, as lists show it."""
    table: dict[str, Any] = position(name)["table"]
    return table | {"id": name, "status": "finished", "ended_at": table["created_at"]}


def account(number: int, name: str) -> dict[str, Any]:
    return {"id": f"p{number}", "name": name, "kind": "account"}


def ranking(*names: str) -> dict[str, Any]:
    """The best of a game, the first the strongest."""
    ranked = [{"person": account(n, name), "rating": 1840 - 47 * n, "games": 3 * n + 1} for n, name in enumerate(names)]
    return {"people": ranked}


def press(visitor: Visitor, *presses: str) -> None:
    for selector in presses:
        visitor.page.locator(selector).first.click()


def asked(stage: Stage) -> None:
    """The other one would like to take the last move back."""
    stage.states[0]["offer"] = {"by": 1, "waiting": [0]}


def asking(stage: Stage) -> None:
    stage.states[0]["offer"] = {"by": 0, "waiting": [1]}


def in_time_trouble(stage: Stage) -> None:
    clocks = stage.states[0]["clocks"]
    for seat, left in enumerate((9_000, 65_000)):
        clocks["seats"][seat] = {"left_ms": left, "runs": seat == 0}


def away(stage: Stage) -> None:
    """One has left the table, and a bot stands in."""
    stage.table["seats"][1] |= {"here": False, "away_since": 1, "stand_in": 3}


def refusing(stage: Stage) -> None:
    stage.refusal = {"code": "illegal_move", "sentence": "That card is not there."}


def after_rating(visitor: Visitor) -> None:
    """A game has just been counted: the page saw the ratings before and after it."""
    stage = Stage(visitor, "duel-end-points")
    stage.table |= {"status": "playing"}
    stage.enter()
    seats = [{**seat, "rating": seat["rating"] + 23 - 46 * seat["seat"]} for seat in stage.table["seats"]]
    stage.say({"type": "table", "table": {**stage.table, "status": "finished", "seats": seats}})
    visitor.page.locator(".standings .up").wait_for()


def room(stage: Stage) -> None:
    """The game has not begun: a place is still open, and I am only a guest."""
    stage.table |= {"status": "open", "you": {"seats": [], "host": False}}
    stage.table["seats"][1] |= {"kind": "open", "person": None, "name": "", "rating": None}
    stage.states = []


def at_one_device(stage: Stage) -> None:
    """Another seat is mine too."""
    stage.also = [{**stage.states[0], "seat": 1, "view": {**stage.states[0]["view"], "seat": 1, "legal": []}}]


def closed_room(stage: Stage) -> None:
    room(stage)
    stage.table["status"] = "aborted"


def unprepared(stage: Stage) -> None:
    """The bot that is to move is not ready yet."""
    stage.table["seats"][1] |= {"kind": "bot", "name": "", "level": 3}
    stage.bots_think = False


MARI = account(0, "Mari")
NAMES = ("Mari", "Ilmar", "Zsófia", "Maximilián Vondráček", "Õnne", "Pekka-Eerik", "Jiří", "Søren", "Lotte", "Řehoř")
RATINGS = [{"game": "duel", "rating": 1712, "games": 41}, {"game": "classic", "rating": 1388, "games": 1}]
FOUND = {"people": [{"person": MARI, "ratings": RATINGS}, {"person": account(3, NAMES[3]), "ratings": []}]}
PROFILE = {"person": MARI, "ratings": RATINGS, "games": 57}
NEWCOMER = {"person": MARI | {"kind": "guest"}, "ratings": [], "games": 0}

PAGES = {
    "lobby": at("/"),
    "lobby-make-duel": at("/?make=duel"),
    "lobby-make-classic": at("/?make=classic"),
    "lobby-hot-seat": at("/?make=hot"),
    "lobby-join": at("/?join"),
    "watch": at("/watch"),
    "watch-mine": at("/watch/mine"),
    "watch-finished": at("/watch/finished"),
    "people": people("/people", {f"/api/ratings/{game}": ranking(*NAMES) for game in ("duel", "classic")}),
    "people-none": people("/people", {f"/api/ratings/{game}": ranking() for game in ("duel", "classic")}),
    "people-found": people("/people?name=m", {"/api/people": FOUND}),
    "people-not-found": people("/people?name=m", {"/api/people": {"people": []}}),
    "person": people("/people/p0", {"/api/people/p0": PROFILE}, "duel-end-points", "classic-end", "duel-end-science"),
    "person-new": people("/people/p0", {"/api/people/p0": NEWCOMER}),
    "person-unknown": at("/people/nobody"),
    "replay-paste": at("/game"),
    "pad": at("/pad"),
    "pad-military": at("/pad", "tbody tr:nth-child(1) .pick"),
    "pad-classic": at("/pad", CLASSIC_PAD),
    "pad-classic-science": at("/pad", CLASSIC_PAD, "tbody tr:nth-child(5) .pick"),
    "cards-duel": at("/cards"),
    "cards-classic": at("/cards/classic"),
    "card": at("/cards/duel/great_library"),
    "rules": at("/rules"),
    "settings": at("/settings"),
    "account": at("/account"),
    "about": at("/about"),
    "lost": at("/nowhere"),
    "table-gone": at("/table/nothing-here"),
    "room": at("/?make=duel", MAKE, LINK),
    "room-classic": at("/?make=classic", MAKE, LINK),
    "room-guest": table("duel-age1", change=room),
    "room-closed": table("duel-age1", change=closed_room),
}

MENU = '[aria-label="Menu"]'
FIRST_CARD = ".struct .avail"
FIRST_OF_HAND = '[data-testid="hand"] .avail:not(.cant)'

DUEL = {
    "duel-draft": table("duel-draft"),
    "duel-draft-chosen": table("duel-draft-3", ".dw"),
    "duel-age1": table("duel-age1"),
    "duel-age2": table("duel-age2"),
    "duel-age2-card": table("duel-age2", FIRST_CARD),
    "duel-age3": table("duel-age3"),
    "duel-age3-late": table("duel-age3-late", FIRST_CARD),
    "duel-waiting": table("duel-waiting"),
    "duel-spectator": table("duel-spectator"),
    "duel-token": table("duel-token", ".choice .options button"),
    "duel-library": table("duel-library"),
    "duel-revive": table("duel-revive"),
    "duel-destroy": table("duel-destroy"),
    "duel-starter": table("duel-starter"),
    "duel-menu": table("duel-age1", MENU),
    "duel-resign": table("duel-age1", MENU, '[data-act="ask-resign"]'),
    "duel-asked": table("duel-age2", change=asked),
    "duel-asking": table("duel-waiting", change=asking),
    "duel-clocks": table("duel-age2", change=in_time_trouble),
    "duel-preparing": table("duel-waiting", '[data-testid="preparing"]', change=unprepared),
    "duel-away": table("duel-waiting", change=away),
    "duel-refused": table("duel-age2", FIRST_CARD, 'button[data-act="discard"]', change=refusing),
    "duel-end-points": table("duel-end-points"),
    "duel-end-rated": after_rating,
    "duel-end-military": table("duel-end-military"),
    "duel-end-science": table("duel-end-science"),
}

CLASSIC = {
    "classic-start": table("classic-start"),
    "classic-3": table("classic-3", FIRST_OF_HAND),
    "classic-5": table("classic-5"),
    "classic-5-card": table("classic-5", FIRST_OF_HAND),
    "classic-7": table("classic-7"),
    "classic-age3": table("classic-age3"),
    "classic-waiting": table("classic-waiting"),
    "classic-free": table("classic-free", FIRST_OF_HAND),
    "classic-revive": table("classic-revive"),
    "classic-seventh": table("classic-seventh"),
    "classic-spectator": table("classic-spectator"),
    "classic-curtain": table("classic-3", change=at_one_device),
    "classic-free-city": table("classic-free-city"),
    "classic-free-city-leads": table("classic-free-city-leads", FIRST_OF_HAND),
    "classic-refused": table("classic-5", FIRST_OF_HAND, '[data-act="discard"]', change=refusing),
    "classic-conflicts": table("classic-conflicts", next_too=True),
    "classic-conflicts-7": table("classic-conflicts-7", next_too=True),
    "classic-moves": table("classic-5", '[aria-label="All turns"]'),
    "classic-passed": table("classic-5", '[aria-label="Hands that you have seen in this age"]'),
    "classic-city": table("classic-7", ".bf"),
    "classic-asked": table("classic-5", change=asked),
    "classic-end": table("classic-end"),
    "classic-end-7": table("classic-end-7"),
    "classic-end-free-city": table("classic-end-free-city"),
}

PLACES = PAGES | DUEL | CLASSIC  # studies are looked at where they are tested, with their real server
