"""Who meets whom: every pairing, every seat, the same deals for all."""

import pytest

from thauma.arena.plan import Plan
from thauma.games import game
from thauma.games.errors import BadOption
from thauma.players import UnknownPlayer


def seatings(plan: Plan, games: int) -> list[tuple[int, tuple[str, ...]]]:
    return [(plan.deal_of(number), plan.seating(number)) for number in range(plan.number_of_games(games))]


def test_two_players_play_each_deal_from_both_seats() -> None:
    plan = Plan("duel", ("a", "b"), seats=2)
    assert seatings(plan, 4) == [(0, ("a", "b")), (0, ("b", "a")), (1, ("a", "b")), (1, ("b", "a"))]


def test_three_players_meet_in_every_pairing_over_the_same_deals() -> None:
    plan = Plan("duel", ("a", "b", "c"), seats=2)
    assert plan.tables == (("a", "b"), ("a", "c"), ("b", "c"))
    played = seatings(plan, 4)
    assert len(played) == 12
    for deal in (0, 1):
        pairings = [players for number, players in played if number == deal]
        assert sorted(pairings) == sorted([*plan.tables, *(table[::-1] for table in plan.tables)])


def test_a_number_of_games_is_rounded_up_to_whole_mirrors() -> None:
    assert Plan("duel", ("a", "b"), seats=2).number_of_games(5) == 6
    assert Plan("duel", ("a", "b", "c"), seats=2).number_of_games(5) == 18
    assert Plan("classic", ("a", "b", "c"), seats=3).number_of_games(4) == 6


@pytest.mark.parametrize(
    ("players", "seats", "tables", "mirror"),
    [
        (("x", "g", "g"), 3, (("x", "g", "g"),), 3),
        (("x", "g"), 3, (("x", "g", "x"),), 3),
        (("x", "g"), 4, (("x", "g", "x", "g"),), 2),
        (("x",), 2, (("x", "x"),), 1),
        (("x", "g", "g"), 2, (("x", "g"),), 2),
        (("a", "b", "c", "d"), 3, (("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")), 3),
    ],
)
def test_players_are_repeated_or_selected_to_fill_the_seats(
    players: tuple[str, ...], seats: int, tables: tuple[tuple[str, ...], ...], mirror: int
) -> None:
    plan = Plan("classic", players, seats)
    assert plan.tables == tables
    assert plan.mirror == mirror


def test_every_player_has_every_seat_of_a_deal_equally_often() -> None:
    plan = Plan("classic", ("a", "b", "c", "d"), seats=3)
    played = [plan.seating(number) for number in range(plan.number_of_games(3))]
    for name in plan.names:
        assert [sum(players[seat] == name for players in played) for seat in range(3)] == [3, 3, 3]


def test_deals_differ_and_seats_have_random_numbers_of_their_own() -> None:
    plan, found = Plan("duel", ("random", "greedy"), seats=2, seed=5), game("duel")
    setups = [found.setup(plan.deal(found, number)) for number in (0, 0, 1)]
    assert setups[0] == setups[1] != setups[2]
    generators = [tuple(rng) for number in range(20) for rng in plan.random_numbers(number)]
    assert len(set(generators)) == 40


def test_the_fingerprint_tells_plans_apart_but_not_their_length() -> None:
    plan = Plan("duel", ("a", "b"), seats=2)
    others = [
        Plan("duel", ("b", "a"), seats=2),
        Plan("duel", ("a", "b"), seats=2, seed=1),
        Plan("duel", ("a", "b"), seats=2, seconds=0.1),
        Plan("duel", ("a", "b"), seats=2, rules={"wonders": "first_game"}),
        Plan("classic", ("a", "b"), seats=2),
        Plan("classic", ("a", "b"), seats=3),
    ]
    assert len({plan.fingerprint, *(other.fingerprint for other in others)}) == 1 + len(others)
    assert plan.fingerprint == Plan("duel", ("a", "b"), seats=2, rules={}).fingerprint


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("duel", ("random", "greedy"), seats=3), "duel is a game for 2, not for 3"),
        (Plan("classic", ("random", "greedy"), seats=8), "classic is a game for 2 to 7, not for 8"),
        (Plan("duel", (), seats=2), "needs players"),
        (Plan("duel", ("random",), seats=2, seconds=0), "more than 0 seconds"),
        (Plan("duel", ("random",), seats=2, seconds=float("nan")), "more than 0 seconds"),
        (Plan("duel", ("random",), seats=2, rules={"weather": "fine"}), "no option 'weather'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        plan.check()


def test_an_unknown_player_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownPlayer):
        Plan("duel", ("random", "nobody"), seats=2).check()
