"""One decision of a record by itself: the best moves there, what each is worth, what it brings, and what may follow."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from thauma.games.errors import Move
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import Rng, seeded
from thauma.players.thinking import Budget, Thinker
from thauma.records import LiveGame, Record
from thauma.study.analysis import Analyst, MoveAnalysis, Sight

OPTIONS = 4  # that are shown, and the move that was played
LONGEST_LINE = 4


@dataclass(frozen=True)
class Option:
    """A move that was possible. `brings` is empty where a move takes effect only when others have chosen too."""

    move: Move
    chance: float
    brings: dict[str, int]
    then: list[Move]  # what may follow, as long as it can be said without knowing what turns up

    def as_json(self) -> Json:
        return {"move": self.move, "chance": round(self.chance, 4), "brings": self.brings, "then": self.then}


@dataclass(frozen=True)
class Study:
    judged: MoveAnalysis
    options: tuple[Option, ...]  # the best first

    def as_json(self) -> Json:
        judged = self.judged.as_json()
        del judged["after"], judged["luck"]  # they would need the decisions that follow
        return {**judged, "options": [option.as_json() for option in self.options]}


def study(record: Record, ply: int, thinker: Thinker, budget: Budget, place: str = "record") -> Study:
    """Look at the decision that the move of a ply was."""
    live = LiveGame.at_start_of(record, place)
    for _ in islice(live.replay(record, place), ply):
        pass
    move = record.moves[ply]
    analyst = Analyst(live.game, thinker, budget, len(record.players))
    sight = analyst.look(live.state, move["seat"], ply)
    judged = analyst.judge(sight, move, ply)
    return Study(judged, tuple(_options(analyst, sight, judged)))


def _options(analyst: Analyst, sight: Sight, judged: MoveAnalysis) -> Iterable[Option]:
    game = analyst.game
    played = game.encode(sight.state, judged.move)
    shown = [found.action for found in sight.report.moves[:OPTIONS]]
    chances = {action: min(analyst.chance_of(sight, action, judged.ply), judged.before) for action in shown}
    chances[played] = judged.played
    for action in sorted(chances, key=lambda action: -chances[action]):
        move = game.decode(sight.state, sight.seat, action)
        line = sight.report.variation if action == sight.report.best else ((sight.seat, action),)
        yield Option(move, chances[action], *outcome(game, sight, line))


def outcome(game: Game, sight: Sight, line: tuple[tuple[int, int], ...]) -> tuple[dict[str, int], list[Move]]:
    """What the first move of a line brings, and the moves after it."""
    rng = seeded(sight.player)
    state = game.sample(sight.state, sight.seat, rng)
    game.play(state, sight.seat, line[0][1], rng)
    if not game.events.is_settled(state):
        return {}, []
    return _differences(game, sight, state), _follow(game, state, line[1 : 1 + LONGEST_LINE], rng)


def _follow(game: Game, state: State, line: Iterable[tuple[int, int]], rng: Rng) -> list[Move]:
    """A line as moves, up to the first that another turn of chance forbids."""
    moves: list[Move] = []
    for seat, action in line:
        if action not in {choice.action for choice in game.legal(state, seat)}:
            break
        moves.append(game.decode(state, seat, action))
        game.play(state, seat, action, rng)
    return moves


def _differences(game: Game, sight: Sight, after: State) -> dict[str, int]:
    """What a move changes for the player at once; nothing that stays the same."""
    old, new = game.position(sight.state), game.position(after)
    mine, then = old["cities"][sight.player], new["cities"][sight.player]
    found = {"coins": then["coins"] - mine["coins"], "points": then["score"]["total"] - mine["score"]["total"]}
    if "pawn" in old:
        found["steps"] = (new["pawn"] - old["pawn"]) * (1 if sight.player == 0 else -1)
        found["opens"] = _opened(old, new)
        found["again"] = int(_plays_again(game, sight.seat, after))
    return {name: number for name, number in found.items() if number}


def _opened(old: Json, new: Json) -> int:
    """How many cards lie open now that lay face down before."""
    if old["age"] != new["age"]:
        return 0
    return sum(card == "?" and new["structure"].get(slot) != "?" for slot, card in old["structure"].items())


def _plays_again(game: Game, seat: int, state: State) -> bool:
    return any(move["do"] == "discard" for move in game.legal_moves(state, seat)) if not game.is_over(state) else False
