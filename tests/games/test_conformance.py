"""What every game of the house promises (games/protocol.py), checked on every game and table size.

A new game is done when this suite and its golden records pass.
"""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.modes import games as number_of
from tests.modes import table_sizes
from thauma.games import NAMES, game
from thauma.games.errors import BadOption, BadSetup, MoveError, UnknownGame
from thauma.games.protocol import Deal, Game, State
from thauma.kernel.rng import Rng, below, seeded

TABLES = [table for name in NAMES for table in table_sizes(*game(name).seats, name)]
at_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def random_action(played: Game, state: State, seat: int, rng: Rng) -> int:
    legal = played.legal(state, seat)
    return legal[below(rng, len(legal))].action


def positions(played: Game, seats: int, seed: int) -> Iterator[tuple[State, Deal, Rng]]:
    """Every position of a random game, the last one included."""
    rng = seeded(seed)
    deal = played.deal(rng, seats, {})
    state = played.start(deal)
    while not played.is_over(state):
        yield state, deal, rng
        pending = played.pending(state)
        seat = pending[below(rng, len(pending))]
        played.play(state, seat, random_action(played, state, seat, rng), deal)
    yield state, deal, rng


def some_positions(played: Game, seats: int, seed: int) -> Iterator[tuple[State, Deal, Rng]]:
    """All positions of a random game; in plain Python, where each takes long to look at, every tenth."""
    for number, position in enumerate(positions(played, seats, seed)):
        if number % number_of(compiled=1, plain=10) == 0:
            yield position


@at_every_table
def test_a_seat_that_must_decide_has_a_legal_action_and_others_are_refused(name: str, seats: int) -> None:
    played = game(name)
    for seed in range(number_of(compiled=10, plain=1)):
        for state, _, _ in positions(played, seats, seed):
            pending = played.pending(state)
            assert bool(pending) != played.is_over(state)
            for seat in pending:
                legal = played.legal(state, seat)
                assert legal
                assert len({choice.action for choice in legal}) == len(legal)
                assert all(0 <= choice.action < played.actions and choice.cost >= 0 for choice in legal)


@at_every_table
def test_moves_and_actions_are_two_spellings_of_the_same(name: str, seats: int) -> None:
    played = game(name)
    for state, _, _ in some_positions(played, seats, seed=1):
        for seat in played.pending(state):
            spelled = []
            for action, cost in played.legal(state, seat):
                move = played.decode(state, seat, action)
                assert played.encode(state, move) == action
                spelled.append(json.dumps({**move, "cost": cost}, sort_keys=True))
            listed = [json.dumps(move, sort_keys=True) for move in played.legal_moves(state, seat)]
            assert sorted(spelled) == sorted(listed)


@at_every_table
def test_an_illegal_action_raises_and_changes_nothing(name: str, seats: int) -> None:
    played = game(name)
    for state, deal, _ in some_positions(played, seats, seed=2):
        before = state.tobytes()
        for seat in played.pending(state):
            legal = {choice.action for choice in played.legal(state, seat)}
            for action in (-1, played.actions, next(a for a in range(played.actions) if a not in legal)):
                with pytest.raises(ValueError, match="legal"):
                    played.play(state, seat, action, deal)
        assert state.tobytes() == before


@at_every_table
def test_nothing_but_play_changes_a_state(name: str, seats: int) -> None:
    played = game(name)
    for state, _, rng in some_positions(played, seats, seed=3):
        before = state.tobytes()
        for seat in range(seats):
            played.observe(state, seat)
            played.score(state, seat)
            played.features(state, seat)
            played.legal_moves(state, seat)
            played.sample(state, seat, rng.copy())
        played.observe(state, None)
        played.position(state)
        played.result(state)
        assert state.tobytes() == before


@at_every_table
def test_a_copy_lives_a_life_of_its_own(name: str, seats: int) -> None:
    played = game(name)
    for state, deal, rng in some_positions(played, seats, seed=4):
        copied = played.copy(state)
        assert copied.tobytes() == state.tobytes()
        if not played.is_over(state):
            before = state.tobytes()
            seat = played.pending(copied)[0]
            played.play(copied, seat, random_action(played, copied, seat, rng.copy()), deal)
            assert copied.tobytes() != before
            assert state.tobytes() == before


@at_every_table
def test_the_same_deal_and_actions_give_the_same_game(name: str, seats: int) -> None:
    played = game(name)
    first = [state.tobytes() for state, _, _ in positions(played, seats, seed=5)]
    second = [state.tobytes() for state, _, _ in positions(played, seats, seed=5)]
    other = [state.tobytes() for state, _, _ in positions(played, seats, seed=6)]
    assert first == second
    assert first != other


@at_every_table
def test_a_deal_survives_the_way_through_a_record(name: str, seats: int) -> None:
    played = game(name)
    for seed in range(number_of(compiled=20, plain=5)):
        deal = played.deal(seeded(seed), seats, {})
        setup = json.loads(json.dumps(played.setup(deal)))
        assert played.parse_setup(setup, seats, {}).tobytes() == deal.tobytes()


@at_every_table
def test_a_setup_without_one_of_its_fields_is_refused(name: str, seats: int) -> None:
    played = game(name)
    setup = played.setup(played.deal(seeded(0), seats, {}))
    for field in setup:
        with pytest.raises(BadSetup):
            played.parse_setup({other: value for other, value in setup.items() if other != field}, seats, {})


@at_every_table
def test_a_finished_game_has_winners_and_sheets_that_add_up(name: str, seats: int) -> None:
    played = game(name)
    for seed in range(number_of(compiled=20, plain=1)):
        *_, (state, _, _) = positions(played, seats, seed)
        result = played.result(state)
        assert result is not None
        assert result["winners"]
        assert set(result["winners"]) <= set(range(seats))
        for seat, sheet in enumerate(result["scores"]):
            assert sheet == played.score(state, seat)
            assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")


@at_every_table
def test_a_running_game_has_no_result(name: str, seats: int) -> None:
    played = game(name)
    for state, _, _ in positions(played, seats, seed=7):
        assert (played.result(state) is None) == (not played.is_over(state))


@at_every_table
def test_views_and_positions_are_plain_json(name: str, seats: int) -> None:
    played = game(name)
    for state, _, _ in some_positions(played, seats, seed=8):
        for view in (played.position(state), played.observe(state, None), played.observe(state, seats - 1)):
            assert json.loads(json.dumps(view)) == view


@at_every_table
def test_the_views_of_several_are_the_views_of_each(name: str, seats: int) -> None:
    played = game(name)
    for state, _, rng in some_positions(played, seats, seed=14):
        everybody = [*range(seats), None]
        asked = [everybody[below(rng, len(everybody))] for _ in range(below(rng, 2 * seats))]
        for viewers in (everybody, asked):
            views = played.observe_all(state, viewers)
            assert json.dumps(views) == json.dumps([played.observe(state, viewer) for viewer in viewers])
            assert len({id(view) for view in views}) == len(viewers)


@at_every_table
def test_who_spoils_a_view_spoils_no_later_one(name: str, seats: int) -> None:
    played = game(name)
    for state, _, _ in some_positions(played, seats, seed=15):
        shown = json.dumps(played.observe(state, 0))
        spoil(played.observe(state, 0))
        spoil(played.position(state))
        assert json.dumps(played.observe(state, 0)) == shown


def spoil(value: Any) -> None:
    """Empty every list and dict of a view, the innermost first."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            spoil(part)
        value.clear()


@at_every_table
def test_a_seat_cannot_tell_its_own_sample_from_the_truth(name: str, seats: int) -> None:
    played = game(name)
    for state, _, rng in some_positions(played, seats, seed=9):
        for seat in range(seats):
            believed = played.observe(played.sample(state, seat, rng.copy()), seat)
            truth = played.observe(state, seat)
            assert set(truth.pop("pending")) <= set(believed.pop("pending"))  # secret choices are open again
            assert set(believed.pop("have_chosen", ())) <= set(truth.pop("have_chosen", ()))
            assert believed == truth


@at_every_table
def test_a_sample_can_be_played_to_the_end_by_chance(name: str, seats: int) -> None:
    played = game(name)
    for number, (state, _, rng) in enumerate(positions(played, seats, seed=10)):
        if number % 12:
            continue
        believed = played.sample(state, 0, rng)
        while not played.is_over(believed):
            seat = played.pending(believed)[0]
            played.play(believed, seat, random_action(played, believed, seat, rng), rng)
        assert played.result(believed) is not None


@at_every_table
def test_features_have_one_size_and_are_finite(name: str, seats: int) -> None:
    played = game(name)
    sizes = set()
    for state, _, _ in some_positions(played, seats, seed=11):
        for seat in range(seats):
            features = played.features(state, seat)
            assert features.dtype == np.float32
            assert np.isfinite(features).all()
            sizes.add(features.shape)
    assert len(sizes) == 1


@at_every_table
def test_a_seat_that_has_nothing_to_decide_has_no_legal_action(name: str, seats: int) -> None:
    played = game(name)
    *_, (last, _, _) = positions(played, seats, seed=12)
    for seat in range(seats):
        assert played.legal(last, seat) == []
        assert played.legal_moves(last, seat) == []


@at_every_table
def test_nonsense_is_refused_with_a_sentence_and_the_alternatives(name: str, seats: int) -> None:
    played = game(name)
    for nonsense in ({}, {"seat": 0}, {"seat": 0, "do": "fly"}, {"seat": 99, "do": "build", "card": "baths"}, "build"):
        state = played.start(played.deal(seeded(13), seats, {}))
        with pytest.raises(MoveError) as refused:
            played.encode(state, nonsense)  # type: ignore[arg-type]
        assert refused.value.rule
        assert refused.value.legal == [m for seat in played.pending(state) for m in played.legal_moves(state, seat)]


@pytest.mark.parametrize("name", NAMES)
def test_options_and_seats_that_do_not_exist_are_refused(name: str) -> None:
    played = game(name)
    with pytest.raises(BadOption, match="expansion"):
        played.check_rules({"expansion": "yes"})
    for option in played.options:
        with pytest.raises(BadOption, match=option):
            played.check_rules({option: "sideways"})
    for seats in (played.seats[0] - 1, played.seats[1] + 1):
        with pytest.raises(BadOption, match=str(seats)):
            played.deal(seeded(0), seats, {})


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"chess.*duel"):
        game("chess")
