"""Self-play in bulk: the games of a plan as chunks, the same games whoever plays them on however many workers."""

from collections.abc import Callable, Iterator

import numpy as np

from thauma.arena.selfplay import SelfPlay, play_all
from thauma.games import game
from thauma.kernel.rng import seeded
from thauma.lab.recorder import Games, Seed
from thauma.lab.registry import recorder_of
from thauma.lab.statistics.chunks import GAMES_PER_CHUNK, Chunk, in_order
from thauma.lab.statistics.lines import GAMES_PER_READ, chunks_of_lines

COMPILED_PLAYERS = ("random", "greedy")

Advance = Callable[[int], None]  # told how many games were just played


def record(plan: SelfPlay, games: int, workers: int, advance: Advance | None = None) -> Iterator[Chunk]:
    """Games 0 to `games - 1` in order. Where all players are compiled, whole chunks are played on threads."""
    tell = advance or (lambda _: None)
    if set(plan.players) <= set(COMPILED_PLAYERS):
        return _record_compiled(plan, games, workers, tell)
    return _record_one_by_one(plan, games, workers, tell)


def _record_compiled(plan: SelfPlay, games: int, workers: int, tell: Advance) -> Iterator[Chunk]:
    template = plan.deal(game(plan.game), seeded(0))
    greedy = sum(1 << seat for seat, name in enumerate(plan.players) if name == "greedy")
    record_games = recorder_of(plan.game).record_games

    def play(numbers: range) -> Chunk:
        return _chunk(plan, numbers, record_games(greedy, Seed.of(plan.seed), numbers, template))

    for chunk in in_order(play, _spans(games), workers):
        tell(len(chunk))
        yield chunk


def _spans(games: int) -> list[range]:
    return [range(first, min(first + GAMES_PER_CHUNK, games)) for first in range(0, games, GAMES_PER_CHUNK)]


def _record_one_by_one(plan: SelfPlay, games: int, workers: int, tell: Advance) -> Iterator[Chunk]:
    number = 0
    for chunk in chunks_of_lines(_lines(plan, games, workers, tell), "self-play", GAMES_PER_READ):
        yield _chunk(plan, range(number, number + len(chunk)), chunk.games)
        number += len(chunk)


def _lines(plan: SelfPlay, games: int, workers: int, tell: Advance) -> Iterator[bytes]:
    for lines in play_all(plan, games, workers):
        tell(len(lines))
        yield from (line.encode() for line in lines)


def _chunk(plan: SelfPlay, numbers: range, games: Games) -> Chunk:
    seating = np.zeros(len(numbers), np.int32)
    return Chunk(
        plan.game, len(plan.players), games, [plan.players], seating, np.arange(numbers.start, numbers.stop), plan.seed
    )
