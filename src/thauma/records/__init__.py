"""The record of a game: read, write, check and replay it. A game is its record."""

from thauma.records.format import Record, RecordError, format_record, parse_record, read_records
from thauma.records.live import LiveGame

__all__ = ["LiveGame", "Record", "RecordError", "format_record", "parse_record", "read_records"]
