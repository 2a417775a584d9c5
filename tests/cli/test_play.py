"""Whole evenings at the terminal table, in-process: over a pipe, on a screen, cut short, with bad input."""

import io
import os
from collections.abc import Iterator
from itertools import chain, cycle
from pathlib import Path

import pytest

from thauma.cli.parsing import BadLanguage
from thauma.cli.play import play_game
from thauma.cli.table.protocol import decided_by
from thauma.cli.table.save import NotSaved, save_record
from thauma.cli.table.terminal import PLAIN_WIDTH, Terminal, TerminalTooSmall
from thauma.games.errors import BadOption, ThaumaError, UnknownGame
from thauma.language import speaker
from thauma.players import UnknownPlayer
from thauma.records import LiveGame, Record, parse_record


class Person(io.StringIO):
    """Standard input that is typed while it is read: first some lines, then others over and over."""

    def __init__(self, script: list[str], over_and_over: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.script = chain(script, cycle(over_and_over))

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        typed = next(self.script, None)
        return "" if typed is None else typed + "\n"


class Screen(io.StringIO):
    """Standard output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


class Window(Terminal):
    """A terminal of a given size, or of one size after the other."""

    def __init__(self, sizes: list[tuple[int, int]], source: Person) -> None:
        self.sizes: Iterator[tuple[int, int]] = iter(sizes)
        self.size = next(self.sizes)
        super().__init__(Screen(), source)

    def _size(self) -> os.terminal_size:
        return os.terminal_size(self.size)

    def ask(self) -> str | None:
        typed = super().ask()
        self.size = next(self.sizes, self.size)
        return typed


def play(
    path: Path,
    script: list[str],
    over_and_over: tuple[str, ...] = (),
    language: str = "en",
    **rules: str,
) -> str:
    output = io.StringIO()
    terminal = Terminal(output, Person(script, over_and_over))
    play_game("duel", ["greedy"], language, 4, rules, path, None, terminal)
    return output.getvalue()


def saved(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["en", "fi", "hu"])
def test_a_whole_game_over_a_pipe(tmp_path: Path, language: str) -> None:
    """Discard the first card, or where there is another choice, take the first."""
    path = tmp_path / "game.jsonl"
    discard = speaker(language).words("words-discard")[1]
    text = play(path, ["1"] * 4, (f"1{discard}", "1"), language)
    record = saved(path)
    assert record.players == ["human", "greedy"]
    assert LiveGame.from_record(record).is_over
    assert speaker(language).say("total") in text
    assert f"thauma replay {path}" in text
    assert "\x1b" not in text
    assert all(len(line) <= PLAIN_WIDTH for line in text.splitlines() if str(path) not in line)


def test_leaving_saves_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = play(path, ["1", "quit"])
    record = saved(path)
    assert record.result is None
    assert record.moves[0]["seat"] == 0
    assert "the record so far is saved" in text


def test_the_end_of_input_saves_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = play(path, ["1", "1"])
    assert saved(path).result is None
    assert str(path) in text


def test_leaving_before_the_first_move_saves_nothing(tmp_path: Path) -> None:
    text = play(tmp_path / "game.jsonl", [])
    assert "nothing is saved" in text
    assert not list(tmp_path.iterdir())


def test_an_interrupt_saves_what_was_played(tmp_path: Path) -> None:
    class Impatient(Person):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            typed = super().readline(size)
            if not typed:
                raise KeyboardInterrupt
            return typed

    path = tmp_path / "game.jsonl"
    output = io.StringIO()
    play_game("duel", [], "en", 4, {}, path, None, Terminal(output, Impatient(["1"])))
    assert saved(path).moves
    assert "Goodbye" in output.getvalue()


def test_a_reader_who_goes_away_costs_nothing(tmp_path: Path) -> None:
    class Leaving(io.StringIO):
        def write(self, text: str, /) -> int:
            if "Age I begins" in self.getvalue():
                raise BrokenPipeError
            return super().write(text)

    path = tmp_path / "game.jsonl"
    terminal = Terminal(Leaving(), Person(["1"] * 4, ("1d",)))
    play_game("duel", [], "en", 4, {}, path, None, terminal)
    assert len(saved(path).moves) >= 8


def test_undo_takes_back_the_decision_and_the_replies(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = play(path, ["undo", "1", "undo", "2", "q"])
    assert "nothing to take back" in text
    offer = LiveGame.at_start_of(saved(path))
    drafted = [move["wonder"] for move in offer.legal_moves()]
    assert saved(path).moves[0]["wonder"] == drafted[1]


def test_undo_in_a_turn_with_first_game_wonders(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(path, ["1d", "1d", "undo", "2d", "q"], wonders="first_game")
    own = [move for move in saved(path).moves if move["seat"] == 0]
    assert len(own) == 2
    assert LiveGame.from_record(saved(path)).ply == len(saved(path).moves)


def test_bad_input_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = ["xyzzy", "99", "back", "b", "w", "", "info", "help", "unseen", "pile", "log", "city", "info 1", "? baths"]
    text = play(path, [*lines, "1", "back", "1", "d", "q"], wonders="first_game")
    assert "“xyzzy” is nothing that I know." in text
    assert "There is no number 99 here; there is 1 to 6." in text
    assert "No card is chosen" in text
    assert "How to play at this table" in text
    assert "no moves yet" in text
    assert "Civilian buildings, Age I" in text
    assert len([move for move in saved(path).moves if move["seat"] == 0]) == 1


def test_the_opponents_moves_are_told(tmp_path: Path) -> None:
    text = play(tmp_path / "game.jsonl", ["1d", "1d"], wonders="first_game")
    assert "You discard" in text
    assert "The opponent" in text


def test_a_record_never_replaces_another(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine\n")
    text = play(path, ["1"])
    assert path.read_text() == "mine\n"
    assert saved(tmp_path / "game-2.jsonl").moves
    assert "game-2.jsonl" in text
    assert len(list(tmp_path.iterdir())) == 2


def test_the_default_name_has_game_and_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    place = save_record(LiveGame.new("duel", ["a", "b"]).record(), None)
    assert place.name.startswith("thauma-duel-")
    assert place.exists()


def test_a_place_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotSaved, match="nowhere"):
        save_record(LiveGame.new("duel", ["a", "b"]).record(), tmp_path / "nowhere" / "game.jsonl")


def test_a_place_that_can_not_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    for out, reason in ((tmp_path / "nowhere" / "game.jsonl", "there is no folder"), (tmp_path, "is a folder")):
        with pytest.raises(NotSaved, match=reason):
            play_game("duel", [], "en", 4, {}, out, None, Terminal(io.StringIO(), Person([])))


def test_a_screen_is_cleared_and_measured_anew(tmp_path: Path) -> None:
    script = ["1d", "?", "", "1", "x", "q"]
    window = Window([(80, 24), (180, 50), (100, 40), (50, 10), (80, 24)], Person(script))
    play_game("duel", ["random"], "en", 4, {"wonders": "first_game"}, tmp_path / "game.jsonl", None, window)
    output = window.output
    assert isinstance(output, Screen)
    text = output.getvalue()
    assert text.count("\x1b[2J") >= 5
    assert "Make the window larger" in text
    assert saved(tmp_path / "game.jsonl").moves


def test_without_colour_a_screen_gets_no_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    window = Window([(80, 24)], Person(["1d", "q"]))
    play_game("duel", ["random"], "en", 4, {"wonders": "first_game"}, tmp_path / "game.jsonl", None, window)
    assert isinstance(window.output, Screen)
    assert "\x1b[38" not in window.output.getvalue()


# Classic: the same evenings with simultaneous choices and the Free City.


def play_classic(
    path: Path, seats: int, script: list[str], over_and_over: tuple[str, ...] = (), language: str = "en"
) -> str:
    output = io.StringIO()
    terminal = Terminal(output, Person(script, over_and_over))
    play_game("classic", ["greedy", "random"][: seats - 1], language, 4, {}, path, seats, terminal)
    return output.getvalue()


def anything(language: str) -> tuple[str, ...]:
    """Lines of which one is always legal: discard something or, for the Free City, use whatever can be used."""
    build, discard, stage = (speaker(language).words(f"words-{act}")[1] for act in ("build", "discard", "stage"))
    return (f"1{discard}", "1", *(f"{card}{act}1" for card in range(1, 9) for act in (build, stage)))


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (7, "et"), (2, "cs"), (2, "fi")])
def test_a_whole_game_of_classic_over_a_pipe(tmp_path: Path, seats: int, language: str) -> None:
    path = tmp_path / "game.jsonl"
    text = play_classic(path, seats, [], anything(language), language)
    record = saved(path)
    assert record.players == ["human", *("greedy", "random", "greedy", "random", "greedy", "random")[: seats - 1]]
    assert LiveGame.from_record(record).is_over
    assert speaker(language).say("total") in text
    assert speaker(language).say("buried") in text or not any(move["do"] == "stage" for move in record.moves)
    assert f"thauma replay {path}" in text
    assert "\x1b" not in text
    assert all(len(line) <= PLAIN_WIDTH for line in text.splitlines() if str(path) not in line)
    if seats == 2:
        assert speaker(language).say("choice-free-city") in text
        assert any(move["seat"] == 2 and move["by"] == 0 for move in record.moves)


def test_the_person_chooses_first_and_hears_all_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = play_classic(path, 4, ["1d", "q"])
    assert [move["seat"] for move in saved(path).moves] == [0, 1, 2, 3]
    told = " ".join(text.split())
    assert "You discard" in told
    assert told.count("The hands pass to the left.") == 1
    assert "turn 2 of 6" in text


@pytest.mark.parametrize(("against", "seats"), [([], 3), (["random"], 3), (["greedy", "random", "random"], 4)])
def test_unless_told_otherwise_as_many_play_as_are_usual_or_named(
    tmp_path: Path, against: list[str], seats: int
) -> None:
    path = tmp_path / "game.jsonl"
    play_game("classic", against, "en", 4, {}, path, None, Terminal(io.StringIO(), Person(["1d", "q"])))
    assert len(saved(path).players) == seats


def test_undo_takes_the_whole_turn_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = play_classic(path, 4, ["undo", "1d", "1d", "undo", "undo", "2d", "q"])
    assert "nothing to take back" in text
    record = saved(path)
    assert len(record.moves) == 4
    assert record.moves[0]["seat"] == 0
    assert LiveGame.from_record(record).ply == 4


def test_undo_before_the_free_city_has_chosen_takes_back_the_own_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_classic(path, 2, ["1d", "undo", "2d", *anything("en")[2:], "q"])
    record = saved(path)
    own = [move for move in record.moves if decided_by(move) == 0]
    assert [move["seat"] for move in own[:2]] == [0, 2]
    assert LiveGame.from_record(record).ply == len(record.moves)


def test_undo_goes_back_to_the_choice_for_the_free_city(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    until_used = [line for line in anything("en")[2:] if "b" in line][:8]
    text = play_classic(path, 2, ["1d", until_used[0], "undo", "q"])
    assert text.count("You decide for the Free City") >= 2
    assert [move["seat"] for move in saved(path).moves] == [0]


def test_bad_input_at_classic_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = [
        "xyzzy",
        "99",
        "back",
        "b",
        "",
        "info",
        "help",
        "passed",
        "pile",
        "log",
        "city",
        "info 1",
        "? baths",
        "unseen",
    ]
    text = play_classic(path, 3, [*lines, "info gizah", "1", "back", "1", "d", "log", "q"])
    assert "“xyzzy” is nothing that I know." in text
    assert "There is no number 99 here; there is 1 to 7." in text
    assert "No card is chosen" in text
    assert "How to play at this table" in text
    assert "Civilian buildings, Age I" in text
    assert "The Pyramids of Giza" in text
    assert "“unseen” is nothing that I know." in text
    assert len([move for move in saved(path).moves if move["seat"] == 0]) == 1


def test_a_classic_screen_is_drawn_in_every_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    script = ["1", "d", "?", "x", "1d", "x", "1d", "q"]
    window = Window([(80, 24), (180, 50), (100, 40), (60, 20), (50, 10), (80, 24)], Person(script))
    play_game("classic", ["random"], "en", 4, {}, tmp_path / "game.jsonl", 5, window)
    assert isinstance(window.output, Screen)
    text = window.output.getvalue()
    assert "\x1b[38" not in text
    assert "Make the window larger" in text
    assert "Last turn:" in text


@pytest.mark.parametrize("size", [(59, 24), (80, 19)])
def test_a_terminal_too_small_is_refused(tmp_path: Path, size: tuple[int, int]) -> None:
    with pytest.raises(
        TerminalTooSmall, match=f"at least 60 columns and 20 rows; this one has {size[0]} and {size[1]}"
    ):
        play_game("duel", [], "en", 4, {}, tmp_path / "game.jsonl", None, Window([size], Person([])))


@pytest.mark.parametrize(
    ("game", "against", "language", "rules", "seats", "error", "sentence"),
    [
        ("chess", [], "en", {}, None, UnknownGame, "chess"),
        ("duel", ["nobody"], "en", {}, None, UnknownPlayer, "random, greedy"),
        ("duel", [], "xx", {}, None, BadLanguage, "hu"),
        ("duel", [], "en", {"wonders": "many"}, None, BadOption, "first_game"),
        ("duel", [], "en", {}, 3, BadOption, "2"),
        ("duel", ["greedy", "random"], "en", {}, None, BadOption, "too many"),
        ("classic", [], "en", {}, 8, BadOption, "2 to 7 seats, not 8"),
        ("classic", [], "en", {}, 1, BadOption, "2 to 7 seats, not 1"),
        ("classic", ["random"] * 3, "en", {}, 3, BadOption, "too many"),
        ("classic", [], "en", {"boards": "C"}, 3, BadOption, "boards"),
    ],
)
def test_what_can_not_be_played_is_refused(
    game: str,
    against: list[str],
    language: str,
    rules: dict[str, str],
    seats: int | None,
    error: type[ThaumaError],
    sentence: str,
) -> None:
    with pytest.raises(error, match=sentence):
        play_game(game, against, language, 1, rules, None, seats, Terminal(io.StringIO(), Person([])))
