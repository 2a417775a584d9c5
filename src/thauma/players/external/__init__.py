"""Players that are programs of somebody else's: any program that reads and writes JSON lines (docs/engines.md)."""

import shlex
import shutil
from typing import Any

import msgspec

from thauma.games.errors import Move, MoveError, ThaumaError, shown
from thauma.games.protocol import Event, Game, State
from thauma.kernel.rng import Rng
from thauma.players import Forfeit
from thauma.players.external.program import LONGEST_LINE, Ended, Overlong, Program, Silence
from thauma.records import LiveGame
from thauma.records.events import Teller
from thauma.records.notation import spell

SECONDS = 1.0  # for a move, if nobody says otherwise
GRACE = 0.5  # seconds beyond the thinking time before an answer is too late: pipes and schedulers take theirs
SECONDS_TO_START = 60.0  # that the first answer may take beyond that: programs load and compile
MILLISECONDS = 1000


class BadEngine(ThaumaError):
    code = "bad_engine"


class External:
    """A program that plays: one process a game, started when the game begins and gone when it is over.

    It is told what its seat may know and nothing else. An answer that is late, unreadable or illegal is a Forfeit.
    """

    def __init__(self, command: str, game: Game, seconds: float | None = None) -> None:
        self.name = f"engine:{command}"
        self._game = game
        self._seconds = SECONDS if seconds is None else seconds
        self._arguments = _split(command)
        self._program: Program | None = None
        self._failure = "the program was not started"

    def sit_down(self, live: LiveGame, seat: int) -> None:
        """Start the program. If that fails, it forfeits on its first decision."""
        self._teller = Teller(live, seat)
        self._live, self._seat, self._allowance = live, seat, SECONDS_TO_START
        try:
            self._program = Program(self._arguments)
        except OSError as error:
            self._failure = f"it can't be started: {error.strerror or error}"

    def choose(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002 - the program has chances of its own
        """The program's answer, if it comes in time and is legal."""
        view = self._game.observe(state, self._seat)
        del view["legal"]
        legal = self._game.legal_moves(state, seat)
        time_ms = round(self._seconds * MILLISECONDS)
        turn = {"type": "turn", "view": view, "legal": legal, "time_ms": time_ms}
        return self._understand(self._ask([*self._teller.news(), turn]), state, seat)

    def _ask(self, lines: list[Event]) -> bytes:
        if self._program is None:
            raise self._forfeit(self._failure)
        seconds = self._seconds + GRACE + self._allowance
        self._allowance = 0.0
        try:
            return self._program.ask(_encode(lines), seconds)
        except Silence:
            raise self._forfeit(f"no answer after {round(seconds * MILLISECONDS)} ms") from None
        except Overlong:
            raise self._forfeit(f"a line of more than {LONGEST_LINE} bytes") from None
        except Ended as ended:
            raise self._forfeit(str(ended)) from None

    def _understand(self, line: bytes, state: State, seat: int) -> int:
        """The action that an answer names."""
        try:
            answer: Any = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._forfeit(f"its answer is no JSON: {shown(line.decode(errors='replace'))}") from None
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), dict):
            raise self._forfeit(f'its answer is no {{"move": {{…}}}}: {shown(answer)}')
        move: Move = {field: value for field, value in answer["move"].items() if field != "cost"}
        try:
            action = self._game.encode(state, move)
        except MoveError as error:
            raise self._forfeit(f"{spell(move)} is not legal: {error.rule}") from None
        if move["seat"] != seat:
            raise self._forfeit(f"{spell(move)} is not legal: seat {seat} was to decide")
        return action

    def _forfeit(self, reason: str) -> Forfeit:
        """The end of this game for the program; it is not spoken to any more."""
        if self._program is not None:
            self._program.end()
        self._program, self._failure = None, reason
        return Forfeit(f"{self.name} forfeits: {reason}")

    def get_up(self, live: LiveGame) -> None:
        """Tell how it ended, and see the program out."""
        if self._program is not None:
            self._program.see_out(_encode([*self._teller.news(), {"type": "end", "result": live.result}]))
            self._program = None


def _split(command: str) -> list[str]:
    """The program and its arguments, as a shell would read them; there is no shell."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise BadEngine(f"{command!r} can't be read as a command: {error}") from error
    if not arguments:
        raise BadEngine("engine: takes a command, such as engine:./bot.py or 'engine:python3 bot.py'")
    if shutil.which(arguments[0]) is None:
        raise BadEngine(f"there is no program {arguments[0]!r} here that could be started")
    return arguments


def _encode(lines: list[Event]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
