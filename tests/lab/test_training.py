"""Training in a folder: stopped and taken up anywhere, it comes to the same nets."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.modes import games
from thauma.lab import training as module
from thauma.lab.plan import Course, Plan, plan_for
from thauma.lab.samples import Samples
from thauma.lab.teaching import duel as lab
from thauma.lab.training import Training, TrainingError
from thauma.players.network import Net
from thauma.players.network.shipped import load_net, load_net_and_story

QUICK = lab.HABIT._replace(simulations=games(compiled=12, plain=1), quick_simulations=games(compiled=4, plain=1))
GAMES = games(compiled=5, plain=2)
TINY = Plan("duel", seed=4, first_games=GAMES, games=GAMES - 1, window=2, course=Course(8, 8, epochs=1, batch=64))

Begin = Callable[..., Training]

real_play_games = lab.play_games
played: dict[tuple[bytes, int, int], Samples] = {}  # by net, number and seed


def quick_games(net: Net | None, games: range, seed: int) -> Samples:
    """Real games, but each of them is played only once for all the tests here."""
    who = b"" if net is None else b"".join(array.tobytes() for array in net)
    for number in games:
        if (who, number, seed) not in played:
            played[who, number, seed] = real_play_games(net, range(number, number + 1), seed, QUICK)
    return Samples.joined([played[who, number, seed] for number in games])


@pytest.fixture
def begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Training with quick games, two of them in a file."""
    monkeypatch.setattr(lab, "play_games", quick_games)
    monkeypatch.setattr(module, "CHUNK", 2)
    return lambda plan=TINY, folder="training": Training(plan, tmp_path / folder)


def play(training: Training, generation: int) -> None:
    """The games of a generation that are missing."""
    teacher = training.teacher(generation)
    for chunk in training.missing_chunks(generation):
        training.keep(generation, chunk, teacher.play(chunk))


def run(training: Training, generations: int) -> None:
    """Whatever is missing of so many generations."""
    while training.generations < generations:
        number = training.generations
        play(training, number)
        training.learn(number)


def files(training: Training) -> set[str]:
    return {str(path.relative_to(training.folder)) for path in training.folder.rglob("*") if path.is_file()}


def test_a_tiny_plan_makes_two_generations(begin: Begin) -> None:
    training = begin()
    assert training.generations == 0
    run(training, 2)
    assert training.generations == 2
    chunks = [f"{generation:03d}/samples-{chunk:03d}.npz" for generation in (0, 1) for chunk in range(GAMES // 2)]
    last = [f"000/samples-{GAMES // 2:03d}.npz"] if GAMES % 2 else []
    expected = {
        *chunks,
        *last,
        "plan.json",
        *(f"{g:03d}/{name}" for g in (0, 1) for name in ("net.npz", "figures.json")),
    }
    assert files(training) == expected
    for generation in (0, 1):
        net, about = load_net_and_story("duel", training.net(generation))
        assert net.middle.shape == (8, 8)
        assert (about["game"], about["generation"], about["seed"]) == ("duel", generation, 4)
        figures = training.figures(generation)
        assert figures["samples"] == sum(len(Samples.load(file)) for file in training.sample_files(generation))
        assert figures["value_loss"] > 0
        assert figures["policy_loss"] > 0


def test_the_same_plan_makes_the_same_nets(begin: Begin) -> None:
    one, other = begin(folder="one"), begin(folder="other")
    for training in (one, other):
        run(training, 2)
    for generation in (0, 1):
        assert one.net(generation).read_bytes() == other.net(generation).read_bytes()


def test_a_net_that_is_lost_is_made_again(begin: Begin) -> None:
    training = begin()
    run(training, 2)
    before = training.net(1).read_bytes()
    training.net(1).unlink()
    resumed = begin()
    assert resumed.generations == 1
    assert resumed.missing_chunks(1) == []
    run(resumed, 2)
    assert resumed.net(1).read_bytes() == before


def test_samples_that_are_lost_are_played_again(begin: Begin) -> None:
    training = begin()
    run(training, 2)
    net, samples = training.net(1).read_bytes(), training.samples(1, 0).read_bytes()
    training.net(1).unlink()
    training.samples(1, 0).unlink()
    resumed = begin()
    assert resumed.missing_chunks(1) == [0]
    run(resumed, 2)
    assert resumed.samples(1, 0).read_bytes() == samples
    assert resumed.net(1).read_bytes() == net


def test_a_file_that_was_being_written_counts_for_nothing(begin: Begin) -> None:
    training = begin()
    play(training, 0)
    complete = training.samples(0, 0).read_bytes()
    training.samples(0, 0).with_suffix(".part").write_bytes(complete[:100])
    training.samples(0, 0).unlink()
    training.net(0).with_suffix(".part").write_bytes(b"half a net")
    assert training.missing_chunks(0) == [0]
    assert training.generations == 0
    assert training.samples(0, 0) not in training.sample_files(0)
    run(training, 1)
    assert training.samples(0, 0).read_bytes() == complete
    assert training.generations == 1


def test_every_game_of_a_plan_is_in_one_chunk(begin: Begin) -> None:
    training = begin(replace(TINY, first_games=3, games=4))
    assert training.missing_chunks(0) == [0, 1]
    assert training.missing_chunks(1) == [0, 1]
    assert begin(replace(TINY, first_games=1), "small").missing_chunks(0) == [0]
    play(training, 0)
    together = Samples.joined([Samples.load(file) for file in training.sample_files(0)])
    all_at_once = lab.play_games(None, range(3), 4000)
    assert together.states.tolist() == all_at_once.states.tolist()
    assert together.starts.tolist() == all_at_once.starts.tolist()


def test_another_plan_needs_another_folder(begin: Begin) -> None:
    begin()
    begin()  # the same one is welcome
    others = (replace(TINY, seed=5), replace(TINY, games=9), replace(TINY, course=Course()))
    for plan in others:
        with pytest.raises(TrainingError, match=r"plan\.json says that something else is trained here; choose another"):
            begin(plan)
    assert begin(others[0], "elsewhere").generations == 0


def test_old_samples_are_forgotten(begin: Begin) -> None:
    """Those that no net to come will learn from; what the present one learnt from stays."""
    training = begin()
    for generation, forgotten in ((0, 0), (1, 0), (2, 1), (3, 2)):
        run(training, generation + 1)
        kept = [number for number in range(4) if list(training.generation(number).glob("samples-*"))]
        assert kept == list(range(forgotten, generation + 1))
        assert {file.parent.name for file in training.sample_files(generation)} == {f"{n:03d}" for n in kept}
    assert training.generations == 4  # the nets stay


def test_the_teacher_is_the_latest_net_that_passed(begin: Begin) -> None:
    training = begin()
    assert training.teacher(0).net is None
    run(training, 2)
    assert training.teacher(1).net is load_net("duel", training.net(0))
    assert training.teacher(2).net is load_net("duel", training.net(1))
    training.note(1, passed=False)
    assert training.teacher(2).net is load_net("duel", training.net(0))
    training.note(0, passed=False)
    assert training.teacher(2).net is None


def test_the_shipped_net_may_teach_the_first_generation(begin: Begin) -> None:
    """The one that was shipped when the training began: a copy stays in the folder."""
    training = begin(replace(TINY, from_shipped=True))
    assert training.best(0) == training.first_net
    first, shipped = training.teacher(0).net, load_net("duel")
    assert first is not None
    assert all((ours == theirs).all() for ours, theirs in zip(first, shipped, strict=True))
    training.first_net.write_bytes(b"not overwritten")
    assert begin(replace(TINY, from_shipped=True)).first_net.read_bytes() == b"not overwritten"
    assert begin(folder="scratch").best(0) is None


def test_figures_are_added_to(begin: Begin) -> None:
    training = begin()
    assert training.figures(0) == {}
    training.generation(0).mkdir()
    training.note(0, one=1, two=2)
    training.note(0, two=3, passed=True)
    assert training.figures(0) == {"one": 1, "two": 3, "passed": True}
    assert json.loads((training.generation(0) / "figures.json").read_text()) == training.figures(0)


def test_the_plan_says_how_many_games(begin: Begin) -> None:
    assert [TINY.games_of(generation) for generation in (0, 1, 2)] == [GAMES, GAMES - 1, GAMES - 1]
    assert plan_for("duel") is lab.PLAN
    assert json.loads((begin().folder / "plan.json").read_text())["course"]["first"] == 8
