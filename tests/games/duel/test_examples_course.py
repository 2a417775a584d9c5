"""The course of a game: draft, turns, what turns up when, ages, victories and the score sheet."""

import pytest

from tests.games.duel.positions import BOX, FIVE_SYMBOLS, GAME, Ids, Table, bury, lay_table, new_table, victory
from thauma.games.duel.layout import Phase

# Draft and options


def test_the_last_wonder_of_each_four_is_also_a_pick_and_the_second_four_come_after_it() -> None:
    table = new_table(5)
    dealt = GAME.setup(table.deal)["wonders"]
    picked: tuple[list[str], list[str]] = ([], [])
    for number in range(8):
        four = set(dealt[:4]) if number < 4 else set(dealt[4:])
        assert table.legal("draft") == four - {*picked[0], *picked[1]}
        assert GAME.observe(table.state, 1)["offer"] == sorted(table.legal("draft"))
        choice = sorted(table.legal("draft"))[-1]
        picked[table.mover].append(choice)
        table.play("draft", choice)
    assert [table.city(seat)["wonders"] for seat in (0, 1)] == [sorted(city) for city in picked]
    assert table.phase == Phase.TURN


def test_first_game_wonders() -> None:
    table = new_table(1, wonders="first_game")
    assert table.city(0)["wonders"] == ["great_lighthouse", "pyramids", "statue_of_zeus", "temple_of_artemis"]
    assert table.city(1)["wonders"] == ["appian_way", "circus_maximus", "colossus", "piraeus"]


def test_the_beginning() -> None:
    table = new_table(2)
    assert [table.coins(seat) for seat in (0, 1)] == [7, 7]
    assert table.pawn == 0
    assert len(GAME.position(table.state)["progress_board"]) == 5
    assert GAME.position(table.state)["structure"] == {}


# Turns and ages


def test_turns_alternate() -> None:
    table = new_table(4, wonders="first_game")
    movers = []
    for _ in range(6):
        movers.append(table.mover)
        table.play("discard", sorted(table.legal("discard"))[0])
    assert movers == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(("pawn", "chooser"), [(1, 1), (8, 1), (-1, 0), (-5, 0)])
@pytest.mark.parametrize("last_taker", [0, 1])
@pytest.mark.parametrize("starter", [0, 1])
def test_the_weaker_side_chooses_who_begins(pawn: int, chooser: int, last_taker: int, starter: int) -> None:
    for option in (False, True):
        table = lay_table(age=1, left=1, pawn=pawn, mover=last_taker, last_player_chooses=option)
        table.play("discard", *table.legal("discard"))
        assert (table.phase, table.mover) == (Phase.STARTER, chooser)
        position = GAME.position(table.state)
        assert (position["age"], len(position["structure"])) == (2, 20)  # the next age lies there for all to see
        table.play("starter", starter)
        assert (table.phase, table.mover) == (Phase.TURN, starter)


@pytest.mark.parametrize("wonder", ["sphinx", "pyramids"])
def test_an_extra_turn_is_lost_at_the_end_of_an_age(wonder: str) -> None:
    table = lay_table(age=1, left=1, wonders=[[wonder], []], tokens=[["theology"], []])
    bury(table, wonder)
    assert (table.phase, table.mover) == (Phase.TURN, 0)  # it took the last card with the pawn in the middle
    assert not GAME.observe(table.state, 0)["again"]
    table.play("discard", sorted(table.legal("discard"))[0])
    assert table.mover == 1


def test_an_extra_turn_is_lost_when_the_other_side_chooses_and_begins() -> None:
    table = lay_table(age=2, left=1, wonders=[["sphinx"], []], pawn=2)
    bury(table, "sphinx")
    assert (table.phase, table.mover) == (Phase.STARTER, 1)
    table.play("starter", 1)
    table.play("discard", sorted(table.legal("discard"))[0])
    assert table.mover == 0


def test_an_extra_turn_on_the_last_card_of_age_three_ends_the_game() -> None:
    table = lay_table(age=3, left=1, wonders=[["sphinx"], []])
    bury(table, "sphinx")
    assert GAME.is_over(table.state)
    assert GAME.pending(table.state) == ()


def test_the_choice_of_the_last_card_comes_before_the_age_ends() -> None:
    table = lay_table(age=2, left=1, offers=["school"], cities=[["apothecary"], []], pawn=1)
    table.play("build", "school")
    assert (table.phase, table.mover) == (Phase.PROGRESS, 0)
    assert GAME.position(table.state)["age"] == 2
    table.play("progress", sorted(table.legal("progress"))[0])
    assert (table.phase, table.mover) == (Phase.STARTER, 1)


def face(table: Table, slot: int) -> str | None:
    shown: str | None = GAME.position(table.state)["structure"].get(str(slot))
    return shown


def dealt_at(table: Table, age: int, slot: int) -> str:
    card: str = GAME.setup(table.deal)["ages"][age - 1][slot]
    return card


def test_a_card_turns_up_when_the_last_card_on_it_is_gone() -> None:
    table = lay_table(age=1)
    first, second = dealt_at(table, 1, 14), dealt_at(table, 1, 15)
    table.play("discard", first)
    assert face(table, 9) == "?"
    table.play("discard", second)
    assert face(table, 9) == dealt_at(table, 1, 9)
    assert face(table, 10) == "?"
    assert face(table, 9) in table.legal("discard")


def test_cards_turn_up_after_the_choice_that_a_card_raised() -> None:
    table = lay_table(age=2, offers=["school"], cities=[["apothecary"], []])
    table.play("build", "school")  # from slot 18, alone on slot 15
    assert table.phase == Phase.PROGRESS
    assert face(table, 15) == "?"
    table.play("progress", sorted(table.legal("progress"))[0])
    assert face(table, 15) == dealt_at(table, 2, 15)


@pytest.mark.parametrize(
    ("wonder", "choice"), [("great_library", "library"), ("mausoleum", "revive"), ("statue_of_zeus", "destroy")]
)
def test_cards_turn_up_after_the_choice_that_a_wonder_raised(wonder: str, choice: str) -> None:
    table = lay_table(age=2, offers=["walls"], wonders=[[wonder], []], discard=["altar"], cities=[[], ["quarry"]])
    table.play("wonder", wonder, "walls")
    assert face(table, 15) == "?"
    table.play(choice, sorted(table.legal(choice))[0])
    assert face(table, 15) == dealt_at(table, 2, 15)


def test_cards_turn_up_before_an_extra_turn() -> None:
    table = lay_table(age=2, offers=["walls"], wonders=[["sphinx"], []])
    table.play("wonder", "sphinx", "walls")
    assert table.mover == 0
    assert face(table, 15) == dealt_at(table, 2, 15)
    assert face(table, 15) in table.legal("discard")


def test_guilds_have_a_back_of_their_own() -> None:
    table = lay_table(age=3)
    guilds = {guild.id for guild in BOX.guilds}
    structure = GAME.position(table.state)["structure"]
    for slot in range(20):
        card = dealt_at(table, 3, slot)
        back = "?guild" if card in guilds else "?"
        assert structure[str(slot)] == (card if BOX.structures[2].slots[slot].face_up else back)
    assert "?guild" in structure.values()


@pytest.mark.parametrize(("age", "open_rows"), [(1, {1, 3, 5}), (2, {1, 3, 5}), (3, {1, 3, 5, 7})])
def test_every_other_row_lies_open(age: int, open_rows: set[int]) -> None:
    shown = GAME.observe(lay_table(age=age).state, 0)["structure"]
    for card in shown:
        assert card["card"].startswith("?") == (card["row"] not in open_rows)
    assert [card["slot"] for card in shown if card["available"]] == ([14, 15, 16, 17, 18, 19] if age == 1 else [18, 19])


# The end


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("start", [6, 7, 8])
def test_military_supremacy(seat: int, start: int) -> None:
    sign = 1 if seat == 0 else -1
    table = lay_table(age=3, offers=["pretorium"], pawn=sign * start, mover=seat)
    table.play("build", "pretorium")
    assert table.pawn == sign * 9
    assert victory(table) == ([seat], "military")


def test_one_space_before_the_capital_the_game_goes_on() -> None:
    table = lay_table(age=3, offers=["pretorium"], pawn=5)
    table.play("build", "pretorium")
    assert table.pawn == 8
    assert GAME.result(table.state) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_scientific_supremacy(seat: int) -> None:
    cities: list[list[str]] = [[], []]
    cities[seat] = FIVE_SYMBOLS
    table = lay_table(age=3, offers=["university"], cities=cities, mover=seat)
    table.play("build", "university")
    assert victory(table) == ([seat], "science")


def test_six_green_cards_with_five_symbols_are_no_supremacy() -> None:
    table = lay_table(age=2, offers=["school"], cities=[FIVE_SYMBOLS, []])
    table.play("build", "school")
    assert table.phase == Phase.PROGRESS


# fmt: off
ZONES = [
    (0, (0, 0)), (1, (2, 0)), (2, (2, 0)), (3, (5, 0)), (5, (5, 0)), (6, (10, 0)), (8, (10, 0)), (9, (10, 0)),
    (-1, (0, 2)), (-2, (0, 2)), (-3, (0, 5)), (-5, (0, 5)), (-6, (0, 10)), (-9, (0, 10)),
]
# fmt: on


@pytest.mark.parametrize(("pawn", "points"), ZONES)
def test_military_points(pawn: int, points: tuple[int, int]) -> None:
    table = lay_table(pawn=pawn)
    assert (table.score(0)["military"], table.score(1)["military"]) == points


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (32, 10)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    table = lay_table(coins=(coins, 0))
    assert table.score(0)["treasury"] == points


def test_a_whole_score_sheet() -> None:
    table = lay_table(
        cities=[["palace", "altar", "study", "school", "port", "tavern", "magistrates_guild", "quarry"], ["senate"]],
        built=[["pyramids", "sphinx"], ["mausoleum"]],
        tokens=[["mathematics", "agriculture"], ["philosophy"]],
        coins=(11, 4),
        pawn=4,
    )
    assert table.score(0) == {
        "civilian": 10,
        "science": 4,
        "commerce": 3,
        "guilds": 2,
        "wonders": 15,
        "progress": 4 + 6,
        "treasury": 3,
        "military": 5,
        "total": 52,
    }
    assert table.score(1) == {
        "civilian": 5,
        "science": 0,
        "commerce": 0,
        "guilds": 0,
        "wonders": 2,
        "progress": 7,
        "treasury": 1,
        "military": 0,
        "total": 15,
    }


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(["palace"], ["senate"], [0]), (["altar"], ["senate"], [1])])
def test_civilian_victory(mine: Ids, theirs: Ids, winners: list[int]) -> None:
    table = lay_table(age=3, left=1, offers=["study"], cities=[mine, theirs], coins=(0, 0))
    table.play("discard", "study")
    assert victory(table) == (winners, "points")


def test_blue_points_break_a_tie_not_blue_cards() -> None:
    mine, theirs = ["altar", "theater", "baths"], ["palace"]  # nine and seven blue points, three cards and one
    table = lay_table(age=3, left=1, offers=["study"], cities=[mine, theirs], coins=(0, 6), mover=0)
    table.play("discard", "study")
    assert [table.score(seat)["total"] for seat in (0, 1)] == [9, 9]
    assert victory(table) == ([0], "points")


def test_guilds_and_the_treasury_do_not_break_a_tie() -> None:
    table = lay_table(
        age=3, left=1, offers=["study"], cities=[["magistrates_guild", "altar"], ["theater"]], coins=(0, 3), mover=0
    )
    table.play("discard", "study")
    assert [table.score(seat)["total"] for seat in (0, 1)] == [4, 4]
    assert victory(table) == ([0, 1], "points")


def test_copying_a_position_leaves_the_original_alone() -> None:
    table = lay_table(offers=["altar"])
    before = table.state.tobytes()
    copied = Table(GAME.copy(table.state), table.deal)
    assert copied.state.tobytes() == before
    copied.play("discard", "altar")
    assert table.state.tobytes() == before
    assert copied.state.tobytes() != before
