"""The worked examples of the rulebooks about costs and discarding, and one for every family of cards.

Expected values are written out, not taken from the catalog or the code.
"""

import pytest

from tests.games.duel.positions import AGE, BOX, GAME, Ids, economy, lay_table, offer
from thauma.games.duel.layout import Phase

# Cost


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "cost"),
    [
        ("fortifications", ["shelf_quarry"], ["clay_pool"], 5),  # clay at 3, papyrus at 2
        ("fortifications", ["quarry", "stone_pit"], ["clay_pit"], 5),
        ("aqueduct", [], ["shelf_quarry"], 12),  # three stone at 4
        ("aqueduct", [], ["quarry", "stone_pit"], 12),
        ("caravansery", [], ["glassworks"], 7),  # 2 coins, glass at 3, papyrus at 2
        ("caravansery", ["glassworks"], ["glass_blower"], 4),
        ("garrison", [], [], 2),
        ("garrison", ["clay_pool"], ["clay_pit"], 0),
        ("arsenal", ["brickyard"], ["sawmill", "lumber_yard"], 2 + 2 * 5),
        ("arsenal", ["wood_reserve"], ["sawmill", "clay_pool"], 3 * 3 + 2 * 1),
        ("pretorium", [], [], 8),
        ("baths", ["caravansery"], ["shelf_quarry"], 0),
        ("town_hall", ["caravansery"], ["shelf_quarry"], 2 * 4 + 2 * 2),  # the choice takes a stone, the dearer
        ("study", ["forum"], ["press", "sawmill"], 2 * 4 + 2),  # papyrus costs more than glass
        ("academy", ["customs_house"], ["glassworks", "glass_blower"], 2 + 2 + 1 + 1),
    ],
)
def test_cost_of_a_card(card: str, mine: Ids, theirs: Ids, cost: int) -> None:
    table = offer(card, (mine, theirs))
    assert table.cost("build", card) == cost
    table.play("build", card)
    assert table.coins(0) == 50 - cost
    assert card in table.city(0)["buildings"]
    assert table.mover == 1


def test_a_card_that_costs_all_coins_can_be_built_and_one_coin_less_is_too_few() -> None:
    for coins, possible in ((5, True), (4, False)):
        table = lay_table(age=3, offers=["fortifications"], cities=[["shelf_quarry"], ["clay_pool"]], coins=(coins, 0))
        assert ("fortifications" in table.legal("build")) == possible
        assert "fortifications" in table.legal("discard")


CHAINS = {
    "horse_breeders": "stable",
    "barracks": "garrison",
    "fortifications": "palisade",
    "library": "scriptorium",
    "dispensary": "pharmacist",
    "statue": "theater",
    "temple": "altar",
    "aqueduct": "baths",
    "lighthouse": "tavern",
    "siege_workshop": "archery_range",
    "circus": "parade_ground",
    "university": "school",
    "observatory": "laboratory",
    "gardens": "statue",
    "pantheon": "temple",
    "senate": "rostrum",
    "arena": "brewery",
}


def test_there_are_seventeen_chains() -> None:
    assert {card.id for card in BOX.cards if card.free_with} == set(CHAINS)


@pytest.mark.parametrize(("card", "opener"), CHAINS.items())
def test_a_chain_waives_the_whole_cost(card: str, opener: str) -> None:
    table = lay_table(age=AGE[card], offers=[card], cities=[[opener], []], coins=(0, 0))
    assert table.cost("build", card) == 0
    table.play("build", card)
    assert card in table.city(0)["buildings"]


@pytest.mark.parametrize(("card", "opener"), CHAINS.items())
def test_the_opponents_building_opens_no_chain(card: str, opener: str) -> None:
    table = lay_table(age=AGE[card], offers=[card], cities=[[], [opener]], coins=(0, 0))
    assert card not in table.legal("build")


def test_production_is_not_used_up_and_a_choice_gives_one_unit_each_turn() -> None:
    table = lay_table(
        age=1, offers=["baths", "stable", "garrison", "theater"], cities=[["caravansery"], []], coins=(0, 9)
    )
    for card in ("baths", "stable", "garrison"):
        assert table.cost("build", card) == 0
        table.play("build", card)
        table.play("discard", sorted(table.legal("discard") - {"baths", "stable", "garrison"})[0])
    assert table.city(0)["buildings"] == ["baths", "caravansery", "garrison", "stable"]


def test_one_choice_gives_one_unit_two_choices_two() -> None:
    for mine, built, cost in (((), (), 4), (("caravansery",), (), 2), (("caravansery",), ("great_lighthouse",), 0)):
        table = lay_table(age=2, offers=["horse_breeders"], cities=[mine, ()], built=[built, ()])
        assert table.cost("build", "horse_breeders") == cost


def test_a_fixed_price_stays_one_whatever_the_opponent_produces() -> None:
    table = offer("stone_reserve")
    table.play("build", "stone_reserve")
    assert table.coins(0) == 47
    assert table.prices(0) == {"clay": 2, "wood": 2, "stone": 1, "glass": 2, "papyrus": 2}
    table.give(1, "shelf_quarry", "quarry")
    assert table.prices(0)["stone"] == 1
    table.give(0, "stone_pit")
    assert table.prices(1)["stone"] == 3


def test_the_price_falls_back_when_a_producer_is_destroyed_and_a_fixed_one_stays() -> None:
    for mine, after in (([], 3), (["clay_reserve"], 1)):
        table = lay_table(
            age=2, cities=[mine, ["brickyard", "clay_pool"]], wonders=[["statue_of_zeus"], []], offers=["walls"]
        )
        table.play("wonder", "statue_of_zeus", "walls")
        table.play("destroy", "brickyard")
        assert table.prices(0)["clay"] == after


# Discarding


@pytest.mark.parametrize(
    ("city", "coins"), [([], 2), (["tavern", "clay_reserve"], 4), (["altar", "clay_pool"], 2), (["forum"], 3)]
)
def test_discarding_brings_two_coins_and_one_per_yellow_card(city: Ids, coins: int) -> None:
    table = lay_table(offers=["baths"], cities=[city, ["wood_reserve"]], coins=(7, 7))
    table.play("discard", "baths")
    assert (table.coins(0), table.coins(1)) == (7 + coins, 7)
    assert table.discard_pile() == ["baths"]
    assert table.city(0)["buildings"] == sorted(city)


# Families of cards


@pytest.mark.parametrize(
    ("card", "produces", "cost"),
    [
        ("lumber_yard", {"wood": 1}, 0),
        ("logging_camp", {"wood": 1}, 1),
        ("clay_pool", {"clay": 1}, 0),
        ("clay_pit", {"clay": 1}, 1),
        ("quarry", {"stone": 1}, 0),
        ("stone_pit", {"stone": 1}, 1),
        ("sawmill", {"wood": 2}, 2),
        ("brickyard", {"clay": 2}, 2),
        ("shelf_quarry", {"stone": 2}, 2),
        ("glassworks", {"glass": 1}, 1),
        ("press", {"papyrus": 1}, 1),
        ("glass_blower", {"glass": 1}, 0),
        ("drying_room", {"papyrus": 1}, 0),
    ],
)
def test_brown_and_grey_cards_produce_and_raise_the_opponents_price(
    card: str, produces: dict[str, int], cost: int
) -> None:
    table = offer(card)
    table.play("build", card)
    assert table.coins(0) == 50 - cost
    assert economy(table, 0)["production"] == produces
    assert table.prices(1) == {r: 2 + produces.get(r, 0) for r in ("clay", "wood", "stone", "glass", "papyrus")}
    assert set(table.prices(0).values()) == {2}


# fmt: off
BLUE_POINTS = [
    ("theater", 3), ("altar", 3), ("baths", 3), ("courthouse", 5), ("statue", 4), ("temple", 4), ("aqueduct", 5),
    ("rostrum", 4), ("palace", 7), ("town_hall", 7), ("obelisk", 5), ("gardens", 6), ("pantheon", 6), ("senate", 5),
]
GREEN_SYMBOLS = [
    ("workshop", "pendulum", 1), ("apothecary", "wheel", 1), ("scriptorium", "quill", 0), ("pharmacist", "mortar", 0),
    ("library", "quill", 2), ("dispensary", "mortar", 2), ("school", "wheel", 1), ("laboratory", "pendulum", 1),
    ("academy", "sundial", 3), ("study", "sundial", 3), ("university", "armillary_sphere", 2),
    ("observatory", "armillary_sphere", 2),
]
PAIRS = [
    ("workshop", "laboratory"), ("apothecary", "school"), ("scriptorium", "library"), ("pharmacist", "dispensary"),
    ("academy", "study"), ("university", "observatory"),
]
RED_SHIELDS = [
    ("guard_tower", 1), ("stable", 1), ("garrison", 1), ("palisade", 1), ("walls", 2), ("horse_breeders", 1),
    ("barracks", 1), ("archery_range", 2), ("parade_ground", 2), ("arsenal", 3), ("pretorium", 3),
    ("fortifications", 2), ("siege_workshop", 2), ("circus", 2),
]
# fmt: on


@pytest.mark.parametrize(("card", "points"), BLUE_POINTS)
def test_blue_cards_are_worth_points(card: str, points: int) -> None:
    table = offer(card)
    table.play("build", card)
    assert table.score(0)["civilian"] == points
    assert table.score(0)["total"] == points + table.coins(0) // 3


@pytest.mark.parametrize(("card", "symbol", "points"), GREEN_SYMBOLS)
def test_green_cards_bear_a_symbol_and_points(card: str, symbol: str, points: int) -> None:
    table = offer(card)
    table.play("build", card)
    assert economy(table, 0)["symbols"] == [symbol]
    assert table.score(0)["science"] == points
    assert (table.phase, table.mover) == (Phase.TURN, 1)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_the_second_card_of_a_symbol_brings_a_token_in_either_order(first: str, second: str) -> None:
    for have, build in ((first, second), (second, first)):
        table = lay_table(age=AGE[build], offers=[build], cities=[[have], []])
        table.play("build", build)
        assert (table.phase, table.mover) == (Phase.PROGRESS, 0)


def test_the_opponents_symbol_makes_no_pair() -> None:
    table = lay_table(age=2, offers=["school"], cities=[[], ["apothecary"]])
    table.play("build", "school")
    assert (table.phase, table.mover) == (Phase.TURN, 1)


@pytest.mark.parametrize(("card", "shields"), RED_SHIELDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_red_cards_move_the_pawn(card: str, shields: int, seat: int) -> None:
    table = lay_table(age=AGE[card], offers=[card], mover=seat, pawn=-1 if seat == 0 else 1)
    table.play("build", card)
    assert table.pawn == (shields - 1 if seat == 0 else 1 - shields)


def test_archery_range_from_one_enters_the_zone_and_loots_two() -> None:
    table = lay_table(age=2, offers=["archery_range"], cities=[["lumber_yard", "quarry", "press"], []], pawn=1)
    table.play("build", "archery_range")
    assert table.pawn == 3
    assert (table.coins(0), table.coins(1)) == (50, 48)
    assert GAME.observe(table.state, 0)["loot"] == [
        [{"distance": 3, "coins": 2}, {"distance": 6, "coins": 5}],
        [{"distance": 6, "coins": 5}],
    ]


@pytest.mark.parametrize(("card", "coins"), [("tavern", 4), ("brewery", 6)])
def test_yellow_cards_with_coins(card: str, coins: int) -> None:
    table = offer(card)
    table.play("build", card)
    assert table.coins(0) == 50 + coins


@pytest.mark.parametrize(
    ("card", "cost", "fixed"),
    [
        ("stone_reserve", 3, {"stone"}),
        ("clay_reserve", 3, {"clay"}),
        ("wood_reserve", 3, {"wood"}),
        ("customs_house", 4, {"glass", "papyrus"}),
    ],
)
def test_yellow_cards_that_fix_a_price(card: str, cost: int, fixed: set[str]) -> None:
    table = offer(card, ((), ("sawmill", "brickyard", "shelf_quarry", "glassworks", "press")))
    table.play("build", card)
    assert table.coins(0) == 50 - cost
    usual = {"clay": 4, "wood": 4, "stone": 4, "glass": 3, "papyrus": 3}
    assert table.prices(0) == {resource: 1 if resource in fixed else price for resource, price in usual.items()}


@pytest.mark.parametrize(
    ("card", "choices"), [("forum", {"raw": 0, "manufactured": 1}), ("caravansery", {"raw": 1, "manufactured": 0})]
)
def test_yellow_cards_of_choice(card: str, choices: dict[str, int]) -> None:
    table = offer(card)
    table.play("build", card)
    assert economy(table, 0)["choices"] == choices
    assert economy(table, 0)["production"] == {}


@pytest.mark.parametrize(
    ("card", "mine", "built", "coins"),
    [
        ("chamber_of_commerce", ["press", "drying_room"], [], 6),
        ("chamber_of_commerce", ["press", "drying_room", "quarry", "glassworks"], [], 9),
        ("port", ["lumber_yard", "glassworks", "press"], [], 2),
        ("port", ["lumber_yard", "clay_pool", "sawmill", "glassworks", "press"], [], 6),
        ("armory", ["shelf_quarry", "glassworks"], [], 0),
        ("armory", ["shelf_quarry", "glassworks", "walls", "stable", "garrison"], [], 3),
        ("lighthouse", ["brickyard", "glassworks"], [], 1),
        ("lighthouse", ["tavern", "forum", "brewery"], [], 4),
        ("arena", ["brewery"], [], 0),
        ("arena", ["brewery"], ["pyramids", "sphinx", "colossus"], 6),
    ],
)
def test_yellow_cards_that_count_the_own_city(card: str, mine: list[str], built: list[str], coins: int) -> None:
    theirs = ["glass_blower", "brickyard", "palisade", "wood_reserve"]
    theirs = [name for name in theirs if name not in mine]
    table = lay_table(age=3, offers=[card], cities=[mine, theirs], built=[built, ["mausoleum"]])
    assert table.cost("build", card) == 0
    table.play("build", card)
    assert table.coins(0) == 50 + coins
    assert table.score(0)["commerce"] == 3
