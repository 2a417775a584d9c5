"""`thauma play`: one person at the terminal against players of the house. Knows no rule of any game."""

import os
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from thauma.cli.table.conversation import Conversation, Wish, too_small
from thauma.cli.table.protocol import Story, Table
from thauma.cli.table.save import check_place, save_record
from thauma.cli.table.terminal import Terminal, TerminalTooSmall
from thauma.games import game as find_game
from thauma.games.errors import BadOption, ThaumaError
from thauma.games.protocol import Game, Json
from thauma.kernel.rng import Rng, seeded
from thauma.language import Speaker, UnknownLanguage, find_language, speaker
from thauma.players import Player, player
from thauma.records import LiveGame

PERSON = "human"
PERSONS_SEAT = 0
DEFAULT_PLAYER = "greedy"
CHOICES = 1  # the stream of the seed that players draw from; stream 0 deals


class BadLanguage(ThaumaError):
    code = "bad_language"


class NoTable(ThaumaError):
    code = "no_table"


def play_game(
    game: str,
    against: list[str],
    language: str | None,
    seed: int | None,
    rules: dict[str, str],
    out: Path | None,
    seats: int | None,
    terminal: Terminal | None = None,
) -> None:
    """Play a game at the terminal and save its record."""
    voice = _speaker(language, os.environ)
    terminal = terminal or Terminal()
    _check_size(terminal, voice)
    found = find_game(game)
    found.check_rules(rules)
    chosen = {option: value for option, value in rules.items() if value != found.options[option][0]}
    others = _seat_players(found, against, seats)
    check_place(out)
    table = _table(game, voice)
    if terminal.is_screen:
        terminal.write(voice.say("preparing"))
    seed = time.time_ns() % 2**32 if seed is None else seed
    names = [PERSON, *(other.name for other in others.values())]
    live = LiveGame.new(game, names, chosen, seed)
    Evening(live, others, table, terminal, voice, seeded(seed, CHOICES), out).play()


def _speaker(language: str | None, environment: Mapping[str, str]) -> Speaker:
    try:
        return speaker(find_language(language, environment))
    except UnknownLanguage as error:
        raise BadLanguage(str(error)) from error


def _check_size(terminal: Terminal, voice: Speaker) -> None:
    if terminal.is_too_small:
        columns, rows = terminal.measure()
        raise TerminalTooSmall(too_small(voice, columns, rows or 0))


def _seat_players(game: Game, against: list[str], seats: int | None) -> dict[int, Player]:
    """The other seats, filled with the players named, in turn."""
    fewest, most = game.seats
    count = fewest if seats is None else seats
    if not fewest <= count <= most:
        raise BadOption(f"{game.name} has {fewest} to {most} seats, not {count}")
    named = against or [DEFAULT_PLAYER]
    if len(named) > count - 1:
        raise BadOption(f"{len(named)} opponents are too many for {count} seats: one of them is yours")
    return {seat: player(named[(seat - 1) % len(named)], game) for seat in range(1, count)}


def _table(game: str, voice: Speaker) -> Table:
    try:
        module = import_module(f"thauma.cli.table.{game}")
    except ModuleNotFoundError as error:
        if error.name != f"thauma.cli.table.{game}":
            raise
        raise NoTable(f"{game} has no terminal table yet") from error
    table: Table = module.table(PERSONS_SEAT, voice)
    return table


class Evening:
    """One game from the first decision to the saved record."""

    def __init__(
        self,
        live: LiveGame,
        others: dict[int, Player],
        table: Table,
        terminal: Terminal,
        voice: Speaker,
        rng: Rng,
        out: Path | None,
    ) -> None:
        self.live = live
        self.others = others
        self.table = table
        self.terminal = terminal
        self.voice = voice
        self.rng = rng
        self.out = out
        self.told: list[list[str]] = []
        self.conversation = Conversation(table, terminal, voice)

    def play(self) -> None:
        """Play to the end, or until the person leaves; what was played is saved either way."""
        try:
            self._play_on()
        except BrokenPipeError:
            self.terminal.hang_up()
            if self.live.moves:
                self._save()
            return
        except KeyboardInterrupt:
            self._leave()
            return
        if self.live.is_over:
            self._finish()
        else:
            self._leave()

    def _play_on(self) -> None:
        while not self.live.is_over:
            seat = self.live.pending[0]
            if seat in self.others:
                before = self._view()
                move = self.live.play_action(seat, self.others[seat].choose(self.live.state, seat, self.rng))
                self._tell(before, move)
                continue
            decision = self.conversation.decide(self._view(), self._story(), self._news())
            if decision is Wish.QUIT:
                return
            if decision is Wish.UNDO:
                self._undo()
            elif isinstance(decision, dict):
                before = self._view()
                self.live.play(decision)
                self._tell(before, decision)

    def _view(self) -> Json:
        return self.live.game.observe(self.live.state, PERSONS_SEAT)

    def _story(self) -> Story:
        return Story(self.live.moves, self.told)

    def _tell(self, before: Json, move: Json) -> None:
        sentences = self.table.tell(before, move, self._view())
        self.told.append(sentences)
        if not self.terminal.is_screen:
            self.terminal.write(" ".join(sentences))

    def _news(self) -> list[str]:
        """What was told since the person's last decision, that decision included."""
        last = max((ply for ply, move in enumerate(self.live.moves) if move["seat"] == PERSONS_SEAT), default=0)
        return [sentence for told in self.told[last:] for sentence in told] if self.terminal.is_screen else []

    def _undo(self) -> None:
        """Back to the person's last decision."""
        own = [ply for ply, move in enumerate(self.live.moves) if move["seat"] == PERSONS_SEAT]
        if not own:
            self.conversation.refuse(self.voice.say("bad-no-undo"))
            if not self.terminal.is_screen:
                self.terminal.write(self.voice.say("bad-no-undo"))
            return
        self.live.take_back(self.live.ply - own[-1])
        del self.told[own[-1] :]

    def _finish(self) -> None:
        columns, _ = self.terminal.measure()
        self.terminal.clear()
        if self.terminal.is_screen and self.told:
            self.terminal.write(" ".join(self.told[-1]))
        self.terminal.show(self.table.sheet(self._view(), columns))
        path = self._save()
        self.terminal.write_line(self.voice.say("saved", path=str(path)))
        self.terminal.write_line(self.voice.say("replay-hint", command=f"thauma replay {path}"))

    def _leave(self) -> None:
        self.terminal.write("")
        if not self.live.moves:
            self.terminal.write(self.voice.say("not-saved"))
        else:
            self.terminal.write_line(self.voice.say("saved-unfinished", path=str(self._save())))
        self.terminal.write(self.voice.say("goodbye"))

    def _save(self) -> Path:
        return save_record(self.live.record(), self.out)
