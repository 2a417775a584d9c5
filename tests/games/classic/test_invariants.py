"""What holds in every position of random games, for every number of players."""

from collections import Counter
from typing import Any

import pytest

from tests.games.classic.corpus import random_positions
from tests.modes import COMPILED, games, table_sizes
from thauma.catalog import classic as catalog
from thauma.catalog.effects import Coins, Shields
from thauma.games.classic.actions import ACTIONS, Act, act_of, card_of, payment_of
from thauma.games.classic.game import GAME
from thauma.games.classic.hands import decider
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, SPENT_TURN, STATE_DTYPE, Phase, Spent
from thauma.games.classic.legal import blank_list, blank_workspace, list_legal, sample_legal
from thauma.games.classic.tables import (
    CARD_IDS,
    DECK,
    DECK_SIZE,
    GUILD,
    GUILDS_IN_PLAY,
    HAND,
    MOST_PAYMENTS,
    STAGES_OF,
    by_subset,
    choice_by_subset,
)
from thauma.kernel.rng import seeded

BOX = catalog.load()
every_table = pytest.mark.parametrize("players", table_sizes(2, 7))


def test_a_state_fits_into_a_kibibyte() -> None:
    assert STATE_DTYPE.itemsize <= 1024


@every_table
def test_every_position_keeps_what_it_promises(players: int) -> None:
    for seed in range(games(compiled=4, plain=1)):
        for number, (state, _, _) in enumerate(random_positions(players, seed)):
            if number % (5 if COMPILED else 20) == 0 or state.phase == Phase.OVER:
                check_cards(state)
                check_cities(state)
                check_hands(state)


def check_cards(state: Any) -> None:
    """Every card of the deck is in exactly one place."""
    circle = int(state.circle)
    for age in range(int(state.age) + 1):
        dealt = Counter(int(card) for card in state.dealt[age, :circle].ravel())
        deck = Counter(int(card) for card in DECK[circle, age, : DECK_SIZE[circle, age]])
        guilds = [card for card in dealt if GUILD[card]]
        assert {card: n for card, n in dealt.items() if not GUILD[card]} == deck
        assert len(guilds) == (GUILDS_IN_PLAY[circle] if age == 2 else 0)
        assert all(dealt[card] == 1 for card in guilds)
    shown = GAME.position(state)
    placed = Counter(card for city in shown["cities"] for card in city["buildings"])
    built = state.dealt[(state.spent % BY_FREE_CITY == Spent.BUILT) | (state.spent % BY_FREE_CITY >= Spent.REVIVED)]
    assert placed == Counter(CARD_IDS[card] for card in built)
    number = HAND * circle * (int(state.age) + 1)
    buried = sum(int(city.stages) for city in state.cities[:circle])
    in_hands = sum(len(hand) for hand in shown["hands"])
    assert sum(placed.values()) + len(shown["discard"]) + buried + in_hands == number


def check_cities(state: Any) -> None:
    """The running sums of each city are what its buildings and stages add up to."""
    for seat, shown in enumerate(GAME.observe(state, None)["cities"]):
        city = state.cities[seat]
        cards = [BOX.cards[CARD_IDS.index(card)] for card in shown["buildings"]]
        names = [card.building_name for card in cards]
        assert len(set(names)) == len(names)
        assert 0 <= city.coins < 500
        assert 0 <= city.stages <= STAGES_OF[city.board]
        assert Counter(card.colour for card in cards) == +Counter(
            {colour: int(n) for colour, n in zip(BOX_COLOURS, city.colours, strict=True)}
        )
        own, sale = supplies(shown["production"])
        assert (city.own == own).all()
        assert (city.sale == sale).all()
        effects = [effect for card in cards for effect in card.effects]
        effects += [e for s in stages(state, seat) for e in s.effects]
        assert city.shields == sum(e.amount for e in effects if isinstance(e, Shields))
        assert set(city.price.ravel().tolist()) <= {1, 2}


BOX_COLOURS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")


def stages(state: Any, seat: int) -> tuple[catalog.Stage, ...]:
    board = int(state.cities[seat].board)
    return BOX.boards[board // 2].stages("AB"[board % 2])[: int(state.cities[seat].stages)]


def supplies(production: list[dict[str, Any]]) -> tuple[Any, Any]:
    own, sale = by_subset({}), by_subset({})
    for unit in production:
        own += choice_by_subset(tuple(unit["options"]))
        if unit["for_sale"]:
            sale += choice_by_subset(tuple(unit["options"]))
    return own, sale


def check_hands(state: Any) -> None:
    sizes = [len(hand) for hand in GAME.position(state)["hands"]]
    turn = int(state.turn)
    if state.phase == Phase.TURN:
        if state.players == 2:
            holder = decider(state, 2)
            assert (sizes[holder], sizes[1 - holder], sizes[2]) == (8 - turn, 7 - turn, 6 - turn)
        else:
            assert sizes == [HAND - turn] * int(state.players)
    elif state.phase == Phase.SEVENTH:
        assert sizes == [1] * int(state.circle)
    elif state.phase == Phase.OVER:
        assert sum(sizes) == 0
    turns = state.spent // SPENT_TURN
    assert ((turns >= 0) & (turns <= LEFTOVER)).all()


@every_table
def test_payments_move_from_city_to_city(players: int) -> None:
    """After a turn of stages and discards a city has what it had, less what it paid, plus what it was paid and won."""
    trades = 0
    for seed in range(games(compiled=4, plain=1)):
        for number, (state, deal, _) in enumerate(random_positions(players, seed)):
            if number % 4 or state.phase != Phase.TURN or any(int(choice) >= 0 for choice in state.choice):
                continue
            trial = GAME.copy(state)
            moves: list[dict[str, Any]] = []
            while any(int(choice) >= 0 for choice in trial.choice) or not moves:
                seat = GAME.pending(trial)[0]
                moves.append(dearest_stage(trial, seat))
                GAME.play(trial, seat, GAME.encode(trial, moves[-1]), deal)
            if {move["do"] for move in moves} <= {"stage", "discard"}:
                change = [int(trial.cities[s].coins) - int(state.cities[s].coins) for s in range(int(state.circle))]
                assert change == [
                    flow(moves, s, len(change)) + stage_income(state, trial, s) for s in range(len(change))
                ]
                trades += sum(sum(move.get("pay", [])) > 0 for move in moves)
    assert trades or not COMPILED


def dearest_stage(state: Any, seat: int) -> dict[str, Any]:
    """A stage for which neighbours are paid, or a discard, or what else there is."""
    legal = GAME.legal_moves(state, seat)
    stages = sorted((move for move in legal if move["do"] == "stage"), key=lambda move: sum(move["pay"]))
    discards = [move for move in legal if move["do"] == "discard"]
    move = (stages or discards or legal)[-1]
    return {key: value for key, value in move.items() if key != "cost"}


def flow(moves: list[dict[str, Any]], seat: int, circle: int) -> int:
    """The coins that come to a city by moves of a turn."""
    total = 0
    for move in moves:
        left, right = move.get("pay", [0, 0])
        total += left * (seat == (move["seat"] + 1) % circle) + right * (seat == (move["seat"] - 1) % circle)
        if move["seat"] == seat:
            total += 3 if move["do"] == "discard" else -left - right
    return total


def stage_income(before: Any, after: Any, seat: int) -> int:
    new = stages(after, seat)[int(before.cities[seat].stages) :]
    return sum(e.amount for stage in new for e in stage.effects if isinstance(e, Coins))


@every_table
def test_the_legal_list_is_what_is_accepted(players: int) -> None:
    """On some positions every action is tried: exactly the listed ones are played."""
    for number, (state, deal, _) in enumerate(random_positions(players, seed=4)):
        if number % (29 if COMPILED else 200):
            continue
        for seat in range(int(state.circle)):
            legal = {choice.action for choice in GAME.legal(state, seat)}
            assert (seat in GAME.pending(state)) == bool(legal)
            for action in range(0, ACTIONS, 1 if COMPILED else 97):
                trial = GAME.copy(state)
                if action in legal:
                    GAME.play(trial, seat, action, deal)
                    assert trial.tobytes() != state.tobytes()
                elif action % 50 == 0:
                    with pytest.raises(ValueError, match="not legal"):
                        GAME.play(trial, seat, action, deal)


@every_table
def test_costs_are_what_leaves_the_treasury(players: int) -> None:
    for state, _, _ in random_positions(players, seed=5):
        for seat in GAME.pending(state):
            for move in GAME.legal_moves(state, seat):
                paid = sum(move.get("pay", [0, 0]))
                card = BOX.cards[CARD_IDS.index(move["card"])]
                chained = any(name in GAME.position(state)["cities"][seat]["buildings"] for name in card.free_with)
                printed = card.cost.get("coins", 0) if move["do"] == "build" and not chained else 0
                assert move["cost"] == paid + printed <= int(state.cities[seat].coins)
        if not COMPILED and state.turn > 1:
            break


@every_table
def test_sampled_actions_are_legal_and_reach_every_legal_one(players: int) -> None:
    rng = seeded(6)
    workspace, listed, costs = blank_workspace(), blank_list(), blank_list()
    for number, (state, _, _) in enumerate(random_positions(players, seed=6)):
        if number % (31 if COMPILED else 400) or state.phase == Phase.OVER:
            continue
        seat = GAME.pending(state)[0]
        legal = {int(a) for a in listed[: list_legal(state, seat, workspace, listed, costs)]}
        drawn = {int(sample_legal(state, seat, rng, workspace, listed, costs)) for _ in range(games(4000, 200))}
        assert drawn <= legal
        assert drawn == legal or not COMPILED


def test_an_action_is_its_parts() -> None:
    for action in range(ACTIONS):
        act, card, payment = act_of(action), card_of(action), payment_of(action)
        assert 0 <= card < len(CARD_IDS)
        assert 0 <= payment < MOST_PAYMENTS
        if act in (Act.BUILD, Act.STAGE):
            assert action == (act * len(CARD_IDS) + card) * MOST_PAYMENTS + payment
        else:
            assert action == 2 * len(CARD_IDS) * MOST_PAYMENTS + (act - Act.DISCARD) * len(CARD_IDS) + card


def test_the_table_of_actions_is_stable() -> None:
    """Trained networks and stored games of other programs refer to these numbers."""
    assert ACTIONS == 3354
    assert MOST_PAYMENTS == 20
    assert [CARD_IDS.index(name) for name in ("lumber_yard", "sawmill", "pantheon", "builders_guild")] == [
        0,
        27,
        50,
        77,
    ]
