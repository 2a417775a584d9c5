"""Games played at random and written down as what people did: moves, choices withdrawn, wishes to take back."""

import random
from dataclasses import dataclass, field, replace
from typing import Literal

from thauma.games import game
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.records import LiveGame

Kind = Literal["move", "withdraw", "undo", "answer", "resign"]
Moment = tuple[int, int, int]  # age, turn and phase of classic


@dataclass(frozen=True)
class Step:
    """Something that a player does."""

    kind: Kind
    seat: int  # the player's
    move: Json | None = None
    agree: bool = True
    moment: Moment = (0, 0, 0)  # at which a move is made


@dataclass
class Story:
    """A table, the deal, and all that is done there. Everything that was ever shown is shown by the end of `steps`."""

    game: str
    seats: int
    rules: Json
    setup: Json
    steps: list[Step] = field(default_factory=list)
    coda: list[Step] = field(default_factory=list)  # an undo and the same moves once more, or a resignation
    standing: set[int] = field(default_factory=set)  # the steps whose moves have taken effect

    def start(self) -> LiveGame:
        found = game(self.game)
        deal = found.parse_setup(self.setup, self.seats, self.rules)
        return LiveGame(found, [f"Player {seat}" for seat in range(self.seats)], self.rules, deal)


def moment_of(live: LiveGame) -> Moment:
    state = live.state
    return (int(state.age), int(state.turn), int(state.phase)) if live.game.name == "classic" else (0, 0, 0)


class Author:
    """Plays a game and writes its story."""

    def __init__(self, story: Story, dice: random.Random) -> None:
        self.story = story
        self.live = story.start()
        self._dice = dice
        self._steps_of_moves: list[int] = []  # for each move of the game so far, its step
        self._settled = [0]

    def write(self, plies: int, ending: str) -> None:
        """So many plies and on to the end of the turn; then one of the ENDINGS."""
        while not self.live.is_over and (self.live.ply < plies or not self._is_settled):
            self._go_on()
        if not self.live.is_over:
            ENDINGS[ending](self)
        self.story.standing = set(self._steps_of_moves[: self._settled[-1]])

    @property
    def _is_settled(self) -> bool:
        return self.live.game.events.is_settled(self.live.state)

    def _go_on(self) -> None:
        if self.live.ply and self._is_settled and self._dice.random() < 0.03:
            self._ask_in_vain()
        mover = self._dice.choice(self.live.pending)
        self._play(self._liked(self.live.game.legal_moves(self.live.state, mover)))
        if not self._is_settled and self._dice.random() < 0.06:
            self._withdraw()

    def _liked(self, legal: list[Json]) -> Json:
        """Often a wonder or a stage, seldom coins: secrets lie under cards that were played."""
        grand = [move for move in legal if move["do"] in ("wonder", "stage")]
        plain = [move for move in legal if move["do"] != "discard"]
        luck = self._dice.random()
        return self._dice.choice((grand if luck < 0.4 else plain if luck < 0.8 else legal) or legal)

    def _play(self, move: Json) -> None:
        played = {name: value for name, value in move.items() if name != "cost"}
        step = Step("move", played.get("by", played["seat"]), played, moment=moment_of(self.live))
        self._steps_of_moves.append(len(self.story.steps))
        self.story.steps.append(step)
        self.live.play(played)
        if self._is_settled:
            self._settled.append(self.live.ply)

    def _withdraw(self) -> None:
        seats = {move["seat"] for move in self.live.moves[self._settled[-1] :]}
        seat = self._dice.choice(sorted(seat for seat in seats if seat < self.story.seats))
        self.story.steps.append(Step("withdraw", seat))
        made = list(zip(self.live.moves, self._steps_of_moves, strict=True))
        self.live.withdraw(seat)
        self._steps_of_moves = [step for move, step in made if any(move is kept for kept in self.live.moves)]

    @property
    def _asker(self) -> int:
        last = self.live.moves[self._settled[-1] - 1]
        return int(last["by"] if "by" in last else last["seat"])

    def _others(self) -> list[int]:
        return [seat for seat in range(self.story.seats) if seat != self._asker]

    def _ask_in_vain(self) -> None:
        refuser = self._dice.choice(self._others())
        self.story.steps += [Step("undo", self._asker), Step("answer", refuser, agree=False)]

    # -- endings

    def _stop(self) -> None:
        pass

    def _undo(self) -> None:
        """All agree that the last decision is taken back; then the same is decided again."""
        own = [ply for ply, move in enumerate(self.live.moves) if move.get("by", move["seat"]) == self._asker]
        if not own:
            return
        target = max(ply for ply in self._settled if ply <= own[-1])
        self.story.coda = [Step("undo", self._asker), *(Step("answer", seat) for seat in self._others())]
        self.story.coda += [replace(self.story.steps[number]) for number in self._steps_of_moves[target:]]

    def _choose_some(self) -> None:
        """Some choose and the turn stays open; in Duel, one move more."""
        for _ in range(self._dice.randrange(1, max(2, len(self.live.pending)))):
            mover = self._dice.choice(self.live.pending)
            self._play(self._dice.choice(self.live.game.legal_moves(self.live.state, mover)))

    def _resign(self) -> None:
        self.story.coda = [Step("resign", self._dice.randrange(self.story.seats))]


ENDINGS = {"stop": Author._stop, "undo": Author._undo, "open turn": Author._choose_some, "resign": Author._resign}


def random_story(name: str, seats: int, seed: int, *, boards: tuple[str, ...] = ()) -> Story:
    """A story of random length; of classic with these wonders (on side B) at the first seats."""
    dice = random.Random(f"{name} {seats} {seed} {boards}")
    found = game(name)
    rules: Json = {"boards": "chosen"} if boards else {}
    if name == "duel" and dice.random() < 0.3:
        rules = {"wonders": "first_game"}
    chosen: list[Json] = []
    if boards:
        dealt = found.setup(found.deal(seeded(seed, seats), seats, {}))["boards"]
        chosen = [{"wonder": wonder, "side": "B"} for wonder in boards]
        chosen += [board for board in dealt if board["wonder"] not in boards][: max(seats, 3) - len(boards)]
    deal = found.deal(seeded(seed, seats), seats, rules, chosen)
    story = Story(name, seats, rules, found.setup(deal))
    longest = 75 if name == "duel" else 18 * max(seats, 3)
    Author(story, dice).write(dice.randrange(longest), dice.choice(list(ENDINGS)))
    return story
