"""What each move of a game was worth: skill apart from luck.

Before every move the position is searched with what the seat knows. What a move lost is the difference, in that one
search, between the best move and the one that was played. What the player's chance to win changed after that is luck:
cards that turned up, and in classic what the others chose at the same time. docs/analysis.md has the definitions.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from thauma.games.errors import Move
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import Rng, seeded
from thauma.players.thinking import Budget, Report, Thinker
from thauma.records import LiveGame, Record

TRUSTED_SHARE = 0.05  # of the best move's visits: a move with fewer may be looked at on its own
OUTCOMES = 4  # of chance and of the others' choices, when a move is looked at on its own
QUICK_SHARE = 1 / 16  # of the budget, for a choice that somebody else makes in such an outcome


class Mark(StrEnum):
    """How bad a move was, in the signs of chess."""

    NONE = ""
    INACCURACY = "?!"
    MISTAKE = "?"
    BLUNDER = "??"


LEAST_LOSS = {Mark.BLUNDER: 0.20, Mark.MISTAKE: 0.10, Mark.INACCURACY: 0.05}  # of the chance to win


@dataclass(frozen=True)
class MoveAnalysis:
    """One move. Every chance to win is that of the player who decided; victors who share have equal parts."""

    ply: int
    player: int  # the seat, or for the Free City its holder
    move: Move
    best: Move
    choices: int  # how many moves were legal
    before: float  # the chance to win with the best move
    played: float  # with the move that was played
    after: float | None  # as it came; None if the record ends before that can be seen
    simulations: int
    exact: bool  # solved to the end instead of searched

    @property
    def loss(self) -> float:
        return self.before - self.played

    @property
    def luck(self) -> float | None:
        return None if self.after is None else self.after - self.played

    @property
    def mark(self) -> Mark:
        return next((mark for mark, loss in LEAST_LOSS.items() if self.loss >= loss), Mark.NONE)

    def as_json(self) -> Json:
        return {
            "ply": self.ply,
            "player": self.player,
            "move": self.move,
            "best": self.best,
            "choices": self.choices,
            "before": round(self.before, 4),
            "played": round(self.played, 4),
            "after": None if self.after is None else round(self.after, 4),
            "loss": round(self.loss, 4),
            "luck": None if self.luck is None else round(self.luck, 4),
            "mark": self.mark.name.lower(),
            "simulations": self.simulations,
            "exact": self.exact,
        }


@dataclass(frozen=True)
class Summary:
    """One player's game."""

    player: int
    decisions: int  # with more than one legal move
    lost: float  # chances to win that moves lost, added up
    luck: float  # chances to win that came and went otherwise, added up
    marks: dict[Mark, int]

    @property
    def accuracy(self) -> float | None:
        """The part of the decisions that are not even inaccurate; None if there was none."""
        return 1 - sum(self.marks.values()) / self.decisions if self.decisions else None

    def as_json(self) -> Json:
        return {
            "player": self.player,
            "decisions": self.decisions,
            "accuracy": None if self.accuracy is None else round(self.accuracy, 4),
            "lost": round(self.lost, 4),
            "luck": round(self.luck, 4),
            **{mark.name.lower(): number for mark, number in self.marks.items()},
        }


def summarise(moves: Iterable[MoveAnalysis], players: int) -> list[Summary]:
    """Each player's game from its moves."""
    moves = list(moves)
    return [_summary(player, [move for move in moves if move.player == player]) for player in range(players)]


def _summary(player: int, moves: list[MoveAnalysis]) -> Summary:
    marks = {mark: sum(move.mark == mark for move in moves) for mark in LEAST_LOSS}
    lost, luck = sum(move.loss for move in moves), sum(move.luck or 0.0 for move in moves)
    return Summary(player, sum(move.choices > 1 for move in moves), lost, luck, marks)


def analyse(record: Record, thinker: Thinker, budget: Budget, place: str = "record") -> Iterator[MoveAnalysis]:
    """Every move of a record, in order; RecordError at the first that breaks a rule."""
    live = LiveGame.at_start_of(record, place)
    replay = live.replay(record, place)
    analyst = Analyst(live.game, thinker, budget, len(record.players))
    waiting: list[MoveAnalysis] = []  # for what comes after
    for ply, move in enumerate(record.moves):
        state = live.game.copy(live.state)
        next(replay)  # before the long search: the move is legal, or this says why not
        sight = analyst.look(state, move["seat"], ply)
        waiting = [analyst.see_after(one, sight) for one in waiting]
        while waiting and waiting[0].after is not None:
            yield waiting.pop(0)
        waiting.append(analyst.judge(sight, move, ply))
    for _ in replay:
        pass  # no move is left: this checks the result
    yield from analyst.see_end(waiting, live)


class Sight(NamedTuple):
    """A position that was searched for a seat that decides there."""

    state: State
    seat: int
    player: int
    deciding: frozenset[int]  # every player who decides there
    report: Report

    @property
    def chance(self) -> float:
        """The player's chance to win with the best move."""
        return self.report.moves[0].win_chance


@dataclass(frozen=True)
class Analyst:
    """Looks at positions of one game with a thinker."""

    game: Game
    thinker: Thinker
    budget: Budget
    players: int

    def look(self, state: State, seat: int, ply: int) -> Sight:
        """Search a position before a decision. The same ply gets the same random numbers."""
        players = dict(self.game.decisions(state))
        report = self.thinker.think(state, seat, self.budget, seeded(ply))
        return Sight(state, seat, players[seat], frozenset(players.values()), report)

    def judge(self, sight: Sight, move: Move, ply: int) -> MoveAnalysis:
        """A move in the light of the search before it."""
        played = self.chance_of(sight, self.game.encode(sight.state, move), ply)
        best = self.game.decode(sight.state, sight.seat, sight.report.best)
        return MoveAnalysis(
            ply=ply,
            player=sight.player,
            move=move,
            best=move if played > sight.chance else best,  # the search may have missed how good it is
            choices=len(self.game.legal(sight.state, sight.seat)),
            before=max(played, sight.chance),
            played=played,
            after=None,
            simulations=sight.report.simulations,
            exact=sight.report.exact,
        )

    def chance_of(self, sight: Sight, action: int, ply: int, share: float = 1 / OUTCOMES) -> float:
        """The chance to win with an action: as the search says if it gave it a fair look, else by a look of its own.

        A move that the search never tried stands in its report at the value of the position, which says nothing.
        """
        own = OUTCOMES * share * sight.report.simulations  # what a look of its own would take
        needed = max(1, min(TRUSTED_SHARE * sight.report.moves[0].visits, own))
        found = next((move for move in sight.report.moves if move.action == action), None)
        if found is not None and (action == sight.report.best or sight.report.exact or found.visits >= needed):
            return found.win_chance
        outcomes = [self._chance_after(sight, action, share, seeded(ply, 1 + number)) for number in range(OUTCOMES)]
        return sum(outcomes) / OUTCOMES

    def _chance_after(self, sight: Sight, action: int, share: float, rng: Rng) -> float:
        """The chance to win in one outcome of an action: others choose quickly until it has taken effect."""
        game, player = self.game, sight.player
        state = game.sample(sight.state, sight.seat, rng)
        game.play(state, sight.seat, action, rng)
        while not game.is_over(state):
            decisions = game.decisions(state)
            mine = [decision.seat for decision in decisions if decision.player == player]
            if mine:
                return self._think(state, mine[0], share, rng).win_chance
            seat = decisions[0].seat
            if self.players == 2 and game.events.is_settled(state):
                return 1 - self._think(state, seat, share, rng).win_chance
            game.play(state, seat, self._think(state, seat, min(share, QUICK_SHARE), rng).best, rng)
        return self._outcome(game.result(state), player)

    def _think(self, state: State, seat: int, share: float, rng: Rng) -> Report:
        return self.thinker.think(state, seat, _part_of(self.budget, share), rng)

    def see_after(self, one: MoveAnalysis, sight: Sight) -> MoveAnalysis:
        """A move with what came after, if this position shows it: to the player himself, or to his only opponent."""
        if one.after is not None:
            return one
        if sight.player == one.player:
            return replace(one, after=sight.report.win_chance)
        if self.players == 2 and one.player not in sight.deciding and self.game.events.is_settled(sight.state):
            return replace(one, after=1 - sight.report.win_chance)
        return one

    def see_end(self, waiting: list[MoveAnalysis], live: LiveGame) -> Iterator[MoveAnalysis]:
        """The last moves of a record, with the result, or with what those see who are to decide next."""
        if live.is_over:
            yield from (replace(one, after=self._outcome(live.result, one.player)) for one in waiting)
            return
        for seat in live.pending if waiting else ():
            sight = self.look(live.state, seat, live.ply)
            waiting = [self.see_after(one, sight) for one in waiting]
        yield from waiting

    @staticmethod
    def _outcome(result: Json | None, player: int) -> float:
        """A victory is 1; a shared one is shared."""
        winners = result["winners"] if result else []
        return 1 / len(winners) if player in winners else 0.0


def _part_of(budget: Budget, share: float) -> Budget:
    simulations = None if budget.simulations is None else max(1, round(budget.simulations * share))
    return Budget(simulations, None if budget.seconds is None else budget.seconds * share)
