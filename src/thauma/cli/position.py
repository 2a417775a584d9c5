"""`thauma position`: a position on one line: shown, checked, made from a description or a record, and asked about."""

import sys
from itertools import islice
from pathlib import Path

import msgspec

from thauma.cli.output import print_json
from thauma.cli.records import open_records
from thauma.games import game as find_game
from thauma.games.errors import BadOption, BadPosition
from thauma.games.protocol import Json
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import LiveGame, RecordError, parse_position, read_position, read_records, write_position
from thauma.records.notation import spell
from thauma.study.positions import Answer, ask

OPTIONS_SHOWN = 8


def run_position(text: str, is_description: bool, budget: str | None, seat: int | None, json: bool) -> None:
    """Check a position and show it, or what the engine thinks of it. The text may be `-` for standard input."""
    given = sys.stdin.read() if text == "-" else text
    written = _from_description(given) if is_description else given.strip()
    found = read_position(written)
    if budget is not None:
        answer = ask(written, best_thinker(found.game), Budget.parse(budget), seat)
        print_json({"position": written, **answer.as_json()}) if json else _print_answer(answer)
        return
    described = parse_position(written)[1]
    if json:
        print_json({"position": written, "unknown": found.unknown, "description": described})
    else:
        _print(written, described, found.unknown)


def _from_description(text: str) -> str:
    try:
        described = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadPosition("", f"this is no JSON: {error}") from error
    if not isinstance(described, dict) or not isinstance(described.get("game"), str):
        raise BadPosition("game", "a description is a JSON object that names its game")
    game = find_game(described["game"])
    return game.name + game.positions.write(described)


def _print(text: str, described: Json, unknown: int) -> None:
    print(text)
    for field, value in described.items():
        cities = isinstance(value, list) and value and isinstance(value[0], dict)
        for number, part in enumerate(value if cities else [value]):
            name = f"{field}[{number}]" if cities else field
            print(f"  {name}: {msgspec.json.encode(part).decode() if isinstance(part, (dict, list)) else part}")
    print(f"  unknown cards: {unknown}")


def _print_answer(answer: Answer) -> None:
    how = "solved exactly" if answer.exact else f"{answer.simulations} simulations"
    print(f"seat {answer.seat}, {how}{f', {answer.assumed}' if answer.assumed else ''}")
    for option in answer.options[:OPTIONS_SHOWN]:
        print(f"  {100 * option.chance:5.1f} %  {spell(option.move)}")


def run_position_of(file: Path, number: int, ply: int | None, seat: int | None) -> None:
    """Print the position of a recorded game after so many moves; at its end if none are named."""
    with open_records(str(file)) as lines:
        place, record = next(islice(read_records(lines, str(file)), number - 1, None), (str(file), None))
        if record is None:
            raise BadOption(f"{file} holds no game {number}")
        if isinstance(record, RecordError):
            raise record
        live = LiveGame.at_start_of(record, place)
        for _ in islice(live.replay(record, place), len(record.moves) if ply is None else ply):
            pass
    if ply is not None and live.ply < ply:
        raise BadOption(f"{place}: the game has {live.ply} moves: there is no ply {ply}")
    print(write_position(live.game, live.state, seat))
