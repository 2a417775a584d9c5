"""One game: it depends on its number alone, followers are told, who gives up loses."""

import json

import pytest

from tests.arena.seats import invite
from thauma.arena.match import MatchRunner
from thauma.arena.outcome import FORFEIT, Outcome, read_outcome
from thauma.arena.plan import Plan
from thauma.records import LiveGame, parse_record

PLAN = Plan("duel", ("random", "greedy"), seats=2, seed=7)


def outcome_of(line: str) -> Outcome:
    return read_outcome(line)[1]


@pytest.mark.parametrize(
    "plan", [PLAN, Plan("classic", ("random", "greedy"), seats=2), Plan("classic", ("greedy", "random"), seats=3)]
)
def test_a_line_is_a_record_that_replays_and_says_which_game_it_is(plan: Plan) -> None:
    table = MatchRunner(plan)
    for number in range(2):
        line = table.play(number)
        record = parse_record(line)
        assert LiveGame.from_record(record).result == record.result
        assert json.loads(line)["arena"] == {"plan": plan.fingerprint, "game": number}
        assert record.players == list(plan.seating(number))


def test_a_game_depends_on_its_number_and_not_on_what_was_played_before() -> None:
    table = MatchRunner(PLAN)
    forwards = [table.play(number) for number in range(4)]
    backwards = [table.play(number) for number in (3, 2, 1, 0)]
    assert forwards == backwards[::-1]
    assert MatchRunner(PLAN).play(2) == forwards[2]


def test_mirrored_games_have_the_same_deal() -> None:
    table = MatchRunner(PLAN)
    first, second, third = (json.loads(table.play(number)) for number in range(3))
    assert first["setup"] == second["setup"] != third["setup"]
    assert first["players"] == second["players"][::-1]


def test_followers_are_told_of_every_game_and_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = invite(monkeypatch)
    table = MatchRunner(Plan("duel", ("diarist", "random"), seats=2))
    plies = [len(json.loads(table.play(number))["moves"]) for number in range(2)]
    (diarist,) = made
    assert diarist.diary == [
        ("sat down at 0", 0),
        ("got up", plies[0]),
        ("sat down at 1", 0),
        ("got up", plies[1]),
    ]


def test_who_sits_at_two_seats_is_there_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    made = invite(monkeypatch)
    MatchRunner(Plan("duel", ("diarist", "diarist"), seats=2)).play(0)
    assert [diarist.diary[0][0] for diarist in made] == ["sat down at 0", "sat down at 1"]


@pytest.mark.parametrize(("who", "reason"), [("quitter", "has ended"), ("absentee", "did not start")])
def test_who_gives_up_loses_with_the_reason_on_record(monkeypatch: pytest.MonkeyPatch, who: str, reason: str) -> None:
    made = invite(monkeypatch)
    line = MatchRunner(Plan("duel", ("diarist", who), seats=2)).play(0)
    outcome = outcome_of(line)
    assert (outcome.winners, outcome.by, outcome.forfeiter, outcome.places) == ((0,), FORFEIT, 1, (1, 2))
    assert reason in json.loads(line)["forfeit"]["reason"]
    assert LiveGame.from_record(parse_record(line)).result is None
    assert all(diarist.diary[-1][0] == "got up" for diarist in made)


def test_at_a_larger_table_the_others_share_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    outcome = outcome_of(MatchRunner(Plan("classic", ("random", "quitter", "greedy"), seats=3)).play(0))
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_a_bug_is_not_hidden_and_everybody_gets_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made = invite(monkeypatch)
    with pytest.raises(ZeroDivisionError):
        MatchRunner(Plan("duel", ("diarist", "broken"), seats=2)).play(0)
    assert [diarist.diary[-1][0] for diarist in made] == ["got up", "got up"]


def test_behind_the_winners_points_decide_the_places() -> None:
    outcome = Outcome(0, ("a", "b", "c", "d"), (2,), "points", (40, 51, 50, 40))
    assert outcome.places == (3, 2, 1, 3)
