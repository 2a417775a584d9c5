"""What things are called in a report: names in the reader's language."""

from thauma.lab.statistics.figures import Json
from thauma.language import Speaker


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
