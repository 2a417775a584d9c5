"""`thauma selfplay`: complete games among players, as records."""

import sys
from contextlib import nullcontext
from itertools import cycle, islice
from pathlib import Path

from thauma.arena.selfplay import SelfPlay, play_all
from thauma.cli.files import growing, replacing_path, unfinished
from thauma.cli.options import with_boards, without_defaults
from thauma.cli.progress import progress_bar
from thauma.games import game as find_game
from thauma.games.errors import BadOption
from thauma.games.protocol import Game, Json


def run_selfplay(
    game: str,
    players: list[str],
    games: int,
    seed: int,
    out: Path | None,
    workers: int,
    rules: dict[str, str],
    seats: int | None,
    boards: tuple[Json, ...],
) -> None:
    found = find_game(game)
    rules = with_boards(rules, boards)
    found.check_rules(rules)
    seated = tuple(islice(cycle(players), number_of_seats(found, seats, len(players))))
    plan = SelfPlay(game, seated, seed, without_defaults(rules, dict(found.options)), boards)
    plan.check()
    if out is not None and out.suffix == ".parquet":
        _write_parquet(plan, games, out, workers)
    else:
        _write_lines(plan, games, out, workers)


def _write_lines(plan: SelfPlay, games: int, out: Path | None, workers: int) -> None:
    target = growing(out) if out else nullcontext(sys.stdout)
    played = 0
    try:
        with target as file, progress_bar(games, "games") as advance:
            for lines in play_all(plan, games, workers):
                file.writelines(f"{line}\n" for line in lines)
                played += len(lines)
                advance(len(lines))
    except KeyboardInterrupt:
        if out:
            print(f"stopped; the first {played} games are in {unfinished(out)}", file=sys.stderr)
        raise


def _write_parquet(plan: SelfPlay, games: int, out: Path, workers: int) -> None:
    """The same games as columns, a row group at a time."""
    from thauma.lab.statistics.sources import require_pyarrow

    require_pyarrow()
    from thauma.lab.statistics.parquet import GamesWriter
    from thauma.lab.statistics.recording import record

    with replacing_path(out) as beside, GamesWriter(beside) as file, progress_bar(games, "games") as advance:
        for chunk in record(plan, games, workers, advance):
            file.add(chunk)


def number_of_seats(game: Game, asked: int | None, players: int) -> int:
    """As many seats as were asked for, else as there are players, else the fewest that the game has."""
    fewest, most = game.seats
    if asked is None:
        asked = max(fewest, players)
    if not fewest <= asked <= most or players > asked:
        seats = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise BadOption(f"{game.name} has {seats} seats; {players} players and {asked} seats don't fit")
    return asked
