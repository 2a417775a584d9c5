"""Every wonder, every progress token and every guild, with expected values written out."""

import pytest

from tests.games.duel.positions import (
    BOX,
    FIVE_SYMBOLS,
    Ids,
    Pair,
    Table,
    bury,
    economy,
    lay_table,
    offer,
    victory,
)
from thauma.games.duel.layout import Phase

# Wonders


@pytest.mark.parametrize(
    ("wonder", "cost", "points", "again"),
    [
        ("appian_way", 10, 3, True),
        ("circus_maximus", 8, 3, False),
        ("colossus", 8, 3, False),
        ("great_library", 10, 4, False),
        ("great_lighthouse", 8, 4, False),
        ("hanging_gardens", 8, 3, True),
        ("mausoleum", 10, 2, False),
        ("piraeus", 8, 2, True),
        ("pyramids", 8, 9, False),
        ("sphinx", 8, 6, True),
        ("statue_of_zeus", 10, 3, False),
        ("temple_of_artemis", 8, 0, True),
    ],
)
def test_wonders_cost_points_and_extra_turn(wonder: str, cost: int, points: int, again: bool) -> None:
    table = lay_table(offers=["altar"], wonders=[[wonder], []])
    assert table.cost("wonder", wonder) == cost
    table.play("wonder", wonder, "altar")
    if table.phase == Phase.LIBRARY:
        table.play("library", sorted(table.legal("library") - {"philosophy", "agriculture"})[0])
    assert table.score(0)["wonders"] == points
    assert table.city(0)["wonders_built"] == [wonder]
    assert wonder not in table.city(0)["wonders"]
    assert table.city(0)["buildings"] == []  # the card under it has no effect
    assert table.score(0)["civilian"] == 0
    assert table.mover == (0 if again else 1)


def test_appian_way_brings_three_coins_and_costs_the_opponent_three() -> None:
    table = lay_table(wonders=[["appian_way"], []])
    bury(table, "appian_way")
    assert (table.coins(0), table.coins(1)) == (50 - 10 + 3, 47)


def test_circus_maximus_destroys_a_grey_card() -> None:
    table = lay_table(age=2, wonders=[["circus_maximus"], []], cities=[["press"], ["glassworks", "quarry"]])
    bury(table, "circus_maximus")
    assert table.pawn == 1
    assert table.legal("destroy") == {"glassworks"}
    table.play("destroy", "glassworks")
    assert table.city(1)["buildings"] == ["quarry"]
    assert table.mover == 1


def test_statue_of_zeus_destroys_a_brown_card() -> None:
    theirs = ["glassworks", "quarry", "sawmill"]
    table = lay_table(age=3, wonders=[["statue_of_zeus"], []], cities=[["clay_pool"], theirs])
    bury(table, "statue_of_zeus")
    assert table.pawn == 1
    assert table.legal("destroy") == {"quarry", "sawmill"}
    table.play("destroy", "sawmill")
    assert economy(table, 1)["production"] == {"stone": 1, "glass": 1}
    assert table.mover == 1


def test_colossus_moves_the_pawn_by_two() -> None:
    table = lay_table(wonders=[["colossus"], []], pawn=1)
    bury(table, "colossus")
    assert table.pawn == 3
    assert table.coins(1) == 48


def test_great_library_keeps_one_of_three() -> None:
    table = lay_table(wonders=[["great_library"], []], box=["law", "urbanism", "masonry"], coins=(10, 0))
    bury(table, "great_library")
    table.play("library", "urbanism")
    assert table.city(0)["progress"] == ["urbanism"]
    assert table.coins(0) == 6
    assert table.mover == 1


def test_great_lighthouse_gives_a_raw_material_of_choice() -> None:
    table = lay_table(age=2, wonders=[["great_lighthouse"], []])
    bury(table, "great_lighthouse")
    assert economy(table, 0)["choices"] == {"raw": 1, "manufactured": 0}
    assert set(table.prices(1).values()) == {2}


def test_hanging_gardens_bring_six_coins() -> None:
    table = lay_table(wonders=[["hanging_gardens"], []])
    bury(table, "hanging_gardens")
    assert table.coins(0) == 50 - 8 + 6


def test_mausoleum_builds_a_discarded_card_for_nothing_with_its_effects() -> None:
    table = lay_table(wonders=[["mausoleum"], []], discard=["pretorium", "tavern"], coins=(10, 7))
    bury(table, "mausoleum")
    assert table.legal("revive") == {"pretorium", "tavern"}
    table.play("revive", "pretorium")
    assert table.pawn == 3
    assert (table.coins(0), table.coins(1)) == (0, 5)
    assert table.discard_pile() == ["tavern"]
    assert table.city(0)["buildings"] == ["pretorium"]


def test_mausoleum_can_complete_a_pair_and_a_token_follows() -> None:
    table = lay_table(age=2, wonders=[["mausoleum"], []], discard=["apothecary"], cities=[["school"], []])
    bury(table, "mausoleum")
    table.play("revive", "apothecary")
    assert (table.phase, table.mover) == (Phase.PROGRESS, 0)
    table.play("progress", sorted(table.legal("progress"))[0])
    assert (table.phase, table.mover) == (Phase.TURN, 1)


def test_mausoleum_can_win_by_shields_and_by_symbols() -> None:
    table = lay_table(wonders=[["mausoleum"], []], discard=["pretorium"], pawn=6)
    bury(table, "mausoleum")
    table.play("revive", "pretorium")
    assert victory(table) == ([0], "military")
    table = lay_table(age=2, wonders=[["mausoleum"], []], discard=["school"], cities=[FIVE_SYMBOLS[1:], []])
    table.give(0, "university")
    bury(table, "mausoleum")
    table.play("revive", "school")
    assert victory(table) == ([0], "science")


def test_piraeus_gives_a_manufactured_good_of_choice() -> None:
    table = lay_table(age=2, wonders=[["piraeus"], []])
    bury(table, "piraeus")
    assert economy(table, 0)["choices"] == {"raw": 0, "manufactured": 1}


def test_temple_of_artemis_brings_twelve_coins() -> None:
    table = lay_table(wonders=[["temple_of_artemis"], []], coins=(8, 0))
    bury(table, "temple_of_artemis")
    assert table.coins(0) == 12


def test_a_wonder_costs_its_own_price_not_the_cards_and_no_chain_helps() -> None:
    table = lay_table(age=3, offers=["pretorium"], wonders=[["sphinx"], []], coins=(8, 0))
    assert table.cost("wonder", "sphinx") == 8
    table.play("wonder", "sphinx", "pretorium")
    assert table.coins(0) == 0
    assert table.pawn == 0


def test_seven_wonders_and_no_more() -> None:
    built = [["colossus", "piraeus", "sphinx"], ["appian_way", "circus_maximus", "great_library"]]
    table = lay_table(wonders=[["pyramids"], ["temple_of_artemis"]], built=built)
    bury(table, "pyramids")
    assert len(table.city(0)["wonders_built"]) == 4
    assert (table.mover, table.legal("wonder"), table.city(1)["wonders"]) == (1, set(), [])


# Progress tokens


def take_token(token: str, **position: Pair) -> Table:
    """Seat 0 completes a pair (with an own laboratory, free of cost) and takes this token."""
    cities = position.get("cities", ((), ()))
    mine = ["workshop", "glassworks", "glass_blower", "lumber_yard", *cities[0]]
    table = lay_table(age=2, offers=["laboratory"], cities=(mine, cities[1]), board=[token], box=[])
    table.play("build", "laboratory")
    table.play("progress", token)
    return table


@pytest.mark.parametrize(
    ("token", "coins", "points"),
    [
        ("agriculture", 6, 4),
        ("architecture", 0, 0),
        ("economy", 0, 0),
        ("law", 0, 0),
        ("masonry", 0, 0),
        ("mathematics", 0, 3),
        ("philosophy", 0, 7),
        ("strategy", 0, 0),
        ("theology", 0, 0),
        ("urbanism", 6, 0),
    ],
)
def test_tokens_bring_coins_and_points(token: str, coins: int, points: int) -> None:
    table = take_token(token)
    assert table.coins(0) == 50 + coins
    assert table.score(0)["progress"] == points
    assert table.mover == 1


@pytest.mark.parametrize(("others", "points"), [(["law"], 6), (["law", "economy"], 9), (["agriculture"], 6 + 4)])
def test_mathematics_counts_every_own_token_and_itself(others: Ids, points: int) -> None:
    table = lay_table(tokens=[["mathematics", *others], ["philosophy"]])
    assert table.score(0)["progress"] == points
    assert table.score(1)["progress"] == 7


def test_strategy_adds_a_shield_to_later_red_cards() -> None:
    table = take_token("strategy")
    assert table.pawn == 0
    for card, shields in (("walls", 3), ("barracks", 2)):
        table = lay_table(age=2, offers=[card], tokens=[["strategy"], []])
        table.play("build", card)
        assert table.pawn == shields
    table = lay_table(age=2, offers=["walls"], tokens=[[], ["strategy"]])
    table.play("build", "walls")
    assert table.pawn == 2


def test_economy_collects_what_the_opponent_pays_for_trade() -> None:
    table = lay_table(age=2, offers=["aqueduct"], cities=[[], ["shelf_quarry"]], tokens=[[], ["economy"]])
    table.play("build", "aqueduct")
    assert (table.coins(0), table.coins(1)) == (38, 62)
    table = lay_table(age=2, offers=["aqueduct"], cities=[[], ["shelf_quarry"]], tokens=[["economy"], []])
    table.play("build", "aqueduct")
    assert (table.coins(0), table.coins(1)) == (38, 50)


def test_masonry_waives_two_units_of_a_blue_card() -> None:
    for tokens, cost in (([], 12), (["masonry"], 4)):
        table = offer("aqueduct", ((), ("shelf_quarry",)), (tokens, ()))
        assert table.cost("build", "aqueduct") == cost


def test_architecture_waives_two_units_of_a_wonder() -> None:
    for tokens, cost in (([], 8), (["architecture"], 4)):
        table = lay_table(wonders=[["sphinx"], []], tokens=[tokens, []])
        assert table.cost("wonder", "sphinx") == cost


def test_law_is_a_symbol_of_its_own() -> None:
    table = take_token("law")
    assert economy(table, 0)["symbols"] == ["pendulum", "scales"]


def test_theology_gives_later_wonders_an_extra_turn() -> None:
    for tokens, mover in (([], 1), (["theology"], 0)):
        table = lay_table(wonders=[["pyramids"], []], tokens=[tokens, []])
        bury(table, "pyramids")
        assert table.mover == mover


def test_urbanism_pays_four_for_a_chain() -> None:
    table = offer("statue", (["theater"], ()), (["urbanism"], ()))
    table.play("build", "statue")
    assert table.coins(0) == 54


# Guilds


GUILD_CASES = [
    # guild, goods that pay for it, what the two cities have, coins at once, points
    ("merchants_guild", ["tavern", "brewery"], ["forum"], 2, 2),
    ("merchants_guild", [], ["forum", "tavern", "customs_house"], 3, 3),
    ("shipowners_guild", [], ["quarry", "clay_pit"], 4, 4),
    ("magistrates_guild", ["altar", "baths"], ["theater"], 2, 2),
    ("magistrates_guild", ["altar"], ["theater", "statue", "temple"], 3, 3),
    ("scientists_guild", ["workshop"], ["apothecary", "library"], 2, 2),
    ("scientists_guild", ["workshop"], [], 1, 1),
    ("tacticians_guild", ["walls"], ["stable", "barracks"], 2, 2),
    ("builders_guild", [], [], 0, 4),
    ("moneylenders_guild", [], [], 0, 16),
]
GOODS = ["brickyard", "sawmill", "shelf_quarry", "glassworks"]


@pytest.mark.parametrize(("guild", "mine", "theirs", "coins", "points"), GUILD_CASES)
def test_guilds_count_the_city_that_has_more(guild: str, mine: Ids, theirs: Ids, coins: int, points: int) -> None:
    table = lay_table(
        age=3,
        offers=[guild],
        cities=[[*GOODS, *mine], theirs],
        built=[["sphinx"], ["pyramids", "colossus"]],
        coins=(50, 20),
    )
    cost = table.cost("build", guild)
    assert cost in (0, 2)  # papyrus
    table.play("build", guild)
    assert table.coins(0) == 50 - cost + coins
    assert table.coins(1) == 20
    assert table.score(0)["guilds"] == points
    assert table.score(1)["guilds"] == 0


def test_every_guild_has_an_example() -> None:
    assert {case[0] for case in GUILD_CASES} == {guild.id for guild in BOX.guilds}


@pytest.mark.parametrize(
    ("guild", "more", "points"),
    [
        ("merchants_guild", ["tavern", "forum"], 2),
        ("shipowners_guild", ["quarry", "press", "clay_pit"], 3),
        ("magistrates_guild", ["altar", "theater"], 2),
        ("scientists_guild", ["workshop", "school"], 2),
        ("tacticians_guild", ["stable", "walls"], 2),
        ("builders_guild", ["pyramids", "sphinx"], 4),
    ],
)
def test_guild_points_follow_the_city_that_has_more_at_the_end(guild: str, more: Ids, points: int) -> None:
    table = lay_table(age=3, cities=[[guild], []], wonders=[[], ["pyramids", "sphinx"]])
    assert table.score(0)["guilds"] == 0
    table.give(1, *more)
    assert table.score(0)["guilds"] == points
