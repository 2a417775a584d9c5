"""Games of classic for the tests of its table: what seat 0 saw and what was told on the way."""

from collections.abc import Sequence
from functools import cache

from thauma.cli.table.blocks import Block
from thauma.cli.table.classic import ClassicTable, table
from thauma.cli.table.classic.scene import BOARDS
from thauma.cli.table.protocol import Story, decided_by
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.language import speaker
from thauma.players import player
from thauma.records import LiveGame

SCREENS = ((80, 24), (100, 40), (160, 50), (100, None))
SEATS = (2, 3, 5, 7)


class Course:
    """A game that greedy played for all: what seat 0 saw before each move and at the end, and the moves.

    With `stages_first` everybody builds a stage whenever that is possible.
    """

    def __init__(self, live: LiveGame, seed: int, stages_first: bool = False) -> None:
        self.views: list[Json] = []
        self.states = []
        greedy, rng = player("greedy", live.game), seeded(seed, 1)
        while not live.is_over:
            self.views.append(live.game.observe(live.state, 0))
            self.states.append(live.game.copy(live.state))
            seat, _ = min(live.game.decisions(live.state), key=lambda one: (one.player != 0, one))
            stages = [move for move in live.game.legal_moves(live.state, seat) if move["do"] == "stage"]
            if stages_first and stages:
                live.play(stages[0])
            else:
                live.play_action(seat, greedy.choose(live.state, seat, rng))
        self.views.append(live.game.observe(live.state, 0))
        self.moves = live.moves

    @property
    def decisions(self) -> list[int]:
        """The plies at which seat 0 decides, for itself or for the Free City."""
        return [ply for ply, move in enumerate(self.moves) if decided_by(move) == 0]


@cache
def course(seats: int, seed: int = 3) -> Course:
    return Course(LiveGame.new("classic", [str(seat) for seat in range(seats)], seed=seed), seed)


@cache
def course_with(wonder: str, side: str, seed: int, seats: int = 3) -> Course:
    """A game in which seat 0, or with two players the Free City, has that board."""
    others = [board for board in BOARDS if board != wonder]
    boards = [
        {"wonder": wonder, "side": side},
        *({"wonder": other, "side": "A"} for other in others[: max(2, seats - 1)]),
    ]
    if seats == 2:
        boards = boards[1:] + boards[:1]
    names, rules = [str(seat) for seat in range(seats)], {"boards": "chosen"}
    return Course(LiveGame.new("classic", names, rules, seed, boards), seed, stages_first=True)


def narrate(own: ClassicTable, played: Course, ply: int, moves: Sequence[Move] | None = None) -> Story:
    """The story up to a ply, told as an evening tells it."""
    made = list(moves or played.moves)[:ply]
    told: list[list[str]] = []
    start = 0
    for done in range(1, ply + 1):
        told.append(own.tell(played.views[start], made[start:done], played.views[done]))
        start = done if told[-1] else start
    return Story(made, told)


@cache
def position(seats: int, place: int, language: str) -> tuple[ClassicTable, Json, Story]:
    """The table, the view and the story at one of the first, middle or last decisions of seat 0."""
    own, played = table(0, speaker(language)), course(seats)
    ply = played.decisions[len(played.decisions) * place // 100]
    return own, played.views[ply], narrate(own, played, ply)


def plain_text(block: Block) -> str:
    return "\n".join(line.plain for line in block)
