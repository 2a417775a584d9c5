"""The record of a game: read, write, check and replay it. A game is its record."""

from thauma.records.format import Record, RecordError, format_record, parse_record, read_records
from thauma.records.live import LiveGame
from thauma.records.positions import Position, parse_position, read_position, write_position

__all__ = [
    "LiveGame",
    "Position",
    "Record",
    "RecordError",
    "format_record",
    "parse_position",
    "parse_record",
    "read_position",
    "read_records",
    "write_position",
]
