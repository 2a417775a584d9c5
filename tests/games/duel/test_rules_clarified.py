"""What the rulebook says only in passing (C and E of the rules): each answer with a position laid by hand."""

import pytest

from tests.games.duel.positions import BOX, GAME, lay_table, new_table
from tests.games.duel.test_rules_questions import FIVE_SYMBOLS, OTHER, refuses
from thauma.games.duel.layout import Phase


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("start", "card", "tokens", "end", "lost"),
    [
        (2, "walls", [], 4, 2),
        (2, "pretorium", ["strategy"], 6, 7),
        (1, "walls", [], 3, 2),
        (5, "walls", [], 7, 5),
        (0, "walls", [], 2, 0),
        (-4, "walls", [], -2, 0),  # on the own side the pawn takes nothing on its way back
    ],
)
def test_c1_passing_a_military_token_takes_it(
    seat: int, start: int, card: str, tokens: list[str], end: int, lost: int
) -> None:
    sign = 1 if seat == 0 else -1
    owned: list[list[str]] = [[], []]
    owned[seat] = tokens
    age = 2 if card == "walls" else 3
    table = lay_table(age=age, offers=[card], pawn=sign * start, mover=seat, tokens=owned)
    cost = table.cost("build", card)
    table.play("build", card)
    assert table.pawn == sign * end
    assert table.coins(OTHER[seat]) == 50 - lost
    assert table.coins(seat) == 50 - cost
    gone = {2: [{"distance": 6, "coins": 5}], 7: [], 5: []}
    if lost:
        assert GAME.observe(table.state, seat)["loot"][OTHER[seat]] == gone[lost]


@pytest.mark.parametrize("seat", [0, 1])
def test_c1_crossing_the_same_space_again_costs_nothing(seat: int) -> None:
    sign = 1 if seat == 0 else -1
    table = lay_table(age=2, offers=["walls"], mover=seat, pawn=sign * 4)  # the token of space 3 is gone
    table.state.pawn = sign * 2
    table.play("build", "walls")
    assert table.pawn == sign * 4
    assert table.coins(OTHER[seat]) == 50


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "coins"), [(2, 1), (2, 0), (4, 3), (3, 4)])
def test_c1_who_has_fewer_coins_loses_all(seat: int, start: int, coins: int) -> None:
    sign = 1 if seat == 0 else -1
    purse = (8, coins) if seat == 0 else (coins, 8)
    table = lay_table(age=3, offers=["pretorium"], coins=purse, pawn=sign * start, mover=seat)
    table.play("build", "pretorium")
    assert table.pawn == sign * (start + 3)
    assert (table.coins(seat), table.coins(OTHER[seat])) == (0, 0)


@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_c2_appian_way_takes_what_there_is(before: int, after: int) -> None:
    goods = ["brickyard", "shelf_quarry", "press"]
    table = lay_table(wonders=[["appian_way"], []], cities=[goods, []], coins=(4, before))
    table.play("wonder", "appian_way", sorted(table.legal("discard"))[0])
    assert table.coins(1) == after
    assert table.coins(0) == 4 + 3


@pytest.mark.parametrize(
    ("wonder", "theirs"),
    [("statue_of_zeus", ["press", "tavern"]), ("circus_maximus", ["quarry", "tavern"]), ("statue_of_zeus", [])],
)
def test_c3_nothing_to_destroy_is_skipped(wonder: str, theirs: list[str]) -> None:
    table = lay_table(age=2, offers=["walls"], wonders=[[wonder], []], cities=[["clay_pool", "glassworks"], theirs])
    table.play("wonder", wonder, "walls")
    assert table.phase == Phase.TURN
    assert GAME.pending(table.state) == (1,)
    assert table.pawn == 1
    assert table.city(1)["buildings"] == sorted(theirs)


@pytest.mark.parametrize(("card", "shields"), [("guard_tower", 1), ("walls", 2), ("arsenal", 3)])
def test_c4_strategy_counts_for_a_revived_red_card(card: str, shields: int) -> None:
    for tokens, bonus in (([], 0), (["strategy"], 1)):
        table = lay_table(offers=["altar"], wonders=[["mausoleum"], []], discard=[card], tokens=[tokens, []])
        table.play("wonder", "mausoleum", "altar")
        table.play("revive", card)
        assert table.pawn == shields + bonus


def test_c4_strategy_does_not_count_for_wonders() -> None:
    for wonder, shields in (("colossus", 2), ("statue_of_zeus", 1), ("circus_maximus", 1)):
        table = lay_table(offers=["altar"], wonders=[[wonder], []], tokens=[["strategy"], []])
        table.play("wonder", wonder, "altar")
        assert table.pawn == shields


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "tokens", "cost"),
    [
        # Palace: clay, wood, stone, 2 glass; clay costs 4, the others 2. Clay and another unit are waived.
        ("palace", ["lumber_yard"], ["clay_pool", "clay_pit"], ["masonry"], 4),
        ("palace", ["lumber_yard"], ["clay_pool", "clay_pit"], [], 10),
        ("palace", ["lumber_yard", "forum"], ["clay_pool", "clay_pit"], ["masonry"], 2),
        ("palace", ["lumber_yard", "caravansery"], ["clay_pool", "clay_pit"], ["masonry"], 2),
        ("palace", ["lumber_yard", "forum", "caravansery"], ["glassworks", "glass_blower"], ["masonry"], 0),
        ("baths", [], ["quarry", "stone_pit"], ["masonry"], 0),
        ("baths", [], ["quarry", "stone_pit"], [], 4),
        ("gardens", [], ["clay_pool"], ["masonry"], 4),
        ("altar", [], [], ["masonry"], 0),
        # other colours are not reduced
        ("walls", [], [], ["masonry", "architecture"], 4),
        ("school", [], [], ["masonry", "architecture"], 6),
        ("merchants_guild", [], [], ["masonry", "architecture"], 8),
        ("forum", [], [], ["masonry", "architecture"], 5),
        ("courthouse", [], [], ["architecture"], 6),
    ],
)
def test_c5_waivers_take_the_best_two_never_coins(
    card: str, mine: list[str], theirs: list[str], tokens: list[str], cost: int
) -> None:
    age = next(known.age for known in BOX.cards if known.id == card)
    table = lay_table(age=age, offers=[card], cities=[mine, theirs], tokens=[tokens, []])
    assert table.cost("build", card) == cost
    table.play("build", card)
    assert table.coins(0) == 50 - cost


@pytest.mark.parametrize(
    ("wonder", "mine", "theirs", "tokens", "cost"),
    [
        ("pyramids", [], ["shelf_quarry"], ["architecture"], 4 + 2),  # three stone at 4, papyrus at 2
        ("pyramids", [], ["shelf_quarry"], ["masonry"], 14),
        ("pyramids", ["shelf_quarry"], ["press"], ["architecture"], 0),
        ("great_library", ["forum"], ["glassworks", "lumber_yard"], ["architecture"], 3 + 2),
        ("sphinx", ["forum"], ["glassworks"], ["architecture"], 2),
    ],
)
def test_c5_architecture_waives_for_wonders_only(
    wonder: str, mine: list[str], theirs: list[str], tokens: list[str], cost: int
) -> None:
    table = lay_table(wonders=[[wonder], []], cities=[mine, theirs], tokens=[tokens, []])
    assert table.cost("wonder", wonder) == cost


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "tokens", "cost", "received"),
    [
        ("caravansery", [], ["glassworks"], [], 7, 5),
        ("caravansery", ["customs_house"], ["glassworks"], [], 4, 2),
        ("walls", ["stone_reserve"], ["quarry"], [], 2, 2),
        ("aqueduct", ["baths"], [], [], 0, 0),  # a chain
        ("pretorium", [], [], [], 8, 0),  # coins only
        ("statue", [], [], ["masonry"], 0, 0),  # waived
        ("forum", ["clay_pool"], [], [], 3, 0),
        ("brewery", [], [], [], 0, 0),
    ],
)
def test_c6_economy_receives_trade_coins_only(
    card: str, mine: list[str], theirs: list[str], tokens: list[str], cost: int, received: int
) -> None:
    age = next(known.age for known in BOX.cards if known.id == card)
    table = lay_table(age=age, offers=[card], cities=[mine, theirs], tokens=[tokens, ["economy"]], coins=(20, 20))
    table.play("build", card)
    gained = 6 if card == "brewery" else 0
    assert table.coins(0) == 20 - cost + gained
    lost = 2 if card == "pretorium" else 0  # three shields reach the first military token
    assert table.coins(1) == 20 + received - lost


def test_c6_economy_receives_trade_coins_for_wonders() -> None:
    table = lay_table(wonders=[["pyramids"], []], tokens=[[], ["economy"]], coins=(20, 0))
    table.play("wonder", "pyramids", sorted(table.legal("discard"))[0])
    assert (table.coins(0), table.coins(1)) == (12, 8)


def test_c7_no_token_left_gives_nothing() -> None:
    table = lay_table(age=2, offers=["school"], cities=[["apothecary"], []], board=[])
    table.play("build", "school")
    assert table.phase == Phase.TURN
    assert GAME.pending(table.state) == (1,)
    assert table.city(0)["progress"] == []


def test_c8_great_library_draws_three_of_the_box() -> None:
    drawn = ["law", "economy", "masonry"]
    table = lay_table(wonders=[["great_library"], []], box=[*drawn, "strategy", "theology"])
    board = GAME.position(table.state)["progress_board"]
    table.play("wonder", "great_library", sorted(table.legal("discard"))[0])
    assert GAME.setup(table.deal)["progress_box"][:3] == drawn
    assert table.kinds() == {"library"}
    assert table.legal("library") == set(drawn)
    for token in [*board, "strategy", "theology"]:
        assert refuses(table, "library", token)
    table.play("library", "economy")
    assert table.city(0)["progress"] == ["economy"]
    assert GAME.position(table.state)["progress_board"] == board


def test_c9_bank_is_unlimited() -> None:
    table = lay_table(offers=["tavern"], wonders=[[], ["temple_of_artemis"]], coins=(80, 90))
    table.play("build", "tavern")
    assert table.coins(0) == 84
    cost = table.cost("wonder", "temple_of_artemis")
    table.play("wonder", "temple_of_artemis", sorted(table.legal("discard"))[0])
    assert table.coins(1) == 90 - cost + 12
    assert table.coins(0) + table.coins(1) > 86


def test_c10_seat_0_is_the_first_player() -> None:
    table = new_table(3)
    seats = []
    while table.phase == Phase.DRAFT:
        seats.append(table.mover)
        table.play("draft", sorted(table.legal("draft"))[0])
    assert seats == [0, 1, 1, 0, 1, 0, 0, 1]
    assert (table.phase, table.mover) == (Phase.TURN, 0)

    table = new_table(3, wonders="first_game")
    assert (table.phase, table.mover) == (Phase.TURN, 0)
    assert GAME.position(table.state)["age"] == 1


@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus"])
@pytest.mark.parametrize("seat", [0, 1])
def test_c11_supremacy_ends_the_game_at_once(wonder: str, seat: int) -> None:
    goods: list[list[str]] = [["glassworks", "quarry"], ["press", "clay_pool"]]
    wonders: list[list[str]] = [[], []]
    wonders[seat].append(wonder)
    table = lay_table(age=2, left=18, wonders=wonders, cities=goods, pawn=8 if seat == 0 else -8, mover=seat)
    card = sorted(table.legal("discard"))[0]
    hidden = [face for face in GAME.position(table.state)["structure"].values() if face == "?"]
    table.play("wonder", wonder, card)
    assert table.pawn == (9 if seat == 0 else -9)
    assert GAME.pending(table.state) == ()
    assert table.moves() == []
    assert [table.city(s)["buildings"] for s in (0, 1)] == [sorted(city) for city in goods]
    assert [f for f in GAME.position(table.state)["structure"].values() if f == "?"] == hidden
    result = GAME.result(table.state)
    assert result is not None
    assert (result["winners"], result["by"]) == ([seat], "military")
    assert [sheet["military"] for sheet in result["scores"]] == ([10, 0] if seat == 0 else [0, 10])
    assert result["scores"][seat]["wonders"] == 3


def test_c11_sixth_symbol_ends_the_game_at_once() -> None:
    table = lay_table(age=3, offers=["university", "palace"], cities=[FIVE_SYMBOLS, []], coins=(20, 9))
    before = GAME.position(table.state)["structure"]
    table.play("build", "university")
    assert GAME.pending(table.state) == ()
    after = GAME.position(table.state)["structure"]
    assert after == {slot: face for slot, face in before.items() if face != "university"}
    result = GAME.result(table.state)
    assert result is not None
    assert (result["winners"], result["by"]) == ([0], "science")
    assert result["scores"][1]["total"] == 3


def test_e8_urbanism_pays_before_a_supremacy() -> None:
    chain: list[list[str]] = [["archery_range"], []]
    table = lay_table(age=3, offers=["siege_workshop"], cities=chain, tokens=[["urbanism"], []], coins=(1, 0), pawn=7)
    table.play("build", "siege_workshop")
    result = GAME.result(table.state)
    assert result is not None
    assert (result["winners"], result["by"]) == ([0], "military")
    assert table.coins(0) == 5
