"""The kernels' prices and scores against the slow reference, on positions of random games and on random cities."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.games.duel import reference
from tests.games.duel.positions import BOX, GAME, give, lay_table
from tests.modes import examples
from thauma.games.duel.bill import Bill, card_bill, wonder_bill
from thauma.games.duel.economy import card_cost, wonder_cost
from thauma.games.duel.scoring import total
from thauma.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from thauma.kernel.rng import below, seeded

CARDS = range(len(CARD_IDS))
WONDERS = range(len(WONDER_IDS))
seeds = st.integers(0, 2**40)


def position_of_a_random_game(seed: int, plies: int, rules: dict[str, str]) -> Any:
    """The position after so many random decisions, or at the end."""
    rng = seeded(seed)
    deal = GAME.deal(rng, 2, rules)
    state = GAME.start(deal)
    for _ in range(plies):
        if GAME.is_over(state):
            break
        legal = GAME.legal(state, int(state.mover))
        GAME.play(state, int(state.mover), legal[below(rng, len(legal))].action, deal)
    return state


@st.composite
def random_city_pairs(draw: st.DrawFn) -> Any:
    """Cards, wonders, tokens, coins and the pawn spread over two cities at random: richer than most games get."""
    cards = draw(st.lists(st.sampled_from(CARD_IDS), unique=True, min_size=15, max_size=45))
    wonders = draw(st.permutations(WONDER_IDS))[:8]
    tokens = draw(st.lists(st.sampled_from(TOKEN_IDS), unique=True, max_size=6))
    built = [draw(st.integers(0, 4)), draw(st.integers(0, 3))]
    coins = (draw(st.integers(0, 60)), draw(st.integers(0, 60)))
    table = lay_table(wonders=(wonders[:4], wonders[4:]), coins=coins, pawn=draw(st.integers(-9, 9)))
    for seat in (0, 1):
        table.give(seat, *wonders[4 * seat : 4 * seat + built[seat]])
    for name in (*cards, *tokens):
        give_unless_it_ends_the_game(table.state, draw(st.integers(0, 1)), name)
    return table.state


def give_unless_it_ends_the_game(state: Any, seat: int, name: str) -> None:
    symbols = int(state.cities[seat].symbols).bit_count()
    is_symbol = name == "law" or (name in CARD_IDS and BOX.cards[CARD_IDS.index(name)].colour == "green")
    if symbols < 5 or not is_symbol:
        give(state, seat, name)


def prices_by_reference(state: Any, seat: int) -> tuple[list[int], list[int]]:
    cities = GAME.position(state)["cities"]
    city, opponent = cities[seat], cities[1 - seat]
    return (
        [reference.card_price(card, city, opponent) for card in CARD_IDS],
        [reference.wonder_price(wonder, city, opponent) for wonder in WONDER_IDS],
    )


def check_prices(state: Any) -> None:
    for seat in (0, 1):
        cards, wonders = prices_by_reference(state, seat)
        assert [card_cost(state, seat, card) for card in CARDS] == cards
        assert [wonder_cost(state.cities[seat], wonder) for wonder in WONDERS] == wonders


def check_scores(state: Any) -> None:
    position = GAME.position(state)
    for seat in (0, 1):
        expected = reference.score(position["cities"], seat, position["pawn"])
        assert GAME.score(state, seat) == expected
        assert total(state, seat) == expected["total"]


@given(seeds, st.integers(0, 90), st.sampled_from(["draft", "first_game"]))
@examples(compiled=150, plain=25)
def test_prices_and_scores_in_random_games(seed: int, plies: int, wonders: str) -> None:
    state = position_of_a_random_game(seed, plies, {"wonders": wonders})
    check_prices(state)
    check_scores(state)


@given(random_city_pairs())
@examples(compiled=150, plain=25)
def test_prices_and_scores_of_random_cities(state: Any) -> None:
    check_prices(state)
    check_scores(state)


@given(seeds, st.integers(8, 80))
@examples(compiled=200, plain=20)
def test_the_legal_list_has_the_reference_prices_and_leaves_out_what_is_too_dear(seed: int, plies: int) -> None:
    state = position_of_a_random_game(seed, plies, {})
    seat = int(state.mover)
    cards, wonders = prices_by_reference(state, seat)
    position = GAME.position(state)
    coins, structure = position["cities"][seat]["coins"], position["structure"]
    moves = GAME.legal_moves(state, seat)
    if not any(move["do"] == "discard" for move in moves):
        return
    free = free_cards(position["age"], structure)
    builds = {(c, cards[CARD_IDS.index(c)]) for c in free if cards[CARD_IDS.index(c)] <= coins}
    buries = {
        (w, c, wonders[WONDER_IDS.index(w)])
        for w in position["cities"][seat]["wonders"]
        for c in free
        if wonders[WONDER_IDS.index(w)] <= coins
    }
    assert {(m["card"], m["cost"]) for m in moves if m["do"] == "build"} == builds
    assert {(m["wonder"], m["card"], m["cost"]) for m in moves if m["do"] == "wonder"} == buries
    assert {(m["card"], m["cost"]) for m in moves if m["do"] == "discard"} == {(c, 0) for c in free}
    assert len(moves) == len(builds) + len(buries) + len(free)


def free_cards(age: int, structure: dict[str, str]) -> set[str]:
    """The cards on which no other card lies."""
    slots = BOX.structures[age - 1].slots
    return {
        card for slot, card in structure.items() if not {str(s) for s in slots[int(slot)].covered_by} & {*structure}
    }


def units(*parts: dict[str, int]) -> dict[str, int]:
    return {r: sum(p.get(r, 0) for p in parts) for r in reference.RESOURCES if any(r in p for p in parts)}


def check_bill(bill: Bill, cost: int, need: dict[str, int], coins: int, prices: dict[str, int]) -> None:
    """Every unit is accounted for once, and the sum is the price."""
    assert bill.cost == cost
    if bill.chain is not None:
        assert bill == Bill(cost=0, chain=bill.chain)
        return
    bought = {purchase.resource: purchase.units for purchase in bill.bought}
    assert len(bought) == len(bill.bought)
    assert bill.coins == coins
    assert bill.coins + sum(purchase.units * purchase.price for purchase in bill.bought) == cost
    assert all(purchase.price == prices[purchase.resource] for purchase in bill.bought)
    assert units(bill.own, bill.chosen, bill.waived, bought) == need
    assert all(n > 0 for part in (bill.own, bill.chosen, bill.waived, bought) for n in part.values())


def check_bills(state: Any, seat: int) -> None:
    cities = GAME.position(state)["cities"]
    city, opponent = cities[seat], cities[1 - seat]
    prices = {r: reference.unit_price(r, city, opponent) for r in reference.RESOURCES}
    cards, wonders = prices_by_reference(state, seat)
    bills = [*(card_bill(state, seat, card) for card in CARDS), *(wonder_bill(state, seat, w) for w in WONDERS)]
    printed = {card.id: card.cost for card in BOX.cards} | {wonder.id: wonder.cost for wonder in BOX.wonders}
    for bill, cost, (name, item) in zip(bills, [*cards, *wonders], printed.items(), strict=True):
        need = {r: item[r] for r in reference.RESOURCES if r in item}
        check_bill(bill, cost, need, item.get("coins", 0), prices)
        check_sources(bill, city, name)


def check_sources(bill: Bill, city: dict[str, Any], item: str) -> None:
    """No more is used than the city has of it."""
    produced = reference.goods(city)
    assert all(amount <= produced.count(resource) for resource, amount in bill.own.items())
    raw, manufactured = reference.RESOURCES[:3], reference.RESOURCES[3:]
    for group in (raw, manufactured):
        offered = sum(set(options) <= set(group) for options in reference.choices(city))
        assert sum(bill.chosen.get(resource, 0) for resource in group) <= offered
    token = "architecture" if item in WONDER_IDS else "masonry"
    is_waived = item in WONDER_IDS or BOX.cards[CARD_IDS.index(item)].colour == "blue"
    assert sum(bill.waived.values()) <= (2 if is_waived and token in city["progress"] else 0)
    if bill.chain:
        assert bill.chain in city["buildings"]


@given(random_city_pairs())
@examples(compiled=60, plain=12)
def test_a_bill_adds_up_and_covers_the_need_exactly(state: Any) -> None:
    for seat in (0, 1):
        check_bills(state, seat)


def test_a_bill_reads_as_people_would_explain_it() -> None:
    table = lay_table(age=3, cities=[["lumber_yard", "forum"], ["clay_pool", "clay_pit"]], tokens=[["masonry"], []])
    bill = card_bill(table.state, 0, CARD_IDS.index("palace"))
    assert (bill.cost, bill.chain, bill.coins) == (2, None, 0)
    assert (bill.own, bill.chosen) == ({"wood": 1}, {"glass": 1})
    assert sum(bill.waived.values()) == 2
    assert bill.waived["clay"] == 1
    assert [(p.units, p.price) for p in bill.bought] == [(1, 2)]


def test_a_chain_is_named_on_the_bill() -> None:
    table = lay_table(age=2, cities=[["baths"], []])
    assert card_bill(table.state, 0, CARD_IDS.index("aqueduct")) == Bill(cost=0, chain="baths")


def bill_by_reference(name: str, city: dict[str, Any], opponent: dict[str, Any]) -> dict[str, Any]:
    """The bill of a card or wonder as a view has it."""
    if name in WONDER_IDS:
        return reference.bill(reference.WONDERS[name].cost, 2 * ("architecture" in city["progress"]), city, opponent)
    card = reference.CARDS[name]
    opener = next((other.id for other in BOX.cards if other.opens and other.opens == card.free_with), None)
    if opener in city["buildings"]:
        return {"cost": 0, "chain": opener, "coins": 0, "own": {}, "chosen": {}, "waived": {}, "bought": [], "short": 0}
    return reference.bill(card.cost, 2 * (card.colour == "blue" and "masonry" in city["progress"]), city, opponent)


@given(seeds, st.integers(0, 75))
@examples(compiled=150, plain=10)
def test_every_bill_of_a_view_is_the_one_of_the_reference(seed: int, plies: int) -> None:
    """Word for word and in the same order, for both cities."""
    shown = GAME.observe(position_of_a_random_game(seed, plies, {}), None)
    first, second = shown["cities"]
    pairs = ((first, second), (second, first))
    for city, opponent in pairs:
        expected = {name: bill_by_reference(name, city, opponent) for name in city["wonder_bills"]}
        assert json.dumps(city["wonder_bills"]) == json.dumps(expected)
    for slot in (slot for slot in shown["structure"] if slot["bills"] is not None):
        assert json.dumps(slot["bills"]) == json.dumps([bill_by_reference(slot["card"], *pair) for pair in pairs])


@given(seeds, st.integers(0, 60))
@examples(compiled=60, plain=15)
def test_discarding_brings_what_the_view_says(seed: int, plies: int) -> None:
    state = position_of_a_random_game(seed, plies, {})
    discards = [move for move in GAME.legal_moves(state, int(state.mover)) if move["do"] == "discard"]
    if discards:
        mover, before = int(state.mover), GAME.observe(state, None)["cities"]
        discard = {name: value for name, value in discards[0].items() if name != "cost"}
        GAME.play(state, mover, GAME.encode(state, discard), seeded(seed))
        after = GAME.observe(state, None)["cities"][mover]["coins"]
        assert after == before[mover]["coins"] + before[mover]["discard_coins"]
