"""Chunks of games from records, one a line. Every move is checked by a replay."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from thauma.games import game
from thauma.games.errors import BadSetup
from thauma.games.protocol import Deal, Json
from thauma.lab.recorder import FINE, NOT_OVER, Games
from thauma.lab.registry import recorder_of
from thauma.lab.statistics.chunks import Chunk
from thauma.records import LiveGame, Record, RecordError, read_records

GAMES_PER_READ = 2048


class Pile:
    """Records of one kind, as they are read, until there are enough of them for a chunk."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats
        self.records: list[tuple[str, Record]] = []
        self.deals: list[Deal] = []
        self.rows: list[tuple[int, ...]] = []
        self.ends: list[int] = []
        self.numbers: list[int] = []

    def add(self, number: int, place: str, record: Record) -> None:
        try:
            self.deals.append(game(self.name).parse_setup(record.setup, self.seats, record.rules))
        except BadSetup as error:
            raise RecordError(place, str(error)) from error
        try:
            self.rows += recorder_of(self.name).rows_of(record.moves)
        except (KeyError, TypeError, ValueError):
            raise _refusal(place, record) from None
        self.records.append((place, record))
        self.ends.append(len(self.rows))
        self.numbers.append(number)

    def chunk(self) -> Chunk:
        """The games that are over; a RecordError names the first move that breaks a rule."""
        recorder = recorder_of(self.name)
        deals = np.zeros(len(self.deals), recorder.deal_dtype)
        deals[:] = self.deals
        ends = np.array(self.ends, np.int64)
        rows = np.array(self.rows, np.int16).reshape(len(self.rows), -1 if self.rows else 1)
        moves, verdicts = recorder.encode_games(deals, rows, ends)
        if (verdicts != FINE).any():
            raise _refusal(*self.records[int(np.argmax(verdicts != FINE))])
        facts, verdicts = recorder.replay_games(deals, moves, ends)
        return self._chunk_of_those_over(Games(deals, moves, ends, facts), verdicts != NOT_OVER)

    def _chunk_of_those_over(self, games: Games, over: NDArray[np.bool_]) -> Chunk:
        for (place, record), facts, ended in zip(self.records, games.facts, over, strict=True):
            if record.result is not None and not (ended and _agrees(record.result, facts, len(record.players))):
                raise _refusal(place, record)
        players = [tuple(record.players) for (_, record), ended in zip(self.records, over, strict=True) if ended]
        seatings = list(dict.fromkeys(players))
        number_of = {seating: number for number, seating in enumerate(seatings)}
        seating = np.array([number_of[names] for names in players], np.int32)
        numbers = np.array(self.numbers)[over]
        left_out = int((~over).sum())
        return Chunk(self.name, self.seats, games.only(over), seatings, seating, numbers, left_out=left_out)


def chunks_of_lines(lines: Iterable[bytes], source: str, size: int = GAMES_PER_READ) -> Iterator[Chunk]:
    """Chunks in the order in which they are full. Games that are not over are left out."""
    piles: dict[tuple[str, int], Pile] = {}
    for number, (place, record) in enumerate(read_records(lines, source)):
        if isinstance(record, RecordError):
            raise record
        kind = record.game, len(record.players)
        pile = piles.setdefault(kind, Pile(*kind))
        pile.add(number, place, record)
        if len(pile.records) == size:
            yield piles.pop(kind).chunk()
    for pile in piles.values():
        yield pile.chunk()


def _refusal(place: str, record: Record) -> RecordError:
    """What a replay in full says about a record that was refused."""
    try:
        LiveGame.from_record(record, place)
    except RecordError as error:
        return error
    raise AssertionError(f"{place}: a replay accepts what was refused")


def _agrees(result: Json, facts: Any, seats: int) -> bool:
    """Whether a recorded result names the winners and the totals that a replay found."""
    winners = [seat for seat in range(seats) if int(facts["winners"]) >> seat & 1]
    try:
        totals = [sheet["total"] for sheet in result["scores"]]
        return bool(result["winners"] == winners and totals == facts["points"][: len(totals)].sum(axis=1).tolist())
    except (KeyError, TypeError):
        return False
