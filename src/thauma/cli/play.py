"""`thauma play`: one person at the terminal against players of the house. Knows no rule of any game."""

import os
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from thauma.cli.parsing import choose_rules, find_speaker, seats_in_words
from thauma.cli.table.base import TerminalTable
from thauma.cli.table.conversation import Conversation, Wish, too_small
from thauma.cli.table.protocol import Story, decided_by
from thauma.cli.table.registry import terminal_table
from thauma.cli.table.save import check_place, save_record
from thauma.cli.table.terminal import Terminal, TerminalTooSmall
from thauma.games import game as find_game
from thauma.games.errors import BadOption
from thauma.games.protocol import Game, Json, Rules
from thauma.kernel.rng import Rng, seeded
from thauma.language import Speaker
from thauma.players import Follower, Forfeit, Player, player
from thauma.records import LiveGame, read_position

PERSON = "human"
PERSONS_SEAT = 0
DEFAULT_PLAYER = "greedy"
CHOICES = 1  # the stream of the seed that players draw from; stream 0 deals


def play_game(
    game: str,
    against: list[str],
    language: str | None,
    seed: int | None,
    rules: dict[str, str],
    out: Path | None,
    seats: int | None,
    terminal: Terminal | None = None,
    boards: tuple[Json, ...] = (),
    position: str | None = None,
) -> None:
    """Play a game at the terminal and save its record."""
    voice = find_speaker(language, os.environ)
    terminal = terminal or Terminal()
    _check_size(terminal, voice)
    found = find_game(game)
    chosen = choose_rules(found, rules, boards)
    table = terminal_table(game, PERSONS_SEAT, voice)
    if position is not None:
        seats = _check_position(position, game, chosen, seats)
    others = _seat_players(found, against, seats, table.parts.usual_seats)
    check_place(out)
    if terminal.is_screen:
        terminal.write(voice.say("preparing"))
    seed = time.time_ns() % 2**32 if seed is None else seed
    names = [PERSON, *(other.name for other in others.values())]
    if position is None:
        live = LiveGame.new(game, names, chosen, seed, boards)
    else:
        live = LiveGame.from_position(position, names, seed)
    Evening(live, others, table, terminal, voice, seeded(seed, CHOICES), out).play()


def _check_position(text: str, game: str, rules: Rules, seats: int | None) -> int:
    """The players of a position, which brings its game, its rules and its seats."""
    found = read_position(text)
    if found.game.name != game or rules or seats not in (None, found.players):
        raise BadOption(f"this is a position of {found.game.name} for {found.players}, with its own rules")
    return found.players


def _check_size(terminal: Terminal, voice: Speaker) -> None:
    if terminal.is_too_small:
        columns, rows = terminal.measure()
        raise TerminalTooSmall(too_small(voice, columns, rows or 0))


def _seat_players(game: Game, against: list[str], seats: int | None, usual: int) -> dict[int, Player]:
    """The other seats, filled with the players named, in turn; unless told otherwise, as many as are usual or named."""
    fewest, most = game.seats
    named = against or [DEFAULT_PLAYER]
    count = min(most, max(usual, len(named) + 1)) if seats is None else seats
    if not fewest <= count <= most:
        raise BadOption(f"{game.name} has {seats_in_words(game)} seats, not {count}")
    if len(named) > count - 1:
        raise BadOption(f"{len(named)} opponents are too many for {count} seats: one of them is yours")
    return {seat: player(named[(seat - 1) % len(named)], game) for seat in range(1, count)}


@dataclass
class Evening:
    """One game from the first decision to the saved record."""

    live: LiveGame
    others: dict[int, Player]
    table: TerminalTable[Any]
    terminal: Terminal
    voice: Speaker
    rng: Rng
    out: Path | None
    told: list[list[str]] = field(default_factory=list)  # after each move, what was told then
    views: list[Json] = field(default_factory=list)  # before each move, what the person saw

    def __post_init__(self) -> None:
        self.conversation = Conversation(self.table, self.terminal, self.voice)

    def play(self) -> None:
        """Play to the end, or until somebody leaves; what was played is saved either way."""
        with ExitStack() as leaving:
            for seat, other in self.others.items():
                if isinstance(other, Follower):
                    leaving.callback(other.get_up, self.live)
                    other.sit_down(self.live, seat)
            self._play_and_save()

    def _play_and_save(self) -> None:
        try:
            self._play_on()
        except Forfeit:
            if self.live.moves:
                self._save()
            raise
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
            seat, decider = self._next_decision()
            view = self._view()
            if decider in self.others:
                self.live.play_action(seat, self.others[decider].choose(self.live.state, seat, self.rng))
                self._tell(view)
                continue
            decision = self.conversation.decide(view, Story(self.live.moves, self.told))
            if decision is Wish.QUIT:
                return
            if decision is Wish.UNDO:
                self._undo()
            elif isinstance(decision, dict):
                self.live.play(decision)
                self._tell(view)

    def _next_decision(self) -> tuple[int, int]:
        """A seat that must decide and the player who decides for it; the person first, so that nobody waits."""
        decisions = self.live.game.decisions(self.live.state)
        return min(decisions, key=lambda decision: (decision.player != PERSONS_SEAT, decision))

    def _view(self) -> Json:
        return self.live.game.observe(self.live.state, PERSONS_SEAT)

    def _tell(self, before: Json) -> None:
        """Tell what came of the moves that nothing was told about yet, after one that was made in a position."""
        self.views.append(before)
        start = 1 + max((ply for ply, told in enumerate(self.told) if told), default=-1)
        sentences = self.table.tell(self.views[start], self.live.moves[start:], self._view())
        self.told.append(sentences)
        if sentences and not self.terminal.is_screen:
            self.terminal.write(" ".join(sentences))

    def _undo(self) -> None:
        """Back to the person's last decision."""
        story = Story(self.live.moves, self.told)
        ply = story.last_decision(PERSONS_SEAT)
        if not any(decided_by(move) == PERSONS_SEAT for move in self.live.moves):
            sentence = self.voice.say("bad-no-undo")
            self.conversation.refuse(sentence)
            if not self.terminal.is_screen:
                self.terminal.write(sentence)
            return
        self.live.take_back(self.live.ply - ply)
        del self.told[ply:], self.views[ply:]

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
