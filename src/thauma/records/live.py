"""One game as it is played: a deal, the moves so far, and the position that follows from them."""

import json
from collections.abc import Iterator

import msgspec

from thauma.games import game
from thauma.games.errors import BadOption, BadPosition, BadSetup, IllegalMove, Move, MoveError, shown
from thauma.games.protocol import Deal, Game, Guess, Json, Rules, State, Wishes
from thauma.kernel.rng import seeded
from thauma.records.format import Record, RecordError
from thauma.records.positions import parse_position, read_position, write_position


class LiveGame:
    """A game that can be played on, taken back and recorded.

    >>> live = LiveGame.new("duel", ["Ann", "Bo"], seed=7)
    >>> move = live.legal_moves()[0]
    >>> live.play(move)
    >>> live.ply
    1
    """

    def __init__(self, game: Game, players: list[str], rules: Rules, deal: Deal, position: str | None = None) -> None:
        self.game = game
        self.players = players
        self.rules = dict(rules)
        self.deal = deal
        self.position = position  # the text of the position in which the moves begin; None for the start
        self.moves: list[Move] = []
        self.state = self._first_state()

    def _first_state(self) -> State:
        return self.game.start(self.deal) if self.position is None else read_position(self.position).state

    @classmethod
    def new(
        cls, name: str, players: list[str], rules: Rules | None = None, seed: int = 0, wishes: Wishes = ()
    ) -> "LiveGame":
        """A freshly dealt game; the same seed deals the same cards, but for what was chosen."""
        found, rules = game(name), rules or {}
        return cls(found, players, rules, found.deal(seeded(seed), len(players), rules, wishes))

    @classmethod
    def from_position(cls, text: str, players: list[str] | None = None, seed: int = 0) -> "LiveGame":
        """A game that goes on from a position; what that leaves open, and what comes after, the seed deals."""
        found, described = parse_position(text)
        placed = found.positions.set_up(described, seeded(seed))
        whole = write_position(found, placed.state)
        state = read_position(whole).state
        names = players or [f"seat {seat}" for seat in range(placed.players)]
        if len(names) != placed.players:
            raise BadOption(f"{len(names)} names for a position of {placed.players} players")
        return cls(found, names, placed.rules, found.positions.deal(state, seeded(seed, 1)), whole)

    @classmethod
    def guessed(cls, game: Game, seats: int, rules: Rules, guess: Guess) -> "LiveGame":
        """A game that a seat believes in; its players have no names."""
        deal = game.parse_setup(guess.setup, seats, rules)
        live = cls(game, [f"seat {seat}" for seat in range(seats)], rules, deal)
        for move in guess.moves:
            live.play(move)
        return live

    @classmethod
    def from_record(cls, record: Record, place: str = "record") -> "LiveGame":
        """Replay a whole record; RecordError names the first thing in it that breaks a rule."""
        live = cls.at_start_of(record, place)
        for _ in live.replay(record, place):
            pass
        return live

    @classmethod
    def at_start_of(cls, record: Record, place: str = "record") -> "LiveGame":
        """The game of a record before its first move."""
        found = game(record.game)
        try:
            deal = found.parse_setup(record.setup, len(record.players), record.rules)
            return cls(found, record.players, record.rules, deal, _position_of(record))
        except (BadSetup, BadPosition) as error:
            raise RecordError(place, str(error)) from error

    def replay(self, record: Record, place: str = "record") -> Iterator[Move]:
        """Play a record's moves one by one, yielding each after it was played; then check its result."""
        for move in record.moves:
            try:
                self._play_recorded(move)
            except MoveError as error:
                raise RecordError.of_move(place, self.ply, move, error) from error
            yield move
        if record.result is not None:
            self._check_result(record.result, place)

    def _check_result(self, recorded: Json, place: str) -> None:
        played = self.result
        if played is None:
            raise RecordError(place, "result: the game is not over after these moves")
        for field in dict.fromkeys((*played, *recorded)):
            expected, found = played.get(field), recorded.get(field)
            if msgspec.json.encode(expected) != msgspec.json.encode(found):
                raise RecordError(
                    place, f"result: {field} is {json.dumps(expected)} after these moves, not {shown(found)}"
                )

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.game.pending(self.state)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def result(self) -> Json | None:
        return self.game.result(self.state)

    def legal_moves(self) -> list[Move]:
        """Every legal move of every seat that must decide, plus its `cost`."""
        return [move for seat in self.pending for move in self.game.legal_moves(self.state, seat)]

    def play(self, move: Move) -> None:
        """Play a move as it stands in a record or in `legal_moves`; a MoveError leaves everything as it was."""
        bare = {field: value for field, value in move.items() if field != "cost"}
        action = self.game.encode(self.state, bare)
        if "cost" in move:
            self._check_cost(move, action)
        self._carry_out(bare, action)

    def _check_cost(self, move: Move, action: int) -> None:
        """Refuse a move that says it costs what it does not."""
        cost = dict(self.game.legal(self.state, move["seat"]))[action]
        if move["cost"] != cost:
            legal = self.game.legal_moves(self.state, move["seat"])
            raise IllegalMove(f"this costs {cost}, not what the move says", legal)

    def _play_recorded(self, move: Move) -> None:
        self._carry_out(move, self.game.encode(self.state, move))

    def _carry_out(self, move: Move, action: int) -> None:
        self.game.advance(self.state, move["seat"], action, self.deal)
        self.moves.append(move)

    def play_action(self, seat: int, action: int) -> Move:
        """Play a legal action; return it as recorded."""
        move = self.game.decode(self.state, seat, action)
        self.game.play(self.state, seat, action, self.deal)
        self.moves.append(move)
        return move

    def withdraw(self, seat: int) -> None:
        """Withdraw a seat's choice of this turn; it is in no record then, and the seat chooses anew.

        A choice that this seat has made since for another falls with it.
        """
        self.game.take_back(self.state, seat)
        ply = max(ply for ply, move in enumerate(self.moves) if move["seat"] == seat)
        self.moves[ply:] = [move for move in self.moves[ply + 1 :] if move.get("by") != seat]

    def take_back(self, plies: int = 1) -> None:
        """Return to the position that many moves ago."""
        kept = self.moves[: max(0, len(self.moves) - plies)]
        self.moves = []
        self.state = self._first_state()
        for move in kept:
            self._play_recorded(move)

    def record(self) -> Record:
        """The game so far as a record."""
        return Record(
            game=self.game.name,
            players=list(self.players),
            rules=dict(self.rules),
            setup=self.game.setup(self.deal),
            moves=list(self.moves),
            result=self.result,
            position=self.position,
        )

    def trace_line(self) -> Json:
        """The present position as a trace has it."""
        return {
            "ply": self.ply,
            "pending": list(self.pending),
            "legal": self.legal_moves(),
            **self.game.position(self.state),
        }


def _position_of(record: Record) -> str | None:
    """Where a record begins; the position must be one of its game, its rules and its players."""
    if record.position is None:
        return None
    found = read_position(record.position)
    if found.game.name != record.game or found.players != len(record.players) or found.rules != record.rules:
        raise BadPosition("position", "it is of another game, or of other rules or players, than the record")
    return record.position
