"""Duel's table: real positions in every language, width and colour; what typed lines mean; what is told."""

import io
import re
from functools import cache

import pytest
from rich.console import Console
from rich.text import Text

from thauma.catalog import duel
from thauma.cli.table.blocks import Block
from thauma.cli.table.duel import DuelTable, table
from thauma.cli.table.duel.scene import CARDS, TOKENS, WONDERS, Scene
from thauma.cli.table.effects import SYMBOL_LETTERS, symbol_name
from thauma.cli.table.protocol import Command, Pick, Play, Refuse, Story
from thauma.cli.table.reading import plain, split
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.language import LANGUAGES, speaker
from thauma.players import player
from thauma.records import LiveGame

SEED = 5
signs, short, full, fitting = Scene.wording.signs, Scene.wording.short, Scene.wording.full, Scene.wording.fitting
SCREENS = ((80, 24), (100, 40), (160, 50), (100, None))
THINGS: dict[str, duel.Card | duel.Wonder | duel.Token] = {**CARDS, **WONDERS, **TOKENS}


@cache
def game_so_far(seed: int, plies: int) -> tuple[list[Json], list[Json]]:
    """What seat 0 saw before each of its decisions up to a ply, and the moves; greedy plays both seats."""
    live = LiveGame.new("duel", ["a", "b"], seed=seed)
    greedy, rng = player("greedy", live.game), seeded(seed, 1)
    views = []
    while not live.is_over and live.ply < plies:
        views.append(live.game.observe(live.state, 0))
        seat = live.pending[0]
        live.play_action(seat, greedy.choose(live.state, seat, rng))
    views.append(live.game.observe(live.state, 0))
    return views, live.moves


def story(language: str, plies: int) -> tuple[DuelTable, Json, Story]:
    """The table, the view and the story at the first decision of seat 0 from a ply on."""
    own = table(0, speaker(language))
    views, moves = game_so_far(SEED, 200)
    ply = next((p for p in range(plies, len(views)) if views[p]["pending"] == [0]), len(views) - 1)
    told = [own.tell(views[p], [moves[p]], views[p + 1]) for p in range(ply)]
    return own, views[ply], Story(moves[:ply], told)


POSITIONS = (0, 9, 20, 30, 41, 55, 62)


def first_open(own: DuelTable, view: Json) -> str | None:
    scene = Scene(view, 0, own.speaker)
    return scene.open_cards[0]["card"] if scene.phase == "turn" else None


def printed(block: Block, width: int, colour: bool) -> str:
    stream = io.StringIO()
    console = Console(
        file=stream,
        width=width,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=not colour,
    )
    for text in block:
        console.print(text, crop=False, no_wrap=True, overflow="ignore")
    return stream.getvalue()


@pytest.mark.parametrize("plies", POSITIONS)
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_and_names_what_is_open(language: str, width: int, height: int | None, plies: int) -> None:
    own, view, told = story(language, plies)
    block = own.picture(view, None, told, width, None if height is None else height - 4)
    assert all(text.cell_len <= width for text in block)
    if height is not None:
        assert len(block) <= height - 4, "the table, a note of two lines, the question and the prompt fit"
    text = " ".join(line.plain for line in block)
    scene = Scene(view, 0, own.speaker)
    offered = view["offer"] or ([laid["card"] for laid in scene.open_cards] if scene.phase == "turn" else [])
    assert all(scene.name(thing) in text for thing in offered)


@pytest.mark.parametrize("plies", POSITIONS)
@pytest.mark.parametrize("width", [60, 80, 100, 160, 200])
def test_a_picked_card_shows_every_act_and_fits(width: int, plies: int) -> None:
    for language in LANGUAGES:
        own, view, told = story(language, plies)
        picked = first_open(own, view)
        if picked:
            block = own.picture(view, picked, told, width, 20)
            assert all(text.cell_len <= width for text in block)
            text = "\n".join(line.plain for line in block)
            assert own.speaker.say("act-build") in text
            assert own.speaker.say("act-discard") in text


def test_colour_only_repeats_what_signs_say() -> None:
    own, view, told = story("en", 30)
    block = own.picture(view, None, told, 160, None)
    coloured, plain_text = printed(block, 160, colour=True), printed(block, 160, colour=False)
    assert "\x1b[" in coloured
    assert "\x1b" not in plain_text
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain_text


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_called_by_its_english_name(language: str) -> None:
    english = speaker("en")
    for plies in POSITIONS:
        own, view, told = story(language, plies)
        named = {own.speaker.item("duel", thing) for thing in THINGS}
        foreign = [name for thing in THINGS if (name := english.item("duel", thing)) not in named and len(name) > 7]
        text = " ".join(line.plain for line in own.picture(view, first_open(own, view), told, 160, None))
        assert not [name for name in foreign if re.search(rf"\b{name}\b", text)]


def test_a_table_that_answers_before_it_is_asked() -> None:
    own, view, told = story("en", 55)
    scene = Scene(view, 0, own.speaker)
    text = "\n".join(line.plain for line in own.picture(view, None, told, 160, None))
    for laid in scene.open_cards:
        for bought in laid["bills"][0]["bought"]:
            assert f"{bought['units']} {bought['resource']} at {bought['price']}" in text
    assert str(scene.mine["coins"]) in text
    assert all(scene.name(token) in text for token in view["progress_board"])
    assert all(scene.name(wonder)[:12] in text for wonder in scene.mine["wonders"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_everything_in_three_lengths(language: str) -> None:
    own = speaker(language)
    for thing in THINGS.values():
        assert short(thing.effects, own)
        assert all(sentence.endswith(".") for sentence in full(thing.effects, own))
        assert len(fitting(thing.effects, own, 9)) <= 9
        assert signs(thing.effects, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_symbols_and_letters_stay_apart(language: str) -> None:
    own = speaker(language)
    box = duel.load()
    letters = [symbol_name(own, "duel", symbol)[:SYMBOL_LETTERS] for symbol in box.science_symbols]
    assert len(set(letters)) == len(letters)
    resources = [own.say("abbreviation", resource=resource) for resource in box.resources.all]
    assert len(set(resources)) == len(resources)


def test_effects_in_english() -> None:
    own = speaker("en")
    assert short(CARDS["caravansery"].effects, own) == "clay/wood/stone"
    assert short(CARDS["lighthouse"].effects, own) == "1 coin per yellow card, 3 points"
    assert full(WONDERS["appian_way"].effects, own) == [
        "Take 3 coins from the bank at once.",
        "The opponent loses 3 coins.",
        "You take another turn at once.",
        "3 points at the end of the game.",
    ]


def test_plain_text_and_glued_numbers() -> None:
    assert plain("  Lázně  ") == "lazne"
    assert plain("Bryggeri-Øst") == "bryggeri ost"
    assert split("1b") == ["1", "b"]
    assert split("w2 baths") == ["w", "2", "baths"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_hidden_behind_a_command(language: str) -> None:
    own = speaker(language)
    vocabulary = table(0, own).vocabulary
    taken = [own.item("duel", thing) for thing in THINGS if vocabulary.leading(own.item("duel", thing))]
    assert not taken


def test_english_words_work_at_every_table_but_letters_are_its_own() -> None:
    finnish = table(0, speaker("fi")).vocabulary
    assert finnish.leading("discard teatteri") == (Command.DISCARD, "teatteri")
    assert finnish.leading("p 1") == (Command.DISCARD, "1")
    assert finnish.leading("w 1") is None
    assert finnish.leading("discard pile") == (Command.PILE, "")


# A turn of age II: open are Caravansery, Sawmill and Walls among others, see the assertions.


@pytest.fixture
def turn() -> tuple[DuelTable, Json, Scene]:
    own, view, _ = story("en", 30)
    return own, view, Scene(view, 0, own.speaker)


def test_a_card_is_picked_by_number_name_prefix_or_id(turn: tuple[DuelTable, Json, Scene]) -> None:
    own, view, scene = turn
    card = scene.open_cards[0]["card"]
    for typed in ("1", card, scene.name(card), scene.name(card)[:5], scene.name(card).upper()):
        assert own.read(view, None, typed) == Pick(card)


def test_both_at_once(turn: tuple[DuelTable, Json, Scene]) -> None:
    own, view, scene = turn
    card = scene.open_cards[0]["card"]
    discard = Play({"seat": 0, "do": "discard", "card": card})
    for typed in ("1d", "d1", "d 1", "discard 1", f"d {card}", f"{card} d"):
        assert own.read(view, None, typed) == discard
    assert own.read(view, card, "d") == discard
    assert own.read(view, card, "2") == discard


def test_a_wonder_by_number_or_name_in_any_order(turn: tuple[DuelTable, Json, Scene]) -> None:
    own, view, scene = turn
    card, wonder = scene.open_cards[0]["card"], scene.mine["wonders"][0]
    assert scene.mine["wonder_bills"][wonder]["cost"] <= scene.mine["coins"]
    expected = Play({"seat": 0, "do": "wonder", "wonder": wonder, "card": card})
    name = scene.name(wonder)
    for typed in ("1w1", "w 1 1", f"w {name} {scene.name(card)}", f"w {card} {wonder}", f"1 w {name[:8]}"):
        assert own.read(view, None, typed) == expected
    assert own.read(view, card, "w1") == expected
    assert own.read(view, card, f"w {name}") == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("9", "There is no number 9 here; there is 1 to"),
        ("w 9 1", "There is no number 9 here"),
        ("xyzzy", "nothing that I know"),
        ("carvansery", "Did you mean Caravansery"),
        ("statue", "Statue still lies under"),
        ("baths", "Baths is not among the open cards"),
        ("b", "Which card? For example: b 1"),
        ("1w", "Which wonder? For example: w 1 1"),
        ("w sphinx 1", "The Sphinx is not one of your wonders"),
    ],
)
def test_bad_input_says_what_is_wrong(turn: tuple[DuelTable, Json, Scene], typed: str, expected: str) -> None:
    own, view, _ = turn
    reading = own.read(view, None, typed)
    assert isinstance(reading, Refuse)
    assert expected in reading.sentence


def test_too_dear_names_price_and_purse() -> None:
    own, view, _ = story("en", 55)
    scene = Scene(view, 0, own.speaker)
    dear = next(laid for laid in scene.open_cards if laid["bills"][0]["cost"] > scene.mine["coins"])
    reading = own.read(view, None, f"b {dear['card']}")
    assert isinstance(reading, Refuse)
    cost, coins = dear["bills"][0]["cost"], scene.mine["coins"]
    assert reading.sentence == f"{scene.name(dear['card'])} costs you {cost} coins, and you have {coins} coins."


def test_an_ambiguous_name_is_explained() -> None:
    own, view, _ = story("en", 30)
    pool, pit, *rest = view["structure"]
    pool, pit = {**pool, "card": "clay_pool", "available": True}, {**pit, "card": "clay_pit", "available": True}
    reading = own.read({**view, "structure": [pool, pit, *rest]}, None, "clay")
    assert reading == Refuse("“clay” may be Clay Pool or Clay Pit. Type a little more.")


def test_every_legal_move_can_be_typed_in_every_language() -> None:
    views, _ = game_so_far(SEED, 200)
    for language in LANGUAGES:
        own = table(0, speaker(language))
        act = {"build": Command.BUILD, "discard": Command.DISCARD, "wonder": Command.WONDER}
        for view in views[::3]:
            for move in view["legal"]:
                word = own.vocabulary.letter(act[move["do"]]) if move["do"] in act else ""
                names = [own.speaker.item("duel", move[f]) for f in ("wonder", "token", "card") if f in move]
                if "starter" in move:
                    continue
                wanted = {field: value for field, value in move.items() if field != "cost"}
                assert own.read(view, None, " ".join([word, *names])) == Play(wanted)


def test_information_about_everything() -> None:
    own, view, _ = story("en", 30)
    for thing in THINGS:
        page = own.page(view, Command.INFO, own.speaker.item("duel", thing), 80)
        assert isinstance(page, list)
        assert all(text.cell_len <= 80 for text in page)
    refused = own.page(view, Command.INFO, "bahts", 80)
    assert isinstance(refused, Refuse)
    assert "Baths" in refused.sentence


@pytest.mark.parametrize("command", [Command.PILE, Command.UNSEEN, Command.CITY])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(language: str, command: Command) -> None:
    own, view, _ = story(language, 55)
    for width in (60, 80, 110):
        page = own.page(view, command, "", width)
        assert isinstance(page, list)
        assert all(text.cell_len <= width for text in page)


def test_the_bill_is_an_equation() -> None:
    own, view, _ = story("en", 30)
    scene = Scene(view, 0, own.speaker)
    for laid in scene.open_cards:
        bill = laid["bills"][0]
        text = " ".join(line.plain for line in own.choices(view, laid["card"], 160))
        assert ("= " + scene.say("coins", n=bill["cost"]) in text) or not bill["bought"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_names_the_winner_and_every_line(language: str) -> None:
    own = table(0, speaker(language))
    over = game_so_far(SEED, 200)[0][-1]
    drawn = own.sheet(over, 80)
    text = "\n".join(line.plain for line in drawn)
    scores = over["result"]["scores"]
    assert all(own.speaker.say("category", category=name) in text for name in scores[0] if name != "total")
    assert all(str(sheet["total"]) in text for sheet in scores)
    assert all(line.cell_len <= 80 for line in drawn)


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        ({"winners": [0], "by": "military"}, "You win: military supremacy."),
        ({"winners": [1], "by": "science"}, "The opponent wins: scientific supremacy."),
        ({"winners": [0, 1], "by": "points"}, "Equal in everything: the victory is shared."),
    ],
)
def test_every_kind_of_end(result: Json, expected: str) -> None:
    own = table(0, speaker("en"))
    over = game_so_far(SEED, 200)[0][-1]
    sheet = own.sheet({**over, "result": {**over["result"], **result}}, 80)
    assert sheet[0].plain == expected


def test_everything_that_happens_is_told() -> None:
    own, _, told = story("en", 200)
    text = " ".join(sentence for sentences in told.told for sentence in sentences)
    assert "Turned up:" in text
    assert "Age II begins." in text
    assert "play again" in text
    assert "The opponent builds" in text
    assert len(told.told) == len(told.moves)
    assert isinstance(own.parts.rules(own.speaker)[0], str)


def test_lines_are_texts_that_never_wrap() -> None:
    own, view, told = story("en", 30)
    assert all(isinstance(line, Text) for line in own.picture(view, None, told, 80, 20))
