"""Every refusal is of the right kind, says in one sentence what is wrong, offers what is legal, and changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.duel.positions import GAME, Table, lay_table, new_table
from thauma.games import game
from thauma.games.errors import (
    BadOption,
    BadSetup,
    IllegalMove,
    MoveError,
    ThaumaError,
    UnknownGame,
    UnreadableMove,
    WrongSeat,
)
from thauma.kernel.rng import seeded


def refusal(table: Table, move: Any, kind: type[MoveError]) -> str:
    """The sentence with which a move is refused; the state is left as it is."""
    before = table.state.tobytes()
    legal = table.moves()
    with pytest.raises(kind) as refused:
        GAME.encode(table.state, move)
    assert type(refused.value) is kind
    assert refused.value.legal == legal
    assert table.state.tobytes() == before
    sentence = str(refused.value)
    assert sentence == refused.value.rule
    assert "\n" not in sentence
    return sentence


def turn() -> Table:
    """Seat 0 is to take a card of age II; few coins, one wonder built, one of three left too dear."""
    return lay_table(
        age=2,
        offers=["walls", "aqueduct"],
        wonders=[["pyramids", "temple_of_artemis"], ["colossus"]],
        built=[["sphinx"], []],
        cities=[["glassworks", "press", "quarry"], ["stone_pit", "clay_pool"]],
        coins=(5, 7),
    )


UNREADABLE = [
    (None, "JSON object"),
    ("build baths", "JSON object"),
    (["build", "baths"], "JSON object"),
    ({}, "null is no kind of move"),
    ({"seat": 0, "do": "buy", "card": "walls"}, "'buy' is no kind of move"),
    ({"seat": 0, "do": None, "card": "walls"}, "null is no kind of move"),
    ({"seat": 0, "do": ["build"], "card": "walls"}, "is no kind of move"),
    ({"seat": 0, "do": {"build": 1}, "card": "walls"}, "is no kind of move"),
    ({"do": "build", "card": "walls"}, "seat must be 0 or 1, not null"),
    ({"seat": 2, "do": "build", "card": "walls"}, "seat must be 0 or 1, not 2"),
    ({"seat": -1, "do": "build", "card": "walls"}, "seat must be 0 or 1, not -1"),
    ({"seat": "0", "do": "build", "card": "walls"}, "seat must be 0 or 1, not '0'"),
    ({"seat": True, "do": "build", "card": "walls"}, "seat must be 0 or 1, not true"),
    ({"seat": 0.0, "do": "build", "card": "walls"}, "seat must be 0 or 1, not 0.0"),
    ({"seat": 0, "do": "build"}, "a build move has the fields seat, do, card"),
    ({"seat": 0, "do": "build", "card": "walls", "pay": [0, 0]}, "a build move has the fields seat, do, card"),
    ({"seat": 0, "do": "wonder", "wonder": "pyramids"}, "a wonder move has the fields seat, do, wonder, card"),
    ({"seat": 0, "do": "build", "card": "castle"}, "'castle' is no card"),
    ({"seat": 0, "do": "build", "card": "pyramids"}, "'pyramids' is no card"),
    ({"seat": 0, "do": "build", "card": 3}, "3 is no card"),
    ({"seat": 0, "do": "build", "card": ["walls"]}, "is no card"),
    ({"seat": 0, "do": "build", "card": {}}, "is no card"),
    ({"seat": 0, "do": "wonder", "wonder": "colosseum", "card": "walls"}, "'colosseum' is no wonder"),
    ({"seat": 0, "do": "draft", "wonder": "walls"}, "'walls' is no wonder"),
    ({"seat": 0, "do": "progress", "token": "writing"}, "'writing' is no token"),
    ({"seat": 0, "do": "starter", "starter": 2}, "starter must be 0 or 1, not 2"),
    ({"seat": 0, "do": "starter", "starter": True}, "starter must be 0 or 1, not true"),
]


@pytest.mark.parametrize(("move", "reason"), UNREADABLE, ids=str)
def test_unreadable_moves(move: Any, reason: str) -> None:
    assert reason in refusal(turn(), move, UnreadableMove)


ILLEGAL = [
    # in a wrong phase
    ({"seat": 0, "do": "draft", "wonder": "pyramids"}, "seat 0 must now take a card"),
    ({"seat": 0, "do": "progress", "token": "law"}, "seat 0 must now take a card"),
    ({"seat": 0, "do": "library", "token": "law"}, "seat 0 must now take a card"),
    ({"seat": 0, "do": "revive", "card": "walls"}, "seat 0 must now take a card"),
    ({"seat": 0, "do": "destroy", "card": "clay_pool"}, "seat 0 must now take a card"),
    ({"seat": 0, "do": "starter", "starter": 0}, "seat 0 must now take a card"),
    # not there
    ({"seat": 0, "do": "build", "card": "baths"}, "baths does not lie open in the structure"),
    ({"seat": 0, "do": "discard", "card": "quarry"}, "quarry does not lie open in the structure"),
    ({"seat": 0, "do": "wonder", "wonder": "pyramids", "card": "palace"}, "palace does not lie open"),
    # too dear
    ({"seat": 0, "do": "build", "card": "aqueduct"}, "aqueduct costs seat 0 6 coins, and it has 5"),
    (
        {"seat": 0, "do": "wonder", "wonder": "pyramids", "card": "walls"},
        "pyramids costs seat 0 6 coins, and it has 5",
    ),
    # not the seat's wonder, or built
    ({"seat": 0, "do": "wonder", "wonder": "colossus", "card": "walls"}, "colossus is not a wonder of seat 0"),
    ({"seat": 0, "do": "wonder", "wonder": "appian_way", "card": "walls"}, "appian_way is not a wonder of seat 0"),
    ({"seat": 0, "do": "wonder", "wonder": "sphinx", "card": "walls"}, "sphinx is built already"),
]


@pytest.mark.parametrize(("move", "reason"), ILLEGAL, ids=str)
def test_illegal_moves_of_a_turn(move: Any, reason: str) -> None:
    assert reason in refusal(turn(), move, IllegalMove)


def test_the_other_seat_has_nothing_to_decide() -> None:
    sentence = refusal(turn(), {"seat": 1, "do": "discard", "card": "walls"}, WrongSeat)
    assert "seat 1 has nothing to decide now" in sentence
    assert "seat 0 must take a card" in sentence


def test_a_covered_card_names_what_covers_it() -> None:
    table = lay_table(age=1, offers=["altar", "baths"], under=["theater"])
    sentence = refusal(table, table.move("discard", "theater"), IllegalMove)
    assert sentence == "theater is covered by a face-down card and a face-down card"
    table = lay_table(age=3, offers=["palace", "senate"])
    covered = GAME.position(table.state)["structure"]["11"]
    assert covered in refusal(table, table.move("build", covered), IllegalMove)


def test_a_covered_card_names_the_open_cards_on_it() -> None:
    table = lay_table(age=2, left=16)  # slot 15 lies alone on slot 11, and on slot 12
    top = GAME.position(table.state)["structure"]
    sentence = refusal(table, table.move("discard", top["12"]), IllegalMove)
    assert sentence == f"{top['12']} is covered by {top['15']}"


def test_a_hidden_card_is_refused_without_telling_that_it_lies_there() -> None:
    table = lay_table(age=1)
    hidden = GAME.setup(table.deal)["ages"][0][9]
    assert refusal(table, table.move("build", hidden), IllegalMove) == f"{hidden} does not lie open in the structure"


def test_the_eighth_wonder_has_left() -> None:
    built = [["appian_way", "colossus", "great_library"], ["great_lighthouse", "pyramids", "sphinx"]]
    table = lay_table(wonders=[["piraeus"], ["mausoleum"]], built=built, offers=["altar", "baths"], mover=1)
    table.play("wonder", "mausoleum", "altar")
    sentence = refusal(table, table.move("wonder", "piraeus", "baths"), IllegalMove)
    assert sentence == "seven wonders are built: piraeus has left the game"


def progress_choice() -> Table:
    table = lay_table(age=2, offers=["school"], cities=[["apothecary"], []], board=["law", "economy"])
    table.play("build", "school")
    return table


def library_choice() -> Table:
    table = lay_table(offers=["altar"], wonders=[["great_library"], []], box=["law", "economy", "masonry"])
    table.play("wonder", "great_library", "altar")
    return table


def revive_choice() -> Table:
    table = lay_table(offers=["altar"], wonders=[["mausoleum"], []], discard=["baths"])
    table.play("wonder", "mausoleum", "altar")
    return table


def destroy_choice() -> Table:
    table = lay_table(age=2, wonders=[["statue_of_zeus"], []], cities=[["quarry"], ["clay_pool", "press"]])
    table.play("wonder", "statue_of_zeus", sorted(table.legal("discard"))[0])
    return table


def starter_choice() -> Table:
    table = lay_table(age=1, left=1, pawn=-2)
    table.play("discard", *table.legal("discard"))
    return table


CHOICES: list[tuple[Callable[[], Table], str, str, str]] = [
    (new_table, "draft", "", "is not among the wonders laid out"),
    (progress_choice, "progress", "theology", "theology is not on the board"),
    (library_choice, "library", "agriculture", "agriculture is not among the tokens drawn"),
    (revive_choice, "revive", "altar", "altar is not in the discard pile"),
    (destroy_choice, "destroy", "press", "press is no brown card in the opponent's city"),
    (destroy_choice, "destroy", "quarry", "quarry is no brown card in the opponent's city"),
    (destroy_choice, "destroy", "altar", "altar is no brown card in the opponent's city"),
]


@pytest.mark.parametrize(("position", "do", "name", "reason"), CHOICES)
def test_a_choice_of_something_that_is_not_offered(
    position: Callable[[], Table], do: str, name: str, reason: str
) -> None:
    table = position()
    if do == "draft":
        name = next(w for w in ("sphinx", "pyramids", "colossus", "piraeus", "mausoleum") if w not in table.legal(do))
    assert reason in refusal(table, table.move(do, name), IllegalMove)


DECISIONS: list[tuple[Callable[[], Table], str]] = [
    (new_table, "draft one of the wonders laid out"),
    (turn, "take a card: build it, discard it or bury it under a wonder"),
    (progress_choice, "take a progress token from the board"),
    (library_choice, "keep one of the progress tokens drawn"),
    (revive_choice, "build a card of the discard pile"),
    (destroy_choice, "choose which card the opponent loses"),
    (starter_choice, "choose who begins the age"),
]


@pytest.mark.parametrize(("position", "decision"), DECISIONS)
def test_a_move_of_another_phase_is_told_what_is_to_be_decided(position: Callable[[], Table], decision: str) -> None:
    table = position()
    elsewhere = table.move("discard", "walls") if "discard" not in table.kinds() else table.move("starter", 0)
    assert refusal(table, elsewhere, IllegalMove) == f"seat {table.mover} must now {decision}"
    wrong_seat = {**table.moves()[0], "seat": 1 - table.mover}
    del wrong_seat["cost"]
    assert decision in refusal(table, wrong_seat, WrongSeat)


def test_after_the_end_nothing_is_legal() -> None:
    table = lay_table(age=3, left=1)
    (last,) = table.legal("discard")
    table.play("discard", last)
    for seat in (0, 1):
        move = {"seat": seat, "do": "discard", "card": last}
        assert refusal(table, move, IllegalMove) == "the game is over"
    assert "no kind of move" in refusal(table, {"seat": 0, "do": "pass"}, UnreadableMove)


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (UnknownGame, "unknown_game"),
        (BadOption, "bad_option"),
        (BadSetup, "bad_setup"),
        (UnreadableMove, "unreadable_move"),
        (WrongSeat, "wrong_seat"),
        (IllegalMove, "illegal_move"),
    ],
)
def test_every_error_has_a_code_and_one_base(kind: type[ThaumaError], code: str) -> None:
    assert kind.code == code
    assert issubclass(kind, ThaumaError)


# Deals


def dealt(**rules: str) -> Any:
    return GAME.setup(GAME.deal(seeded(1), 2, rules))


def bad_setup(setup: Any, **rules: str) -> str:
    with pytest.raises(BadSetup) as refused:
        GAME.parse_setup(setup, 2, rules)
    return str(refused.value)


def test_a_deal_survives_the_way_through_a_record() -> None:
    for rules in ({}, {"wonders": "first_game"}, {"centred_pawn": "last_player_chooses"}):
        deal = GAME.deal(seeded(5), 2, rules)
        assert GAME.parse_setup(GAME.setup(deal), 2, rules).tobytes() == deal.tobytes()


@pytest.mark.parametrize(
    ("setup", "found"), [(None, "null"), ([], "[]"), ("setup", "'setup'"), ({}, "none"), ({"ages": []}, "ages")]
)
def test_a_setup_that_is_no_setup(setup: Any, found: str) -> None:
    assert bad_setup(setup) == f"setup has the fields progress_board, progress_box, wonders, ages, not {found}"


@pytest.mark.parametrize("field", ["progress_board", "progress_box", "wonders", "ages"])
def test_a_setup_with_a_field_missing_or_too_many(field: str) -> None:
    setup = dealt()
    del setup[field]
    assert field in bad_setup(setup)
    assert "setup has the fields" in bad_setup({**dealt(), "seed": 1})


@pytest.mark.parametrize(
    ("field", "size", "what"), [("progress_board", 5, "token"), ("progress_box", 5, "token"), ("wonders", 8, "wonder")]
)
@pytest.mark.parametrize("broken", [None, 7, {}, "x", []])
def test_a_list_that_is_none_or_has_a_wrong_length(field: str, size: int, what: str, broken: Any) -> None:
    assert bad_setup({**dealt(), field: broken}) == f"setup.{field} is a list of {size} ids"
    names = dealt()[field]
    assert bad_setup({**dealt(), field: names[:-1]}) == f"setup.{field} is a list of {size} ids"
    strange_names: tuple[tuple[Any, str], ...] = (("castle", "'castle'"), (3, "3"), (None, "null"), ([], "[]"))
    for strange, spelt in strange_names:
        assert f"setup.{field}: {spelt} is no {what}" in bad_setup({**dealt(), field: [*names[:-1], strange]})
    doubled = [*names[:-1], names[0]]
    assert bad_setup({**dealt(), field: doubled}) == f"setup.{field}: {names[0]} stands there more than once"


def test_a_token_on_the_board_and_in_the_box() -> None:
    setup = dealt()
    token = setup["progress_box"][0] = setup["progress_board"][0]
    assert bad_setup(setup) == f"{token} stands in setup.progress_board and in setup.progress_box"


@pytest.mark.parametrize("ages", [None, {}, [], [[], []], "ages"])
def test_three_ages_are_needed(ages: Any) -> None:
    assert bad_setup({**dealt(), "ages": ages}) == "setup.ages is a list of 3 ages"


@pytest.mark.parametrize("age", [0, 1, 2])
def test_a_doctored_age(age: int) -> None:
    place = f"setup.ages[{age}]"
    setup = dealt()
    setup["ages"][age] = setup["ages"][age][:-1]
    assert bad_setup(setup) == f"{place} is a list of 20 ids"
    setup = dealt()
    setup["ages"][age][3] = "castle"
    assert f"{place}: 'castle' is no card" in bad_setup(setup)
    setup = dealt()
    name = setup["ages"][age][3] = setup["ages"][age][5]
    assert bad_setup(setup) == f"{place}: {name} stands there more than once"
    setup = dealt()
    strange = setup["ages"][age][3] = setup["ages"][(age + 1) % 3][0]
    assert bad_setup(setup) == f"{place}: {strange} is no card of age {age + 1}"


@pytest.mark.parametrize(
    ("guilds", "reason"),
    [(4, "setup.ages[2]: 4 guilds instead of 3"), (2, "setup.ages[2]: 2 guilds instead of 3")],
)
def test_a_wrong_number_of_guilds(guilds: int, reason: str) -> None:
    setup = dealt()
    known = [name for name in setup["ages"][2] if name.endswith("_guild")]
    others = ("builders_guild", "merchants_guild", "tacticians_guild", "shipowners_guild")
    plain = [name for name in setup["ages"][2] if not name.endswith("_guild")]
    if guilds == 4:
        more = next(name for name in others if name not in known)
        setup["ages"][2][setup["ages"][2].index(plain[0])] = more
    else:
        unused = next(name for name in ("palace", "senate", "study", "circus", "port") if name not in plain)
        setup["ages"][2][setup["ages"][2].index(known[0])] = unused
    assert bad_setup(setup) == reason


def test_a_first_game_with_other_wonders() -> None:
    setup = dealt(wonders="first_game")
    setup["wonders"][0] = "sphinx"
    reason = bad_setup(setup, wonders="first_game")
    assert reason.startswith("setup.wonders: in a first game seat 0 has pyramids")
    setup = dealt(wonders="first_game")
    setup["wonders"] = setup["wonders"][4:] + setup["wonders"][:4]
    assert "in a first game seat 0 has" in bad_setup(setup, wonders="first_game")


# Options


def test_options_that_do_not_exist() -> None:
    with pytest.raises(BadOption, match="no option 'speed'; it has wonders, centred_pawn"):
        GAME.check_rules({"speed": 1})
    with pytest.raises(BadOption, match="wonders is draft or first_game, not 'all'"):
        GAME.check_rules({"wonders": "all"})
    strange_values: tuple[Any, ...] = (None, True, 1, [], {})
    for strange in strange_values:
        with pytest.raises(BadOption, match="centred_pawn is"):
            GAME.check_rules({"centred_pawn": strange})
    GAME.check_rules({"wonders": "draft", "centred_pawn": "last_player_chooses"})
    with pytest.raises(BadOption, match="speed"):
        GAME.deal(seeded(1), 2, {"speed": 1})
    with pytest.raises(BadOption, match="speed"):
        GAME.parse_setup(dealt(), 2, {"speed": 1})


@pytest.mark.parametrize("seats", [0, 1, 3, 7])
def test_duel_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption, match=f"for 2, not for {seats}"):
        GAME.deal(seeded(1), seats, {})
    with pytest.raises(BadOption, match=f"for 2, not for {seats}"):
        GAME.parse_setup(dealt(), seats, {})


def test_a_game_that_does_not_exist() -> None:
    with pytest.raises(UnknownGame, match="'chess'; there are duel"):
        game("chess")
