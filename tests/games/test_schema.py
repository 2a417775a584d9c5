"""What a game shows and tells is what its types say: no field missing, none too many, none of another type."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.modes import COMPILED, games, table_sizes
from thauma.games import NAMES, game
from thauma.games.schema import by_tag
from thauma.kernel.rng import below, seeded
from thauma.records import LiveGame
from thauma.records.events import GameBegins, Teller

GAMES = [size for name in NAMES for size in table_sizes(*game(name).seats, name)]


def dealt(name: str, seats: int, number: int) -> LiveGame:
    """A game with the numbered values of the rule options that leave nothing else to choose."""
    options = {option: values[number % len(values)] for option, values in game(name).options.items()}
    rules = {option: value for option, value in options.items() if value != "chosen"}
    return LiveGame.new(name, ["?"] * seats, rules, seed=number)


def positions(live: LiveGame, seed: int) -> Iterator[LiveGame]:
    """Every position of a random game."""
    rng = seeded(seed)
    yield live
    while not live.is_over:
        seat = live.pending[below(rng, len(live.pending))]
        choices = live.game.legal(live.state, seat)
        live.play_action(seat, choices[below(rng, len(choices))].action)
        yield live


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_view_and_every_legal_move_is_of_its_type(name: str, seats: int) -> None:
    view_of = msgspec.json.Decoder(game(name).schema.View).decode
    viewers = (*range(seats), None)
    for number in range(games(compiled=2, plain=1)):
        for live in positions(dealt(name, seats, number), number):
            for viewer, view in zip(viewers, live.game.observe_all(live.state, viewers), strict=True):
                read = view_of(msgspec.json.encode(view))
                assert read.seat == viewer
                assert all(isinstance(move.cost, int) for move in read.legal)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_event_is_of_its_type(name: str, seats: int) -> None:
    events = game(name).schema.Event
    events_of: Any = msgspec.json.Decoder(list[GameBegins | events]).decode  # type: ignore[valid-type]
    for number in range(games(compiled=2, plain=1)):
        *_, live = positions(dealt(name, seats, number), number)
        for viewer in (*range(seats), None):
            news = Teller(live, viewer).news()
            read = events_of(msgspec.json.encode(news))
            assert [event.__struct_config__.tag for event in read] == [event["type"] for event in news]


@pytest.mark.parametrize("name", NAMES)
def test_a_legal_move_is_read_back_to_its_action(name: str) -> None:
    seats, move_of = game(name).seats[0], msgspec.json.Decoder(game(name).schema.Move).decode
    for live in positions(dealt(name, seats, 1), 1):
        for seat in live.pending:
            for choice in live.game.legal(live.state, seat):
                move = live.game.decode(live.state, seat, choice.action)
                assert move_of(msgspec.json.encode(move)).seat == seat
                assert live.game.encode(live.state, move) == choice.action


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_event_and_every_field_of_it_happens(name: str) -> None:
    """So that the types promise nothing that never comes."""
    told: dict[str, set[str]] = {}
    for number in range(games(compiled=30, plain=1)):
        for event in story(name, game(name).seats[0], number):
            told.setdefault(event["type"], set()).update(event)
    del told["game"]
    promised = {tag: {"type", *kind.__struct_fields__} for tag, kind in by_tag(game(name).schema.Event).items()}
    if COMPILED:
        assert told == promised
    assert all(told[kind] <= promised[kind] for kind in told)


def story(name: str, seats: int, number: int) -> list[dict[str, Any]]:
    *_, live = positions(dealt(name, seats, number), number)
    return [event for viewer in range(seats) for event in Teller(live, viewer).news()]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("union", ["Move", "Event", "View"])
def test_no_type_takes_a_field_that_it_does_not_name(name: str, union: str) -> None:
    for kind in by_tag(getattr(game(name).schema, union)).values():
        assert kind.__struct_config__.forbid_unknown_fields, kind
