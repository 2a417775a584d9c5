"""The parts of the page about one game and number of seats: a heading, a sentence, a drawing, a table each."""

from collections.abc import Iterator
from typing import NamedTuple

from thauma.games.protocol import Json
from thauma.lab.statistics import plots
from thauma.lab.statistics.figures import percent
from thauma.lab.statistics.plots import Bar, Row
from thauma.lab.statistics.words import Labels

KIND_COLOURS = {"points": "blue", "military": "red", "science": "green"}
SIDE_COLOURS = {"A": "gold", "B": "accent"}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


class Part(NamedTuple):
    """A figure of the page."""

    title: str
    text: str
    svg: str
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


def parts(section: Json, labels: Labels) -> Iterator[Part]:
    """Everything that there is to show, the most general first."""
    yield _seats(section)
    if "victories" in section:
        yield _victories(section)
    yield _points(section, labels)
    yield _length(section)
    if "wonders" in section:
        yield from _wonders_and_tokens(section, labels)
    if "boards" in section:
        yield _boards(section, labels)
    guilds = [card for card in section["cards"] if card["guild"]]
    yield _with_and_without("Guilds", guilds, section, labels, "guild")
    for age in (1, 2, 3):
        cards = [card for card in section["cards"] if card["age"] == age and not card["guild"]]
        yield _with_and_without(f"Cards of {labels.age(age)}", cards, section, labels, "card")
    if any("first" in card for card in section["cards"]):
        yield from (_firsts(section, labels, age) for age in (1, 2, 3))


def _row(label: str, share: Json, colour: str, mark: Json | None = None) -> Row | None:
    if share["share"] is None:
        return None
    return Row(label, share["share"], tuple(share["interval"]), colour, mark["share"] if mark else None)


def _drawing(rows: list[Row | None], reference: float | None, axis: str) -> str:
    """Those rows of which there is something to show; nothing if there are none."""
    known = [row for row in rows if row is not None]
    return plots.shares(known, reference, axis) if known else ""


def _even(section: Json) -> float:
    return 1 / int(section["seats"])


def _seats(section: Json) -> Part:
    won = section["seats_won"]
    rows = [_row(f"{ORDINALS[seat]} seat", share, "accent") for seat, share in enumerate(won)]
    text = (
        f"Of 100 games the first seat wins {100 * won[0]['share']:.1f}; {section['shared']} games had several winners."
    )
    table = tuple((ORDINALS[seat], percent(share)) for seat, share in enumerate(won))
    svg = _drawing(rows, _even(section), "share of the victories")
    return Part("Seats", text, svg, ("seat", "victories"), table)


def _victories(section: Json) -> Part:
    found = section["victories"]
    decided = {kind: tuple(_split(kind_found)) for kind, kind_found in found.items()}
    games = section["games"]
    rows = [
        Bar(name, tuple(decided[kind][number] / games for kind in found), (None,) * len(found))
        for number, name in enumerate(("first seat", "second seat"))
    ]
    svg = plots.stacks(rows, list(found), [KIND_COLOURS[kind] for kind in found], "share of all games")
    head = ("kind", "games", "of those the first seat won", "in age I, II, III")
    table = tuple(
        (kind, percent(one), percent(one["first_player"]), ", ".join(map(str, one["ages"])))
        for kind, one in found.items()
    )
    return Part("Kinds of victory", "How games were won, and by whom.", svg, head, table)


def _split(victory: Json) -> tuple[float, float]:
    """The games that each seat won in one way."""
    of, share = victory["first_player"]["of"], victory["first_player"]["share"] or 0.0
    return of * share, of * (1 - share)


def _points(section: Json, labels: Labels) -> Part:
    found = section["points"]
    sides = ("winner", "loser")
    rows, table = [], []
    for line, means in found.items():
        if means["winner"]["mean"] is None:
            continue
        interval = [tuple(means[side]["interval"]) for side in sides]
        rows.append(Bar(labels.line(line), tuple(means[side]["mean"] for side in sides), tuple(interval)))
        table.append((labels.line(line), *(f"{means[side]['mean']:.2f}" for side in sides)))
    of = found["total"]["winner"]["of"]
    text = f"Mean score sheets of the {of} games that points decided for one winner."
    names = ("winner", "loser" if section["seats"] == 2 else "others")
    svg = plots.bars(rows, names, ("gold", "grey"), "points")
    return Part("Points", text, svg, ("line", *names), tuple(table))


def _length(section: Json) -> Part:
    plies = section["plies"]
    text = f"{plies['mean']:.1f} moves on average (standard deviation {plies['deviation']:.1f})."
    return Part("Length", text, plots.columns(plies["counts"], "moves, every choice counted"))


def _wonders_and_tokens(section: Json, labels: Labels) -> Iterator[Part]:
    yield _with_and_without("Wonders", section["wonders"], section, labels, "wonder")
    yield _draft(section, labels)
    yield _extra_turns(section)
    yield _with_and_without("Progress tokens", section["tokens"], section, labels, "token")
    yield _choices(section["tokens"], labels)


def _with_and_without(title: str, found: list[Json], section: Json, labels: Labels, what: str) -> Part:
    rows = [_row(labels.item(one), one["with"], one.get("colour", "accent"), one["without"]) for one in found]
    text = f"Victories of cities with each {what}; the small mark is for cities that could have had it and did not."
    shown = {"with": "with", "without": "without"}
    if what == "wonder":
        shown |= {"built": "built", "with_built": "with, if built", "with_left": "with, if not"}
    head = (what, "cities", *shown.values())
    table = tuple((labels.item(one), str(one["with"]["of"]), *(percent(one[key]) for key in shown)) for one in found)
    svg = _drawing(rows, _even(section), "share of the victories")
    return Part(title, text, svg, head, table)


def _draft(section: Json, labels: Labels) -> Part:
    found = sorted(section["wonders"], key=lambda one: -(one["first_choice"]["share"] or 0.0))
    rows = [_row(labels.item(one), one["first_choice"], "gold") for one in found]
    table = tuple((labels.item(one), percent(one["first_choice"]), f"{one['mean_choice'] or 0:.2f}") for one in found)
    text = "How often each wonder was the first of its four to be taken; by chance it would be one in four."
    svg = _drawing(rows, 0.25, "share of the drafts")
    return Part("The draft", text, svg, ("wonder", "taken first", "mean place"), table)


def _extra_turns(section: Json) -> Part:
    found = section["extra_turns"]
    rows = [_row(lead, share, "accent") for lead, share in found.items()]
    table = tuple((lead, str(share["of"]), percent(share)) for lead, share in found.items())
    text = "Victories of the first player by how many more wonders with an extra turn that player has."
    svg = _drawing(rows, section["seats_won"][0]["share"], "share of the victories")
    return Part("Extra turns", text, svg, ("more such wonders", "games", "victories"), table)


def _choices(tokens: list[Json], labels: Labels) -> Part:
    found = sorted(tokens, key=lambda one: -(one["chosen"]["share"] or 0.0))
    rows = [_row(labels.item(one), one["chosen"], "gold") for one in found]
    table = tuple(
        (labels.item(one), percent(one["chosen"]), *(percent(share) for share in one["on_board"].values()))
        for one in found
    )
    svg = _drawing(rows, None, "share of the choices")
    text = "How often each token was chosen when it lay on the board and somebody could choose."
    return Part(
        "Choices of tokens", text, svg, ("token", "chosen", "military victories with it on the board", "science"), table
    )


def _boards(section: Json, labels: Labels) -> Part:
    found = section["boards"]
    rows = [_row(labels.item(one), one["won"], SIDE_COLOURS[one["side"]]) for one in found]
    table = tuple(
        (labels.item(one), str(one["won"]["of"]), percent(one["won"]), f"{one['points']['mean'] or 0:.1f}")
        for one in found
    )
    text = "Victories by board and side; side A is golden."
    svg = _drawing(rows, _even(section), "share of the victories")
    return Part("Boards", text, svg, ("board", "cities", "victories", "points"), table)


def _firsts(section: Json, labels: Labels, age: int) -> Part:
    found = [card for card in section["cards"] if card["age"] == age and card["first"]["share"]]
    found.sort(key=lambda card: -card["first"]["share"])
    rows = [_row(labels.item(card), card["first"], card["colour"]) for card in found]
    table = tuple((labels.item(card), percent(card["first"]), *map(str, card["first_acts"].values())) for card in found)
    text = "How often a player who had the card in the first hand of the age took it first, whatever for."
    svg = _drawing(rows, 1 / 7, "share of the first hands with it")
    head = ("card", "taken first", "built", "laid under the board", "discarded")
    return Part(f"Taken first in {labels.age(age)}", text, svg, head, table)
