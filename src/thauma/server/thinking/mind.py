"""What a worker thinks with: the players of all games and levels, made once and kept."""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Protocol, runtime_checkable

import msgspec

from thauma.games import game
from thauma.games.protocol import Game
from thauma.kernel.rng import seeded
from thauma.lab.study import study
from thauma.players import Player
from thauma.players.roster import bot_of_level, bots_of, roster_of
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import Record, parse_record
from thauma.server.thinking.jobs import (
    AllGames,
    Chosen,
    NotYet,
    Order,
    Question,
    Ready,
    Reply,
    Studied,
    Study,
    state_of,
)

SIMULATIONS_TO_WARM = 8

MakePlayer = Callable[[str, Game], Player]  # must survive the way to another process


@runtime_checkable
class Budgeted(Protocol):
    budget: Budget


class Mind:
    def __init__(self, make_player: MakePlayer) -> None:
        self._make_player = make_player
        self._player = cache(lambda name, of: make_player(name, game(of)))
        self._thinker = cache(lambda of: best_thinker(game(of)))
        self._to_come: list[str] = []  # games that are being made ready, in this order

    def do(self, order: Order) -> Reply:
        match order.job:
            case Question() as question:
                return self._waiting_for(question.game) or Chosen(self._choose(question, order))
            case Study() as job:
                record = parse_record(job.record)
                return self._waiting_for(record.game) or Studied(self._study(record, job.ply, order.simply))
            case AllGames():
                return NotYet(self._to_come[0]) if self._to_come else Ready()

    def _waiting_for(self, name: str) -> NotYet | None:
        return NotYet(name) if name in self._to_come else None

    def _choose(self, question: Question, order: Order) -> int:
        simplest = bots_of(question.game)[0]  # who stands in when everybody else failed
        player = self._player(simplest if order.simply else bot_of_level(question.game, question.level), question.game)
        if isinstance(player, Budgeted):
            player.budget = replace(player.budget, seconds=order.seconds)
        return int(player.choose(state_of(question), question.seat, seeded(question.seed)))

    def _study(self, record: Record, ply: int, simply: bool) -> bytes:
        simulations = SIMULATIONS_TO_WARM if simply else roster_of(record.game).simulations_to_study
        found = study(record, ply, self._thinker(record.game), Budget(simulations=simulations))
        return msgspec.json.encode(found.as_json())

    def warm_meanwhile(self, names: Iterable[str]) -> None:
        """Get games ready one after the other, while questions about the others are answered."""
        self._to_come = [*names]

        def work() -> None:
            while self._to_come:
                with suppress(Exception):  # whoever asks will meet it again, and it will be told then
                    self.warm(game(self._to_come[0]))
                self._to_come = self._to_come[1:]

        threading.Thread(target=work, name="thauma-mind", daemon=True).start()

    def warm(self, of: Game) -> None:
        """Load or compile all that thinking needs: by a whole game, for an ending asks for more than an opening."""
        players = [self._make_player(name, of) for name in bots_of(of.name)]
        for player in players:
            if isinstance(player, Budgeted):
                player.budget = Budget(simulations=SIMULATIONS_TO_WARM)
        deal, rng = of.deal(seeded(0), of.seats[0], {}), seeded(0)
        state = of.start(deal)
        while pending := of.pending(state):
            actions = [player.choose(state, pending[0], rng) for player in players]
            of.play(state, pending[0], actions[-1], deal)
