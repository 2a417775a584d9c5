"""What a worker thinks with: the players of all games and levels, made once and kept."""

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial

import msgspec

from thauma.games import game
from thauma.games.protocol import Game
from thauma.kernel.plain import stand_down, stand_in
from thauma.kernel.rng import seeded
from thauma.players import Player
from thauma.players.ready import BOTS, FEW, Budgeted, get_ready, use_players
from thauma.players.roster import bot_of_level, bots_of, needs_compiling, roster_of
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget, Stop
from thauma.records import LiveGame, Record, parse_record
from thauma.server.thinking.jobs import Chosen, Look, NotYet, Order, Question, Reply, Studied, Study, state_of
from thauma.study.decision import study
from thauma.study.look import look

MakePlayer = Callable[[str, Game], Player]  # must survive the way to another process


class Mind:
    def __init__(self, make_player: MakePlayer) -> None:
        self._make_player = make_player
        self._player = cache(lambda name, of: make_player(name, game(of)))
        self._thinker = cache(lambda of: best_thinker(game(of)))
        self._to_come: list[str] = []  # games whose compiled players are being made ready, in this order

    def do(self, order: Order, is_hurried: Stop | None = None) -> Reply:
        match order.job:
            case Question(of, level=level) as question:
                if of in self._to_come and needs_compiling(of, level):
                    return NotYet(of)
                return Chosen(self._choose(question, order))
            case Study() as job:
                record = parse_record(job.record)
                if record.game in self._to_come:
                    return NotYet(record.game)
                return Studied(self._study(record, job.ply, order.simply))
            case Look() as job:
                record = parse_record(job.record)
                if record.game in self._to_come:
                    return NotYet(record.game)
                return Studied(self._look(record, job, is_hurried))

    def _choose(self, question: Question, order: Order) -> int:
        simplest = bots_of(question.game)[0]  # who stands in when everybody else failed
        player = self._player(simplest if order.simply else bot_of_level(question.game, question.level), question.game)
        if isinstance(player, Budgeted):
            player.budget = replace(player.budget, seconds=order.seconds)
        return int(player.choose(state_of(question), question.seat, seeded(question.seed)))

    def _study(self, record: Record, ply: int, simply: bool) -> bytes:
        budget = FEW if simply else Budget(simulations=roster_of(record.game).simulations_to_study)
        found = study(record, ply, self._thinker(record.game), budget)
        return msgspec.json.encode(found.as_json())

    def _look(self, record: Record, job: Look, is_hurried: Stop | None) -> bytes:
        budget = Budget(simulations=job.simulations)
        found = look(LiveGame.from_record(record), job.seat, self._thinker(record.game), budget, is_hurried)
        return msgspec.json.encode(found.as_json())

    def warm_meanwhile(self, names: Sequence[str]) -> None:
        """Get games ready one after the other; until then who thinks quickly enough does so as plain Python."""
        self._to_come = [*names]
        for name in names:
            stand_in(name)
        threading.Thread(target=self._warm_all, name="thauma-mind", daemon=True).start()

    def _warm_all(self) -> None:
        while self._to_come:
            name = self._to_come[0]
            with suppress(Exception):  # whoever asks will meet it again, and it will be told then
                get_ready(BOTS, name, partial(self.warm, game(name)))
            stand_down(name)
            self._to_come = self._to_come[1:]

    def warm(self, of: Game) -> None:
        """Load or compile all that thinking needs."""
        use_players(of, [self._make_player(name, of) for name in bots_of(of.name)])
