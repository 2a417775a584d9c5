"""What several commands read from the command line."""

from thauma.games.errors import BadOption
from thauma.games.protocol import Json


def parse_rules(assignments: list[str]) -> dict[str, str]:
    """Rule options from OPTION=VALUE; whether the game has them is for the game to say."""
    rules: dict[str, str] = {}
    for assignment in assignments:
        option, equals, value = assignment.partition("=")
        if not (option and equals and value):
            raise BadOption(f"--rules takes OPTION=VALUE, such as wonders=first_game, not {assignment!r}")
        if option in rules:
            raise BadOption(f"--rules names {option} twice")
        rules[option] = value
    return rules


def without_defaults(rules: dict[str, str], options: "dict[str, tuple[str, ...]]") -> dict[str, str]:
    """Only the options that differ from the default, as a record has them."""
    return {option: value for option, value in rules.items() if options[option][0] != value}


def parse_boards(text: str | None) -> tuple[Json, ...]:
    """Chosen boards from WONDER:SIDE,…; whether the game has them is for the game to say."""
    boards: list[Json] = []
    for board in text.split(",") if text else ():
        wonder, colon, side = board.strip().partition(":")
        if not (wonder and colon and side):
            raise BadOption(f"--boards takes WONDER:SIDE for each city, such as gizah:A,rhodos:B,…, not {board!r}")
        boards.append({"wonder": wonder, "side": side})
    return tuple(boards)


def with_boards(rules: dict[str, str], boards: tuple[Json, ...]) -> dict[str, str]:
    """The rules when boards are chosen, or not."""
    if boards:
        return {**rules, "boards": "chosen"}
    if rules.get("boards") == "chosen":
        raise BadOption("boards=chosen needs --boards with WONDER:SIDE for each city")
    return rules
