"""The powers of the boards: building for nothing, reviving, the seventh card, copying a guild."""

import pytest

from tests.games.classic.positions import Table, lay_table, three
from thauma.games.classic.game import GAME
from thauma.games.classic.layout import Phase

# Olympia A


def olympia(**things: object) -> Table:
    return three("olympia A", "gizah A", "ephesos A", stages=[2], **things)


def test_olympia_a_builds_a_card_for_nothing_once_an_age() -> None:
    table = olympia(hands=[["palace", "pantheon"], [], []], coins=[0, 0, 0], age=3)
    assert table.pays(0, "build", "palace") == []
    assert {"palace", "pantheon"} <= table.legal(0, "build_free")
    table.turn("build_free palace")
    assert table.coins(0) == 0
    assert table.score(0)["civilian"] == 8
    assert table.moves(0, "build_free") == []


def test_olympia_a_may_use_its_power_on_a_card_that_it_could_pay() -> None:
    table = olympia(hands=[["altar", "tree_farm"], [], []], coins=[5, 0, 0])
    assert {"altar", "tree_farm"} <= table.legal(0, "build") & table.legal(0, "build_free")
    table.turn("build_free tree_farm")
    assert table.coins(0) == 5


def test_olympia_as_power_returns_in_the_next_age() -> None:
    table = olympia(hands=[["altar", "theater"], [], []], turn=6)
    table.turn("build_free altar")
    assert table.state.age == 1
    assert len(table.legal(0, "build_free")) == len(set(table.hand(0)))


def test_olympia_a_may_use_its_power_on_the_last_turn() -> None:
    table = olympia(hands=[["baths", "theater"], [], []], coins=[0, 0, 0], turn=6)
    table.turn("build_free baths")
    assert table.buildings(0) == ["baths"]


def test_olympia_a_has_no_power_before_its_second_stage_and_none_on_that_turn() -> None:
    table = three("olympia A", "gizah A", "ephesos A", stages=[1], cities=[["quarry"], [], []])
    assert table.moves(0, "build_free") == []
    assert {move["do"] for move in table.moves(0)} == {"build", "stage", "discard"}


def test_olympia_a_never_builds_a_duplicate() -> None:
    table = olympia(cities=[["loom_1", "walls"], [], []], hands=[["loom_2", "walls"], [], []], age=2)
    assert not {"loom_2", "walls"} & table.legal(0, "build_free")
    assert {"loom_2", "walls"} <= table.legal(0, "discard")


# Halicarnassus


def halicarnassus(side: str = "A", **things: object) -> Table:
    """Its next stage can be paid."""
    cities = [["foundry", "ore_vein", "brickyard", "clay_pool", "glassworks_1", "press_1"], [], []]
    return three(f"halikarnassos {side}", "gizah A", "babylon A", **{"cities": cities, "age": 2, **things})


def test_halicarnassus_builds_a_discarded_card_for_nothing_at_the_end_of_the_turn() -> None:
    table = halicarnassus(stages=[1], discard=["theater"], hands=[[], ["statue"], []], coins=[0, 0, 0])
    table.turn(f"stage {table.spare(0)}", "discard statue", "discard")
    assert table.phase() == Phase.REVIVE
    assert table.pending() == (0,)
    assert {"theater", "statue"} <= table.legal(0, "revive")  # also what was discarded on this very turn
    assert all(move["cost"] == 0 for move in table.moves(0))
    assert table.state.turn == 0  # hands have not passed yet
    table.play(0, "revive statue")
    assert "statue" in table.buildings(0)
    assert "statue" not in table.discard_pile()
    assert table.state.turn == 1


@pytest.mark.parametrize(("side", "powers"), [("A", [False, True, False]), ("B", [True, True, True])])
def test_which_stages_of_halicarnassus_revive(side: str, powers: list[bool]) -> None:
    for stage, revives in enumerate(powers):
        table = halicarnassus(side, stages=[stage], discard=["theater"])
        table.state.cities[0].own[:] = 9
        table.turn(f"stage {table.spare(0)}")
        assert (table.phase() == Phase.REVIVE) == revives


def test_halicarnassus_never_revives_a_duplicate() -> None:
    cities = [["foundry", "ore_vein", "theater", "loom_1"], [], []]
    table = halicarnassus(stages=[1], cities=cities, discard=["theater", "loom_1", "altar"], hands=[[], ["loom_2"], []])
    table.turn(f"stage {table.spare(0)}", "discard loom_2")
    revivable = table.legal(0, "revive")
    assert "altar" in revivable
    assert not {"theater", "loom_1", "loom_2"} & revivable


def test_with_nothing_to_revive_nothing_happens() -> None:
    table = halicarnassus(stages=[1], hands=[[], ["sawmill"], ["quarry"]])
    table.turn(f"stage {table.spare(0)}", "build sawmill", "build quarry")
    assert table.phase() == Phase.TURN
    assert table.state.turn == 1


def test_with_only_duplicates_in_the_pile_nothing_happens() -> None:
    cities = [["foundry", "ore_vein", "theater"], [], []]
    table = halicarnassus(stages=[1], cities=cities, discard=["theater"], hands=[[], ["sawmill"], ["quarry"]])
    table.turn(f"stage {table.spare(0)}", "build sawmill", "build quarry")
    assert table.phase() == Phase.TURN
    assert table.discard_pile() == ["theater"]


def test_a_revived_card_has_its_effects() -> None:
    table = halicarnassus(stages=[1], discard=["tavern", "west_trading_post"], coins=[0, 0, 0])
    table.turn(f"stage {table.spare(0)}")
    table.play(0, "revive tavern")
    assert table.coins(0) == 5
    table = halicarnassus("B", stages=[0], discard=["vineyard", "altar"], turn=2)
    table.turn(f"stage {table.spare(0)}")
    before = table.coins(0)
    table.play(0, "revive vineyard")
    assert table.coins(0) == before + 4  # four brown cards of its own


def test_halicarnassus_on_the_last_turn_of_age_iii_acts_before_conflicts() -> None:
    table = halicarnassus(stages=[1], age=3, turn=6, hands=[["palace", "pantheon"], ["arsenal", "circus"], []])
    table.turn("stage palace", "discard arsenal")
    assert table.phase() == Phase.REVIVE
    assert {"arsenal", "circus", "pantheon"} <= table.legal(0, "revive")  # leftovers lie there too
    table.play(0, "revive arsenal")
    assert table.phase() == Phase.OVER
    assert table.city(0)["conflicts"] == [5, 5]


# Babylon B


def babylon(**things: object) -> Table:
    """Its second stage can be paid."""
    cities = [["sawmill", "glassworks_1", "brickyard", "press_1"], [], []]
    defaults = {"stages": [1], "turn": 6, "cities": cities}
    return three("babylon B", "gizah A", "halikarnassos A", **{**defaults, **things})


def test_babylon_b_builds_its_second_stage_on_turn_six_and_plays_its_seventh_card() -> None:
    table = babylon(hands=[["altar", "theater"], ["baths", "tavern"], []], coins=[0, 0, 0])
    table.turn("stage altar", "discard baths", "discard")
    assert table.phase() == Phase.SEVENTH
    assert table.pending() == (0,)
    assert table.hand(0) == ["theater"]
    assert "tavern" not in table.discard_pile()  # leftovers are discarded after the seventh card
    table.play(0, "build theater")
    assert table.buildings(0) == ["brickyard", "glassworks_1", "press_1", "sawmill", "theater"]
    assert "tavern" in table.discard_pile()
    assert table.state.age == 1


def test_babylon_bs_seventh_card_can_be_staged_or_discarded_for_coins() -> None:
    table = babylon(hands=[["altar", "theater"], [], []], coins=[0, 0, 0])
    table.turn("stage altar")
    table.play(0, "stage theater")
    assert table.city(0)["stages"] == 3
    table = babylon(hands=[["altar", "theater"], [], []], coins=[0, 0, 0])
    table.turn("stage altar")
    table.play(0, "discard theater")
    assert table.coins(0) == 3


def test_babylon_b_plays_its_seventh_card_in_every_age() -> None:
    for age in (1, 2, 3):
        table = babylon(stages=[2], age=age)
        table.turn(f"discard {table.hand(0)[0]}")
        assert table.phase() == Phase.SEVENTH
        table.play(0, f"discard {table.hand(0)[0]}")
        assert table.phase() == (Phase.OVER if age == 3 else Phase.TURN)


def test_babylon_bs_seventh_card_sees_the_sixth_turn() -> None:
    """It may be paid with coins that came on the sixth turn, and from cards that neighbours built on it."""
    table = babylon(
        stages=[2], hands=[["stockade", "tavern"], ["lumber_yard", "baths"], []], coins=[0, 0, 0], cities=[[], [], []]
    )
    table.turn("discard tavern", "build lumber_yard", "discard")
    assert table.pays(0, "build", "stockade") == [[2, 0]]
    table.play(0, "build stockade 2 0")
    assert table.all_coins()[:2] == [3 - 2, 2]


def test_babylon_bs_discarded_seventh_card_is_there_for_halicarnassus() -> None:
    cities = [["sawmill", "glassworks_1"], [], ["foundry", "ore_vein"]]
    table = three(
        "babylon B",
        "gizah A",
        "halikarnassos A",
        stages=[2, 0, 1],
        turn=6,
        cities=cities,
        hands=[["altar", "theater"], ["baths", "tavern"], []],
    )
    table.turn("build altar", "discard baths", f"stage {table.spare(2)}")
    assert table.pending() == (0,)
    table.play(0, "discard theater")
    assert table.phase() == Phase.REVIVE
    assert table.pending() == (2,)
    assert {"theater", "baths", "tavern"} <= table.legal(2, "revive")
    table.play(2, "revive theater")
    assert "theater" in table.buildings(2)
    assert table.state.age == 1


def test_only_babylon_b_plays_a_seventh_card() -> None:
    table = babylon(stages=[1])
    table.turn()
    assert table.phase() == Phase.TURN
    assert table.state.age == 1


# Olympia B copies a guild


def olympia_b(cities: list[list[str]], **things: object) -> Table:
    return three("olympia B", "gizah A", "ephesos A", stages=[3, 2, 1], cities=cities, **{"coins": [0, 0, 0], **things})


def test_olympia_b_copies_the_guild_that_is_worth_most() -> None:
    table = olympia_b([[], ["workers_guild", "loom_1"], ["builders_guild", "sawmill"]])
    assert table.score(0)["guilds"] == 6  # builders: 3 + 2 + 1 stages; workers would count one brown card
    assert table.score(1)["guilds"] == 1


def test_a_copied_guild_counts_the_copiers_own_neighbours() -> None:
    cities = [[], ["workers_guild"], ["sawmill", "quarry", "foundry"], []]
    table = lay_table("olympia B", "gizah A", "ephesos A", "rhodos A", stages=[3], cities=cities, coins=[0] * 4)
    assert table.score(1)["guilds"] == 3
    assert table.score(0)["guilds"] == 0  # its own neighbours, gizah and rhodos, have no brown card


def test_a_copied_scientists_guild_is_a_symbol() -> None:
    table = olympia_b([["apothecary", "workshop"], ["scientists_guild"], []])
    assert table.score(0)["science"] == 1 + 1 + 1 + 7
    assert table.score(0)["guilds"] == 0


def test_the_better_of_symbol_and_points_is_copied() -> None:
    greens = ["apothecary", "dispensary"]
    table = olympia_b([greens, ["scientists_guild", "builders_guild"], []])
    assert (table.score(0)["science"], table.score(0)["guilds"]) == (4, 6)  # 9 - 4 = 5 would be less than 6
    table = olympia_b([[*greens, "lodge"], ["scientists_guild", "builders_guild"], []])
    assert (table.score(0)["science"], table.score(0)["guilds"]) == (16, 0)  # 16 - 9 = 7 is more than 6


def test_of_guilds_worth_the_same_the_first_in_the_box_is_copied() -> None:
    table = olympia_b([[], ["workers_guild", "scientists_guild"], ["sawmill"]])
    assert (table.score(0)["science"], table.score(0)["guilds"]) == (0, 1)
    table = olympia_b([[], ["magistrates_guild", "scientists_guild"], ["altar"]])
    assert (table.score(0)["science"], table.score(0)["guilds"]) == (1, 0)


def test_olympia_b_copying_where_the_neighbours_have_none() -> None:
    table = olympia_b([["workers_guild", "walls"], ["sawmill"], []])
    assert table.score(0)["guilds"] == 1  # only its own guild
    assert table.score(0)["science"] == 0


def test_a_copied_shipowners_guild_counts_the_copiers_cards() -> None:
    table = olympia_b([["sawmill", "loom_1", "workers_guild"], ["shipowners_guild", "quarry", "foundry"], []])
    assert table.score(0)["guilds"] == 2 + 3  # own workers guild counts two; copied shipowners three cards


def test_olympia_b_copies_only_with_its_third_stage() -> None:
    table = three(
        "olympia B", "gizah A", "ephesos A", stages=[2, 2], cities=[[], ["builders_guild"], []], coins=[0] * 3
    )
    assert table.score(0)["guilds"] == 0


def test_no_choice_is_asked_for_symbols_and_copies() -> None:
    table = olympia_b([["apothecary"], ["scientists_guild"], []], age=3, turn=6)
    table.turn()
    assert table.phase() == Phase.OVER
    assert GAME.result(table.state) is not None
