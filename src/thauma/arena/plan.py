"""Who meets whom, at which seats and with which deal. Game number n follows from the plan and n alone."""

import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, cycle, islice
from typing import Any

import msgspec

from thauma.arena.luck import can_measure
from thauma.games import game
from thauma.games.errors import BadOption
from thauma.games.protocol import Deal, Game, Json
from thauma.kernel.rng import Rng, seeded
from thauma.players import player

SCHEME = 1  # of numbering games and drawing random numbers: another one makes other games of the same options
STREAMS = 8  # of random numbers for each game: one to deal from, and one for each of at most seven seats


@dataclass(frozen=True)
class Plan:
    """What is to be played: `players` by name, and the seats of a table.

    Players fill the seats of one table, repeated if there are too few of them; if there are too many, every selection
    of them meets. Each deal is played with every rotation of the seating, so nobody is luckier than the others. The
    number of games is no part of a plan: more of them can be played later.
    """

    game: str
    players: tuple[str, ...]
    seats: int
    seed: int = 0
    rules: Mapping[str, Any] = field(default_factory=dict)
    wishes: tuple[Json, ...] = ()  # what is chosen instead of dealt
    seconds: float | None = None  # of thinking for each move, for those who think
    luck: int = 0  # simulations for judging what chance could have brought instead; 0 if luck is not measured

    def check(self) -> None:
        """Raise a ThaumaError unless this can be played."""
        found = game(self.game)
        found.check_seats(self.seats)
        if not self.players:
            raise BadOption("an arena needs players, such as greedy and random")
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise BadOption(f"the thinking time is more than 0 seconds for each move, not {self.seconds:g}")
        if self.luck < 0:
            raise BadOption(f"luck is judged with some simulations, or not at all with 0, not with {self.luck}")
        if self.luck and not can_measure(self.game):
            raise BadOption(f"nobody can judge what luck is worth in {self.game}: leave it out with 0")
        self.deal(found, 0)
        for name in self.names:
            player(name, found, self.seconds)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The different players, in the order in which they were named."""
        return tuple(dict.fromkeys(self.players))

    @cached_property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Who sits down together."""
        if len(self.players) <= self.seats:
            return (tuple(islice(cycle(self.players), self.seats)),)
        if len(self.names) <= self.seats:
            return (tuple(islice(cycle(self.names), self.seats)),)
        return tuple(combinations(self.names, self.seats))

    @cached_property
    def mirror(self) -> int:
        """How many games a table plays with one deal: one for each seating that differs."""
        return len(_rotations(self.tables[0]))  # several tables have no player twice, and so as many as there are seats

    def deals_for(self, games: int) -> int:
        """The deals that make up at least so many games at each table."""
        return -(-games // self.mirror)

    def number_of_games(self, games: int) -> int:
        """All games, if each table is to play at least so many: whole mirrors of every table."""
        return self.deals_for(games) * self.mirror * len(self.tables)

    def deal_of(self, number: int) -> int:
        """The number of the deal of a game; every table plays the same deals."""
        return number // self.mirror // len(self.tables)

    def seating(self, number: int) -> tuple[str, ...]:
        """The names of a game's players, in seat order."""
        table = self.tables[number // self.mirror % len(self.tables)]
        return _rotations(table)[number % self.mirror]

    def deal(self, game: Game, number: int) -> Deal:
        """The deal of that number (see `deal_of`)."""
        return game.deal(seeded(self.seed, STREAMS * number), self.seats, self.rules, self.wishes)

    def random_numbers(self, number: int) -> list[Rng]:
        """A generator for each seat of a game, so that nobody's luck depends on how much another thinks."""
        return [seeded(self.seed, STREAMS * number + 1 + seat) for seat in range(self.seats)]

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of all that decides what the games are; how their luck is measured changes no game."""
        described = [
            *(SCHEME, self.game, self.players, self.seats, self.seed),
            *(dict(self.rules), self.wishes, self.seconds),
        ]
        return hashlib.sha256(msgspec.json.encode(described, order="sorted")).hexdigest()[:16]


def _rotations(table: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The different seatings that turn the table round.

    >>> _rotations(("a", "b", "b"))
    (('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b'))
    >>> _rotations(("a", "b", "a", "b"))
    (('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a'))
    """
    return tuple(dict.fromkeys(table[start:] + table[:start] for start in range(len(table))))
