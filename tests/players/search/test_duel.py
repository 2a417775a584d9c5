"""Search in Duel, from outside: what it answers, for which budget, and what it may know."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.games.duel.corpus import played_games, positions_of_each_phase
from tests.games.duel.positions import GAME, lay_table
from tests.modes import games
from tests.players.network.mirror import mirrored, mirrored_action
from tests.players.network.nets import random_net
from tests.players.search.wins import wins_in_one
from thauma.games.duel import setup
from thauma.games.duel.chance import is_chance
from thauma.games.duel.layout import Back, Phase, Place
from thauma.games.duel.tables import SLOTS
from thauma.games.duel.turn import decide
from thauma.kernel.rng import below, seeded
from thauma.players.endgame import is_small
from thauma.players.evaluation import Kind
from thauma.players.network.duel import FIRST_SEAT
from thauma.players.search.duel import LONGEST_VARIATION, DuelThinker
from thauma.players.search.duel.tree import PUCT, UCT
from thauma.players.thinking import FIRST_CHUNK, Budget, Report

SOME = games(compiled=150, plain=5)  # simulations where any number will do

Make = Callable[[], DuelThinker]


def uct() -> DuelThinker:
    return DuelThinker(kind=Kind.PLAYOUT)


def with_net() -> DuelThinker:
    return DuelThinker(random_net())


def by_thumb() -> DuelThinker:
    return DuelThinker(kind=Kind.HEURISTIC)


EACH = pytest.mark.parametrize("make", [uct, with_net, by_thumb])


def thought(thinker: DuelThinker, state: Any, simulations: int = SOME, seed: int = 1) -> Report:
    """What a search reports, without the seconds, which are never the same."""
    found = thinker.think(state, int(state.mover), Budget(simulations=simulations), seeded(seed))
    return replace(found, seconds=0.0)


def legal(state: Any) -> set[int]:
    return {choice.action for choice in GAME.legal(state, int(state.mover))}


@EACH
def test_every_choice_is_legal_through_whole_games(make: Make) -> None:
    thinker = make()
    for seed in range(games(compiled=4, plain=1)):
        deal = GAME.deal(seeded(seed), 2, {"centred_pawn": "last_player_chooses"} if seed % 2 else {})
        state = GAME.start(deal)
        while not GAME.is_over(state):
            report = thought(thinker, state, games(compiled=50, plain=1), seed)
            assert {move.action for move in report.moves} == legal(state)
            GAME.play(state, int(state.mover), report.best, deal)


@EACH
def test_every_kind_of_decision_is_thought_about(make: Make) -> None:
    for state in positions_of_each_phase(games(compiled=5, plain=1)):
        report = thought(make(), state)
        assert {move.action for move in report.moves} == legal(state)
        assert report.best == report.moves[0].action
        assert all(0 <= chance <= 1 for chance in (report.win_chance, *(move.win_chance for move in report.moves)))
        assert not report.exact or is_small(state)
        if report.exact:
            continue
        assert sum(move.visits for move in report.moves) == report.simulations
        after_solving = report.simulations == -(-SOME // 2) and is_small(state)
        assert report.simulations == SOME or after_solving or report.win_chance in (0.0, 1.0)  # less may be a proof
        assert sum(move.prior for move in report.moves) == pytest.approx(1, abs=1e-5)
        open_moves = [move.visits for move in report.moves if 0 < move.win_chance < 1]
        assert open_moves == sorted(open_moves, reverse=True)


@EACH
def test_the_same_seed_finds_the_same(make: Make) -> None:
    used = make()
    for state in positions_of_each_phase(games(compiled=3, plain=1)):
        first = thought(make(), state)
        thought(used, state, 2 * SOME, seed=9)  # leaves a larger tree behind
        assert thought(used, state) == first
        assert thought(make(), state) == first


def test_a_tree_that_is_used_again_is_large_enough() -> None:
    """Also when the budget is just a little larger than the one before."""
    thinker, state = with_net(), lay_table(age=2).state
    for number in range(1, games(compiled=40, plain=6)):
        thought(thinker, state, number)
        assert len(thinker._threads[0].tree.nodes) >= number + 2  # the root, and node 0, which stands for none


@EACH
def test_thinking_leaves_the_position_alone(make: Make) -> None:
    for state in positions_of_each_phase(1):
        before = state.tobytes()
        thought(make(), state)
        assert state.tobytes() == before


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_share_the_simulations(threads: int) -> None:
    """However the clock cuts them into chunks, each thread gets the same number of them in the end."""
    state = lay_table(age=2).state
    number = games(compiled=1009, plain=11)
    thinker = DuelThinker(random_net(), threads=threads)
    first = thought(thinker, state, number)
    assert sum(move.visits for move in first.moves) == first.simulations == number
    assert {move.action for move in first.moves} == legal(state)
    assert first == thought(DuelThinker(random_net(), threads=threads), state, number)
    assert first == thought(thinker, state, number)


def test_what_the_threads_do_does_not_depend_on_the_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lay_table(age=2).state
    number = games(compiled=101, plain=11)
    reports = []
    for chunk in (3, 7, 200):
        cut = [min(chunk, number - done) for done in range(0, number, chunk)]

        def in_chunks(_budget: Budget, simulate: Callable[[int], None], _stop: Any, cut: list[int] = cut) -> Any:
            for simulations in cut:
                simulate(simulations)
            return sum(cut), 0.0

        monkeypatch.setattr("thauma.players.search.duel.run_within", in_chunks)
        reports.append(thought(DuelThinker(random_net(), threads=2), state, number))
    assert reports[0] == reports[1] == reports[2]


def test_threads_that_overlook_different_moves_add_up_by_move() -> None:
    state = lay_table(age=2, left=14).state
    thinker = DuelThinker(random_net(), PUCT._replace(overlooked=0.5), threads=2)
    for seed in range(games(compiled=20, plain=2)):
        report = thought(thinker, state, seed=seed)
        assert sum(move.visits for move in report.moves) == SOME
        assert len({move.action for move in report.moves}) == len(report.moves)
        assert {move.action for move in report.moves} <= legal(state)
        assert report.variation[0] == (0, report.best)


@EACH
def test_a_search_can_be_stopped_and_still_answers(make: Make) -> None:
    state = lay_table(age=2).state
    for budget in (Budget(simulations=1_000_000), Budget(seconds=3600.0), Budget()):
        report = make().think(state, 0, budget, seeded(1), lambda: True)
        assert report.simulations == FIRST_CHUNK
        assert report.best in legal(state)
        assert sum(move.visits for move in report.moves) == FIRST_CHUNK


def test_a_budget_of_time_ends_the_search() -> None:
    state = lay_table(age=2).state
    report = with_net().think(state, 0, Budget(seconds=0.01), seeded(1))
    assert report.simulations >= 1
    assert report.seconds >= 0.01
    assert sum(move.visits for move in report.moves) == report.simulations


def test_a_single_simulation_is_enough_for_an_answer() -> None:
    state = lay_table(age=2).state
    for make in (uct, with_net, by_thumb):
        assert thought(make(), state, simulations=1).best in legal(state)


def test_only_the_seat_that_decides_can_think() -> None:
    table = lay_table(mover=1)
    with pytest.raises(ValueError, match="seat 0 has nothing to decide here"):
        uct().think(table.state, 0, Budget(simulations=1), seeded(1))


def test_there_is_nothing_to_think_about_when_the_game_is_over() -> None:
    state = played_games()[0].states[-1]
    assert state.phase == Phase.OVER
    with pytest.raises(ValueError, match="has nothing to decide here"):
        uct().think(state, int(state.mover), Budget(simulations=1), seeded(1))


@EACH
def test_a_win_in_one_is_found(make: Make) -> None:
    thinker = make()
    for state, winning in wins_in_one(games(compiled=12, plain=1)):
        report = thought(thinker, state, games(compiled=300, plain=60))
        assert report.best in winning
        assert report.moves[0].win_chance > 0.9


@EACH
@pytest.mark.parametrize("mover", [0, 1])
def test_the_card_that_would_win_for_the_other_is_taken_away(make: Make, mover: int) -> None:
    """The pawn stands before the own capital, and a single card with a shield lies there."""
    harmless = ["baths", "theater", "altar"]
    table = lay_table(
        age=1, left=4, offers=["guard_tower"], under=harmless, mover=mover, pawn=-8 if mover == 0 else 8, coins=(4, 4)
    )
    assert table.legal("discard") >= {"guard_tower"}
    report = thought(make(), table.state, games(compiled=400, plain=60))
    move = GAME.decode(table.state, mover, report.best)
    assert move["card"] == "guard_tower"


@EACH
def test_the_variation_begins_with_the_best_move_and_can_be_played(make: Make) -> None:
    """As far as no card is turned up, every move of it is legal."""
    lengths = set()
    for state in positions_of_each_phase(games(compiled=5, plain=1)):
        report = thought(make(), state)
        assert report.variation[0] == (state.mover, report.best)
        assert len(report.variation) <= LONGEST_VARIATION
        lengths.add(len(report.variation))
        trial = GAME.copy(state)
        for seat, action in report.variation:
            assert seat == trial.mover
            assert action in legal(trial)
            decide(trial, action)
            if is_chance(trial):
                break
    assert max(lengths) > 1


@EACH
def test_either_seat_thinks_alike(make: Make) -> None:
    """With the seats exchanged, a search finds the same moves with the same visits and chances."""
    thinker = make()
    thinker._threads[0].evaluator.net.embedding[FIRST_SEAT] = 0  # the one input that tells the seats apart
    # Who picks next in the draft is a matter of seats, and those who may begin an age are listed by seat.
    last_age = [state for state in positions_of_each_phase(10) if state.age == 2 and state.phase != Phase.STARTER]
    for state in last_age[: games(compiled=20, plain=2)]:
        one, other = thought(thinker, state), thought(thinker, mirrored(state))
        assert other.win_chance == pytest.approx(one.win_chance)
        assert [move.visits for move in other.moves] == [move.visits for move in one.moves]
        assert [mirrored_action(move.action) for move in other.moves] == [move.action for move in one.moves]
        assert [(1 - seat, mirrored_action(action)) for seat, action in other.variation] == [*one.variation]


def hidden_dealt_anew(deal: Any, state: Any) -> Any:
    """A deal that looks the same to both players in this position of age I, and differs in all that they can't see."""
    other = setup.blank_deal()
    for field in deal.dtype.names:
        other[field] = deal[field]
    hidden = [slot for slot in range(SLOTS) if state.structure[slot] == Back.HIDDEN]
    other.ages[0, hidden] = deal.ages[0, hidden[::-1]]
    other.ages[1:] = deal.ages[1:, ::-1]
    other.box[:] = deal.box[::-1]
    return other


def replayed(deal: Any, actions: list[int]) -> Any:
    state = GAME.start(deal)
    for action in actions:
        GAME.play(state, int(state.mover), action, deal)
    return state


@EACH
def test_nobody_peeks(make: Make) -> None:
    """Two games that differ only in what lies face down are one to the search."""
    deal = GAME.deal(seeded(5), 2, {"wonders": "first_game"})
    actions: list[int] = []
    for ply in range(games(compiled=12, plain=3)):
        state = replayed(deal, actions)
        twin_deal = hidden_dealt_anew(deal, state)
        assert twin_deal.tobytes() != deal.tobytes()
        assert thought(make(), replayed(twin_deal, actions)) == thought(make(), state)
        choices = GAME.legal(state, int(state.mover))
        actions.append(choices[below(seeded(ply), len(choices))].action)


def test_what_may_turn_up_is_any_card_that_nobody_has_seen() -> None:
    """Also the cards that went back into the box: the search can't know which ones these are."""
    table = lay_table(age=1)
    state = table.state
    thinker = uct()
    thought(thinker, state, games(compiled=5000, plain=60))
    tree = thinker._threads[0].tree
    unseen = {card for card in range(len(state.place)) if state.place[card] == Place.UNSEEN}
    turned_up: set[int] = set()
    for node in range(2, int(tree.used[0])):
        if tree.states[node]["age"] == 0:
            now = {int(card) for card in tree.states[node]["structure"] if card >= 0}
            turned_up |= now - {int(card) for card in state.structure if card >= 0}
    dealt = {int(card) for card in table.deal.ages[0]}
    assert turned_up <= unseen
    if games(compiled=1, plain=0):
        assert turned_up - dealt


def test_search_beats_random_play() -> None:
    thinker = uct()
    won = 0
    number = games(compiled=10, plain=0)
    for seed in range(number):
        rng, deal = seeded(seed, stream=5), GAME.deal(seeded(seed), 2, {})
        state = GAME.start(deal)
        while not GAME.is_over(state):
            choices = GAME.legal(state, int(state.mover))
            action = choices[below(rng, len(choices))].action
            if state.mover == seed % 2:
                action = thought(thinker, state, 60, seed).best
            GAME.play(state, int(state.mover), action, deal)
        won += int(state.winners) == 1 << (seed % 2)
    assert won >= 0.8 * number


def test_manners_differ() -> None:
    """With a net the policy guides the search; without one every move is tried."""
    state = lay_table(age=2).state
    assert uct().params is UCT
    assert DuelThinker(random_net()).params is PUCT
    tried = thought(uct(), state, len(legal(state)))
    assert {move.visits for move in tried.moves} == {1}
    assert len({move.prior for move in tried.moves}) == 1
    assert np.ptp([move.prior for move in thought(with_net(), state).moves]) > 0
