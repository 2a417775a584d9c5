"""Two players and the Free City."""

import json
from collections.abc import Iterator

import pytest

from tests.games.classic.positions import FREE_CITY, Table, lay_table
from thauma.games.classic.game import GAME
from thauma.games.classic.hands import decider
from thauma.games.classic.layout import Phase
from thauma.games.errors import IllegalMove, UnreadableMove, WrongSeat
from thauma.kernel.rng import seeded


def two(*boards: str, **things: object) -> Table:
    """Seats 0 and 1, and the Free City in seat 2; seat 0 holds the Free City card on odd turns of age I."""
    return lay_table(*(boards or ("gizah A", "rhodos A", "ephesos A")), players=2, **things)  # type: ignore[arg-type]


def refused(table: Table, seat: int, text: str) -> str:
    with pytest.raises(IllegalMove) as error:
        table.play(seat, text)
    return error.value.rule


def test_the_deal() -> None:
    deal = GAME.deal(seeded(3), 2, {})
    setup = GAME.setup(deal)
    assert len(setup["boards"]) == 3
    assert [len(hand) for age in setup["hands"] for hand in age] == [7] * 9
    state = GAME.start(deal)
    shown = GAME.position(state)
    assert [city["coins"] for city in shown["cities"]] == [3, 3, 3]
    drawn = setup["hands"][0][2][0]
    assert shown["hands"][0] == sorted([*setup["hands"][0][0], drawn])
    assert shown["hands"][1] == sorted(setup["hands"][0][1])
    assert shown["hands"][2] == sorted(setup["hands"][0][2][1:])


def test_all_three_cities_are_each_others_neighbours() -> None:
    cities = [[], ["loom_1"], ["press_1"]]
    table = two(cities=cities, hands=[["apothecary", "scriptorium"], ["apothecary"], []], turn=2)
    assert table.pays(0, "build", "apothecary") == [[2, 0]]
    assert table.pays(0, "build", "scriptorium") == [[0, 2]]
    table = two("olympia A", "rhodos A", "gizah A", hands=[["baths", "barracks"], [], []])
    assert table.pays(0, "build", "baths") == [[0, 2]]
    assert table.pays(0, "build", "barracks") == [[2, 0]]
    table.play(0, "discard")
    assert table.pays(FREE_CITY, "build", "barracks") == [[0, 2]]  # seat 1 is to the right of the Free City


def test_the_holder_chooses_his_own_card_first() -> None:
    table = two(hands=[["altar", "theater"], [], []])
    assert table.pending() == (0, 1)
    with pytest.raises(WrongSeat, match="seat 0 has not chosen yet"):
        table.play(FREE_CITY, "build theater")
    table.play(0, "build altar")
    assert table.pending() == (1, FREE_CITY)
    assert refused(table, FREE_CITY, "build altar") == "seat 0 has chosen altar for its own city"
    table.play(FREE_CITY, "build theater")
    assert table.pending() == (1,)
    table.play(1, "discard")
    assert [table.buildings(seat) for seat in (0, 2)] == [["altar"], ["theater"]]


def test_taking_back_the_holders_choice_takes_back_the_free_citys() -> None:
    table = two(hands=[["altar", "theater"], [], []])
    table.play(0, "build altar")
    table.play(FREE_CITY, "build theater")
    GAME.take_back(table.state, FREE_CITY)
    assert table.pending() == (1, FREE_CITY)
    table.play(FREE_CITY, "build theater")
    GAME.take_back(table.state, 0)
    assert table.pending() == (0, 1)
    table.play(1, "discard")
    assert table.pending() == (0,)


def test_hands_are_exchanged_and_the_card_changes_hands_every_turn() -> None:
    deal = GAME.deal(seeded(4), 2, {})
    state = GAME.start(deal)
    for turn in range(6):
        holder = turn % 2
        hands = GAME.position(state)["hands"]
        assert [len(hands[holder]), len(hands[1 - holder]), len(hands[2])] == [8 - turn, 7 - turn, 6 - turn]
        left = [list(hands[0]), list(hands[1])]
        for seat in (0, 1):
            move = next(m for m in GAME.legal_moves(state, seat) if m["do"] == "discard")
            left[seat].remove(move["card"])
            del move["cost"]
            GAME.play(state, seat, GAME.encode(state, move), deal)
        free = GAME.legal_moves(state, FREE_CITY)[0]
        assert free["by"] == holder
        left[holder].remove(free["card"])
        del free["cost"]
        GAME.play(state, FREE_CITY, GAME.encode(state, free), deal)
        if turn < 5:
            after = GAME.position(state)["hands"]
            pile_top = GAME.setup(deal)["hands"][0][2][turn + 1]
            assert after[holder] == sorted(left[1 - holder])
            assert after[1 - holder] == sorted([*left[holder], pile_top])


def test_the_piles_last_card_is_discarded_with_the_leftovers() -> None:
    table = two(hands=[["baths", "altar"], ["theater", "tavern"], ["loom_1"] * 5 + ["press_1", "stockade"]], turn=6)
    assert decider(table.state, FREE_CITY) == 1
    assert table.hand(1) == ["press_1", "tavern", "theater"]
    table.play(0, "build altar")
    table.play(1, "build theater")
    table.play(FREE_CITY, "build press_1")
    assert {"baths", "tavern", "stockade"} <= set(table.discard_pile())
    assert table.state.age == 1


def test_three_acts_are_resolved_together() -> None:
    """The Free City's new brown card counts for my vineyard, and can't be bought from this turn."""
    table = two(hands=[["caravansery", "sawmill", "vineyard"], ["vineyard"], []], age=2, turn=2, coins=[0, 0, 9])
    table.play(0, "build vineyard")
    table.play(FREE_CITY, "build sawmill")
    table.play(1, "build vineyard")
    assert (table.coins(0), table.coins(1)) == (1, 1)


# Limits


def test_the_free_city_may_not_discard_while_it_can_do_anything_else() -> None:
    table = two(hands=[["altar", "palace", "pantheon"], [], []], turn=5, coins=[0, 0, 0])
    table.play(0, "discard palace")
    assert {move["do"] for move in table.moves(FREE_CITY)} == {"build"}
    assert "only if it can't use any card otherwise" in refused(table, FREE_CITY, "discard pantheon")


def stuck(**things: object) -> Table:
    """A hand of which the Free City, which has gardens, can build nothing: whatever was drawn from the pile is that."""
    hands = [["palace", "pantheon", "senate"], [], ["gardens"] * 7]
    return two("olympia A", "babylon A", "gizah A", hands=hands, age=3, turn=5, coins=[0, 0, 0], **things)


def test_the_free_city_discards_for_three_coins_if_it_can_do_nothing_else() -> None:
    table = stuck(cities=[[], [], ["gardens"]])
    table.play(0, "discard palace")
    usable = [move for move in table.moves(FREE_CITY) if move["do"] != "discard"]
    assert usable == []
    table.play(FREE_CITY, "discard pantheon")
    table.play(1, "discard")
    assert table.coins(FREE_CITY) == 3


def test_a_stage_that_can_be_paid_forbids_discarding() -> None:
    table = stuck(cities=[[], [], ["gardens", "stone_pit", "quarry"]])
    table.play(0, "discard palace")
    assert {move["do"] for move in table.moves(FREE_CITY)} >= {"stage"}
    assert table.moves(FREE_CITY, "discard") == []


def test_the_free_city_is_forced_to_its_chain() -> None:
    cities = [[], [], ["baths", "stone_pit", "quarry"]]
    table = two(
        "ephesos A",
        "rhodos A",
        "gizah A",
        cities=cities,
        hands=[["aqueduct", "statue"], ["aqueduct"], []],
        age=2,
        turn=2,
    )
    table.state.cities[2].coins = 50
    table.play(1, "discard")
    table.play(0, "discard")
    assert decider(table.state, FREE_CITY) == 0
    assert [(m["do"], m["pay"]) for m in table.moves(FREE_CITY, card="aqueduct")] == [("build", [0, 0])]
    assert table.moves(FREE_CITY, "stage", "statue")
    assert "may do nothing else with it" in refused(table, FREE_CITY, "stage aqueduct")
    assert "may do nothing else with it" in refused(table, FREE_CITY, "discard aqueduct")


def test_a_chain_binds_nobody_else() -> None:
    cities = [["baths", "stone_pit", "quarry"], [], []]
    table = two(cities=cities, hands=[["aqueduct"], [], []], age=2)
    assert {move["do"] for move in table.moves(0, card="aqueduct")} == {"build", "stage", "discard"}


def test_a_chain_to_a_building_that_stands_binds_nothing() -> None:
    cities = [[], [], ["baths", "aqueduct", "stone_pit", "quarry"]]
    table = two("ephesos A", "rhodos A", "gizah A", cities=cities, hands=[["aqueduct"], [], []], age=2, turn=2)
    table.play(0, "discard")
    assert {move["do"] for move in table.moves(FREE_CITY, card="aqueduct")} == {"stage"}


def test_the_free_city_may_pay_the_dearer_neighbour() -> None:
    cities = [["sawmill"], ["sawmill"], ["east_trading_post"]]
    table = two(cities=cities, hands=[["caravansery"], [], []], age=2, turn=2)
    table.play(0, "discard")
    # To the left (seat 0) a wood costs 2, to the right (seat 1) 1.
    assert table.pays(FREE_CITY, "build", "caravansery") == [[0, 2], [2, 1], [4, 0]]
    cities = [["sawmill", "press_1"], ["sawmill", "press_1"], ["east_trading_post"]]
    table = two("gizah A", "rhodos A", "babylon A", cities=cities, hands=[["school"], [], []], age=2, turn=2)
    table.play(0, "discard")
    assert table.pays(FREE_CITY, "build", "school") == [[0, 3], [2, 1], [2, 2], [4, 0]]
    before = table.all_coins()
    table.play(FREE_CITY, "build school 2 2")
    table.play(1, "discard")
    assert table.all_coins() == [before[0] + 2 + 3, before[1] + 2 + 3, before[2] - 4]


# Powers


def test_olympia_as_power_of_the_free_city_is_a_use_of_a_card() -> None:
    table = two(
        "gizah A",
        "rhodos A",
        "olympia A",
        stages=[0, 0, 2],
        hands=[["palace", "pantheon"], [], []],
        age=3,
        turn=5,
        coins=[0, 0, 0],
    )
    table.play(0, "discard palace")
    assert "pantheon" in table.legal(FREE_CITY, "build_free")
    assert table.moves(FREE_CITY, "discard") == []
    table.play(FREE_CITY, "build_free pantheon")
    table.play(1, "discard")
    assert "pantheon" in table.buildings(FREE_CITY)


def test_halicarnassus_of_the_free_city_is_used_by_its_holder() -> None:
    table = two(
        "gizah A",
        "rhodos A",
        "halikarnassos B",
        cities=[[], [], ["foundry"]],
        hands=[["sawmill"], [], []],
        discard=["theater"],
        age=2,
        turn=2,
    )
    table.play(0, "discard")
    table.play(FREE_CITY, "stage sawmill")
    table.play(1, "discard")
    assert table.phase() == Phase.REVIVE
    assert table.pending() == (FREE_CITY,)
    assert {move["by"] for move in table.moves(FREE_CITY)} == {0}
    assert GAME.observe(table.state, 0)["discard"] is not None
    assert GAME.observe(table.state, 1)["discard"] is None
    with pytest.raises(WrongSeat, match="seat 0 decides for the Free City on this turn"):
        GAME.encode(table.state, {"seat": 2, "do": "revive", "card": "theater", "by": 1})
    table.play(FREE_CITY, "revive theater")
    assert "theater" in table.buildings(FREE_CITY)


def babylon(last: str = "stockade", coins: int = 0) -> Table:
    table = two(
        "gizah A",
        "rhodos A",
        "babylon B",
        stages=[0, 0, 2],
        hands=[["baths", "altar"], ["theater", "tavern"], ["loom_1"] * 5 + ["press_1", last]],
        turn=6,
        coins=[0, 0, coins],
    )
    table.play(0, "build altar")
    table.play(1, "build theater")
    table.play(FREE_CITY, "build press_1")
    assert table.phase() == Phase.SEVENTH
    return table


def test_the_free_citys_seventh_card_is_the_piles_last() -> None:
    table = babylon("glassworks_1")
    assert table.pending() == (FREE_CITY,)
    assert [(m["do"], m["card"], m["by"]) for m in table.moves(FREE_CITY)] == [("build", "glassworks_1", 1)]
    assert GAME.observe(table.state, 1)["legal"]
    assert GAME.observe(table.state, 0)["legal"] == []
    table.play(FREE_CITY, "build glassworks_1")
    assert "glassworks_1" in table.buildings(FREE_CITY)
    assert table.state.age == 1


def test_the_free_citys_seventh_card_is_discarded_only_if_it_has_no_other_use() -> None:
    table = babylon("stockade")  # no wood, no coins
    assert [move["do"] for move in table.moves(FREE_CITY)] == ["discard"]
    table.play(FREE_CITY, "discard stockade")
    assert table.coins(FREE_CITY) == 3


# The end and the record


def test_the_free_city_cannot_win() -> None:
    table = two(cities=[["altar"], [], ["palace", "pantheon"]], age=3, turn=6, coins=[0, 0, 50])
    table.turn("discard", "discard")
    result = GAME.result(table.state)
    assert result is not None
    assert result["winners"] == [0]
    assert result["scores"][2]["total"] > result["scores"][0]["total"]


def test_by_is_a_field_of_the_free_citys_moves_and_of_no_other() -> None:
    table = two(hands=[["altar", "theater"], [], []])
    with pytest.raises(UnreadableMove, match="has the fields seat, do, card, pay, not"):
        GAME.encode(table.state, {"seat": 0, "do": "build", "card": "altar", "pay": [0, 0], "by": 0})
    table.play(0, "build altar")
    with pytest.raises(UnreadableMove, match="of the Free City has the fields seat, do, card, pay, by"):
        GAME.encode(table.state, {"seat": 2, "do": "build", "card": "theater", "pay": [0, 0]})


def whole_games(number: int) -> Iterator[list[dict[str, object]]]:
    for seed in range(number):
        rng = seeded(seed)
        deal = GAME.deal(rng, 2, {})
        state = GAME.start(deal)
        moves = []
        while not GAME.is_over(state):
            seat = GAME.pending(state)[-1]
            action = GAME.legal(state, seat)[0].action
            moves.append(GAME.decode(state, seat, action))
            GAME.play(state, seat, action, deal)
        yield moves


def test_in_a_whole_game_the_free_city_acts_eighteen_times() -> None:
    for moves in whole_games(3):
        mine = [move for move in moves if move["seat"] == FREE_CITY and move["do"] != "revive"]
        assert len(mine) in range(18, 22)
        assert json.dumps(moves)
        assert [move["by"] for move in mine[:6]] == [0, 1, 0, 1, 0, 1]
