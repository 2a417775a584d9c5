"""The conversations that docs/engines.md shows: the example bot plays, and every line is overheard.

`python -m tests.records.conversation` prints them, shortened as the page has them.
"""

import json
import shlex
import sys
from pathlib import Path

from thauma.games.errors import Move
from thauma.games.protocol import Event, Json
from thauma.kernel.rng import seeded
from thauma.players import player
from thauma.players.external import External
from thauma.records import LiveGame

ROOT = Path(__file__).resolve().parent.parent.parent
BOT = shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
PATIENCE = 120.0  # seconds
SHOWN_MOVES = 2  # of the legal ones
MANY = 10**9


class Overheard(External):
    """A program whose conversation is kept."""

    def __init__(self, live: LiveGame) -> None:
        super().__init__(BOT, live.game, PATIENCE)
        self.lines: list[str] = []

    def _ask(self, lines: list[Event]) -> bytes:
        self.lines += [f"→ {_short(line)}" for line in lines]
        answer = super()._ask(lines)
        self.lines.append(f"← {_short(json.loads(answer))}")
        return answer


def _short(line: Json) -> str:
    """A line of JSON without the view and most of the legal moves."""
    if line.get("type") == "turn":
        moves: list[Move] = line["legal"]
        few = ", ".join(map(json.dumps, moves[:SHOWN_MOVES])) + (", …" if len(moves) > SHOWN_MOVES else "")
        return f'{{"type": "turn", "view": {{…}}, "legal": [{few}], "time_ms": 1000}}'
    return json.dumps(line)


def overhear(live: LiveGame, seat: int, most: int = MANY) -> list[str]:
    """Play with the bot in a seat and random players in the others; the lines until it has decided so often."""
    bot = Overheard(live)
    others = player("random", live.game)
    rng = seeded(2)
    bot.sit_down(live, seat)
    while not live.is_over and sum(line.startswith("←") for line in bot.lines) < most:
        deciding = live.pending[0]
        who = bot if dict(live.game.decisions(live.state))[deciding] == seat else others
        live.play_action(deciding, who.choose(live.state, deciding, rng))
    bot.lines += [f"→ {_short(event)}" for event in bot._teller.news()]
    bot.get_up(live)
    return [*bot.lines, f"→ {_short({'type': 'end', 'result': live.result})}"]


def duel() -> list[str]:
    """The beginning and the end of a game of Duel."""
    lines = overhear(LiveGame.new("duel", ["bot", "random"], {"wonders": "first_game"}, seed=8), seat=0)
    first_reveal = next(number for number, line in enumerate(lines) if '"reveal"' in line)
    return [*lines[: first_reveal + 2], "…", *lines[-2:]]


def classic() -> list[str]:
    """The first two turns of a game of classic for three."""
    return overhear(LiveGame.new("classic", ["random", "bot", "random"], seed=8), seat=1, most=2)[:-1]


if __name__ == "__main__":
    for conversation in (duel(), classic()):
        print(*conversation, "", sep="\n")
