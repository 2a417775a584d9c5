"""`thauma selfplay`: complete games among players, as records."""

import sys
from contextlib import nullcontext
from itertools import cycle, islice
from pathlib import Path

from thauma.arena.selfplay import SelfPlay, play_all
from thauma.cli.files import growing, replacing_path, unfinished
from thauma.cli.output import progress_bar
from thauma.cli.parsing import choose_rules, number_of_seats
from thauma.games import game as find_game
from thauma.games.protocol import Json


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
    chosen = choose_rules(found, rules, boards)
    seated = tuple(islice(cycle(players), number_of_seats(found, seats, len(players))))
    plan = SelfPlay(game, seated, seed, chosen, boards)
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
