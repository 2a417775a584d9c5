"""Records as text: what is written, what is read, what is refused and with which words."""

import json
import sys
from typing import Any

import pytest

from thauma.arena.selfplay import SelfPlay
from thauma.games.errors import WrongSeat
from thauma.records import LiveGame, RecordError, format_record, parse_record, read_records


def recorded(number: int = 0) -> dict[str, Any]:
    """A finished game of Duel as plain JSON."""
    played = SelfPlay("duel", ("random", "random"), seed=5).play(number)
    raw: dict[str, Any] = json.loads(format_record(played.record()))
    return raw


def refusal(raw: object) -> str:
    with pytest.raises(RecordError) as refused:
        LiveGame.from_record(parse_record(json.dumps(raw), "games.jsonl, line 3"), "games.jsonl, line 3")
    return str(refused.value)


def test_a_record_holds_what_the_format_says_and_nothing_else() -> None:
    raw = recorded()
    assert list(raw) == ["format", "game", "rules", "players", "setup", "moves", "result"]
    assert (raw["format"], raw["game"], raw["rules"], raw["players"]) == ("thauma/1", "duel", {}, ["random", "random"])
    assert set(raw["setup"]) == {"progress_board", "progress_box", "wonders", "ages"}
    assert all({"seat", "do"} < set(move) for move in raw["moves"])
    assert set(raw["result"]) == {"winners", "by", "scores"}


def test_a_running_game_has_no_result_in_its_record() -> None:
    live = LiveGame.new("duel", ["Ann", "Bo"], seed=1)
    live.play(live.legal_moves()[0])
    assert live.moves == [{"seat": 0, "do": "draft", "wonder": live.moves[0]["wonder"]}]
    assert "result" not in json.loads(format_record(live.record()))


def test_reading_what_was_written_gives_the_same_game() -> None:
    for number in range(5):
        raw = recorded(number)
        again = LiveGame.from_record(parse_record(json.dumps(raw)))
        assert json.loads(format_record(again.record())) == raw


def test_a_replay_passes_through_the_positions_of_the_game() -> None:
    live = LiveGame.new("duel", ["Ann", "Bo"], seed=2)
    lines = [live.trace_line()]
    while not live.is_over:
        seat = live.pending[0]
        live.play_action(seat, live.game.legal(live.state, seat)[-1].action)
        lines.append(live.trace_line())
    again = LiveGame.at_start_of(live.record())
    assert [again.trace_line(), *(again.trace_line() for _ in again.replay(live.record()))] == lines


def test_taking_back_returns_to_the_very_same_position() -> None:
    live = LiveGame.new("duel", ["Ann", "Bo"], seed=3)
    states = [live.state.tobytes()]
    while not live.is_over:
        seat = live.pending[0]
        live.play_action(seat, live.game.legal(live.state, seat)[0].action)
        states.append(live.state.tobytes())
    live.take_back(10)
    assert live.state.tobytes() == states[-11]
    live.take_back(1000)
    assert live.ply == 0
    assert live.state.tobytes() == states[0]


def test_a_withdrawn_choice_is_in_no_record() -> None:
    live = LiveGame.new("classic", ["Ann", "Bo", "Cy"], seed=4)
    options = [move for move in live.legal_moves() if move["seat"] == 1]
    live.play(options[0])
    live.play(next(move for move in live.legal_moves() if move["seat"] == 0))
    live.withdraw(1)
    assert [move["seat"] for move in live.moves] == [0]
    assert live.pending == (1, 2)
    live.play(options[-1])
    live.play(live.legal_moves()[0])
    assert LiveGame.from_record(live.record()).state.tobytes() == live.state.tobytes()


def test_the_free_citys_choice_is_withdrawn_with_its_holders() -> None:
    live = LiveGame.new("classic", ["Ann", "Bo"], seed=4)
    live.play(next(move for move in live.legal_moves() if move["seat"] == 0))
    live.play(next(move for move in live.legal_moves() if move["seat"] == 2))
    assert list(live.pending) == [1]
    live.withdraw(0)
    assert live.moves == []
    assert list(live.pending) == [0, 1]


def test_what_has_taken_effect_cannot_be_withdrawn() -> None:
    for name, players in (("duel", ["Ann", "Bo"]), ("classic", ["Ann", "Bo", "Cy"])):
        live = LiveGame.new(name, players, seed=4)
        for _ in players:
            live.play(live.legal_moves()[0])
        before = live.state.tobytes(), list(live.moves)
        with pytest.raises(WrongSeat):
            live.withdraw(0)
        assert (live.state.tobytes(), live.moves) == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "no JSON"),
        ('{"format": "thauma/1", "game": "du', "no JSON"),
        ("[1, 2]", "a record is a JSON object"),
        ('{"game": "duel"}', "format must be 'thauma/1'"),
        ('{"format": "thauma/2"}', "format must be 'thauma/1', not 'thauma/2'"),
        ('{"format": "thauma/1", "game": "duel", "players": ["a", "b"]}', "setup"),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(text, "games.jsonl, line 3")
    assert str(refused.value).startswith("games.jsonl, line 3: ")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are duel"),
        ({"rules": {"wonders": "none"}}, "wonders is draft or first_game, not 'none'"),
        ({"rules": {"weather": "fine"}}, "no option 'weather'"),
        ({"players": ["Ann"]}, "players: 1 names for a game of 2"),
        ({"players": ["Ann", "Bo", "Cy"]}, "players: 3 names for a game of 2"),
        ({"players": "Ann"}, "players"),
        ({"moves": "none"}, "moves"),
    ],
)
def test_a_head_that_makes_no_sense_is_refused(change: dict[str, Any], words: str) -> None:
    sentence = refusal({**recorded(), **change})
    assert sentence.startswith("games.jsonl, line 3: ")
    assert words in sentence


def test_an_illegal_move_is_refused_with_ply_move_rule_and_alternatives() -> None:
    raw = recorded()
    offered = raw["setup"]["wonders"][:4]
    raw["moves"][0] = {"seat": 0, "do": "draft", "wonder": raw["setup"]["wonders"][5]}
    sentence = refusal(raw)
    assert f"ply 0: seat 0 draft {raw['setup']['wonders'][5]} is refused" in sentence
    assert "not among the wonders laid out" in sentence
    assert sentence.endswith(f"legal would be: draft {', '.join(sorted(offered))}")


def test_the_error_carries_what_a_program_needs() -> None:
    raw = recorded()
    raw["moves"][3] = {"seat": 1, "do": "build", "card": "baths"}
    with pytest.raises(RecordError) as refused:
        LiveGame.from_record(parse_record(json.dumps(raw)))
    error = refused.value.as_json()
    assert error["ply"] == 3
    assert error["move"] == raw["moves"][3]
    assert {move["do"] for move in error["legal"]} == {"draft"}


def test_a_wrong_seat_and_a_move_too_many_are_refused() -> None:
    raw = recorded()
    raw["moves"][0]["seat"] = 1
    assert "seat 1 has nothing to decide now: seat 0 must draft" in refusal(raw)
    raw = recorded()
    raw["moves"].append(raw["moves"][-1])
    assert "the game is over" in refusal(raw)


def test_nothing_after_a_refused_move_is_played() -> None:
    raw = recorded()
    raw["moves"][5] = {"seat": 0, "do": "nothing"}
    record = parse_record(json.dumps(raw))
    live = LiveGame.at_start_of(record)
    with pytest.raises(RecordError):
        list(live.replay(record))
    assert live.ply == 5


def test_a_doctored_result_is_refused() -> None:
    raw = recorded()
    raw["result"]["winners"] = [1 - raw["result"]["winners"][0]]
    assert "result: winners is [" in refusal(raw)
    raw = recorded()
    raw["result"]["scores"][0]["civilian"] += 1
    assert "result: scores is [" in refusal(raw)
    raw = recorded()
    raw["result"]["winners"] = [bool(seat) for seat in raw["result"]["winners"]]
    assert "result: winners is [" in refusal(raw)
    raw = recorded()
    raw["moves"].pop()
    assert "result: the game is not over after these moves" in refusal(raw)


def test_a_sentence_stays_on_one_line_and_short_whatever_a_record_holds() -> None:
    raw = recorded()
    raw["moves"][0] = {"seat": 0, "do": "a\nb\u001b[31m" + "x" * 10_000, "wonder": {"deep": [None] * 1000}}
    sentence = refusal(raw)
    assert sentence.isprintable()
    assert len(sentence) < 1000


def test_a_record_nested_too_deeply_is_refused() -> None:
    depth = sys.getrecursionlimit() + 100_000  # libraries raise it as they are loaded; since 3.12 C has a higher one
    with pytest.raises(RecordError, match="nested too deeply"):
        parse_record("[" * depth + "]" * depth)


def test_a_file_is_read_to_its_end_past_broken_lines() -> None:
    good = json.dumps(recorded()).encode()
    found = list(read_records([b"\xef\xbb\xbf" + good, b"\r\n", b"{", good], "games.jsonl"))
    assert [isinstance(item, RecordError) for _, item in found] == [False, True, False]
    assert [place for place, _ in found] == ["games.jsonl, line 1", "games.jsonl, line 3", "games.jsonl, line 4"]
    assert str(found[1][1]).startswith("games.jsonl, line 3: ")
