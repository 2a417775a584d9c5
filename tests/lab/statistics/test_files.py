"""Games in files: every game comes back as its record, and what is not a game is refused with a sentence."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from thauma.arena.selfplay import SelfPlay
from thauma.lab.statistics import chunks, recording
from thauma.lab.statistics.lines import chunks_of_lines
from thauma.lab.statistics.parquet import BadFile, GamesFile, GamesWriter
from thauma.lab.statistics.recording import record
from thauma.lab.statistics.sources import count_file
from thauma.records import RecordError, format_record

PLANS = [
    SelfPlay("duel", ("random", "greedy"), 11, {"centred_pawn": "last_player_chooses"}),
    SelfPlay("duel", ("random", "random"), 11, {"wonders": "first_game"}),
    SelfPlay("classic", ("random", "greedy"), 11),
    SelfPlay("classic", ("random",) * 4, 11, {"boards": "B"}),
]


def named(plan: SelfPlay) -> str:
    return f"{plan.game}-{len(plan.players)}"


def write(path: Path, plan: SelfPlay, games: int, workers: int = 1) -> Path:
    with GamesWriter(path) as file:
        for chunk in record(plan, games, workers):
            file.add(chunk)
    return path


@pytest.mark.parametrize("plan", PLANS, ids=named)
def test_every_game_of_a_parquet_file_comes_back_as_the_record_that_self_play_writes(
    plan: SelfPlay, tmp_path: Path
) -> None:
    file = GamesFile(write(tmp_path / "games.parquet", plan, 8))
    assert [format_record(one) for one in file.records()] == plan.play_lines(0, 8)


@pytest.mark.parametrize("plan", [PLANS[0], PLANS[3]], ids=named)
def test_the_file_is_the_same_for_any_number_of_workers(
    plan: SelfPlay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recording, "GAMES_PER_CHUNK", 16)
    one = write(tmp_path / "one.parquet", plan, 90, workers=1)
    two = write(tmp_path / "two.parquet", plan, 90, workers=2)
    assert GamesFile(one).groups == range(6)
    assert one.read_bytes() == two.read_bytes()


def test_players_that_are_not_compiled_are_recorded_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "COMPILED_PLAYERS", ())
    plan = SelfPlay("duel", ("greedy", "random"), 3)
    file = GamesFile(write(tmp_path / "games.parquet", plan, 2))
    assert [format_record(one) for one in file.records()] == plan.play_lines(0, 2)
    assert file.chunk(0).numbers.tolist() == [0, 1]


def test_the_columns_say_what_the_records_say(tmp_path: Path) -> None:
    plan = SelfPlay("duel", ("greedy", "random"), 12)
    rows = parquet.read_table(write(tmp_path / "games.parquet", plan, 30)).to_pylist()
    seated = plan.seated()
    for number, row in enumerate(rows):
        live = plan.play(number, seated)
        position, result = live.game.position(live.state), live.result
        assert result is not None
        assert (row["number"], row["seed"], row["plies"]) == (number, 12, live.ply)
        assert (row["victory"], row["age"], row["pawn"]) == (result["by"], position["age"], position["pawn"])
        for seat, city in enumerate(position["cities"]):
            mine = {key.removesuffix(f"_{seat}"): value for key, value in row.items() if key.endswith(f"_{seat}")}
            assert mine["player"] == plan.players[seat]
            assert mine["won"] == (1 / len(result["winners"]) if seat in result["winners"] else 0)
            assert mine["points"] == city["score"]["total"]
            assert [mine[f"points_{line}"] for line in city["score"] if line != "total"] == [*city["score"].values()][
                :-1
            ]
            assert sorted(mine["cards"]) == city["buildings"]
            assert sorted(mine["tokens"]) == city["progress"]
            assert mine["wonders_built"] == _named(live.moves, "wonder", seat)
            assert mine["wonders"] == _named(live.moves, "draft", seat)
            assert mine["coins"] == city["coins"]


def _named(moves: list[dict[str, Any]], do: str, seat: int) -> list[str]:
    return [move["wonder"] for move in moves if move["do"] == do and move["seat"] == seat]


def test_the_columns_of_classic_say_what_the_records_say(tmp_path: Path) -> None:
    plan = SelfPlay("classic", ("greedy", "random"), 13)
    rows = parquet.read_table(write(tmp_path / "games.parquet", plan, 12)).to_pylist()
    for number, row in enumerate(rows):
        live = plan.play(number)
        setup, position = live.game.setup(live.deal), live.game.position(live.state)
        for seat, city in enumerate(position["cities"]):  # the Free City is the third
            board = setup["boards"][seat]
            assert (row[f"board_{seat}"], row[f"side_{seat}"]) == (board["wonder"], board["side"])
            assert row[f"points_{seat}"] == city["score"]["total"]
            assert row[f"points_science_{seat}"] == city["score"]["science"]
            assert row[f"stages_{seat}"] == city["stages"]
            assert sorted(row[f"cards_{seat}"]) == city["buildings"]
            assert row[f"firsts_{seat}"][0] == next(move["card"] for move in live.moves if move["seat"] == seat)


def test_a_parquet_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    parquet.write_table(pa.table({"a": [1]}), path)
    with pytest.raises(BadFile, match="holds no games of the format 'thauma-games/1'"):
        GamesFile(path)
    path.write_bytes(b"PAR1 and then it broke off")
    with pytest.raises(BadFile, match="no Parquet file, or a torn one"):
        GamesFile(path)


@pytest.mark.parametrize("plan", [PLANS[0], PLANS[2]], ids=named)
def test_a_file_with_a_changed_deal_or_move_is_refused_with_its_row(plan: SelfPlay, tmp_path: Path) -> None:
    path = write(tmp_path / "games.parquet", plan, 5)
    table = parquet.read_table(path)
    for column, reason in (("deal", "can't have been dealt"), ("moves", "break a rule")):
        values = table[column].to_pylist()
        values[3] = bytes([99]) + values[3][1:]
        changed = pa.array(values, table.schema.field(column).type)
        where = table.schema.get_field_index(column)
        parquet.write_table(table.set_column(where, table.schema.field(where), changed), path)
        with pytest.raises(BadFile, match=rf"row 4: .*{reason}"):
            count_file(path, 1, lambda _: None)


def test_a_record_that_breaks_a_rule_is_refused_as_by_a_replay() -> None:
    (line,) = PLANS[0].play_lines(0, 1)
    told = json.loads(line)
    told["moves"][20]["seat"] = 1 - told["moves"][20]["seat"]
    with pytest.raises(RecordError, match=r"games, line 1: ply 20: .* has nothing to decide now"):
        list(chunks_of_lines([json.dumps(told).encode()], "games"))
    told = json.loads(line)
    told["result"]["scores"][0]["total"] += 1
    with pytest.raises(RecordError, match="result: scores"):
        list(chunks_of_lines([json.dumps(told).encode()], "games"))
    told = json.loads(line)
    told["moves"][9] = {"do": "dance"}
    with pytest.raises(RecordError, match=r"ply 9: .* is no kind of move"):
        list(chunks_of_lines([json.dumps(told).encode()], "games"))


def test_games_that_are_not_over_are_left_out_and_counted() -> None:
    lines = [json.loads(line) for line in PLANS[0].play_lines(0, 3)]
    lines[1]["moves"] = lines[1]["moves"][:10]
    del lines[1]["result"]
    (chunk,) = chunks_of_lines([json.dumps(line).encode() for line in lines], "games")
    assert (len(chunk), chunk.left_out, chunk.numbers.tolist()) == (2, 1, [0, 2])


def test_games_without_a_move_are_left_out_too() -> None:
    told = json.loads(PLANS[0].play_lines(0, 1)[0])
    told["moves"] = []
    del told["result"]
    (chunk,) = chunks_of_lines([json.dumps(told).encode()], "games")
    assert (len(chunk), chunk.left_out) == (0, 1)


@pytest.mark.parametrize(
    ("plan", "field", "value"),
    [(PLANS[0], "seat", "0"), (PLANS[0], "seat", 10**9), (PLANS[2], "pay", [0, 10**9]), (PLANS[2], "seat", True)],
    ids=["word", "too many", "too dear", "truth"],
)
def test_what_is_no_number_of_a_move_is_refused(plan: SelfPlay, field: str, value: Any) -> None:
    told = json.loads(plan.play_lines(0, 1)[0])
    ply = next(ply for ply, move in enumerate(told["moves"]) if field in move and move["seat"] == 0)
    told["moves"][ply][field] = value
    with pytest.raises(RecordError, match=f"games, line 1: ply {ply}: "):
        list(chunks_of_lines([json.dumps(told).encode()], "games"))


def test_the_choices_of_a_turn_may_have_come_in_any_order() -> None:
    (line,) = PLANS[3].play_lines(0, 1)
    told = json.loads(line)
    told["moves"][:4] = told["moves"][3::-1]
    (as_played,) = chunks_of_lines([line.encode()], "games")
    (reversed_,) = chunks_of_lines([json.dumps(told).encode()], "games")
    assert reversed_.games.facts.tobytes() == as_played.games.facts.tobytes()
    assert reversed_.games.moves.tolist() != as_played.games.moves.tolist()


def test_different_kinds_of_games_in_one_file_are_kept_apart() -> None:
    lines = [line.encode() for plan in PLANS for line in plan.play_lines(0, 2)]
    found = list(chunks_of_lines(lines, "games"))
    assert [(chunk.game, chunk.seats, len(chunk)) for chunk in found] == [
        ("duel", 2, 4),
        ("classic", 2, 2),
        ("classic", 4, 2),
    ]
    assert found[0].seatings == [("random", "greedy"), ("random", "random")]
    assert np.array_equal(found[0].seating, [0, 0, 1, 1])


def test_work_on_threads_comes_back_in_order_and_its_error_too() -> None:
    assert list(chunks.in_order(lambda number: number * 2, range(50), 3)) == list(range(0, 100, 2))
    with pytest.raises(ZeroDivisionError):
        list(chunks.in_order(lambda number: 1 // (5 - number), range(50), 3))


def test_chunks_with_few_and_with_many_tables_of_players_go_into_one_file(tmp_path: Path) -> None:
    (few,) = record(SelfPlay("duel", ("random", "random"), 1), 130, workers=1)
    seatings: list[tuple[str, ...]] = [(f"first {number}", f"second {number}") for number in range(130)]
    many = replace(few, seatings=seatings, seating=np.arange(130, dtype=np.int32))
    with GamesWriter(tmp_path / "games.parquet") as file:
        file.add(few)
        file.add(many)
    assert next(GamesFile(tmp_path / "games.parquet").chunks()).seatings == few.seatings
    players = [record.players for record in GamesFile(tmp_path / "games.parquet").records()]
    assert players[130:] == [list(seating) for seating in seatings]
