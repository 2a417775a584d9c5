"""Players by name: every form that people may write, and a clear sentence for all others."""

from pathlib import Path

import pytest

from tests.games.duel.positions import GAME, lay_table
from tests.players.network.nets import random_net
from thauma.games import game
from thauma.games.errors import ThaumaError
from thauma.kernel.rng import seeded
from thauma.players import Player, UnknownPlayer, player
from thauma.players.network import NetError, write_net
from thauma.players.network.shipped import load_net
from thauma.players.search import Searcher
from thauma.players.search.duel import DuelThinker
from thauma.players.search.duel.fan import Fan
from thauma.players.search.duel.one_step import OneStep
from thauma.players.search.duel.tree import UCT
from thauma.players.thinking import BadBudget, Budget, Thinker


@pytest.fixture
def net_file(tmp_path: Path) -> Path:
    path = tmp_path / "some.net@home.npz"
    write_net(path, random_net(), {"game": "duel"})
    return path


def searcher(found: Player) -> Searcher:
    assert isinstance(found, Searcher)
    return found


def threads_of(thinker: Thinker) -> int:
    assert isinstance(thinker, DuelThinker)
    return len(thinker._threads)


def uses(found: Player, file: Path) -> bool:
    """Whether a searching player looks at the net of a file."""
    thinker = searcher(found).thinker
    assert isinstance(thinker, DuelThinker)
    return thinker._threads[0].evaluator.net is load_net("duel", file)


def test_every_player_has_the_name_it_was_called_by(net_file: Path) -> None:
    for name in (
        "random",
        "greedy",
        f"net@{net_file}",
        f"search:5@{net_file}",
        f"science:5@{net_file}",
        f"war:5@{net_file}",
        "uct:5",
        "level:1",
    ):
        found = player(name, GAME)
        assert found.name == name
        assert found.choose(lay_table().state, 0, seeded(1)) >= 0


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("uct:50", Budget(simulations=50)),
        ("uct:20ms", Budget(seconds=0.02)),
        ("uct", Budget(seconds=1.0)),
    ],
)
def test_a_search_has_its_budget(text: str, budget: Budget) -> None:
    found = searcher(player(text, GAME))
    assert found.budget == budget
    assert isinstance(found.thinker, DuelThinker)
    assert found.thinker.params is UCT


@pytest.mark.parametrize(
    ("detail", "budget", "threads"),
    [
        ("50", Budget(simulations=50), 1),
        ("50x1", Budget(simulations=50), 1),
        ("50x2", Budget(simulations=50), 2),
        ("20msx3", Budget(seconds=0.02), 3),
        ("x2", Budget(seconds=1.0), 2),
    ],
)
def test_a_search_thinks_on_so_many_threads(detail: str, budget: Budget, threads: int, net_file: Path) -> None:
    for found in (player(f"uct:{detail}", GAME), player(f"search:{detail}@{net_file}", GAME)):
        assert searcher(found).budget == budget
        assert threads_of(searcher(found).thinker) == threads
    for name in (f"science:{detail}@{net_file}", f"war:{detail}@{net_file}"):
        fan = player(name, GAME)
        assert isinstance(fan, Fan)
        assert fan.budget == budget
        assert [threads_of(thinker) for thinker in fan._thinkers] == [threads] * 2


@pytest.mark.parametrize("kind", ["uct", "search", "science", "war"])
@pytest.mark.parametrize("threads", ["", "0", "-1", "65", "two", "1x1", "1.0"])
def test_a_number_of_threads_that_makes_no_sense_is_refused(kind: str, threads: str, net_file: Path) -> None:
    name = f"uct:50x{threads}" if kind == "uct" else f"{kind}:50x{threads}@{net_file}"
    with pytest.raises(UnknownPlayer, match="after x comes a number of threads, from 1 to 64"):
        player(name, GAME)


def test_seconds_take_the_place_of_a_budget(net_file: Path) -> None:
    assert searcher(player("uct:50", GAME, seconds=0.25)).budget == Budget(seconds=0.25)
    assert searcher(player(f"search:50@{net_file}", GAME, seconds=2.0)).budget == Budget(seconds=2.0)


def test_a_net_may_come_from_a_file(net_file: Path) -> None:
    found = player(f"search:50@{net_file}", GAME)
    assert searcher(found).budget == Budget(simulations=50)
    assert uses(found, net_file)
    without_budget = player(f"search@{net_file}", GAME)
    assert searcher(without_budget).budget == Budget(seconds=1.0)
    assert uses(without_budget, net_file)
    assert isinstance(player(f"net@{net_file}", GAME), OneStep)


def test_a_file_may_have_a_colon_in_its_name(tmp_path: Path) -> None:
    path = tmp_path / "12:30.npz"
    write_net(path, random_net(), {"game": "duel"})
    assert isinstance(player(f"net@{path}", GAME), OneStep)
    assert uses(player(f"search@{path}", GAME), path)
    assert uses(player(f"search:50@{path}", GAME), path)


@pytest.mark.parametrize("name", ["stockfish", "", ":", "@", "Random", "random ", "searching:5", "search5", "né"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        player(name, GAME)
    sentence = str(caught.value)
    assert sentence.startswith(f"there is no player {name!r}; there are ")
    for known in ("random", "greedy", "net", "search", "uct", "science", "war", "level", "engine"):
        assert known in sentence


@pytest.mark.parametrize("name", ["random:5", "greedy:5", "random@file", "greedy@file", "greedy:5@file"])
def test_players_without_thought_take_nothing_after_their_name(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"'{name}': this player takes nothing after its name"):
        player(name, GAME)


@pytest.mark.parametrize("budget", ["abc", "0", "-1", "1.5", "5 s", "0ms"])
@pytest.mark.parametrize("kind", ["search", "uct", "science", "war"])
def test_a_bad_budget_is_refused(kind: str, budget: str) -> None:
    with pytest.raises(BadBudget, match=f"'{budget}' is no budget: write simulations as 2000"):
        player(f"{kind}:{budget}", GAME)


@pytest.mark.parametrize("name", ["uct:50@file.npz", "uct@file.npz", "level:3@file.npz"])
def test_a_player_who_would_not_look_at_a_file_refuses_it(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"'{name}': this player takes no file with a net"):
        player(name, GAME)


@pytest.mark.parametrize("name", ["net:50", "net:file.npz", "net:50@file.npz"])
def test_one_step_has_no_budget(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"'{name}': this player has no budget"):
        player(name, GAME)


@pytest.mark.parametrize("text", ["", "0", "9", "-1", "1.0", "01", "best"])
def test_a_level_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"there is no level '{text}'; there are 1 \\(the easiest\\) to 8"):
        player(f"level:{text}", GAME)


def test_level_needs_a_number() -> None:
    with pytest.raises(UnknownPlayer, match="there is no level ''"):
        player("level", GAME)


@pytest.mark.parametrize("name", ["science:5", "war:5"])
def test_fans_play_duel_only(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"'{name}' plays duel only"):
        player(name, game("classic"))


@pytest.mark.parametrize("name", ["net@", "search:50@", "search@", "war@", "random@"])
def test_a_net_is_named_after_the_sign(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"'{name}': a file is missing after @"):
        player(name, GAME)


@pytest.mark.parametrize("form", ["net@{}", "search:50@{}", "search@{}"])
def test_a_file_that_is_no_net_is_refused(form: str, tmp_path: Path) -> None:
    missing = tmp_path / "missing.npz"
    with pytest.raises(NetError, match=r"missing\.npz: there is no such file"):
        player(form.format(missing), GAME)
    missing.write_text("no net")
    with pytest.raises(NetError, match=r"missing\.npz is no net of ours"):
        player(form.format(missing), GAME)


def test_a_net_for_another_game_is_refused(tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", random_net(), {"game": "classic"})
    with pytest.raises(NetError, match="is a net for 'classic' in format 1, not for duel"):
        player(f"search:50@{tmp_path / 'net.npz'}", GAME)


def test_every_refusal_is_one_of_ours_and_has_a_code() -> None:
    for name, code in (("level", "unknown_player"), ("uct:0", "bad_budget"), ("net@nowhere", "bad_net")):
        with pytest.raises(ThaumaError) as caught:
            player(name, game("duel"))
        assert caught.value.code == code
