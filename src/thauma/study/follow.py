"""A game at a real table, followed move by move: what turns up there takes the place of what was assumed.

A game that goes on from a position has a deal that is a guess. Whenever the table shows something (a card is turned up,
an age or wonders are laid out, tokens are drawn), the guess is corrected, so that the record always fits what was seen
and is complete at the end. What never turned up remains a guess.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from thauma.games.errors import BadOption, BadPosition, BadSetup, Move
from thauma.games.protocol import Event, State
from thauma.kernel.rng import seeded
from thauma.records import LiveGame, RecordError, write_position

BACKS = ("?", "?guild")  # how an event names a card that lies face down


def turned_up(live: LiveGame, before: State, move: Move) -> list[str]:
    """What a move has made visible, in the order in which the game tells it: cards or backs, wonders, tokens."""
    seat = next(iter(live.game.pending(live.state)), None)
    told = live.game.events.tell(before, [move], live.state, [seat])[seat]
    return [name for event in told for name in _shown(event)]


def _shown(event: Event) -> Sequence[str]:
    match event:
        case {"type": "reveal", "card": card}:
            return [card]
        case {"type": "wonders", "offer": names} | {"type": "age", "structure": names}:
            return list(names)
        case {"type": "library", "tokens": names}:
            return list(names)
    return []


def expected(live: LiveGame, move: Move) -> list[str]:
    """What the guess says will turn up after a move: as many things as must be seen at the table."""
    played = _played_on(live, move)
    return turned_up(played, live.state, move)


def follow(live: LiveGame, move: Move, seen: Sequence[str] = ()) -> LiveGame:
    """The game after a move with what turned up at the table; BadOption if that can't have turned up."""
    guessed = expected(live, move)
    if len(guessed) != len(seen):
        raise BadOption(f"{len(guessed)} things turn up after this move, not {len(seen)}: such as {', '.join(guessed)}")
    setup = msgspec.convert(msgspec.to_builtins(live.record().setup), dict[str, Any])
    if any(name in BACKS for name in guessed):
        _lay_out(live, move, setup, guessed, seen)
    else:
        for place, real in enumerate(seen):
            if guessed[place] != real:
                _swap([*_lists(setup), guessed], guessed[place], real)
    made = _dealt_anew(live, setup)
    if write_position(made.game, made.state) != write_position(live.game, live.state):
        raise BadOption(f"{', '.join(seen)} can't turn up here: something of it lies elsewhere already")
    after = _played_on(made, move)
    found = turned_up(after, made.state, move)
    if sorted(found) != sorted(seen):
        raise BadOption(f"{', '.join(seen)} can't turn up here")
    return after


def _played_on(live: LiveGame, move: Move) -> LiveGame:
    record = live.record()
    record.result = None
    played = LiveGame.from_record(record)
    played.play(move)
    return played


def _dealt_anew(live: LiveGame, setup: dict[str, Any]) -> LiveGame:
    """The same moves with another deal."""
    record = live.record()
    record.setup, record.result = setup, None
    try:
        return LiveGame.from_record(record)
    except (RecordError, BadSetup) as error:
        raise BadOption(f"that can't turn up here: {error}") from error


def _lists(setup: Any) -> Iterator[list[str]]:
    """Every list of ids in a setup."""
    for value in setup.values() if isinstance(setup, dict) else setup:
        if isinstance(value, list) and value and isinstance(value[0], str):
            yield value
        elif isinstance(value, list | dict):
            yield from _lists(value)


def _swap(lists: Iterable[list[str]], one: str, other: str) -> None:
    """Two things change places, wherever they are; one that stayed in the box comes in for the other."""
    for names in lists:
        names[:] = [other if name == one else one if name == other else name for name in names]


def _lay_out(live: LiveGame, move: Move, setup: dict[str, Any], guessed: Sequence[str], seen: Sequence[str]) -> None:
    """A whole layout is seen: its list in the setup becomes one that shows these faces."""
    positions = live.game.positions
    described = positions.describe(_played_on(live, move).state)
    described["structure"] = {str(slot): face for slot, face in enumerate(seen)}
    rng = seeded(live.ply)
    try:
        dealt = live.game.setup(positions.deal(positions.set_up(described, rng).state, rng))
    except BadPosition as error:
        raise BadOption(f"that can't be laid out here: {error}") from error
    for names, others in zip(_lists(setup), _lists(dealt), strict=True):
        if len(names) == len(seen) and _agrees(names, guessed):
            names[:] = others


def _agrees(names: Sequence[str], seen: Sequence[str]) -> bool:
    return all(real in BACKS or name == real for name, real in zip(names, seen, strict=True))
