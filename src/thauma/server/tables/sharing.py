"""Moves in memory. Few different ones are ever played, so that thousands of games can share them."""

from functools import cache, lru_cache

import msgspec

from thauma.games import game
from thauma.games.protocol import Json
from thauma.games.schema import by_tag


def shared(name: str, move: Json) -> Json:
    """An equal move of a game, its fields in the order of a record, that all its tables share. Nobody may change it."""
    fields = dict.fromkeys((*_fields(name, move["do"]), *move))
    return _shared_move(msgspec.json.encode({field: move[field] for field in fields if field in move}))


@cache
def _fields(name: str, do: str) -> tuple[str, ...]:
    kind = by_tag(game(name).schema.Move).get(do)
    return ("seat", "do", *(kind.__struct_fields__ if kind is not None else ()))


@lru_cache(maxsize=1 << 16)
def _shared_move(text: bytes) -> Json:
    move: Json = msgspec.json.decode(text)
    return move
