"""Self-play: complete games among players. Game number n depends on the seed and n alone, however the work is split."""

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from thauma.arena.match import play_out
from thauma.games import game
from thauma.games.protocol import Deal, Game, Json
from thauma.kernel.rng import Rng, seeded
from thauma.players import Forfeit, Player, player
from thauma.records import LiveGame, format_record

GAMES_PER_TASK = 64  # small enough for steady progress, large enough to hide the way to another process


@dataclass(frozen=True)
class SelfPlay:
    """What is to be played: `players` by name in seat order, one for each seat."""

    game: str
    players: tuple[str, ...]
    seed: int
    rules: Mapping[str, Any] = field(default_factory=dict)
    wishes: tuple[Json, ...] = ()  # what is chosen instead of dealt

    def check(self) -> None:
        """Raise a ThaumaError unless this can be played."""
        found = game(self.game)
        for name in self.players:
            player(name, found)
        self.deal(found, seeded(self.seed))

    def deal(self, game: Game, rng: Rng) -> Deal:
        return game.deal(rng, len(self.players), self.rules, self.wishes)

    def seated(self) -> list[Player]:
        """The players, ready for any number of games."""
        found = game(self.game)
        return [player(name, found) for name in self.players]

    def play(self, number: int, seated: Sequence[Player] | None = None) -> LiveGame:
        """Game number `number`, from the deal to the end; a Forfeit if a player can't go on."""
        found = game(self.game)
        rng = seeded(self.seed, number)
        live = LiveGame(found, list(self.players), self.rules, self.deal(found, rng))
        lost = play_out(live, seated or self.seated(), [rng] * len(self.players))
        if lost is not None:
            raise Forfeit(f"game {number}: {self.players[lost.seat]} can't go on: {lost.reason}")
        return live

    def play_lines(self, first: int, end: int) -> list[str]:
        """The records of games `first` to `end - 1`, a line each."""
        seated = self.seated()
        return [format_record(self.play(number, seated).record()) for number in range(first, end)]


def play_all(plan: SelfPlay, games: int, workers: int) -> Iterator[list[str]]:
    """The records of games 0 to `games - 1` in order, some at a time."""
    spans = [(first, min(first + GAMES_PER_TASK, games)) for first in range(0, games, GAMES_PER_TASK)]
    if workers == 1:
        yield from (plan.play_lines(*span) for span in spans)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        tasks: list[Future[list[str]]] = [pool.submit(plan.play_lines, *span) for span in spans]
        try:
            for task in tasks:
                yield task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
