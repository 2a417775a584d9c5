"""What several commands make of the command line."""

from collections.abc import Mapping

from thauma.games.errors import BadOption, ThaumaError
from thauma.games.protocol import Game, Json
from thauma.language import Speaker, UnknownLanguage, find_language, speaker


class BadLanguage(ThaumaError):
    code = "bad_language"


def find_speaker(language: str | None, environment: Mapping[str, str] | None = None) -> Speaker:
    """Who speaks the language asked for, else that of an environment, else English."""
    try:
        return speaker(find_language(language, environment or {}))
    except UnknownLanguage as error:
        raise BadLanguage(str(error)) from error


def parse_rules(assignments: list[str] | None) -> dict[str, str]:
    """Rule options from OPTION=VALUE; whether the game has them is for the game to say."""
    rules: dict[str, str] = {}
    for assignment in assignments or ():
        option, equals, value = assignment.partition("=")
        if not (option and equals and value):
            raise BadOption(f"--rules takes OPTION=VALUE, such as wonders=first_game, not {assignment!r}")
        if option in rules:
            raise BadOption(f"--rules names {option} twice")
        rules[option] = value
    return rules


def parse_boards(text: str | None) -> tuple[Json, ...]:
    """Chosen boards from WONDER:SIDE,…; whether the game has them is for the game to say."""
    boards: list[Json] = []
    for board in text.split(",") if text else ():
        wonder, colon, side = board.strip().partition(":")
        if not (wonder and colon and side):
            raise BadOption(f"--boards takes WONDER:SIDE for each city, such as gizah:A,rhodos:B,…, not {board!r}")
        boards.append({"wonder": wonder, "side": side})
    return tuple(boards)


def choose_rules(game: Game, rules: dict[str, str], boards: tuple[Json, ...]) -> dict[str, str]:
    """The options that differ from the default, as a record has them; chosen boards are one of them."""
    if boards:
        rules = {**rules, "boards": "chosen"}
    elif rules.get("boards") == "chosen":
        raise BadOption("boards=chosen needs --boards with WONDER:SIDE for each city")
    game.check_rules(rules)
    return {option: value for option, value in rules.items() if game.options[option][0] != value}


def seats_in_words(game: Game) -> str:
    """How many can play: `2`, `2 to 7`."""
    fewest, most = game.seats
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def number_of_seats(game: Game, asked: int | None, players: int) -> int:
    """As many seats as were asked for, else as there are players, else the fewest that the game has."""
    fewest, most = game.seats
    if asked is None:
        asked = max(fewest, players)
    if not fewest <= asked <= most or players > asked:
        raise BadOption(f"{game.name} has {seats_in_words(game)} seats; {players} players and {asked} seats don't fit")
    return asked
