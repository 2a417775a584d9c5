"""What people are shown of a golden game, as one short digest for each position."""

import hashlib
import json
from collections.abc import Iterator

from thauma.records import LiveGame, Record


def digests_of_views(record: Record) -> Iterator[str]:
    """Before the first move and after each: all seats' views and a spectator's, every byte and every order of them."""
    live = LiveGame.at_start_of(record)
    yield _digest(live)
    for _ in live.replay(record):
        yield _digest(live)


def _digest(live: LiveGame) -> str:
    viewers = (*range(len(live.players)), None)
    views = [live.game.observe(live.state, viewer) for viewer in viewers]
    return hashlib.sha256(json.dumps(views).encode()).hexdigest()[:16]
