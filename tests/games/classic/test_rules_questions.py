"""Where the rulebooks disagree or are silent: our answers, by their numbers in docs/rules-questions.md."""

import pytest

from tests.games.classic.positions import FREE_CITY, Table, lay_table, three
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import Phase
from thauma.kernel.rng import seeded


def test_d1_discounts_do_not_add_up() -> None:
    cities = [["east_trading_post", "west_trading_post"], ["sawmill"], ["sawmill"]]
    table = three(
        "olympia B", "gizah A", "ephesos A", stages=[1], cities=cities, hands=[["caravansery"], [], []], age=2
    )
    assert [int(price) for price in table.state.cities[0].price.ravel()] == [1, 1, 2, 2]
    table = three("olympia B", "gizah A", "ephesos A", stages=[1], cities=cities, hands=[["arsenal"], [], []], age=3)
    table.give(1, "foundry", "loom_1")
    # one wood more than the board gives, an ore from the left, a cloth at the full price
    assert table.pays(0, "build", "arsenal") == [[3, 1], [4, 0]]
    hands = [["east_trading_post", "west_trading_post"], [], []]
    table = three("olympia B", "gizah A", "ephesos A", stages=[1], hands=hands)
    assert {"east_trading_post", "west_trading_post"} <= table.legal(0, "build")


def test_d2_free_city_card_first_holder() -> None:
    deal = GAME.deal(seeded(1), 2, {"boards": "A"})
    state = GAME.start(deal)
    deciders: dict[tuple[int, int], set[int]] = {}
    while not GAME.is_over(state):
        seat = GAME.pending(state)[0]
        move = GAME.decode(state, seat, GAME.legal(state, seat)[0].action)
        if "by" in move:
            deciders.setdefault((int(state.age), int(state.turn)), set()).add(move["by"])
        GAME.play(state, seat, GAME.legal(state, seat)[0].action, deal)
    first = (0, 1, 0)
    assert deciders == {(age, turn): {(first[age] + turn) % 2} for age in range(3) for turn in range(6)}


def test_d3_own_card_before_the_free_city() -> None:
    table = lay_table("gizah A", "rhodos A", "ephesos A", players=2, hands=[["altar", "theater"], [], []])
    before = GAME.position(table.state)
    assert table.pending() == (0, 1)
    table.play(1, "discard")
    assert table.pending() == (0,)
    table.play(0, "build altar")
    assert table.pending() == (FREE_CITY,)
    assert "altar" not in {move["card"] for move in table.moves(FREE_CITY)}
    assert "theater" in {move["card"] for move in table.moves(FREE_CITY)}
    assert GAME.position(table.state) == before
    table.play(FREE_CITY, "build theater")
    assert GAME.position(table.state) != before
    assert (table.buildings(0), table.buildings(FREE_CITY)) == (["altar"], ["theater"])


@pytest.mark.parametrize(
    ("post", "payment"), [("east_trading_post", [[0, 1], [2, 0]]), ("west_trading_post", [[0, 2], [1, 0]])]
)
def test_d10_east_is_right_west_is_left(post: str, payment: list[list[int]]) -> None:
    cities = [[post], ["lumber_yard", "loom_1"], ["lumber_yard", "loom_1"]]
    table = three(cities=cities, hands=[["stockade", "apothecary"], [], []])
    assert table.pays(0, "build", "stockade") == payment
    assert table.pays(0, "build", "apothecary") == [[0, 2], [2, 0]]
    # The right neighbour is the seat before: with five seats, seat 4 is to the right of seat 0.
    boards = ["gizah A", "rhodos A", "ephesos A", "babylon A", "halikarnassos A"]
    far = lay_table(*boards, cities=[["east_trading_post"], [], [], [], ["lumber_yard"]], hands=[["stockade"]])
    assert far.pays(0, "build", "stockade") == [[0, 1]]


def test_d11_lighthouse_counts_itself() -> None:
    cities = [["caravansery", "tavern"], [], []]
    table = three(cities=cities, hands=[["lighthouse"], [], []], coins=[0, 0, 0], age=3)
    table.turn("build lighthouse")
    assert table.coins(0) == 3
    assert table.score(0)["commerce"] == 3


@pytest.mark.parametrize("building", ["loom", "glassworks", "press"])
def test_d13_same_name_is_never_built_twice(building: str) -> None:
    old, new = f"{building}_1", f"{building}_2"
    cities = [[old, "statue", "quarry"], [], []]
    table = three(
        "olympia A", "gizah A", "ephesos A", stages=[2], cities=cities, hands=[[new, "statue"], [], []], age=2
    )
    table.give(0, "foundry")
    for card in (new, "statue"):
        assert {move["do"] for move in table.moves(0, card=card)} == {"stage", "discard"}
    power = ["foundry", "ore_vein", old, "statue"]
    table = three(
        "halikarnassos A", "gizah A", "babylon A", stages=[1], cities=[power], hands=[[], [new], ["statue"]], age=2
    )
    table.turn(f"stage {table.spare(0)}", f"discard {new}", "discard statue")
    assert not {new, "statue"} & table.legal(0, "revive")


def test_d14_halikarnassos_after_discards_before_conflicts() -> None:
    red = {1: "stockade", 2: "walls", 3: "circus"}
    for age, worth in ((1, 1), (2, 3), (3, 5)):
        hands = [["altar", "baths"], [red[age], "theater"], []] if age == 1 else [[], [red[age]], []]
        table = halikarnassos(age, hands)
        other = next(card for card in table.hand(1) if card != red[age])
        table.turn(f"stage {table.hand(0)[0]}", f"discard {other}")
        assert table.phase() == Phase.REVIVE
        assert red[age] in table.legal(0, "revive")  # the leftover of seat 1
        table.play(0, f"revive {red[age]}")
        assert table.city(0)["conflicts"] == [worth, worth]


def halikarnassos(age: int, hands: list[list[str]]) -> Table:
    return three(
        "halikarnassos A",
        "gizah A",
        "babylon A",
        stages=[1],
        cities=[["foundry", "ore_vein"]],
        hands=hands,
        age=age,
        turn=6,
    )
