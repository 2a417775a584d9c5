"""Positions as text: golden strings, refusals, and games that go on from them."""

from pathlib import Path

import pytest

import thauma
from tests.modes import table_sizes
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.games.errors import BadOption, BadPosition
from thauma.kernel.rng import seeded
from thauma.records import (
    LiveGame,
    RecordError,
    format_record,
    parse_position,
    parse_record,
    read_position,
    write_position,
)

GOLDEN = Path(__file__).parent.parent / "golden" / "positions" / "positions.txt"
START = "duel1/1.0.draft=CirGreGraTem/0,2.5,2.5/7,,,/7,,,/AgrMatPhiTheUrb///"


def test_golden_positions_are_read_and_written_alike() -> None:
    lines = GOLDEN.read_text().splitlines()
    assert len(lines) >= 8
    for line in lines:
        found, described = parse_position(line)
        read_position(line)
        assert found.name + found.positions.write(described) == line


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("", ""),
        ("chess1/8", ""),
        ("duel9/1", ""),
        ("duel1/1.0", ""),
        (START.replace("CirGreGraTem", "CirGreGraXxx"), "offer"),
        (START.replace("CirGreGraTem", "Cir-Gre"), "offer"),
        (START.replace("/0,", "/x,"), "pawn"),
        (START.replace("draft", "nap"), "phase"),
        (START + "Alt" * 20, "structure"),
        (START + "Alt", "structure"),
        ("classic1/3.1.1/", ""),
        ("x" * 5000, ""),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_a_sentence(text: str, path: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(text)
    assert refused.value.path.startswith(path)


@pytest.mark.parametrize(("name", "seats"), [*table_sizes(2, 2, "duel"), *table_sizes(2, 7, "classic")])
def test_a_game_that_goes_on_from_a_position_is_a_record(name: str, seats: int) -> None:
    record = SelfPlay(name, ("random",) * seats, 8).play(0).record()
    live = LiveGame.at_start_of(record)
    for _, _ in zip(range(len(record.moves) // 2), live.replay(record), strict=False):
        pass
    player = live.game.decisions(live.state)[0].player
    gone_on = LiveGame.from_position(write_position(live.game, live.state, player), seed=4)
    while not gone_on.is_over:
        gone_on.play(gone_on.legal_moves()[0])
    again = LiveGame.from_record(parse_record(format_record(gone_on.record())))
    assert again.result == gone_on.result
    again.take_back(len(again.moves))
    assert write_position(again.game, again.state) == gone_on.position


def test_a_record_must_fit_its_position() -> None:
    record = LiveGame.from_position(START).record()
    record.players = ["Ann", "Bo"]
    LiveGame.from_record(record)
    record.position = START.replace("duel1", "duel1;centred_pawn=last_player_chooses")
    with pytest.raises(RecordError, match="other rules"):
        LiveGame.from_record(record)
    record.position = "duel1/nonsense"
    with pytest.raises(RecordError, match="parts"):
        LiveGame.from_record(record)


def test_the_front_door_opens() -> None:
    assert thauma.Duel(seed=7).legal_moves() == LiveGame.new("duel", ["a", "b"], seed=7).legal_moves()
    assert thauma.Classic(seats=4).pending == (0, 1, 2, 3)
    assert write_position(game("duel"), thauma.from_position(START, seed=3).state) == START
    with pytest.raises(BadOption, match="names"):
        thauma.from_position(START, ["alone"])


def test_the_front_door_loads_files(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = SelfPlay("duel", ("random",) * 2, 3).play(0)
    file.write_text(format_record(played.record()) + "\n")
    assert [live.result for live in thauma.load(file)] == [played.result]
    file.write_text("{}\n")
    with pytest.raises(RecordError):
        list(thauma.load(file))


def test_what_is_not_said_depends_on_the_seed_alone() -> None:
    live = LiveGame.new("classic", ["a", "b", "c"], seed=2)
    text = write_position(live.game, live.state, 1)
    first, same, other = (live.game.to_bytes(read_position(text, seed).state) for seed in (1, 1, 2))
    assert first == same != other
    assert seeded(1) is not None
