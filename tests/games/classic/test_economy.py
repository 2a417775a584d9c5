"""Payments: the rulebook's examples, discounts, and the kernel against trying all assignments."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.classic import reference
from tests.games.classic.positions import BOARDS, BOX, FREE_CITY, Table, lay_table, stages_of, three
from tests.modes import examples
from thauma.games.classic.bill import bills
from thauma.games.classic.moves import payments
from thauma.games.classic.tables import CARD_IDS, CARDS, FIRST_STAGE, MOST_PAYMENTS, MOST_STAGES, STAGES_OF


def described(table: Table, seat: int) -> reference.City:
    """A city of a table in the words of the reference."""
    city = table.state.cities[seat]
    board = BOX.boards[int(city.board) // 2]
    cards = table.buildings(seat)
    return reference.City(board.id, "AB"[int(city.board) % 2], int(city.stages), cards, int(city.coins))


def circle(table: Table, seat: int) -> list[reference.City]:
    """A city, its left and its right neighbour."""
    number = int(table.state.circle)
    return [described(table, other) for other in (seat, (seat + 1) % number, (seat - 1) % number)]


def build_payments(table: Table, seat: int, card: str) -> list[tuple[int, int]]:
    return [(a, b) for a, b in payments(table.state, seat, CARD_IDS.index(card))]


def test_library_while_selling() -> None:
    """The rulebook: a library needs two stone and a cloth, and a neighbour may buy my stone at the same time."""
    table = three(
        "gizah A",
        "rhodos A",
        "halikarnassos A",
        cities=[["stone_pit"], [], []],
        hands=[["library"], ["walls"], []],
        coins=[2, 6, 3],
        age=2,
    )
    table.give(1, "quarry")
    assert table.pays(0, "build", "library") == [[0, 2]]  # the cloth comes from the right neighbour's board
    assert table.pays(1, "build", "walls") == [[0, 2]]  # one stone from gizah, to the right of seat 1
    table.turn("build library 0 2", "build walls 0 2", "discard")
    assert table.all_coins() == [2 - 2 + 2, 6 - 2, 3 + 2 + 3]


def test_university_from_both_sides() -> None:
    """The rulebook: two wood, a papyrus and a glass, of which one neighbour sells the one, the other the other."""
    table = three(
        "olympia A",
        "alexandria A",
        "ephesos A",
        cities=[["lumber_yard"], [], []],
        hands=[["university"], [], []],
        coins=[4, 0, 0],
        age=3,
    )
    assert table.pays(0, "build", "university") == [[2, 2]]
    table.turn("build university 2 2", "discard", "discard")
    assert table.all_coins() == [0, 2 + 3, 2 + 3]
    assert table.buildings(0) == ["lumber_yard", "university"]


def test_whom_to_pay_is_a_choice() -> None:
    table = three(cities=[[], ["sawmill"], ["sawmill"]], hands=[["caravansery"], [], []], age=2)
    assert table.pays(0, "build", "caravansery") == [[0, 4], [2, 2], [4, 0]]


def test_a_payment_that_another_undercuts_is_not_legal() -> None:
    """With wood at 1 from the left, buying any of it from the right is dearer on both sides or not at all."""
    table = three(cities=[["west_trading_post"], ["sawmill"], ["sawmill"]], hands=[["caravansery"], [], []], age=2)
    assert table.pays(0, "build", "caravansery") == [[0, 4], [1, 2], [2, 0]]
    table = three(
        cities=[["west_trading_post"], ["sawmill", "press_1"], ["sawmill", "press_1"]],
        hands=[["school"], [], []],
        age=2,
    )
    # One wood (1 left or 2 right) and one papyrus (2 either way): papyrus left, wood right is undercut by [1, 2].
    assert table.pays(0, "build", "school") == [[0, 4], [1, 2], [3, 0]]


def test_a_choice_card_of_a_neighbour_gives_either_one_unit_to_each_buyer() -> None:
    table = three(
        cities=[[], ["timber_yard"], []],
        hands=[["stockade"], [], ["stockade"]],
        left="babylon A",
        right="ephesos A",
        board="alexandria A",
    )
    assert table.pays(0, "build", "stockade") == [[2, 0]]
    assert table.pays(2, "build", "stockade") == [[0, 2]]
    table.turn("build stockade 2 0", "discard", "build stockade 0 2")
    assert table.coins(1) == 50 + 2 + 2 + 3
    # Both units of a cost can't come from one card of choice.
    table = three(cities=[[], ["timber_yard"], []], hands=[["caravansery"], [], []], age=2)
    assert table.pays(0, "build", "caravansery") == []


@pytest.mark.parametrize("seller", [1, 2])
def test_yellow_cards_and_stages_are_never_bought_from(seller: int) -> None:
    boards = ["gizah A", "ephesos A", "ephesos B"]
    boards[seller] = "alexandria B"
    cities: list[list[str]] = [[], [], []]
    cities[seller] = ["caravansery", "forum"]
    stages = [0, 0, 0]
    stages[seller] = 2
    boards[3 - seller] = "rhodos A"
    table = lay_table(*boards, cities=cities, stages=stages, hands=[["stockade", "scriptorium"], [], []])
    assert table.pays(0, "build", "stockade") == []
    assert table.pays(0, "build", "scriptorium") == []


def test_a_stages_own_production_does_not_pay_for_it() -> None:
    table = three("alexandria B", "gizah A", "ephesos A", cities=[["clay_pool"], [], []])
    assert table.stage_payments(0) == []  # two clay: the stage would itself give the second
    table.give(0, "brickyard")
    assert table.stage_payments(0) == [[0, 0]]


def test_a_stages_own_discount_does_not_pay_for_it() -> None:
    table = three("olympia B", "gizah A", "ephesos A", cities=[[], ["lumber_yard"], []])
    assert table.stage_payments(0) == [[2, 0]]
    table.turn("stage altar 2 0" if "altar" in table.hand(0) else f"stage {table.hand(0)[0]} 2 0")
    assert table.coins(0) == 50 - 2
    assert [int(price) for price in table.state.cities[0].price.ravel()] == [1, 1, 2, 2]


def test_printed_coins_go_to_the_bank() -> None:
    table = three(hands=[["tree_farm"], [], []], coins=[1, 3, 3])
    table.turn("build tree_farm")
    assert table.all_coins() == [0, 6, 6]


def test_a_chain_waives_everything() -> None:
    table = three(cities=[["baths"], [], []], hands=[["aqueduct"], [], []], coins=[0, 0, 0], age=2)
    assert [move["cost"] for move in table.moves(0, "build", "aqueduct")] == [0]
    assert table.pays(0, "build", "aqueduct") == [[0, 0]]


@pytest.mark.parametrize("opener", ["east_trading_post", "west_trading_post"])
def test_any_one_of_the_named_buildings_makes_a_chain(opener: str) -> None:
    table = three(cities=[[opener], [], []], hands=[["forum"], [], []], coins=[0, 0, 0], age=2)
    assert table.pays(0, "build", "forum") == [[0, 0]]


def test_cost_is_what_leaves_the_treasury() -> None:
    table = three(cities=[[], ["sawmill"], []], hands=[["caravansery", "sawmill"], [], []], age=2)
    assert [(m["pay"], m["cost"]) for m in table.moves(0, "build", "caravansery")] == [([4, 0], 4)]
    assert [(m["pay"], m["cost"]) for m in table.moves(0, "build", "sawmill")] == [([0, 0], 1)]


def test_no_item_has_more_payments_than_the_bound() -> None:
    costs = [card.cost for card in BOX.cards]
    costs += [stage.cost for board in BOX.boards for side in "AB" for stage in board.stages(side)]
    for cost in costs:
        raw = sum(cost.get(name, 0) for name in BOX.resources.raw)
        manufactured = sum(cost.get(name, 0) for name in BOX.resources.manufactured)
        assert (raw + 1) * (manufactured + 1) <= MOST_PAYMENTS


BUILDINGS = [card.id for card in BOX.cards]
GOODS = [card.id for card in BOX.cards if card.colour in ("brown", "grey", "yellow") and not card.id.endswith("_2")]


@st.composite
def tables(draw: st.DrawFn, players: int = 3) -> Table:
    """Three cities with random goods, stages and coins."""
    wonders = draw(st.permutations(range(7)))
    boards = [BOARDS[2 * wonders[seat] + draw(st.integers(0, 1))] for seat in range(3)]
    cities = [draw(st.lists(st.sampled_from(GOODS), unique=True, max_size=9)) for _ in range(3)]
    table = lay_table(*boards, cities=cities, age=3, players=players)
    for seat in range(3):
        city = table.state.cities[seat]
        city.coins = draw(st.integers(0, 14))
    return lay_table(
        *boards,
        cities=cities,
        stages=[draw(st.integers(0, int(STAGES_OF[table.state.cities[seat].board]))) for seat in range(3)],
        coins=table.all_coins(),
        age=3,
        players=players,
    )


def check_against_reference(table: Table, seat: int, every: bool) -> None:
    city, left, right = circle(table, seat)
    for card in range(CARDS):
        name = CARD_IDS[card]
        expected = reference.payments(city, left, right, BOX.cards[card].cost, every)
        if reference.is_free(city, name):
            expected = [(0, 0)]
        assert build_payments(table, seat, name) == expected, name
    for number, stage in enumerate(stages_of(table.state, seat)):
        item = FIRST_STAGE + int(table.state.cities[seat].board) * MOST_STAGES + number
        found = [(a, b) for a, b in payments(table.state, seat, item)]
        assert found == reference.payments(city, left, right, stage.cost, every), stage


@examples(compiled=120, plain=6)
@given(tables())
def test_payments_agree_with_trying_all_assignments(table: Table) -> None:
    check_against_reference(table, 0, every=False)


@examples(compiled=60, plain=4)
@given(tables(players=2))
def test_the_free_city_may_make_every_payment_that_buys_just_what_is_missing(table: Table) -> None:
    check_against_reference(table, FREE_CITY, every=True)
    check_against_reference(table, 1, every=False)


@examples(compiled=60, plain=4)
@given(tables())
def test_every_bill_adds_up(table: Table) -> None:
    city, left, right = circle(table, 0)
    sellers = {1: left, 2: right}
    for card in range(CARDS):
        for bill in bills(table.state, 0, card):
            if bill.chain is not None:
                assert bill.chain in city.cards
                continue
            assert bill.cost == bill.coins + sum(p.units * p.price for p in bill.bought)
            for side, seat in enumerate((1, 2)):
                assert sum(p.units * p.price for p in bill.bought if p.seat == seat) == bill.pay[side]
            assert total_of(bill.own, bill.bought) == resources(BOX.cards[card].cost)
            ways = reference.ways(city, left, right, BOX.cards[card].cost)
            assert sum(p.units for p in bill.bought) == min(n for *pay, n in ways if tuple(pay) == bill.pay)
            for seat, seller in sellers.items():
                sold = {p.resource: p.units for p in bill.bought if p.seat == seat}
                assert gives(seller.producers(for_sale=True), sold)
            assert gives(city.producers(for_sale=False), bill.own)


def resources(cost: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in cost.items() if name != "coins"}


def total_of(own: dict[str, int], bought: Any) -> dict[str, int]:
    total = dict(own)
    for purchase in bought:
        total[purchase.resource] = total.get(purchase.resource, 0) + purchase.units
    return total


def gives(producers: list[reference.Producer], units: dict[str, int]) -> bool:
    """Whether producers can give these units at once, by trying."""
    needed = [name for name, n in units.items() for _ in range(n)]
    if not needed:
        return True
    rest = dict(units)
    rest[needed[0]] -= 1
    options = [p for p in producers if needed[0] in p]
    return any(gives([q for i, q in enumerate(producers) if i != producers.index(p)], rest) for p in set(options))
