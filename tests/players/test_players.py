"""Players choose legal actions, greedy beats random, and nobody sees more than a seat may see."""

import pytest

from tests.modes import games as number_of
from thauma.arena.selfplay import SelfPlay
from thauma.games import NAMES, game
from thauma.kernel.rng import seeded
from thauma.players import UnknownPlayer, player

PLAYERS = ("random", "greedy")


def wins(players: tuple[str, ...], hero: str, games: int, name: str) -> float:
    """Games won by the hero's seats; a shared victory counts by half."""
    plan = SelfPlay(name, players, seed=11)
    won = 0.0
    for number in range(games):
        result = plan.play(number).result
        assert result is not None
        won += sum(players[seat] == hero for seat in result["winners"]) / len(result["winners"])
    return won


def test_greedy_beats_random_at_duel_at_least_eight_times_in_ten() -> None:
    games = number_of(compiled=100, plain=3)
    won = wins(("greedy", "random"), "greedy", games, "duel") + wins(("random", "greedy"), "greedy", games, "duel")
    assert won >= 0.8 * 2 * games


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("who", PLAYERS)
def test_every_choice_is_legal_and_depends_on_the_seed_alone(name: str, who: str) -> None:
    played = game(name)
    seats = played.seats[0]
    deal = played.deal(seeded(1), seats, {})
    state = played.start(deal)
    chooser = player(who, played)
    ply = 0
    while not played.is_over(state):
        seat = played.pending(state)[0]
        action = chooser.choose(state, seat, seeded(2, ply))
        assert action in {choice.action for choice in played.legal(state, seat)}
        assert action == chooser.choose(played.copy(state), seat, seeded(2, ply))
        played.play(state, seat, action, deal)
        ply += 1


def test_choosing_leaves_the_state_alone() -> None:
    played = game("duel")
    state = played.start(played.deal(seeded(3), 2, {}))
    before = state.tobytes()
    for who in PLAYERS:
        player(who, played).choose(state, 0, seeded(4))
    assert state.tobytes() == before


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownPlayer, match=r"'stockfish'.*random, greedy"):
        player("stockfish", game("duel"))


def test_greedy_beats_random_at_classic_for_three_at_least_eight_times_in_ten() -> None:
    games = number_of(compiled=40, plain=1)
    tables = (("greedy", "random", "random"), ("random", "greedy", "random"), ("random", "random", "greedy"))
    won = sum(wins(players, "greedy", games, "classic") for players in tables)
    assert won >= 0.8 * len(tables) * games


def test_greedy_plays_for_the_free_city_on_its_holders_behalf() -> None:
    games = number_of(compiled=40, plain=1)
    tables = (("greedy", "random"), ("random", "greedy"))
    won = sum(wins(players, "greedy", games, "classic") for players in tables)
    assert won >= 0.8 * len(tables) * games
