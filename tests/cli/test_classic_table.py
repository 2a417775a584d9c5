"""Classic's table: real positions for two to seven in every language, width and colour; secrets; what is told."""

import io
import re

import pytest
from rich.console import Console

from tests.cli.courses import SCREENS, SEATS, course, narrate, plain_text, position
from thauma.cli.table.blocks import Block
from thauma.cli.table.classic import ClassicTable, table
from thauma.cli.table.classic.reading import THINGS
from thauma.cli.table.classic.scene import Scene
from thauma.cli.table.protocol import Command, Story, decided_by
from thauma.games import game
from thauma.games.errors import Move
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.language import LANGUAGES, speaker

PLACES = (0, 34, 45, 67, 99)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_and_names_the_hand(language: str, width: int, height: int | None, seats: int) -> None:
    for place in PLACES:
        own, view, story = position(seats, place, language)
        news = own.news(view, story, width)
        room = None if height is None else height - len(news) - 2
        block = own.picture(view, None, story, width, room)
        assert all(text.cell_len <= width for text in (*block, *news))
        if room is not None:
            assert len(block) <= room, "the table, the news, the question and the prompt fit"
        text = plain_text(block)
        scene = Scene(view, 0, own.speaker)
        assert all(scene.name(card) in text for card in scene.hand)
        assert all(scene.city_name(seat) in text for seat in scene.around)
        assert not re.search(r"[{}]|\b(short|full|bad|turn|help)-[a-z]", text)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("width", [60, 100, 200])
def test_a_picked_card_shows_every_act_and_fits(width: int, seats: int) -> None:
    for language in LANGUAGES:
        for place in PLACES[::2]:
            own, view, story = position(seats, place, language)
            for card in Scene(view, 0, own.speaker).hand[::3]:
                block = own.picture(view, card, story, width, 20)
                assert all(text.cell_len <= width for text in block)
                text = plain_text(block)
                assert own.speaker.say("act-build") in text
                assert own.speaker.say("act-discard") in text


def test_the_smallest_table_still_shows_the_hand() -> None:
    for seats in SEATS:
        for place in PLACES:
            own, view, story = position(seats, place, "en")
            block = own.picture(view, None, story, 60, 15)
            assert len(block) <= 15
            assert all(f"{number} " in plain_text(block) for number in range(1, len(view["hand"])))


def printed(block: Block, colour: bool) -> str:
    stream = io.StringIO()
    system = "truecolor" if colour else None
    console = Console(file=stream, width=160, force_terminal=colour, color_system=system, no_color=not colour)  # type: ignore[arg-type]
    for text in block:
        console.print(text, crop=False, no_wrap=True, overflow="ignore")
    return stream.getvalue()


def test_colour_only_repeats_what_signs_say() -> None:
    own, view, story = position(5, 67, "en")
    block = own.picture(view, None, story, 160, None)
    coloured, without = printed(block, colour=True), printed(block, colour=False)
    assert "\x1b[" in coloured
    assert "\x1b" not in without
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == without


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_called_by_its_english_name(language: str) -> None:
    own, english = speaker(language), speaker("en")
    named = {own.item("classic", thing) for thing in THINGS}
    foreign = [name for thing in THINGS if (name := english.item("classic", thing)) not in named and len(name) > 7]
    for seats in SEATS:
        at_table, view, story = position(seats, 67, language)
        text = plain_text(at_table.picture(view, None, story, 160, None)) + " ".join(map(" ".join, story.told))
        assert not [name for name in foreign if re.search(rf"\b{name}\b", text)]


# Secrets.


@pytest.mark.parametrize("seats", SEATS)
def test_deals_that_differ_in_hidden_cards_look_the_same(seats: int) -> None:
    """Deal the unknown cards anew: every picture, page and price stays as it was."""
    own, played, found = table(0, speaker("en")), course(seats), game("classic")
    differing = 0
    for ply in played.decisions[1::5]:
        state = played.states[ply]
        anew = found.sample(state, 0, seeded(ply, 7))
        differing += found.position(state)["hands"] != found.position(anew)["hands"]
        story = narrate(own, played, ply)
        view, other = found.observe(state, 0), found.observe(anew, 0)
        for width, height in SCREENS:
            assert shown(own, view, story, width, height) == shown(own, other, story, width, height)
    assert differing > 0


def shown(own: ClassicTable, view: Json, story: Story, width: int, height: int | None) -> str:
    pages = [own.page(view, command, "", width) for command in (Command.CITY, Command.PASSED, Command.PILE)]
    blocks = [own.picture(view, None, story, width, height), own.news(view, story, width), *pages]
    return "\n".join(plain_text(block) for block in blocks if isinstance(block, list))


@pytest.mark.parametrize("seats", SEATS)
def test_cards_under_boards_and_discards_of_others_are_never_named(seats: int) -> None:
    """Whatever cards the others staged or discarded: what is told and shown is the same."""
    own, played = table(0, speaker("en")), course(seats)
    swapped = [_with_another_card(move) for move in played.moves]
    assert swapped != played.moves
    last = played.decisions[-1]
    story, other = narrate(own, played, last), narrate(own, played, last, swapped)
    assert story.told == other.told
    for ply in played.decisions:
        before, instead = (Story(told.moves[:ply], told.told[:ply]) for told in (story, other))
        view = played.views[ply]
        assert plain_text(own.news(view, before, 80)) == plain_text(own.news(view, instead, 80))
        assert shown(own, view, before, 160, 50) == shown(own, view, instead, 160, 50)


def _with_another_card(move: Move) -> Move:
    hidden = move["do"] in ("stage", "discard") and decided_by(move) != 0
    return {**move, "card": "lumber_yard"} if hidden else move


def test_nothing_is_told_before_the_turn_is_over() -> None:
    own, played = table(0, speaker("en")), course(5)
    story = narrate(own, played, len(played.moves))
    for ply, told in enumerate(story.told):
        turns = [(view["age"], view["turn"], view["phase"]) for view in played.views[ply : ply + 2]]
        assert bool(told) == (turns[0] != turns[1])


# What is told.


def test_a_turn_is_told_in_full() -> None:
    own, played = table(0, speaker("en")), course(5)
    told = narrate(own, played, len(played.moves)).told
    text = " ".join(sentence for sentences in told for sentence in sentences)
    for expected in ("You build", " builds stage 1 (", "discards a card for 3 coins.", "◎ → ", "Coins: ", "∞ "):
        assert expected in text
    assert "The hands pass to the left." in text
    assert "The hands pass to the right." in text
    assert "Conflicts, Age I: " in text
    assert "Age II begins." in text


def test_the_ends_of_ages_are_pictures() -> None:
    own, played = table(0, speaker("en")), course(5)
    ply = next(p for p in played.decisions if played.views[p]["age"] == 2)
    view = played.views[ply]
    mine, left, right = (view["cities"][seat]["shields"] for seat in (0, 1, 4))
    text = plain_text(own.news(view, narrate(own, played, ply), 100))
    assert "Conflicts, Age I: ◀ " in text
    assert f"{left}▼ " in text
    assert f" {right}▼ " in text
    assert f"{mine}▼ You {mine}▼" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_score_sheet_has_every_city_and_category(language: str, seats: int) -> None:
    own, over = table(0, speaker(language)), course(seats).views[-1]
    for width in (60, 80, 160):
        drawn = own.sheet(over, width)
        assert all(line.cell_len <= width for line in drawn)
        text = plain_text(drawn)
        scores = over["result"]["scores"]
        assert len(scores) == len(over["cities"])
        labels = [own.speaker.say("category", category=name) for name in scores[0] if name != "total"]
        assert width == 60 or all(label in text for label in labels)
        assert all(str(sheet["total"]) in text for sheet in scores)
        buried = {card for city in over["cities"] for card in city["buried"]}
        assert all(own.speaker.item("classic", card) in " ".join(text.split()) for card in buried)


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((50, 40, 30), [0], "You win with 50 points; the next has 40."),
        ((30, 50, 50), [1], "50 points for more than one: {1} wins with more coins."),
        ((50, 50, 30), [0, 1], "Equal in points and coins: You and {1} share the victory."),
    ],
)
def test_every_kind_of_end(totals: tuple[int, ...], winners: list[int], expected: str) -> None:
    own, over = table(0, speaker("en")), course(3).views[-1]
    scores = [{**sheet, "total": total} for sheet, total in zip(over["result"]["scores"], totals, strict=True)]
    sheet = own.sheet({**over, "result": {**over["result"], "scores": scores, "winners": winners}}, 100)
    scene = Scene(over, 0, own.speaker)
    assert sheet[0].plain == expected.format(*(scene.city_name(seat) for seat in range(3)))
