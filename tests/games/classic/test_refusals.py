"""Bad input: one clear sentence, the legal alternatives, and nothing has changed."""

from typing import Any

import pytest

from tests.games.classic.positions import Table, three
from thauma.games.classic.game import GAME
from thauma.games.errors import BadOption, BadSetup, IllegalMove, MoveError, UnreadableMove, WrongSeat
from thauma.kernel.rng import seeded


def refusal(table: Table, move: Any, kind: type[MoveError]) -> str:
    """The sentence with which a move is refused; the alternatives are the legal moves, the state stays as it was."""
    before = table.state.tobytes()
    with pytest.raises(kind) as error:
        GAME.encode(table.state, move)
    assert type(error.value) is kind
    assert table.state.tobytes() == before
    seat = move.get("seat") if isinstance(move, dict) else None
    own = GAME.legal_moves(table.state, seat) if isinstance(seat, int) and kind is not UnreadableMove else []
    everyone = [m for s in GAME.pending(table.state) for m in GAME.legal_moves(table.state, s)]
    assert error.value.legal == (own or everyone)
    assert error.value.rule
    return error.value.rule


def build(seat: int, card: str, *pay: int) -> dict[str, Any]:
    return {"seat": seat, "do": "build", "card": card, "pay": list(pay) or [0, 0]}


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("build", "a move is a JSON object with seat, do and what it names"),
        ({}, "null is no kind of move; there are build, stage, discard, build_free, revive"),
        ({"seat": 0, "do": ["build"]}, '["build"] is no kind of move; there are build, stage, discard'),
        ({"seat": 0, "do": "wonder"}, "'wonder' is no kind of move; there are build, stage, discard"),
        ({"seat": 3, "do": "discard", "card": "altar"}, "seat must be a number from 0 to 2, not 3"),
        ({"seat": True, "do": "discard", "card": "altar"}, "seat must be a number from 0 to 2, not true"),
        ({"do": "discard", "card": "altar"}, "seat must be a number from 0 to 2, not null"),
        ({"seat": 0, "do": "build", "card": "altar"}, "a build move has the fields seat, do, card, pay, not seat, do"),
        ({"seat": 0, "do": "discard", "card": "altar", "pay": [0, 0]}, "a discard move has the fields seat, do, card"),
        ({"seat": 0, "do": "stage", "card": "altar", "pay": [0, 0], "stage": 3}, "a stage move has the fields seat"),
        ({"seat": 0, "do": "discard", "card": "atlar"}, "'atlar' is no card of this game"),
        ({"seat": 0, "do": "discard", "card": ["altar"]}, '["altar"] is no card of this game'),
        (build(0, "altar") | {"pay": 0}, "pay is [left, right], the coins to each neighbour, not 0"),
        (build(0, "altar", 1), "pay is [left, right], the coins to each neighbour, not [1]"),
        (build(0, "altar", -1, 1), "pay is [left, right], the coins to each neighbour, not [-1, 1]"),
        (build(0, "altar") | {"pay": [0, 0.5]}, "pay is [left, right], the coins to each neighbour, not [0, 0.5]"),
        (build(0, "altar") | {"pay": [True, 0]}, "pay is [left, right], the coins to each neighbour, not [true, 0]"),
    ],
)
def test_what_cannot_be_read(move: Any, sentence: str) -> None:
    assert refusal(three(hands=[["altar"], [], []]), move, UnreadableMove).startswith(sentence)


def test_a_card_that_is_not_in_the_hand() -> None:
    table = three(hands=[["altar"], ["theater"], []])
    sentence = refusal(table, {"seat": 0, "do": "discard", "card": "theater"}, IllegalMove)
    assert sentence == "theater is not in the hand of seat 0"
    assert refusal(table, build(0, "palace"), IllegalMove) == "palace is not in the hand of seat 0"


def test_a_payment_that_nobody_offers() -> None:
    table = three(cities=[[], ["lumber_yard"], ["lumber_yard"]], hands=[["stockade", "altar"], [], []])
    sentence = refusal(table, build(0, "stockade", 1, 1), IllegalMove)
    assert sentence == "seat 0 can't pay [1, 1] for stockade: the legal payments are [0, 2], [2, 0]"
    assert refusal(table, build(0, "stockade", 2, 2), IllegalMove).startswith("seat 0 can't pay [2, 2] for stockade")
    assert refusal(table, build(0, "altar", 2, 0), IllegalMove) == (
        "seat 0 can't pay [2, 0] for altar: the legal payments are [0, 0]"
    )


def test_a_payment_beyond_all_treasuries() -> None:
    table = three(hands=[["altar"], [], []])
    for coins in (15, 200, 10**30):
        sentence = refusal(table, build(0, "altar", 0, coins), IllegalMove)
        assert sentence == f"seat 0 can't pay [0, {coins}] for altar: the legal payments are [0, 0]"


def test_paying_for_what_a_chain_makes_free() -> None:
    table = three(cities=[["baths", "quarry"], [], []], hands=[["aqueduct"], [], []], age=2)
    assert refusal(table, build(0, "aqueduct", 2, 0), IllegalMove) == (
        "seat 0 can't pay [2, 0] for aqueduct: it is free by chain [0, 0]"
    )


def test_too_few_coins() -> None:
    table = three(cities=[[], ["sawmill"], ["sawmill"]], hands=[["caravansery"], [], []], coins=[3, 3, 3], age=2)
    assert refusal(table, build(0, "caravansery", 4, 0), IllegalMove) == (
        "caravansery costs seat 0 at least 4 coins, and it has 3"
    )


def test_resources_that_cannot_be_had() -> None:
    table = three(hands=[["stockade"], [], []])
    assert refusal(table, build(0, "stockade"), IllegalMove) == (
        "stockade needs resources that neither seat 0 nor its neighbours have"
    )


@pytest.mark.parametrize("card", ["loom_1", "loom_2"])
def test_a_duplicate(card: str) -> None:
    table = three(cities=[["loom_1"], [], []], hands=[[card], [], []], age=2)
    assert refusal(table, build(0, card), IllegalMove) == "seat 0 already has the building loom"


def test_a_stage_that_does_not_exist() -> None:
    table = three("gizah A", stages=[3], hands=[["altar"], [], []])
    move = {"seat": 0, "do": "stage", "card": "altar", "pay": [0, 0]}
    assert refusal(table, move, IllegalMove) == "all 3 stages of gizah A are built"


def test_a_stage_out_of_order() -> None:
    """Whatever a later stage would cost: only the next one can be built."""
    table = three("gizah A", hands=[["altar"], [], []], cities=[["sawmill", "lumber_yard"], [], []])
    move = {"seat": 0, "do": "stage", "card": "altar", "pay": [0, 0]}
    assert refusal(table, move, IllegalMove) == "stage 1 needs resources that neither seat 0 nor its neighbours have"


def test_a_seat_that_has_already_chosen() -> None:
    table = three(hands=[["altar", "theater"], [], []])
    table.play(0, "build altar")
    assert refusal(table, build(0, "theater"), WrongSeat) == "seat 0 has already chosen this turn"


def test_a_power_that_a_city_does_not_have() -> None:
    table = three(hands=[["altar"], [], []])
    move = {"seat": 0, "do": "build_free", "card": "altar"}
    assert refusal(table, move, IllegalMove) == "seat 0 has no power to build a card for nothing"
    table = three("olympia A", "gizah A", "ephesos A", stages=[2], hands=[["altar", "theater"], ["baths"], []])
    table.state.cities[0].built_free = 1
    assert refusal(table, move, IllegalMove) == "seat 0 has already built a card for nothing in this age"


def test_reviving_at_the_wrong_time_and_what_is_not_there() -> None:
    cities = [["foundry", "ore_vein", "theater"], [], []]
    table = three(
        "halikarnassos A", "gizah A", "babylon A", cities=cities, stages=[1], discard=["theater", "altar"], age=2
    )
    move = {"seat": 0, "do": "revive", "card": "altar"}
    assert refusal(table, move, IllegalMove) == "seat 0 must now choose a card and what to do with it"
    table.turn(f"stage {table.spare(0)}")
    assert refusal(table, {**move, "card": "palace"}, IllegalMove) == "palace is not in the discard pile"
    assert refusal(table, {**move, "card": "theater"}, IllegalMove) == "seat 0 already has the building theater"
    assert refusal(table, build(0, "statue"), IllegalMove) == "seat 0 must now build a card of the discard pile"
    assert refusal(table, build(1, "statue"), WrongSeat) == (
        "seat 1 has nothing to decide now: seat 0 must build a card of the discard pile"
    )


def test_a_seventh_card_of_another_seat() -> None:
    table = three("babylon B", "gizah A", "ephesos A", stages=[2], turn=6)
    table.turn()
    assert refusal(table, {"seat": 1, "do": "discard", "card": "altar"}, WrongSeat) == (
        "seat 1 has nothing to decide now: seat 0 must play its seventh card"
    )


def test_a_move_after_the_end() -> None:
    table = three(age=3, turn=6)
    table.turn()
    with pytest.raises(IllegalMove, match="the game is over") as error:
        GAME.encode(table.state, build(0, "altar"))
    assert error.value.legal == []


@pytest.mark.parametrize("seats", [0, 1, 8, -3])
def test_tables_that_do_not_exist(seats: int) -> None:
    with pytest.raises(BadOption, match=f"classic is a game for 2 to 7, not for {seats}"):
        GAME.deal(seeded(1), seats, {})


# Setups


def setup(seats: int = 3) -> Any:
    return GAME.setup(GAME.deal(seeded(5), seats, {}))


def bad_setup(broken: Any, seats: int = 3, rules: dict[str, str] | None = None) -> str:
    with pytest.raises(BadSetup) as error:
        GAME.parse_setup(broken, seats, rules or {})
    return str(error.value)


def test_a_setup_for_another_table() -> None:
    assert bad_setup(setup(4), seats=3) == "setup.boards is a list of 3 boards"
    assert bad_setup(setup(2) | {"boards": setup(2)["boards"][:2]}, seats=2) == "setup.boards is a list of 3 boards"


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("boards", 0), "gizah", "setup.boards[0] has the fields wonder and side"),
        (("boards", 0, "wonder"), "troy", "setup.boards[0]: 'troy' is no wonder of this game"),
        (("boards", 0, "side"), "C", "setup.boards[0]: the side is A or B, not 'C'"),
        (("hands",), [], "setup.hands is a list of 3 ages"),
        (("hands", 1), [], "setup.hands[1] is a list of 3 hands"),
        (("hands", 1, 2), ["altar"], "setup.hands[1][2] is a list of 7 ids"),
        (("hands", 0, 0, 0), "atlar", "setup.hands[0][0]: 'atlar' is no card of this game"),
        (("hands", 0, 0, 0), "palace", "setup.hands[0]: palace is no card of age 1"),
        (("hands", 0, 0, 0), "pawnshop", "instead of"),
        (("hands", 2, 0, 0), "workers_guild", "setup.hands[2]: "),
    ],
)
def test_a_setup_that_cannot_have_been_dealt(path: tuple[Any, ...], value: Any, sentence: str) -> None:
    broken = setup()
    place = broken
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert sentence in bad_setup(broken)


def test_a_guild_twice() -> None:
    broken = setup()
    guilds = [(hand, i) for hand in broken["hands"][2] for i, card in enumerate(hand) if card.endswith("guild")]
    double = guilds[0][0][guilds[0][1]] = guilds[1][0][guilds[1][1]]
    assert bad_setup(broken) == f"setup.hands[2]: {double} stands there more than once"


def test_a_wonder_twice() -> None:
    broken = setup()
    broken["boards"][0]["wonder"] = broken["boards"][1]["wonder"]
    assert "stands there more than once" in bad_setup(broken)


def test_boards_of_the_wrong_side() -> None:
    for side, other in (("A", "B"), ("B", "A")):
        deal = GAME.deal(seeded(6), 5, {"boards": side})
        record = GAME.setup(deal)
        assert {board["side"] for board in record["boards"]} == {side}
        assert GAME.parse_setup(record, 5, {"boards": side}).tobytes() == deal.tobytes()
        record["boards"][2]["side"] = other
        sentence = bad_setup(record, 5, {"boards": side})
        assert sentence == f"setup.boards[2]: with boards {side} every side is {side}"


def test_chosen_boards() -> None:
    rules = {"boards": "chosen"}
    boards = [{"wonder": "gizah", "side": "B"}, {"wonder": "rhodos", "side": "A"}, {"wonder": "olympia", "side": "B"}]
    deal = GAME.deal(seeded(7), 3, rules, boards)
    assert GAME.setup(deal)["boards"] == boards
    assert GAME.setup(deal)["hands"] == GAME.setup(GAME.deal(seeded(7), 3, {}))["hands"]
    state = GAME.start(GAME.parse_setup(GAME.setup(deal), 3, rules))
    assert [GAME.observe(state, 0)["cities"][seat]["wonder"] for seat in range(3)] == ["gizah", "rhodos", "olympia"]
    with pytest.raises(BadSetup, match=r"setup.boards\[1\]: 'babel' is no wonder"):
        GAME.deal(seeded(7), 3, rules, [boards[0], {"wonder": "babel", "side": "A"}, boards[2]])
    for half, chosen in ((rules, []), ({}, boards)):
        with pytest.raises(BadOption, match="go together"):
            GAME.deal(seeded(7), 3, half, chosen)


def test_random_boards_use_every_wonder_on_both_sides() -> None:
    seen = {(b["wonder"], b["side"]) for s in range(60) for b in GAME.setup(GAME.deal(seeded(s), 3, {}))["boards"]}
    assert len(seen) == 14
