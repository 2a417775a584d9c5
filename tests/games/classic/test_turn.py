"""A turn: hidden choices, everything at once, passing, the last turn; and conflicts at the end of an age."""

from collections.abc import Iterator

import pytest

from tests.games.classic.positions import Table, lay_table, three
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import Phase
from thauma.games.errors import WrongSeat
from thauma.kernel.rng import seeded


def test_a_card_built_by_a_neighbour_this_turn_counts_for_my_vineyard() -> None:
    table = three(hands=[["vineyard"], ["sawmill"], ["foundry"]], cities=[["quarry"], [], []], coins=[0, 1, 1], age=2)
    table.turn("build vineyard", "build sawmill", "build foundry")
    assert table.coins(0) == 3  # my quarry and both neighbours' new cards


def test_a_card_built_by_a_neighbour_this_turn_cannot_be_bought_from_this_turn() -> None:
    table = three(left="rhodos A", hands=[["stockade"], ["lumber_yard"], []])
    table.play(1, "build lumber_yard")
    assert table.pays(0, "build", "stockade") == []
    table.play(2, "discard")
    table.play(0, "discard")
    assert table.state.turn == 1
    assert "lumber_yard" in table.buildings(1)


def test_coins_earned_this_turn_cannot_be_spent_this_turn() -> None:
    """Seat 1 pays seat 0 two coins; seat 0 can't use them for its own payment in the same turn."""
    table = three(
        "gizah A", "alexandria A", "ephesos A", hands=[["scriptorium"], ["baths"], []], coins=[1, 2, 0], turn=1
    )
    table.play(1, "build baths 0 2")
    assert table.pays(0, "build", "scriptorium") == []
    table.play(0, "discard")
    table.play(2, "discard")
    assert table.all_coins() == [1 + 2 + 3, 0, 3]


def test_payments_are_made_from_the_coins_of_the_beginning_by_all_at_once() -> None:
    """Each pays the next with its last two coins: nobody is short, whoever is asked first."""
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = three(
            "gizah A",
            "olympia A",
            "rhodos A",
            hands=[["stockade"], ["barracks"], ["baths"]],
            coins=[2, 2, 2],
        )
        moves = {0: "build stockade 2 0", 1: "build barracks 2 0", 2: "build baths 2 0"}
        for seat in order:
            table.play(seat, moves[seat])
        assert table.all_coins() == [2, 2, 2]
        assert [table.buildings(seat) for seat in range(3)] == [["stockade"], ["barracks"], ["baths"]]


def test_nothing_changes_until_the_last_choice_is_in() -> None:
    table = three(hands=[["altar"], ["theater"], ["tavern"]])
    before = GAME.position(table.state)
    table.play(2, "build tavern" if table.pays(2, "build", "tavern") else "discard")
    assert table.pending() == (0, 1)
    assert GAME.position(table.state) == before
    table.play(0, "build altar")
    assert table.pending() == (1,)
    assert GAME.position(table.state) == before
    table.play(1, "build theater")
    assert GAME.position(table.state) != before
    assert table.pending() == (0, 1, 2)


def test_a_choice_can_be_replaced_until_the_last_one_is_in() -> None:
    table = three(hands=[["altar", "theater"], [], []])
    table.play(0, "build altar")
    with pytest.raises(WrongSeat, match="seat 0 has already chosen this turn"):
        table.play(0, "build theater")
    GAME.take_back(table.state, 0)
    assert table.pending() == (0, 1, 2)
    table.play(0, "build theater")
    table.play(1, "discard")
    table.play(2, "discard")
    assert table.buildings(0) == ["theater"]
    with pytest.raises(WrongSeat, match="seat 0 has no choice of this turn to take back"):
        GAME.take_back(table.state, 0)


def test_a_choice_taken_back_leaves_no_trace() -> None:
    table = three(cities=[[], ["lumber_yard"], []], hands=[["stockade"], [], []])
    legal = GAME.legal_moves(table.state, 0)
    for move in legal:
        GAME.play(table.state, 0, GAME.encode(table.state, {k: v for k, v in move.items() if k != "cost"}), seeded(1))
        assert table.moves(0) == []
        GAME.take_back(table.state, 0)
        assert GAME.legal_moves(table.state, 0) == legal


@pytest.mark.parametrize(("age", "step"), [(1, 1), (2, -1), (3, 1)])
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_hands_pass_left_right_left(age: int, step: int, seats: int) -> None:
    boards = ["gizah A", "rhodos A", "ephesos A", "babylon A", "olympia A", "alexandria A", "halikarnassos A"]
    table = lay_table(*boards[:seats], age=age)
    hands = GAME.position(table.state)["hands"]
    chosen = [table.spare(seat) for seat in range(seats)]
    table.turn(*(f"discard {card}" for card in chosen))
    after = GAME.position(table.state)["hands"]
    for seat in range(seats):
        left = list(hands[seat])
        left.remove(chosen[seat])
        assert after[(seat + step) % seats] == left


def test_the_sixth_turn_discards_the_last_card_for_no_coins() -> None:
    table = three(hands=[["altar", "theater"], ["baths", "stockade"], ["loom_1", "press_1"]], turn=6)
    table.turn("build altar", "discard baths", "build loom_1")
    assert table.all_coins() == [50, 53, 50]
    assert table.discard_pile() == ["baths", "press_1", "stockade", "theater"]
    assert (table.state.age, table.state.turn) == (1, 0)
    assert [len(hand) for hand in GAME.position(table.state)["hands"]] == [7, 7, 7]


def test_discarding_brings_three_coins() -> None:
    table = three(coins=[0, 1, 2])
    table.turn("discard", "discard", "discard")
    assert table.all_coins() == [3, 4, 5]
    assert len(table.discard_pile()) == 3


def test_copies_of_a_card_are_one_action() -> None:
    table = lay_table(
        "gizah A", "rhodos A", "ephesos A", "babylon A", hands=[["lumber_yard", "lumber_yard", "altar"], [], [], []]
    )
    assert len(table.moves(0, "build", "lumber_yard")) == 1
    assert len(table.moves(0, "discard", "lumber_yard")) == 1
    table.turn("build lumber_yard", "discard", "discard", "discard")
    hands = GAME.position(table.state)["hands"]
    assert "lumber_yard" in hands[1]  # the other copy has passed on


def test_the_stage_after_the_last_does_not_exist() -> None:
    table = three("gizah A", stages=[3], cities=[["quarry", "stone_pit", "sawmill", "lumber_yard"], [], []])
    assert table.moves(0, "stage") == []
    table = three("gizah B", stages=[3], cities=[["quarry", "stone_pit", "press_1"], [], []])
    assert table.moves(0, "stage")
    table = three("gizah B", stages=[4], cities=[["quarry", "stone_pit", "press_1"], [], []])
    assert table.moves(0, "stage") == []


def test_stages_are_built_in_order() -> None:
    table = three("gizah A", cities=[["stone_pit", "quarry", "sawmill", "lumber_yard"], [], []])
    for points in (3, 8, 15):
        table.turn(f"stage {table.spare(0)}")
        assert table.score(0)["wonder"] == points


# Conflicts


def last_turn(age: int, shields: list[list[str]]) -> Table:
    boards = ["alexandria A", "rhodos A", "ephesos A", "gizah A", "olympia A"][: len(shields)]
    return lay_table(*boards, cities=shields, age=age, turn=6)


def test_alexandrias_conflicts_at_the_end_of_age_ii() -> None:
    """The rulebook: Alexandria has 3 shields, one neighbour 5 and the other 2."""
    table = last_turn(2, [["walls", "barracks"], ["walls", "stables", "barracks"], ["walls"]])
    table.turn()
    assert table.city(0)["conflicts"] == [-1, 3]
    assert table.score(0)["military"] == 2
    assert table.city(1)["conflicts"] == [3, 3]  # rhodos beats ephesos to its left and alexandria to its right
    assert table.city(2)["conflicts"] == [-1, -1]


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_more_in_later_ages(age: int, worth: int) -> None:
    table = last_turn(age, [["walls"], [], ["walls"], []])
    table.turn()
    assert [table.city(seat)["conflicts"] for seat in range(4)] == [[worth] * 2, [-1] * 2, [worth] * 2, [-1] * 2]


def test_equal_shields_bring_nothing() -> None:
    table = last_turn(3, [["walls"], ["stables"], []])
    table.turn()
    assert table.city(0)["conflicts"] == [5]
    assert table.city(1)["conflicts"] == [5]
    assert table.city(2)["conflicts"] == [-1, -1]


def test_tokens_are_kept_through_the_ages() -> None:
    table = last_turn(1, [["stockade"], [], []])
    table.turn()
    assert table.phase() == Phase.TURN
    for _ in range(5):
        table.turn(*discards(table))
    table.turn(*discards(table))
    assert table.city(0)["conflicts"] == [1, 1, 3, 3]
    assert table.city(1)["conflicts"] == [-1, -1]


def discards(table: Table) -> Iterator[str]:
    for seat in range(3):
        yield f"discard {table.hand(seat)[0]}"
