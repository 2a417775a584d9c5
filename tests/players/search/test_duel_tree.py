"""The tree of a search in Duel, from inside: every visit is accounted for, and nothing grows beyond its room."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np
import pytest

from tests.games.duel.corpus import positions_of_each_phase
from tests.games.duel.positions import FIVE_SYMBOLS, GAME, lay_table
from tests.modes import games
from tests.players.endgame.endings import endings
from tests.players.network.nets import random_net
from tests.players.search.wins import wins_in_one
from thauma.games.duel.chance import is_chance, settle_at_random
from thauma.games.duel.layout import Phase
from thauma.games.duel.turn import decide
from thauma.kernel.rng import seeded
from thauma.players.endgame import solve
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import Evaluator, blank_net, make_evaluator
from thauma.players.search.duel.tree import (
    KEY,
    PUCT,
    ROOT,
    UCT,
    Plan,
    SearchParams,
    Tree,
    blank_tree,
    count_visits,
    key_of,
    leaning,
    plant,
    simulate,
    taken_with,
    times_prime,
)
from thauma.players.search.records import LOST, OVER, PROVEN, WON

MANY = games(compiled=600, plain=20)

UCT_MIND = make_evaluator(Kind.PLAYOUT)
NET_MIND = make_evaluator(Kind.NET, random_net())
BOTH = pytest.mark.parametrize(("thinker", "params"), [(UCT_MIND, UCT), (NET_MIND, PUCT)], ids=["uct", "net"])


def grown(
    state: Any, thinker: Evaluator, params: SearchParams, simulations: int, capacity: int | None = None, seed: int = 1
) -> Tree:
    tree = blank_tree(capacity or simulations)
    rng = seeded(seed)
    plant(tree, thinker, params, state, rng)
    simulate(tree, thinker, params, simulations, rng)
    return tree


def nodes_of(tree: Tree) -> Iterator[int]:
    yield from range(ROOT, int(tree.used[0]))


def edges_of(tree: Tree, node: int) -> list[Any]:
    first = int(tree.nodes[node].first_edge)
    return [tree.edges[number] for number in range(first, first + int(tree.nodes[node].edges))]


def outcomes_of(tree: Tree, edge: Any) -> list[int]:
    """The nodes that an edge has led to, the newest first."""
    found: list[int] = []
    node = int(edge.child)
    while node:
        found.append(node)
        node = int(tree.nodes[node].sibling)
    return found


def visits_of_outcomes(tree: Tree, edge: Any) -> list[int]:
    return [int(tree.nodes[child].visits) for child in outcomes_of(tree, edge)]


def tables() -> list[Any]:
    """Positions with and without chance before them, early and late."""
    all_kinds = [
        lay_table(age=1).state,
        lay_table(age=2, left=9, mover=1, pawn=-3).state,
        lay_table(age=3, left=4, coins=(6, 9)).state,
        *positions_of_each_phase(1),
    ]
    return all_kinds[:: games(compiled=1, plain=3)]


@BOTH
def test_every_visit_is_accounted_for(thinker: Evaluator, params: SearchParams) -> None:
    """A node was visited once when it was found, and then once for each visit of its edges."""
    for state in tables():
        tree = grown(state, thinker, params, MANY)
        assert tree.nodes[ROOT].visits == MANY + 1 or tree.nodes[ROOT].over == PROVEN
        for node in nodes_of(tree):
            record = tree.nodes[node]
            assert record.visits == 1 + sum(int(edge.visits) for edge in edges_of(tree, node))
            for edge in edges_of(tree, node):
                children = outcomes_of(tree, edge)
                if not any(tree.nodes[child].over for child in children):
                    assert edge.visits == sum(visits_of_outcomes(tree, edge))


@BOTH
def test_values_are_means_for_the_seat_that_decides(thinker: Evaluator, params: SearchParams) -> None:
    for state in tables():
        tree = grown(state, thinker, params, MANY)
        for node in nodes_of(tree):
            seat = tree.nodes[node].seat
            assert -1 <= tree.nodes[node].value <= 1
            for edge in edges_of(tree, node):
                children = [tree.nodes[child] for child in outcomes_of(tree, edge)]
                if edge.proof:
                    assert edge.value == edge.proof
                    continue
                if not children or (any(child.over for child in children) and len(children) > 1):
                    continue  # how often each end was seen is not kept
                values = [float(child.value if child.seat == seat else -child.value) for child in children]
                mean = np.average(values, weights=[int(child.visits) for child in children])
                assert edge.value == pytest.approx(mean, abs=1e-3)


@BOTH
def test_nodes_hold_the_positions_that_their_moves_lead_to(thinker: Evaluator, params: SearchParams) -> None:
    for state in tables():
        tree = grown(state, thinker, params, games(compiled=300, plain=20))
        assert tree.states[ROOT].tobytes() == state.tobytes()
        for node in nodes_of(tree):
            position = tree.states[node]
            assert (tree.nodes[node].over == OVER) == (position["phase"] == Phase.OVER)
            if tree.nodes[node].over == OVER:
                assert tree.nodes[node].edges == 0
                continue
            assert tree.nodes[node].seat == position["mover"]
            assert {int(edge.action) for edge in edges_of(tree, node)} == {
                choice.action for choice in GAME.legal(position, int(position["mover"]))
            }
            for edge in edges_of(tree, node):
                trial = GAME.copy(position)
                decide(trial, edge.action)
                children = outcomes_of(tree, edge)
                if is_chance(trial):
                    assert edge.outcomes == len(children)
                elif children:
                    assert edge.outcomes == 0
                    assert [tree.states[child].tobytes() for child in children] == [trial.tobytes()]


@BOTH
def test_outcomes_of_chance_are_different_and_not_too_many(thinker: Evaluator, params: SearchParams) -> None:
    several = 0
    for state in tables():
        tree = grown(state, thinker, params, MANY)
        for node in nodes_of(tree):
            for edge in edges_of(tree, node):
                children = outcomes_of(tree, edge)
                assert len(children) == max(int(edge.outcomes), len(children[:1]))
                assert edge.outcomes <= 1 + sqrt(edge.visits) + 1
                assert len({tree.states[child].tobytes() for child in children}) == len(children)
                assert len({int(tree.nodes[child].key) for child in children}) == len(children)
                several += len(children) > 1
    assert several


def test_known_outcomes_are_visited_in_turn() -> None:
    """As long as no new one is drawn, none is visited twice before all are visited once."""
    rng, number = seeded(1), games(compiled=600, plain=90)
    tree = blank_tree(number)
    plant(tree, NET_MIND, UCT, lay_table(age=2, coins=(0, 0)).state, rng)
    simulate(tree, NET_MIND, UCT, number, rng)
    before = {int(edge.action): visits_of_outcomes(tree, edge) for edge in edges_of(tree, ROOT)}
    simulate(tree, NET_MIND, UCT._replace(outcomes=0.0), number, rng)  # no edge draws any more
    grew = 0
    for edge in edges_of(tree, ROOT):
        visits = visits_of_outcomes(tree, edge)
        gained = [now - then for now, then in zip(visits, before[int(edge.action)], strict=True)]
        assert max(gained) - min(gained) <= 1
        grew += len(gained) > 1 and min(gained) > 0
    assert grew


@BOTH
def test_a_full_tree_goes_on_without_keeping_positions(thinker: Evaluator, params: SearchParams) -> None:
    for state in tables():
        for capacity in (1, 3, games(compiled=25, plain=12)):
            tree = grown(state, thinker, params, MANY, capacity)
            assert tree.used[0] <= len(tree.nodes)
            assert tree.used[1] <= len(tree.edges)
            assert sum(int(edge.visits) for edge in edges_of(tree, ROOT)) == MANY
            assert tree.nodes[ROOT].visits == MANY + 1


@BOTH
def test_a_tree_has_room_for_all_that_its_simulations_find(thinker: Evaluator, params: SearchParams) -> None:
    """Even where cities are rich and every wonder can be built, a search keeps every position."""
    rich = [lay_table(age=age, left=left).state for left in (20, 16, 12, 9, 6) for age in (1, 2, 3)]
    for state in rich[: games(compiled=15, plain=2)] + tables():
        for simulations in (1, games(compiled=30, plain=5), games(compiled=500, plain=10)):
            tree = grown(state, thinker, params, simulations)
            roomy = grown(state, thinker, params, simulations, capacity=4 * simulations)
            assert (tree.used[:2] == roomy.used[:2]).all()


def test_a_tree_is_planted_anew_without_traces() -> None:
    one, other = lay_table(age=2).state, lay_table(age=3, left=7).state
    tree = grown(one, NET_MIND, PUCT, games(compiled=500, plain=20))
    rng, number = seeded(4), games(compiled=300, plain=10)
    plant(tree, NET_MIND, PUCT, other, rng)
    simulate(tree, NET_MIND, PUCT, number, rng)
    fresh = grown(other, NET_MIND, PUCT, number, seed=4)
    assert (tree.used == fresh.used).all()
    nodes, edges = int(tree.used[0]), int(tree.used[1])
    assert tree.nodes[ROOT:nodes].tobytes() == fresh.nodes[ROOT:nodes].tobytes()
    assert tree.edges[:edges].tobytes() == fresh.edges[:edges].tobytes()


@BOTH
def test_simulations_may_come_in_pieces(thinker: Evaluator, params: SearchParams) -> None:
    state = lay_table(age=2).state
    number = games(compiled=300, plain=12)
    tree, rng = blank_tree(number), seeded(1)
    plant(tree, thinker, params, state, rng)
    for piece in (1, number // 2, number - number // 2 - 1):
        simulate(tree, thinker, params, piece, rng)
    whole = grown(state, thinker, params, number)
    assert tree.nodes.tobytes() == whole.nodes.tobytes()
    assert tree.edges.tobytes() == whole.edges.tobytes()


@pytest.mark.parametrize("share", [0.5, 0.9, 1.0])
def test_who_overlooks_moves_still_sees_one(share: float) -> None:
    seen, there = 0, 0
    for seed in range(games(compiled=20, plain=2)):
        for state in tables():
            params = PUCT._replace(overlooked=share)
            tree = grown(state, NET_MIND, params, games(compiled=60, plain=6), seed=seed)
            for node in nodes_of(tree):
                if tree.nodes[node].over:
                    continue
                assert tree.nodes[node].edges >= 1
                assert share < 1 or tree.nodes[node].edges == 1
            legal = GAME.legal(state, int(state.mover))
            if len(legal) > 10:  # where keeping at least one hardly matters
                seen += int(tree.nodes[ROOT].edges)
                there += len(legal)
    if games(compiled=1, plain=0):
        assert seen / there == pytest.approx(1 - share, abs=0.12)


def test_nobody_overlooks_anything_by_default() -> None:
    assert UCT.overlooked == PUCT.overlooked == 0
    assert UCT.bias == PUCT.bias == 0


@pytest.mark.parametrize("fan", [0, 1])
def test_a_fan_of_science_leans_to_the_one_with_symbols(fan: int) -> None:
    params = taken_with(PUCT, Plan.SCIENCE, fan, 0.8)
    sign = 1 if fan == 0 else -1
    beliefs = []
    for number in range(len(FIVE_SYMBOLS) + 1):
        own = FIVE_SYMBOLS[:number]
        table = lay_table(age=3, cities=[own, []] if fan == 0 else [[], own])
        beliefs.append(sign * leaning(table.state, params))
        others = lay_table(age=3, cities=[[], own] if fan == 0 else [own, []])
        assert leaning(others.state, params) == 0  # what the other has says nothing
    assert beliefs[0] == 0
    assert beliefs == sorted(beliefs)
    assert beliefs[-1] == pytest.approx(0.8 * 5 / 6)


@pytest.mark.parametrize("fan", [0, 1])
def test_a_fan_of_war_leans_to_the_one_who_is_ahead(fan: int) -> None:
    params = taken_with(PUCT, Plan.WAR, fan, 0.9)
    for pawn in (-8, -2, 0, 3, 8):
        assert leaning(lay_table(pawn=pawn).state, params) == pytest.approx(0.9 * pawn / 9)


@pytest.mark.parametrize("fan", [0, 1])
def test_a_starver_leans_to_an_opponent_without_coins(fan: int) -> None:
    params = taken_with(PUCT, Plan.STARVING, fan, 0.8)
    for theirs, belief in ((0, 0.8), (2, 0.6), (8, 0.0), (20, 0.0)):
        coins = (9, theirs) if fan == 0 else (theirs, 9)
        assert leaning(lay_table(coins=coins).state, params) == pytest.approx(belief if fan == 0 else -belief)


@pytest.mark.parametrize("fan", [0, 1])
def test_a_builder_leans_to_the_one_with_wonders(fan: int) -> None:
    params = taken_with(PUCT, Plan.WONDERS, fan, 0.8)
    state = lay_table().state
    for done, belief in ((0, 0.0), (0b1, 0.2), (0b1101, 0.6)):
        state.cities[fan].wonders_done = done
        assert leaning(state, params) == pytest.approx(belief if fan == 0 else -belief)


@pytest.mark.parametrize("mover", [0, 1])
def test_a_fan_takes_what_it_is_a_fan_of(mover: int) -> None:
    """The net knows nothing, so all that speaks for a card is the plan."""
    offers = ["workshop", "guard_tower", "baths", "theater"]
    state = lay_table(age=1, offers=offers, mover=mover, coins=(3, 3)).state  # too poor for wonders
    ignorant = make_evaluator(Kind.NET, blank_net())
    for params, card in (
        (taken_with(PUCT, Plan.SCIENCE, mover, 0.8), "workshop"),
        (taken_with(PUCT, Plan.WAR, mover, 0.8), "guard_tower"),
    ):
        tree = grown(state, ignorant, params, games(compiled=800, plain=60))
        best = max(edges_of(tree, ROOT), key=lambda edge: int(edge.visits))
        move = GAME.decode(state, mover, int(best.action))
        assert (move["do"], move["card"]) == ("build", card)


def test_values_stay_in_range_however_great_the_bias() -> None:
    for fan in (0, 1):
        params = taken_with(PUCT, Plan.SCIENCE, fan, 9.0)
        tree = grown(lay_table(age=3, cities=[FIVE_SYMBOLS, []]).state, NET_MIND, params, 30)
        assert abs(tree.nodes["value"]).max() <= 1


def test_keys_tell_outcomes_of_chance_apart() -> None:
    """All that a reveal, a new age, the library or the draft can bring."""
    for state in positions_of_each_phase(games(compiled=10, plain=2)):
        for choice in GAME.legal(state, int(state.mover))[:4]:
            outcomes: dict[bytes, int] = {}
            for seed in range(games(compiled=40, plain=5)):
                trial = GAME.copy(state)
                decide(trial, choice.action)
                settle_at_random(trial, seeded(seed))
                outcomes[trial.tobytes()] = key_of(trial)
            assert len(set(outcomes.values())) == len(outcomes)


def test_a_key_is_multiplied_without_an_overflow_and_as_ever() -> None:
    for key in (0, 1, KEY >> 24, KEY, 0x123456789ABC & KEY):
        product = times_prime(key)
        assert 0 <= product < 1 << 62
        assert product & KEY == (key * 0x1000193) & KEY


IGNORANT = make_evaluator(Kind.NET, blank_net())


@pytest.mark.parametrize("mover", [0, 1])
def test_a_move_that_is_known_to_lose_is_not_chosen_while_another_is_not(mover: int) -> None:
    """All that speaks against a move is that it is lost: the net knows nothing, and its policy likes that move best."""
    state = lay_table(
        age=1,
        left=4,
        offers=["guard_tower"],
        under=["baths", "theater", "altar"],
        mover=mover,
        pawn=-8 if mover == 0 else 8,
        coins=(4, 4),
    ).state
    tree, rng = blank_tree(400), seeded(1)
    plant(tree, IGNORANT, PUCT, state, rng)
    cards = {int(edge.action): GAME.decode(state, mover, int(edge.action))["card"] for edge in edges_of(tree, ROOT)}
    safe = {action for action, card in cards.items() if card == "guard_tower"}
    for edge in edges_of(tree, ROOT):
        edge.prior = 1e-9
    blunder = next(edge for edge in edges_of(tree, ROOT) if int(edge.action) not in safe)
    blunder.prior = 1.0
    simulate(tree, IGNORANT, PUCT, games(compiled=400, plain=100), rng)
    assert blunder.proof == LOST
    visits = np.zeros(100, np.int32)
    count_visits(tree, visits)
    best = edges_of(tree, ROOT)[int(np.argmax(visits[: int(tree.nodes[ROOT].edges)]))]
    assert int(best.action) in safe


@pytest.mark.parametrize("cards", [4, 5])
def test_what_is_proven_is_true(cards: int) -> None:
    """Where the exact endgame knows better, it agrees; chance is among what is proven."""
    proven = by_chance = 0
    for state in endings("random", cards, games(compiled=25, plain=1)):
        tree = grown(state, IGNORANT, PUCT, games(compiled=1500, plain=30))
        edges = {int(edge.action): edge for edge in edges_of(tree, ROOT) if edge.proof}
        if not edges:
            continue
        solution = solve(state, margins=False)
        assert solution is not None
        for move in solution.moves:
            if move.action in edges:
                assert 2 * move.win_chance - 1 == edges[move.action].proof
                proven += 1
                by_chance += edges[move.action].outcomes > 0
    if games(compiled=1, plain=0):
        assert proven > 10
        assert by_chance > 0


def test_a_root_that_is_proven_is_searched_no_further() -> None:
    for state, winning in wins_in_one(games(compiled=6, plain=1)):
        tree = grown(state, IGNORANT, PUCT, games(compiled=900, plain=90))
        won = {int(edge.action) for edge in edges_of(tree, ROOT) if edge.proof == WON}
        assert won <= set(winning)
        assert won
        visits = int(tree.nodes[ROOT].visits)
        assert tree.nodes[ROOT].value == 1
        simulate(tree, IGNORANT, PUCT, 10, seeded(2))
        assert tree.nodes[ROOT].visits == visits


@BOTH
def test_proofs_agree_with_what_lies_below_them(thinker: Evaluator, params: SearchParams) -> None:
    for state in tables():
        tree = grown(state, thinker, params, MANY)
        for node in nodes_of(tree):
            proofs = [int(edge.proof) for edge in edges_of(tree, node)]
            if tree.nodes[node].over == PROVEN:
                assert tree.nodes[node].value == max(proofs) != 0
            elif proofs:
                assert WON not in proofs
                assert set(proofs) != {LOST}
