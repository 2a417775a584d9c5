"""The endgame solver agrees with brute force to the last digit, stops when told, and says what it can't do."""

from fractions import Fraction
from typing import Any

import pytest

from tests.games.duel.positions import lay_table
from tests.modes import games as number_of
from tests.players.endgame.brute_force import Triple, value_of_each_move
from tests.players.endgame.endings import GAME, endings
from thauma.games.duel.layout import Back, Phase, Place
from thauma.games.duel.structure import take
from thauma.games.duel.tables import AGES, CARD_DECK, CARD_IDS, CARDS, ITEMS
from thauma.kernel.rng import seeded
from thauma.players.endgame import MoveValue, NotAnEnding, cards_left, is_small, report, solve
from thauma.players.endgame.duel.value import SUPREMACY_MARGIN

# Who played, cards left, how many endings: about 2200 compiled, a handful in plain Python.
SORTS = [
    ("random", 1, number_of(100, 3)),
    ("random", 2, number_of(200, 3)),
    ("random", 3, number_of(500, 2)),
    ("random", 4, number_of(400, 2)),
    ("random", 5, number_of(60, 0)),
    ("greedy", 1, number_of(100, 3)),
    ("greedy", 2, number_of(400, 1)),
    ("greedy", 3, number_of(400, 1)),
    ("greedy", 4, number_of(40, 0)),
]
LONG = {("random", 4), ("greedy", 3)}
TRIED = [pytest.param(*sort, marks=pytest.mark.verify if sort[:2] in LONG else ()) for sort in SORTS if sort[2]]


def for_seat_0(seat: int, move: MoveValue) -> Triple:
    """A move's value as brute force has it."""
    assert move.margin is not None
    assert move.shared is not None
    sign = -1 if seat else 1
    return sign * (2 * move.win_chance - 1), sign * move.margin, move.shared


def check_against_brute_force(state: Any) -> None:
    """Every move with margins and without, and the best move alone."""
    expected, seat = value_of_each_move(state), int(state.mover)
    best = max(expected.values()) if seat == 0 else min(expected.values())
    solution, outcomes, alone = solve(state), solve(state, margins=False), solve(state, every_move=False)
    assert solution is not None
    assert outcomes is not None
    assert alone is not None
    assert {move.action: for_seat_0(seat, move) for move in solution.moves} == expected
    assert for_seat_0(seat, solution.best) == best
    assert [for_seat_0(seat, move) for move in alone.moves] == [best]
    assert {(move.action, move.win_chance) for move in outcomes.moves} == {
        (move.action, move.win_chance) for move in solution.moves
    }


@pytest.mark.parametrize(("who", "cards", "number"), TRIED)
def test_every_move_of_random_endings_is_worth_what_brute_force_says(who: str, cards: int, number: int) -> None:
    for state in endings(who, cards, number, seed=cards):
        check_against_brute_force(state)


@pytest.mark.parametrize(
    ("phase", "move"),
    [
        (Phase.TURN, ()),
        (Phase.PROGRESS, ("build", "study")),
        (Phase.LIBRARY, ("wonder", "great_library", "arsenal")),
        (Phase.REVIVE, ("wonder", "mausoleum", "arsenal")),
        (Phase.DESTROY, ("wonder", "statue_of_zeus", "arsenal")),
    ],
)
def test_every_kind_of_decision_is_solved_as_brute_force_does(phase: Phase, move: tuple[str, ...]) -> None:
    table = lay_table(
        age=3,
        offers=["study", "arsenal"],
        left=number_of(compiled=4, plain=2),
        wonders=[["great_library", "mausoleum", "statue_of_zeus", "pyramids"], []],
        cities=[["academy", "lumber_yard"], ["quarry", "clay_pool", "press"]],
        discard=["apothecary", "palace", "stable", "sawmill", "forum"],
        coins=(14, 6),
    )
    if move:
        table.play(*move)
    assert table.phase == phase
    check_against_brute_force(table.state)


def test_a_capital_within_reach_is_taken() -> None:
    table = lay_table(age=3, offers=["pretorium"], left=1, pawn=6, coins=(8, 0))
    table.state.cities[0].wonders_open = 0
    solution = solve(table.state)
    assert solution is not None
    build, discard = solution.moves
    assert GAME.decode(table.state, 0, build.action)["do"] == "build"
    assert build == MoveValue(
        build.action, Fraction(1), Fraction(SUPREMACY_MARGIN), win=Fraction(1), shared=Fraction(0)
    )
    assert build.loss == 0
    assert discard.win == 1  # by points: the pawn stands in the last zone
    assert discard.margin == 10 + (8 + 2) // 3


def test_a_hidden_card_counts_by_its_chances() -> None:
    """Seat 0 leads by far, but any red card would carry the pawn into its capital, and seat 1 takes the hidden card."""
    state = ending_with_one_hidden_card()
    unseen = [card for card in range(CARDS) if CARD_DECK[card] == AGES - 1 and state.place[card] == Place.UNSEEN]
    red = sum(ITEMS[card].shields > 0 for card in unseen)
    assert 0 < red < len(unseen)
    solution = solve(state)
    assert solution is not None
    assert {move.win_chance for move in solution.moves} == {1 - Fraction(red, len(unseen))}
    assert {move.loss for move in solution.moves} == {Fraction(red, len(unseen))}


def ending_with_one_hidden_card() -> Any:
    """Three cards in a row, each under the one before: seat 0 takes an open card, seat 1 the hidden one."""
    offers = ["port", "armory", "lighthouse"]
    table = lay_table(
        age=3, offers=offers, left=6, cities=[["palace", "town_hall", "gardens", "pantheon"], []], pawn=-8
    )
    open_card, hidden_card = 5, 2
    for slot in (3, 4, 1):
        table.state.place[take(table.state, slot)] = Place.DISCARDED
    for city in table.state.cities:
        city.wonders_open = 0
    table.state.structure[hidden_card] = Back.HIDDEN  # and not a guild
    for card in ("arsenal", "circus", "senate"):
        table.state.place[CARD_IDS.index(card)] = Place.UNSEEN
    assert int(table.state.available) == 1 << open_card
    return table.state


def test_the_search_stops_at_its_limits_and_when_told() -> None:
    (state,) = endings("greedy", 6, 1)
    assert solve(state, nodes=5) is None
    assert solve(state, stop=lambda: True) is None
    assert solve(state, seconds=1e-9) is None


def test_two_searches_do_the_same_and_leave_the_state_alone() -> None:
    for state in endings("greedy", number_of(6, 2), 3, seed=1):
        before = state.tobytes()
        first, second = solve(state), solve(state)
        assert first is not None
        assert second is not None
        assert (first.moves, first.variation, first.nodes) == (second.moves, second.variation, second.nodes)
        assert state.tobytes() == before


def test_the_report_of_a_solution_is_exact() -> None:
    (state,) = endings("greedy", 3, 1, seed=2)
    seat = int(state.mover)
    found, solution = report(state, seat), solve(state, margins=False)
    assert found is not None
    assert solution is not None
    assert found.exact
    assert found.simulations == solution.nodes
    assert [(move.action, move.win_chance) for move in found.moves] == [
        (move.action, float(move.win_chance)) for move in solution.moves
    ]
    assert {move.action for move in found.moves} == {choice.action for choice in GAME.legal(state, seat)}
    assert found.variation[0] == (seat, found.best)
    assert report(state, seat, nodes=1) is None
    with pytest.raises(NotAnEnding, match=f"seat {seat} that decides here, not seat {1 - seat}"):
        report(state, 1 - seat)


def test_only_decisions_of_age_three_are_endings() -> None:
    rng = seeded(5)
    deal = GAME.deal(rng, 2, {})
    state = GAME.start(deal)
    assert cards_left(state) == 60
    assert not is_small(state)
    with pytest.raises(NotAnEnding, match="age 1 is too early"):
        solve(state)
    (late,) = endings("random", 20, 1)
    assert cards_left(late) == 20
    with pytest.raises(NotAnEnding, match="20 cards are too many"):
        solve(late)
    (ending,) = endings("random", 3, 1)
    assert is_small(ending)
    assert not is_small(ending, cards=2)
    while not GAME.is_over(ending):
        GAME.play(ending, int(ending.mover), GAME.legal(ending, int(ending.mover))[0].action, rng)
    assert not is_small(ending)
    with pytest.raises(NotAnEnding, match="nobody has a decision"):
        solve(ending)
