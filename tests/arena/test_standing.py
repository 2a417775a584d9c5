"""Results from games: shares, kinds of victory, who met whom, forfeits."""

import json

import msgspec
import pytest

from thauma.arena.outcome import FORFEIT, Outcome
from thauma.arena.plan import Plan
from thauma.arena.ratings import elo_of
from thauma.arena.standing import PlayerResult, Results, results

DUEL = Plan("duel", ("a", "b"), seats=2)


def played(plan: Plan, *ends: tuple[tuple[int, ...], str]) -> Results:
    """Games that ended so: the winning seats, and the kind of victory."""
    outcomes = []
    for number, (winners, by) in enumerate(ends):
        points = None if by == FORFEIT else tuple(50 - seat for seat in range(plan.seats))
        forfeit = "it ended" if by == FORFEIT else None
        outcomes.append(Outcome(number, plan.seating(number), winners, by, points, forfeit))
    return results(plan, outcomes)


def one(found: Results, name: str) -> PlayerResult:
    return next(player for player in found.players if player.name == name)


def test_scores_of_a_duel() -> None:
    found = played(DUEL, ((0,), "points"), ((1,), "military"), ((0, 1), "points"), ((0,), "science"))
    a, b = found.players
    assert (a.games, a.wins, a.shared, a.score) == (4, 2, 1, 0.625)
    assert (b.games, b.wins, b.shared, b.score) == (4, 1, 1, 0.375)
    assert a.kinds == {"points": 2, "military": 1}
    assert b.kinds == {"points": 1, "science": 1}
    assert found.kinds == {"points": 2, "military": 1, "science": 1}
    assert a.interval[0] < a.score < a.interval[1]
    assert a.elo.points == pytest.approx(elo_of(0.625))


def test_the_only_pairing_agrees_with_the_scores() -> None:
    found = played(DUEL, ((0,), "points"), ((1,), "military"), ((0, 1), "points"), ((0,), "science"))
    (pairing,) = found.pairings
    a = one(found, "a")
    assert (pairing.players, pairing.games, pairing.wins, pairing.shared) == (("a", "b"), 4, (2, 1), 1)
    assert (pairing.score, pairing.interval) == (a.score, a.interval)
    assert pairing.elo.points == pytest.approx(a.elo.points)


def test_a_name_at_several_seats_plays_a_game_at_each() -> None:
    plan = Plan("classic", ("x", "g", "g"), seats=3)
    found = played(plan, ((0,), "points"), ((0,), "points"), ((1, 2), "points"))
    x, g = one(found, "x"), one(found, "g")
    assert (x.games, x.wins, x.shared, x.score) == (3, 1, 1, 0.5)
    assert (g.games, g.wins, g.shared, g.score) == (6, 1, 1, 0.25)
    assert x.place == pytest.approx((1 + 3 + 1) / 3)
    (pairing,) = found.pairings
    assert pairing.games == 6


def test_every_pairing_of_a_round_robin_is_told() -> None:
    plan = Plan("duel", ("a", "b", "c"), seats=2)
    found = played(plan, *[((0,), "points"), ((1,), "points")] * 3)
    assert [pairing.players for pairing in found.pairings] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert [pairing.wins for pairing in found.pairings] == [(2, 0)] * 3
    assert [player.elo.points for player in found.players] == sorted(
        (player.elo.points for player in found.players), reverse=True
    )


def test_forfeits_are_told_with_their_reasons() -> None:
    found = played(DUEL, ((1,), FORFEIT), ((1,), "points"))
    assert found.forfeits == [{"game": 0, "player": "a", "seat": 0, "reason": "it ended"}]
    assert (one(found, "a").forfeits, one(found, "b").forfeits) == (1, 0)
    assert one(found, "b").kinds == {FORFEIT: 1}
    assert one(found, "a").points == 49  # of the one game that was played to its end


def test_json_has_no_infinity() -> None:
    found = played(DUEL, ((0,), "points"), ((1,), "points")).as_json()
    assert json.loads(msgspec.json.encode(found)) == found
    assert found["pairings"][0]["elo"] is None
    rating = found["players"][0]["rating"]
    assert rating["elo"] > 0
    assert rating["elo_interval"][1] is None
    assert set(rating) == {"mu", "sigma", "ordinal", "elo", "elo_interval"}


def test_one_player_alone_meets_itself() -> None:
    found = played(Plan("duel", ("a",), seats=2), ((0,), "points"), ((1,), "points"))
    assert found.pairings == ()
    assert (found.players[0].score, found.players[0].elo.points) == (0.5, 0)
