"""The report in short, for a terminal; and what things are called in any report."""

from collections.abc import Iterator

from thauma.games.protocol import Json
from thauma.lab.statistics.figures import percent
from thauma.language import Speaker

MANY = 3  # of the best, and as many of the worst


class Labels:
    """The names of one game's things."""

    def __init__(self, speaker: Speaker, game: str) -> None:
        self._speaker = speaker
        self._game = game

    def item(self, row: Json) -> str:
        """A card, wonder, token or board."""
        if "side" in row:
            return f"{self._speaker.names.of(self._game, 'cities', row['id'])} {row['side']}"
        return self._speaker.item(self._game, row["id"])

    def line(self, line: str) -> str:
        """A line of the score pad."""
        return self._speaker.say("total") if line == "total" else self._speaker.say("category", category=line)

    def age(self, age: int) -> str:
        return self._speaker.names.of("ages", str(age))


def summary(report: Json, speaker: Speaker) -> Iterator[str]:
    """The main findings, a line each; shares have their 95 % intervals."""
    for section in report["sections"]:
        labels = Labels(speaker, section["game"])
        yield f"{section['game']}, {section['seats']} players, {section['games']} games"
        yield from _players(section)
        yield from (f"  seat {seat} wins {percent(share)}" for seat, share in enumerate(section["seats_won"]))
        yield from (f"  by {kind} {percent(share)}" for kind, share in section.get("victories", {}).items())
        yield f"  {section['plies']['mean']:.1f} moves a game"
        for what, key in (("wonders", "with"), ("tokens", "with"), ("boards", "won"), ("cards", "with")):
            yield from _best_and_worst(what, key, section, labels)
    if report["left_out"]:
        yield f"{report['left_out']} games are not over and were left out"


def _players(section: Json) -> Iterator[str]:
    if len(section["players"]) > 1:
        yield from (f"  {name} wins {percent(share)}" for name, share in section["players"].items())


def _best_and_worst(what: str, key: str, section: Json, labels: Labels) -> Iterator[str]:
    known = [row for row in section.get(what, []) if row[key]["share"] is not None]
    if len(known) > 2 * MANY:
        for name, rows in (("most", known[:MANY]), ("least", known[-MANY:])):
            listed = ", ".join(f"{labels.item(row)} {100 * row[key]['share']:.1f} %" for row in rows)
            yield f"  {what} that win {name}: {listed}"
