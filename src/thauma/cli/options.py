"""What several commands read from the command line."""

from thauma.games.errors import BadOption


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
