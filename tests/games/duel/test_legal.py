"""The legal list, what `encode` accepts, and what is drawn at random: three views of one rule."""

from typing import Any

import numpy as np
import pytest

from tests.games.duel.corpus import every, positions_of_each_phase
from tests.games.duel.positions import GAME, lay_table, new_table
from tests.modes import games
from thauma.games.duel.layout import Phase
from thauma.games.duel.legal import blank_list, sample_legal
from thauma.games.duel.moves import FIELDS
from thauma.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from thauma.games.errors import Move, MoveError
from thauma.kernel.rng import seeded

POSITIONS = games(compiled=2, plain=1)
STEP = games(compiled=1, plain=11)  # plain Python looks at one move in eleven


def every_readable_move() -> list[Move]:
    """Every move that names things of this game, sensible or not."""
    moves: list[Move] = []
    for seat in (0, 1):
        for do in ("build", "discard", "revive", "destroy"):
            moves += [{"seat": seat, "do": do, "card": card} for card in CARD_IDS]
        moves += [{"seat": seat, "do": "draft", "wonder": wonder} for wonder in WONDER_IDS]
        moves += [{"seat": seat, "do": do, "token": token} for do in ("progress", "library") for token in TOKEN_IDS]
        moves += [{"seat": seat, "do": "starter", "starter": starter} for starter in (0, 1)]
        moves += [{"seat": seat, "do": "wonder", "wonder": w, "card": c} for w in WONDER_IDS for c in CARD_IDS]
    return moves


def as_key(move: Move) -> tuple[Any, ...]:
    return tuple(sorted((field, str(value)) for field, value in move.items() if field != "cost"))


def accepted(state: Any, move: Move) -> bool:
    try:
        GAME.encode(state, move)
    except MoveError:
        return False
    return True


def test_there_are_as_many_readable_moves_as_kinds_times_names() -> None:
    moves = every_readable_move()
    assert {move["do"] for move in moves} == set(FIELDS)
    assert len({as_key(move) for move in moves}) == len(moves) == 2 * (4 * 73 + 12 + 2 * 10 + 2 + 12 * 73)


@pytest.mark.parametrize("number", range(7 * POSITIONS))
def test_a_move_is_accepted_if_and_only_if_it_is_listed(number: int) -> None:
    positions = positions_of_each_phase(POSITIONS)
    if number >= len(positions):
        number = 0  # few games hold few kinds of decisions
    state = positions[number]
    before = state.tobytes()
    listed = {as_key(move) for move in GAME.legal_moves(state, int(state.mover))}
    moves = [move for i, move in enumerate(every_readable_move()) if i % STEP == 0 or as_key(move) in listed]
    assert {as_key(move) for move in moves if accepted(state, move)} == listed
    assert state.tobytes() == before


def test_every_legal_action_survives_the_way_through_a_record() -> None:
    for state in every(games(compiled=5, plain=3)):
        seat = int(state.mover)
        choices = GAME.legal(state, seat)
        moves = [GAME.decode(state, seat, choice.action) for choice in choices]
        assert len({as_key(move) for move in moves}) == len(choices) == len({choice.action for choice in choices})
        for move, choice in list(zip(moves, choices, strict=True))[:: games(compiled=3, plain=9)]:
            assert set(move) == {"seat", "do", *FIELDS[move["do"]]}
            assert GAME.encode(state, move) == choice.action


def test_listed_moves_are_the_decoded_actions_with_their_costs() -> None:
    for state in every(games(compiled=11, plain=5)):
        seat = int(state.mover)
        decoded = [{**GAME.decode(state, seat, action), "cost": cost} for action, cost in GAME.legal(state, seat)]
        listed = GAME.legal_moves(state, seat)
        assert sorted(map(str, decoded)) == sorted(map(str, listed))


def test_only_the_seat_that_decides_has_anything_to_do() -> None:
    for state in every(13):
        assert GAME.legal(state, 1 - int(state.mover)) == []
        assert GAME.legal_moves(state, 1 - int(state.mover)) == []
        pending = () if state.phase == Phase.OVER else (int(state.mover),)
        assert GAME.pending(state) == pending
        assert bool(GAME.legal(state, int(state.mover))) == bool(pending)


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = new_table(1, wonders="first_game")
    before = table.state.tobytes()
    legal = {choice.action for choice in GAME.legal(table.state, 0)}
    for action in range(GAME.actions):
        if action not in legal:
            with pytest.raises(ValueError, match=f"action {action} is not legal"):
                GAME.play(table.state, 0, action, table.deal)
    with pytest.raises(ValueError, match="seat 1"):
        GAME.play(table.state, 1, min(legal), table.deal)
    assert table.state.tobytes() == before


def test_sampled_actions_are_legal() -> None:
    rng, room = seeded(5), blank_list()
    for state in every(games(compiled=2, plain=3)):
        if state.phase != Phase.OVER:
            legal = {choice.action for choice in GAME.legal(state, int(state.mover))}
            assert all(sample_legal(state, rng, room) in legal for _ in range(3))


def frequencies(state: Any, draws: int) -> Any:
    """How often each legal action is drawn; drawing any other fails."""
    rng, room = seeded(11), blank_list()
    legal = [choice.action for choice in GAME.legal(state, int(state.mover))]
    counts = np.zeros(len(legal))
    for _ in range(draws):
        counts[legal.index(sample_legal(state, rng, room))] += 1
    return counts


def check_uniform(counts: Any) -> None:
    """Chi-square within five standard deviations of what chance allows; the seed is fixed."""
    expected = counts.sum() / len(counts)
    freedom = len(counts) - 1
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("coins", [0, 4, 9, 40])
@pytest.mark.parametrize("age", [1, 3])
def test_sampled_turns_are_uniform(coins: int, age: int) -> None:
    table = lay_table(age=age, cities=[["brickyard", "sawmill"], []], coins=(coins, 0))
    check_uniform(frequencies(table.state, games(compiled=20_000, plain=1500)))


def test_sampled_choices_are_uniform() -> None:
    table = lay_table(age=2, offers=["school"], cities=[["apothecary"], []])
    table.play("build", "school")
    check_uniform(frequencies(table.state, games(compiled=5000, plain=1000)))
    table = lay_table(age=1, discard=["walls", "arsenal", "forum"], wonders=[["mausoleum"], []])
    table.play("wonder", "mausoleum", sorted(table.legal("discard"))[0])
    assert len(table.moves()) == 3
    check_uniform(frequencies(table.state, games(compiled=5000, plain=1000)))
