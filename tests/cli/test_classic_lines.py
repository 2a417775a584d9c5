"""Classic's table: the Free City and the powers, what typed lines mean, effects in words, pages."""

from functools import cache

import pytest

from tests.cli.courses import course, course_with, narrate, plain_text, position
from thauma.catalog import classic
from thauma.cli.table.classic import ClassicTable, table
from thauma.cli.table.classic.reading import THINGS
from thauma.cli.table.classic.scene import BOARDS, BOX, CARDS, FREE_CITY, Scene
from thauma.cli.table.effects import SYMBOL_LETTERS, symbol_name
from thauma.cli.table.protocol import Command, Pick, Play, Refuse
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.language import LANGUAGES, speaker

signs, short, full, fitting = Scene.wording.signs, Scene.wording.short, Scene.wording.full, Scene.wording.fitting

# Powers and the Free City.


def test_the_free_city_is_announced_and_its_limits_are_told() -> None:
    own, played = table(0, speaker("en")), course(2)
    ply = next(p for p in played.decisions if played.moves[p]["seat"] == FREE_CITY)
    view = played.views[ply]
    text = plain_text(own.picture(view, None, narrate(own, played, ply), 100, None))
    assert "You decide for the Free City" in text
    assert "For your own city you have chosen" in text
    assert "may discard only if" in text
    assert "Free City" in own.question(view, None)
    chosen = view["chosen"][0]["card"]
    assert chosen not in Scene(view, 0, own.speaker).hand or view["hand"].count(chosen) > 1


def test_the_free_city_may_not_discard_what_it_can_use() -> None:
    own, played = table(0, speaker("en")), course(2)
    ply = next(p for p in played.decisions if played.moves[p]["seat"] == FREE_CITY)
    assert own.read(played.views[ply], None, "1d") == Refuse(speaker("en").say("bad-keep"))
    build = next(move for move in played.views[ply]["legal"] if move["do"] == "build")
    reading = own.read(played.views[ply], None, f"b {build['card']} 1")
    assert isinstance(reading, Play)
    assert (reading.move["seat"], reading.move["by"]) == (FREE_CITY, 0)


def test_olympia_builds_a_card_for_nothing() -> None:
    played = course_with("olympia", "A", 3)
    ply, move = next(
        (p, move) for p in played.decisions for move in played.views[p]["legal"] if move["do"] == "build_free"
    )
    own, view = table(0, speaker("en")), played.views[ply]
    assert "build a card for nothing" in plain_text(own.picture(view, None, narrate(own, played, ply), 100, None))
    assert own.read(view, None, f"f {move['card']}") == Play({"seat": 0, "do": "build_free", "card": move["card"]})
    assert "build for nothing" in plain_text(own.choices(view, move["card"], 80))


@pytest.mark.parametrize("language", LANGUAGES)
def test_halicarnassus_chooses_from_the_discard_pile(language: str) -> None:
    played = course_with("halikarnassos", "B", 13)
    ply = next(p for p in played.decisions if played.views[p]["phase"] == "revive")
    own, view = table(0, speaker(language)), played.views[ply]
    card = view["legal"][0]["card"]
    assert own.speaker.item("classic", card) in plain_text(own.picture(view, None, narrate(own, played, ply), 80, 20))
    expected = Play({"seat": 0, "do": "revive", "card": card})
    assert own.read(view, None, "1") == expected
    assert own.read(view, None, own.speaker.item("classic", card)) == expected
    assert own.question(view, None) == own.speaker.say("ask-revive")
    refused = own.read(view, None, "99")
    assert isinstance(refused, Refuse)


def test_babylon_plays_its_seventh_card() -> None:
    played = course_with("babylon", "B", 5)
    ply = next(p for p in played.decisions if played.views[p]["phase"] == "seventh")
    own, view = table(0, speaker("en")), played.views[ply]
    assert "seventh card" in plain_text(own.picture(view, None, narrate(own, played, ply), 80, 20))
    card = view["hand"][0]
    assert own.read(view, None, "d") == Play({"seat": 0, "do": "discard", "card": card})


@pytest.mark.parametrize(("wonder", "side"), [("babylon", "B"), ("halikarnassos", "A"), ("olympia", "A")])
def test_powers_of_the_free_city_are_its_holders(wonder: str, side: str) -> None:
    played = course_with(wonder, side, 13, seats=2)
    own = table(0, speaker("en"))
    for ply in played.decisions:
        view = played.views[ply]
        story = narrate(own, played, ply)
        assert own.picture(view, None, story, 80, 20)
        for move in view["legal"][::4]:
            assert _typed(own, view, move) == Play({field: value for field, value in move.items() if field != "cost"})


# What typed lines mean.

ACT = {"build": Command.BUILD, "stage": Command.STAGE, "build_free": Command.FREE, "discard": Command.DISCARD}


def _typed(own: ClassicTable, view: Json, move: Move) -> object:
    """Type a move: the act's letter, the card's name and, if there are several, the number of the payment."""
    name = own.speaker.item("classic", move["card"])
    if move["do"] == "revive":
        return own.read(view, None, name)
    ways = Scene(view, 0, own.speaker).ways(move["do"], move["card"]) if "pay" in move else []
    number = next((str(n) for n, bill in enumerate(ways, 1) if bill["pay"] == move["pay"] and len(ways) > 1), "")
    return own.read(view, None, f"{own.vocabulary.letter(ACT[move['do']])} {name} {number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_can_be_typed_in_every_language(language: str) -> None:
    own = table(0, speaker(language))
    for seats in (2, 5):
        played = course(seats)
        for ply in played.decisions[::4]:
            for move in played.views[ply]["legal"]:
                wanted = Play({field: value for field, value in move.items() if field != "cost"})
                assert _typed(own, played.views[ply], move) == wanted


@pytest.fixture
def turn() -> tuple[ClassicTable, Json, Scene]:
    """The first turn of a game of five."""
    own, view, _ = position(5, 0, "en")
    return own, view, Scene(view, 0, own.speaker)


def test_a_card_is_picked_by_number_name_prefix_or_id(turn: tuple[ClassicTable, Json, Scene]) -> None:
    own, view, scene = turn
    for number, card in enumerate(scene.hand, 1):
        for typed in (str(number), card, scene.name(card), scene.name(card).upper()):
            assert own.read(view, None, typed) == Pick(card)


def test_both_at_once(turn: tuple[ClassicTable, Json, Scene]) -> None:
    own, view, scene = turn
    card = scene.hand[0]
    discard = Play({"seat": 0, "do": "discard", "card": card})
    for typed in ("1d", "d1", "d 1", "discard 1", f"d {card}", f"{card} d"):
        assert own.read(view, None, typed) == discard
    assert own.read(view, card, "d") == discard
    assert own.read(view, card, str(len(view["hand"][:3]))) == discard


@cache
def choice_of_payments() -> tuple[Json, Move, list[Json]]:
    """A position in which a card can be paid in several ways."""
    for seed in range(3, 9):
        for view in (course(3, seed).views[ply] for ply in course(3, seed).decisions):
            scene = Scene(view, 0, speaker("en"))
            for move in view["legal"]:
                if "pay" in move and len(ways := scene.ways(move["do"], move["card"])) > 1:
                    return view, move, ways
    raise AssertionError("no such position")


def test_several_payments_are_a_third_step_with_the_cheapest_first() -> None:
    own = table(0, speaker("en"))
    view, move, ways = choice_of_payments()
    assert [bill["cost"] for bill in ways] == sorted(bill["cost"] for bill in ways)
    letter, number = own.vocabulary.letter(ACT[move["do"]]), Scene(view, 0, own.speaker).hand.index(move["card"]) + 1
    picked = own.read(view, None, f"{number}{letter}")
    assert isinstance(picked, Pick)
    text = plain_text(own.choices(view, picked.name, 100))
    assert "from" not in text
    assert all(f"{letter}{n}" in text for n in range(1, len(ways) + 1))
    assert "◀ " in text
    assert "▶ " in text
    assert own.question(view, picked.name).startswith("Which payment?")
    for n, bill in enumerate(ways, 1):
        wanted = Play({"seat": 0, "do": move["do"], "card": move["card"], "pay": bill["pay"]})
        assert own.read(view, picked.name, str(n)) == wanted
        assert own.read(view, picked.name, f"{letter}{n}") == wanted
        assert own.read(view, None, f"{number}{letter}{n}") == wanted
    refused = own.read(view, None, f"{number}{letter}9")
    assert refused == Refuse(f"There is no payment 9 here; there is 1 to {len(ways)}.")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("9", "There is no number 9 here; there is 1 to"),
        ("xyzzy", "nothing that I know"),
        ("palace", "Palace is not in the hand: "),
        ("b", "Which card? For example: b 1"),
        ("1f", "No card can be built for nothing now."),
        ("univercity", "Did you mean University"),
        ("babylon", "is not in the hand"),
    ],
)
def test_bad_input_says_what_is_wrong(turn: tuple[ClassicTable, Json, Scene], typed: str, expected: str) -> None:
    own, view, _ = turn
    reading = own.read(view, None, typed)
    assert isinstance(reading, Refuse)
    assert expected in reading.sentence


def test_what_can_not_be_done_says_why() -> None:
    own, played = table(0, speaker("en")), course(3)
    sentences = set()
    for ply in played.decisions:
        scene = Scene(played.views[ply], 0, own.speaker)
        for card in scene.hand if scene.phase == "turn" else []:
            for do, letter in (("build", "b"), ("stage", "s")):
                if not scene.can(do, card):
                    reading = own.read(scene.view, None, f"{letter} {card}")
                    assert isinstance(reading, Refuse)
                    sentences.add(reading.sentence)
    text = " ".join(sentences)
    assert "are not enough." in text
    assert "is built already" in text


def test_the_prices_on_the_table_are_those_of_the_bills() -> None:
    own, played = table(0, speaker("en")), course(5)
    for ply in played.decisions[::3]:
        view = played.views[ply]
        scene = Scene(view, 0, own.speaker)
        text = plain_text(own.picture(view, None, narrate(own, played, ply), 160, None))
        for card in scene.hand:
            for bill in scene.ways("build", card)[:1]:
                for bought in bill["bought"]:
                    arrow = "◀" if bought["seat"] == 1 else "▶"
                    assert f"{arrow} {bought['units']} {bought['resource']} at {bought['price']}" in text


# Names, effects, pages.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_hidden_behind_a_command(language: str) -> None:
    own = table(0, speaker(language))
    assert not [name for thing in THINGS if own.vocabulary.leading(name := own.speaker.item("classic", thing))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_everything_in_three_lengths(language: str) -> None:
    own = speaker(language)
    stages = [stage for board in BOX.boards for side in classic.SIDES for stage in board.stages(side)]
    for effects in (*(card.effects for card in BOX.cards), *(stage.effects for stage in stages)):
        assert short(effects, own)
        assert all(sentence.endswith(".") for sentence in full(effects, own))
        assert len(fitting(effects, own, 9)) <= 9
        assert signs(effects, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_symbols_and_letters_stay_apart(language: str) -> None:
    own = speaker(language)
    letters = [symbol_name(own, "classic", symbol)[:SYMBOL_LETTERS] for symbol in BOX.science_symbols]
    assert len(set(letters)) == len(letters)
    resources = [own.say("abbreviation", resource=resource) for resource in BOX.resources.all]
    assert len(set(resources)) == len(resources)


def test_effects_in_english() -> None:
    own = speaker("en")
    assert short(CARDS["arena"].effects, own) == "3 coins per wonder stage (own), 1 point per wonder stage (own)"
    assert full(CARDS["east_trading_post"].effects, own) == [
        "From your next turn on you buy wood, stone, clay and ore from your right neighbour for 1 coin a unit."
    ]
    assert full(CARDS["builders_guild"].effects, own) == [
        "At the end 1 point for each wonder stage in your city and both neighbouring ones."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_information_about_everything(language: str) -> None:
    own, view, _ = position(5, 67, language)
    for thing in THINGS:
        page = own.page(view, Command.INFO, own.speaker.item("classic", thing), 80)
        assert isinstance(page, list), thing
        assert all(text.cell_len <= 80 for text in page)
    for board in BOARDS:
        page = own.page(view, Command.INFO, own.speaker.names.of("classic", "cities", board), 80)
        assert isinstance(page, list)
        assert own.speaker.item("classic", board) in page[0].plain
    assert isinstance(own.page(view, Command.INFO, "qqq", 80), Refuse)


@pytest.mark.parametrize("command", [Command.PILE, Command.PASSED, Command.CITY])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(language: str, command: Command) -> None:
    for seats in (2, 7):
        own, view, _ = position(seats, 45, language)
        for width in (60, 80, 110):
            page = own.page(view, command, "", width)
            assert isinstance(page, list)
            assert all(text.cell_len <= width for text in page)


def test_hands_that_went_on_are_listed_with_their_holders() -> None:
    own, played = table(0, speaker("en")), course(5)
    view = next(played.views[ply] for ply in played.decisions if played.views[ply]["turn"] == 3)
    page = own.page(view, Command.PASSED, "", 80)
    assert isinstance(page, list)
    text = plain_text(page)
    scene = Scene(view, 0, own.speaker)
    for held in view["passed"]:
        assert f"Turn {held['turn']} · now with: {scene.city_name(held['holder'])}" in text
        assert all(scene.name(card) in " ".join(text.split()) for card in held["cards"])
