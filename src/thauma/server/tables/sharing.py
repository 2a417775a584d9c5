"""Moves in memory. Few different ones are ever played, so that thousands of games can share them."""

from functools import lru_cache

import msgspec

from thauma.games.protocol import Json

FIELDS = ("seat", "by", "do", "wonder", "card", "token", "starter", "pay")  # in the order of a record; others follow


def shared(move: Json) -> Json:
    """An equal move that all games share: few different ones are ever played. Nobody may change it."""
    return _shared_move(msgspec.json.encode({name: move[name] for name in (*FIELDS, *move) if name in move}))


@lru_cache(maxsize=1 << 16)
def _shared_move(text: bytes) -> Json:
    move: Json = msgspec.json.decode(text)
    return move
