"""`thauma puzzles`: make puzzles from recorded games, check a file of them again, show one."""

from pathlib import Path
from typing import Annotated

import typer

from thauma.cli.options import RecordsFile

puzzles = typer.Typer(help="Make puzzles from recorded games, and check them.", no_args_is_help=True)
PuzzlesFile = Annotated[Path, typer.Argument(metavar="FILE", help="puzzles, one a line after the first")]


@puzzles.command()
def make(
    file: RecordsFile,
    out: Annotated[Path, typer.Option(help="where they are written; a file that is there is taken up again")],
    kind: Annotated[str, typer.Option(help="exact (solved to the end) or chance (one move is far ahead)")] = "exact",
    most: Annotated[int | None, typer.Option(min=1, help="stop at so many puzzles in the file")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="of each long search, for chance")] = None,
) -> None:
    """Make puzzles from recorded games."""
    from thauma.games.errors import BadOption

    if kind not in ("exact", "chance"):
        raise BadOption(f"the kind is exact or chance, not {kind!r}")
    _make(file, out, kind, most, simulations)


def _make(file: str, out: Path, kind: str, most: int | None, simulations: int | None) -> None:
    from thauma.cli.output import progress_bar
    from thauma.cli.records import open_records
    from thauma.games import game
    from thauma.players.search import best_thinker
    from thauma.records import RecordError, read_records
    from thauma.study.puzzles import make_puzzles, rate_by_levels, solver_of_level, write_puzzle

    known, done = _take_up(out)
    with open_records(file) as lines:
        records = list(read_records(lines, file))
    with out.open("a", encoding="utf-8") as written, progress_bar(len(records), "games") as advance:
        for number, (place, record) in enumerate(records):
            if isinstance(record, RecordError):
                raise record
            if number >= done and (most is None or len(known) < most):
                thinker = best_thinker(game(record.game))
                for made in make_puzzles(record, kind, thinker, simulations, place):  # type: ignore[arg-type]
                    if made.id not in known and (most is None or len(known) < most):
                        known.add(made.id)
                        written.write(write_puzzle(rate_by_levels(made, solver_of_level(made))) + "\n")
                        written.flush()
                _progress(out).write_text(str(number + 1))
            advance(1, f"{len(known)} puzzles")
    print(f"{len(known)} puzzles in {out}")


def _take_up(out: Path) -> tuple[set[str], int]:
    """The puzzles that are there already, and how many games have been looked at."""
    import msgspec

    from thauma.study.puzzles import head, read_puzzles

    if not out.exists():
        out.write_text(msgspec.json.encode(head()).decode() + "\n", encoding="utf-8")
        return set(), 0
    with out.open(encoding="utf-8") as lines:
        known = {puzzle.id for puzzle in read_puzzles(lines, str(out))}
    return known, int(_progress(out).read_text()) if _progress(out).exists() else 0


def _progress(out: Path) -> Path:
    return out.with_name(f"{out.name}.progress")


@puzzles.command()
def check(file: PuzzlesFile) -> None:
    """Prove or search every puzzle of a file again."""
    from thauma.cli.output import progress_bar
    from thauma.games import game
    from thauma.players.search import best_thinker
    from thauma.study.puzzles import check as check_puzzle
    from thauma.study.puzzles import read_puzzles

    with file.open(encoding="utf-8") as lines:
        found = list(read_puzzles(lines, str(file)))
    with progress_bar(len(found), "puzzles") as advance:
        for puzzle in found:
            check_puzzle(puzzle, best_thinker(game(puzzle.game)))
            advance(1)
    print(f"{len(found)} puzzles are as they say")


@puzzles.command()
def show(file: PuzzlesFile, number: Annotated[int, typer.Option(min=1, help="which one, counted from 1")] = 1) -> None:
    """Show one puzzle, its question first and its solution last."""
    from thauma.games.errors import BadOption
    from thauma.records.notation import spell
    from thauma.study.puzzles import read_puzzles

    with file.open(encoding="utf-8") as lines:
        found = list(read_puzzles(lines, str(file)))
    if number > len(found):
        raise BadOption(f"{file} holds {len(found)} puzzles: there is no puzzle {number}")
    puzzle = found[number - 1]
    print(f"{puzzle.id}: {puzzle.game}, {puzzle.kind}, goal {puzzle.goal}, rating {puzzle.rating:.0f}")
    print(puzzle.position)
    print(f"seat {puzzle.seat} decides; themes: {', '.join(puzzle.themes) or 'none'}")
    for choice in puzzle.choices:
        print(f"  {100 * choice.chance:5.1f} %  {spell(choice.move)}")
