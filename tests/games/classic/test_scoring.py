"""Points: the rulebook's examples, each guild, yellow cards, ties; and the kernel against a reference."""

from itertools import product

import pytest

from tests.games.classic import reference
from tests.games.classic.positions import BOARDS, BOX, Table, lay_table, three
from tests.modes import games
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import Phase
from thauma.games.classic.scoring import symbol_points
from thauma.kernel.rng import Rng, below, seeded

COMPASSES = ["apothecary", "dispensary", "lodge", "academy"]
GEARS = ["workshop", "laboratory", "observatory", "study"]
TABLETS = ["scriptorium", "library", "school", "university"]


def test_fourteen_coins_are_four_points() -> None:
    assert three(coins=[14, 3, 2]).score(0)["treasury"] == 4
    assert three(coins=[14, 3, 2]).score(1)["treasury"] == 1
    assert three(coins=[14, 3, 2]).score(2)["treasury"] == 0


def test_three_compasses_two_gears_and_a_tablet_are_21_and_with_one_tablet_more_31() -> None:
    greens = [*COMPASSES[:3], *GEARS[:2], *TABLETS[:1]]
    assert three(cities=[greens]).score(0)["science"] == 21
    assert three(cities=[[*greens, TABLETS[1]]]).score(0)["science"] == 31


def test_each_green_card_has_its_symbol() -> None:
    for symbol, cards in enumerate((COMPASSES, GEARS, TABLETS)):
        for number in range(1, 5):
            table = three(cities=[cards[:number]])
            assert table.score(0)["science"] == number * number
            assert int(table.state.cities[0].symbols[symbol]) == number


def test_symbols_of_choice_are_chosen_best() -> None:
    for compasses, gears, tablets in product(range(5), repeat=3):
        cards = [*COMPASSES[:compasses], *GEARS[:gears], *TABLETS[:tablets]]
        one = three("babylon A", stages=[2], cities=[cards])
        assert one.score(0)["science"] == reference.science(symbols(cards), 1)
        two = three("babylon A", stages=[2], cities=[[*cards, "scientists_guild"]])
        assert two.score(0)["science"] == reference.science(symbols(cards), 2)


def symbols(cards: list[str]) -> list[str]:
    named = {"compass": COMPASSES, "gear": GEARS, "tablet": TABLETS}
    return [symbol for card in cards for symbol, those in named.items() if card in those]


def test_symbol_points_are_squares_and_sets() -> None:
    assert symbol_points(0, 0, 0) == 0
    assert symbol_points(1, 1, 1) == 10
    assert symbol_points(2, 2, 2) == 26
    assert symbol_points(4, 1, 0) == 17


# Yellow cards


@pytest.mark.parametrize(
    ("card", "own", "coins", "points"),
    [
        ("haven", ["sawmill", "quarry", "loom_1"], 2, 2),
        ("lighthouse", ["tavern", "marketplace"], 3, 3),
        ("chamber_of_commerce", ["loom_1", "press_1", "quarry"], 4, 4),
        ("arena", [], 6, 2),
    ],
)
def test_yellow_cards_of_age_iii(card: str, own: list[str], coins: int, points: int) -> None:
    table = three(stages=[2, 3, 1], cities=[own, ["sawmill", "loom_1", "tavern"], []], coins=[0, 0, 0], age=3)
    table = lay_with_card(table, card)
    table.turn(f"build {card}")
    assert table.coins(0) == coins
    assert table.score(0)["commerce"] == points


def lay_with_card(table: Table, card: str) -> Table:
    """The same cities; seat 0 holds the card and has every resource."""
    cities = [table.buildings(seat) for seat in range(3)]
    stages = [table.city(seat)["stages"] for seat in range(3)]
    again = three(stages=stages, cities=cities, coins=table.all_coins(), hands=[[card], [], []], age=3)
    again.state.cities[0].own[:] = 9
    return again


def test_arenas_points_count_stages_at_the_end() -> None:
    table = three(stages=[1], cities=[["arena"]], coins=[0, 0, 0], age=3)
    assert table.score(0)["commerce"] == 1
    table.state.cities[0].own[:] = 9
    table.turn(f"stage {table.spare(0)}")
    assert table.score(0)["commerce"] == 2


@pytest.mark.parametrize(("card", "coins"), [("vineyard", 1 + 2 + 1), ("bazar", 2 * (1 + 1 + 2))])
def test_vineyard_and_bazar_count_three_cities(card: str, coins: int) -> None:
    cities = [["quarry", "loom_1"], ["sawmill", "foundry", "press_1"], ["brickyard", "loom_1", "glassworks_1"]]
    far = ["sawmill", "quarry", "loom_1", "press_1"]
    table = lay_table(
        "gizah A",
        "rhodos A",
        "olympia A",
        "ephesos A",
        cities=[cities[0], cities[1], far, cities[2]],
        coins=[0] * 4,
        hands=[[card], [], [], []],
        age=2,
    )
    table.turn(f"build {card}")
    assert table.coins(0) == coins


# Guilds

NEIGHBOURS = {
    "left": ["sawmill", "quarry", "loom_1", "tavern", "apothecary", "workshop", "walls", "baths", "altar", "theater"],
    "right": ["foundry", "press_1", "glassworks_1", "forum", "marketplace", "school", "stables", "arsenal", "temple"],
}


@pytest.mark.parametrize(
    ("guild", "points"),
    [
        ("workers_guild", 3),
        ("craftsmens_guild", 6),
        ("traders_guild", 3),
        ("philosophers_guild", 3),
        ("spies_guild", 3),
        ("magistrates_guild", 4),
        ("strategists_guild", 3),
        ("builders_guild", 3 + 2 + 1),
        ("shipowners_guild", 2 + 1 + 1),
        ("scientists_guild", 0),
    ],
)
def test_each_guild(guild: str, points: int) -> None:
    own = ["brickyard", "clay_pool", "loom_1", guild]
    table = three(stages=[3, 2, 1], cities=[own, NEIGHBOURS["left"], NEIGHBOURS["right"]], coins=[0, 0, 0])
    table.state.cities[1].conflicts[:, :] = [[-1, 1], [3, -1], [0, 0]]
    table.state.cities[2].conflicts[:, :] = [[0, 0], [0, 0], [5, -1]]
    assert table.score(0)["guilds"] == points


def test_a_scientists_guild_is_a_symbol() -> None:
    assert three(cities=[["scientists_guild", "apothecary"]]).score(0)["science"] == 4
    assert three(cities=[["scientists_guild"]]).score(0)["science"] == 1


# The end


def finished(points: list[list[str]], coins: list[int]) -> Table:
    """The end of a game in which the cities differ by these buildings and coins."""
    boards = ["gizah A", "rhodos A", "ephesos A", "babylon A"][: len(points)]
    table = lay_table(*boards, cities=points, coins=coins, age=3, turn=6)
    table.turn()
    assert table.phase() == Phase.OVER
    return table


def winners(table: Table) -> list[int]:
    result = GAME.result(table.state)
    assert result is not None
    found: list[int] = result["winners"]
    return found


def test_most_points_win() -> None:
    assert winners(finished([[], ["palace"], []], [3, 3, 3])) == [1]


def test_a_tie_goes_to_more_coins() -> None:
    table = finished([[], [], []], [3, 4, 3])
    assert {table.score(seat)["total"] for seat in range(3)} == {2}
    assert winners(table) == [1]


def test_a_tie_in_coins_too_is_shared() -> None:
    assert winners(finished([["altar"], [], ["theater"], []], [3, 3, 3, 4])) == [0, 2]
    assert winners(finished([[], [], []], [5, 5, 5])) == [0, 1, 2]


def test_the_result_as_in_a_record() -> None:
    table = finished([[], ["palace"], []], [3, 3, 3])
    result = GAME.result(table.state)
    assert result is not None
    assert result["by"] == "points"
    assert list(result["scores"][1]) == [
        "military",
        "treasury",
        "wonder",
        "civilian",
        "science",
        "commerce",
        "guilds",
        "total",
    ]
    assert result["scores"][1]["civilian"] == 8


def random_table(rng: Rng, circle: int) -> tuple[Table, list[reference.City]]:
    """Cities full of random things, and the same for the reference."""
    wonders = sorted(range(7), key=lambda _: below(rng, 1 << 20))
    boards = [BOARDS[2 * wonders[seat] + below(rng, 2)] for seat in range(circle)]
    ids = [card.id for card in BOX.cards if not card.id.endswith("_2")]
    cities = [[card for card in ids if below(rng, 3) == 0] for _ in range(circle)]
    coins = [below(rng, 40) for _ in range(circle)]
    stages = [below(rng, len(stages_of(board)) + 1) for board in boards]
    table = lay_table(*boards, cities=cities, coins=coins, stages=stages, age=3)
    told = []
    for seat in range(circle):
        tokens = [(-1, 0, 1 + 2 * age)[below(rng, 3)] for age in range(3) for _ in range(2)]
        table.state.cities[seat].conflicts[:, :] = [tokens[0:2], tokens[2:4], tokens[4:6]]
        wonder, side = boards[seat].split()
        told.append(reference.City(wonder, side, stages[seat], cities[seat], coins[seat], [t for t in tokens if t]))
    return table, told


def stages_of(board: str) -> tuple[object, ...]:
    wonder, side = board.split()
    return reference.BOARD[wonder].stages(side)


def test_scores_agree_with_a_slow_reference() -> None:
    rng = seeded(20)
    for number in range(games(compiled=200, plain=10)):
        table, told = random_table(rng, 3 + number % 5)
        for seat in range(len(told)):
            assert table.score(seat) == reference.score(told, seat)
