"""A third game needs its own folder and one line that names it: arena, records and environments know only the face."""

import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from tests.envs.zoo import api_test
from tests.toy import GAME
from tests.toy.known import stones
from thauma import games
from thauma.arena import Plan, run
from thauma.arena.selfplay import SelfPlay, play_all
from thauma.envs.aec import InTurns
from thauma.games import NAMES, game, names
from thauma.games.errors import BadOption, UnknownGame
from thauma.players import UnknownPlayer, player
from thauma.records import LiveGame, RecordError, format_record, parse_record
from thauma.records.events import Teller

__all__ = ["stones"]

# PettingZoo has a list, in its source, of the environments whose observation may be a dictionary with a mask.
a_dictionary_is_meant = pytest.mark.filterwarnings("ignore:Observation is not", "ignore:Observation space for each")


def test_it_is_known_by_the_line_that_names_it(stones: str) -> None:
    assert game(stones) is GAME
    assert names() == (*NAMES, stones)


def test_it_is_unknown_without() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'stones'; there are duel and classic"):
        game("stones")


def test_an_installed_package_can_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("stones", "tests.toy", games.ENTRY_POINTS)
    monkeypatch.setattr(games, "entry_points", lambda group: EntryPoints([point]).select(group=group))
    games._installed.cache_clear()
    try:
        assert game("stones") is GAME
    finally:
        games._installed.cache_clear()


def test_to_ask_which_games_there_are_loads_none() -> None:
    asked = "import sys, thauma.games; thauma.games.names(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()
    assert {"numba", "numpy", "thauma.games.duel", "thauma.kernel"}.isdisjoint(loaded)


def test_it_plays_in_the_arena_here_and_on_processes(stones: str) -> None:
    plan = Plan(stones, ("random",), seats=3, seed=5)
    here, there = (run(plan, 4, workers=workers) for workers in (1, 2))
    assert here == there
    assert here.games == 4


def test_self_play_writes_records_that_replay(stones: str) -> None:
    lines = [line for part in play_all(SelfPlay(stones, ("random", "random"), 3), 4, workers=1) for line in part]
    assert len(lines) == 4
    for line in lines:
        live = LiveGame.from_record(parse_record(line))
        assert live.is_over
        assert format_record(live.record()) == line


def test_a_record_that_breaks_its_rules_is_refused(stones: str) -> None:
    record = SelfPlay(stones, ("random", "random"), 3).play(0).record()
    record.moves[1] = {**record.moves[1], "number": 7}
    with pytest.raises(RecordError, match="ply 1: seat 1 take 7 is refused: 7 stones can't be taken"):
        LiveGame.from_record(record)


def test_everybody_is_told_the_moves(stones: str) -> None:
    live = LiveGame.new(stones, ["Ann", "Bo"], seed=1)
    teller = Teller(live, None)
    move = live.play_action(0, 2)
    assert [event.get("move") for event in teller.news()] == [None, move]
    live.take_back()
    assert [event["type"] for event in teller.news()] == ["game"]


def test_only_random_plays_it(stones: str) -> None:
    assert player("random", game(stones)).name == "random"
    for name in ("greedy", "net", "search:10", "uct:10", "level:3", "science:10"):
        with pytest.raises(UnknownPlayer, match="stones has no player but random"):
            player(name, game(stones))


def test_what_it_does_not_have_is_refused_in_a_sentence(stones: str) -> None:
    with pytest.raises(BadOption, match="stones has no option 'boards'; it has none"):
        LiveGame.new(stones, ["Ann", "Bo"], {"boards": "A"})
    with pytest.raises(BadOption, match="stones is a game for 2 to 4, not for 5"):
        LiveGame.new(stones, ["?"] * 5)


@a_dictionary_is_meant
def test_it_is_an_environment(stones: str) -> None:
    environment = InTurns(stones, "stones_v1", players=3)
    api_test(environment, num_cycles=50)
    environment.reset(seed=7)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, termination, _, _ = environment.last()
        rewards[agent] += reward
        environment.step(None if termination else int(observation["action_mask"].argmax()))
    assert sorted(rewards.values()) == [-0.5, 0.25, 0.25]
