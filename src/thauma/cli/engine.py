"""`thauma engine`: one of our players as a program that others can seat (docs/engines.md)."""

import sys
from typing import Any

import msgspec

from thauma.cli.output import print_json
from thauma.games import game as find_game
from thauma.games.errors import BadEvent, shown
from thauma.games.protocol import Belief, Event, Game
from thauma.kernel.rng import seeded
from thauma.players import Player, player
from thauma.players.external import MILLISECONDS
from thauma.players.ready import FEW, Budgeted
from thauma.players.thinking import Budget
from thauma.records import LiveGame
from thauma.records.events import PROTOCOL, Teller

SHARE = 0.9  # of the time that we are given: the rest is for the way there and back


def run_engine(game: str, name: str, seed: int) -> None:
    """Follow games on standard input and answer every `turn` on standard output, until the input ends."""
    get_ready(find_game(game), name)
    engine = Engine(find_game(game), name, seed)
    for line in sys.stdin.buffer:
        answer = engine.hear(line)
        if answer is not None:
            print_json(answer)
            sys.stdout.flush()


def get_ready(game: Game, name: str) -> None:
    """Compile, or load, all that an engine needs, before time counts: by a game that it hears of and thinks about."""
    engine = Engine(game, name, seed=0, budget=FEW)
    live = LiveGame.new(game.name, ["player"] * game.seats[0], seed=0)
    teller = Teller(live, 0)
    while not live.is_over:
        legal = live.legal_moves()
        for event in teller.news():
            engine.hear(msgspec.json.encode(event))
        if legal[0]["seat"] == 0:
            view = {"chosen": game.observe(live.state, 0).get("chosen", [])}
            engine.hear(msgspec.json.encode({"type": "turn", "view": view, "legal": legal}))
        live.play(legal[0])


class Engine:
    """A player who knows a game only from what it is told."""

    def __init__(self, game: Game, name: str, seed: int, budget: Budget | None = None) -> None:
        self._game = game
        self._name = name
        self._rng = seeded(seed)
        usual = player(name, game)
        if budget is not None and isinstance(usual, Budgeted):
            usual.budget = budget
        self._player: tuple[float | None, Player] = (None, usual)
        self._belief: Belief | None = None

    def hear(self, line: bytes) -> Event | None:
        """The answer to a line, if it asks for one. Kinds of lines that we don't know are passed over."""
        event = _decode(line)
        try:
            match event:
                case {"type": "game"}:
                    self._begin(event)
                case {"type": "turn"}:
                    return self._answer(event)
                case {"type": str()} if self._belief is not None:
                    self._belief.hear(event)
        except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError) as error:
            raise BadEvent(f"this can't be followed: {shown(event)} ({type(error).__name__}: {error})") from error
        return None

    def _begin(self, event: Event) -> None:
        if event.get("protocol", PROTOCOL) != PROTOCOL:
            raise BadEvent(f"this engine speaks protocol {PROTOCOL}, not {shown(event['protocol'])}")
        if event["game"] != self._game.name:
            raise BadEvent(f"this engine plays {self._game.name}, not {shown(event['game'])}")
        self._game.check_rules(event["rules"])
        self._seats, self._rules = event["seats"], event["rules"]
        self._belief = self._game.belief(event["seat"], self._seats, self._rules)

    def _answer(self, event: Event) -> Event:
        if self._belief is None:
            raise BadEvent("a turn came before any game")
        guess = self._belief.guess(event.get("view", {}).get("chosen", []))
        live = LiveGame.guessed(self._game, self._seats, self._rules, guess)
        seat = event["legal"][0]["seat"]
        action = self._thinker(event.get("time_ms")).choose(live.state, seat, self._rng)
        return {"move": self._game.decode(live.state, seat, action)}

    def _thinker(self, time_ms: float | None) -> Player:
        """Our player, with that much time for a move."""
        seconds = None if time_ms is None else SHARE * time_ms / MILLISECONDS
        if self._player[0] != seconds:
            self._player = (seconds, player(self._name, self._game, seconds))
        return self._player[1]


def _decode(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadEvent(f"this is no JSON: {shown(line.decode(errors='replace').strip())}") from error
