"""The command `thauma`. Only what a command needs is imported, and only when it runs."""

import io
import sys
from pathlib import Path
from typing import Annotated

import typer

from thauma.cli.admin import admin
from thauma.cli.admin import reset_code as make_reset_code
from thauma.cli.options import (
    BackupFile,
    Boards,
    Database,
    Force,
    GameName,
    JsonPerGame,
    JsonResult,
    OnRay,
    RecordsFile,
    Rules,
    Seats,
)
from thauma.cli.puzzles import puzzles

app = typer.Typer(
    name="thauma",
    help="7 Wonders Duel and 7 Wonders: play, replay, compare, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")


@app.command()
def play(
    game: GameName,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="PLAYER", help="level:1 to level:8, greedy, search:1s, engine:COMMAND …; repeatable"),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en, et, da, fi, cs or hu; the terminal's if absent")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="deal these cards; a fresh deal if absent")] = None,
    rules: Rules = None,
    seats: Seats = None,
    boards: Boards = None,
    out: Annotated[Path | None, typer.Option(help="where the record is saved")] = None,
    position: Annotated[str | None, typer.Option(metavar="POSITION", help="go on from here instead of a deal")] = None,
) -> None:
    """Play at the terminal against the computer."""
    from thauma.cli.parsing import parse_boards, parse_rules
    from thauma.cli.play import play_game

    play_game(
        game, against or [], lang, seed, parse_rules(rules), out, seats, boards=parse_boards(boards), position=position
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen at; 0.0.0.0 for all")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; a file of yours if absent")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="server processes; more than one needs PostgreSQL")] = 1,
    thinkers: Annotated[
        int | None, typer.Option(min=0, help="processes for the bots of each worker; the spare cores if absent")
    ] = None,
    proxies: Annotated[int, typer.Option(min=0, help="trusted proxies in front, that set X-Forwarded-For")] = 0,
    secure: Annotated[bool, typer.Option("--secure", help="people come by https: cookies travel only there")] = False,
    patience: Annotated[
        float,
        typer.Option(
            min=0.01,
            metavar="FACTOR",
            help="multiplies all limits on how often one visitor may ask; 10 for a school behind one address",
        ),
    ] = 1.0,
    log: Annotated[str, typer.Option(help="auto, json or text")] = "auto",
    open_page: Annotated[bool, typer.Option("--open", help="open the page in a browser")] = False,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="show the metrics there instead of at /metrics")
    ] = None,
    keep_guests: Annotated[int, typer.Option(min=1, metavar="DAYS", envvar="THAUMA_KEEP_GUESTS")] = 400,
    keep_open_tables: Annotated[int, typer.Option(min=1, metavar="DAYS", envvar="THAUMA_KEEP_OPEN_TABLES")] = 30,
    keep_aborted_tables: Annotated[int, typer.Option(min=1, metavar="DAYS", envvar="THAUMA_KEEP_ABORTED_TABLES")] = 30,
    keep_unplayed_games: Annotated[int, typer.Option(min=1, metavar="DAYS", envvar="THAUMA_KEEP_UNPLAYED_GAMES")] = 180,
) -> None:
    """Serve tables for people and bots, with the page."""
    from thauma.cli.serve import run_serve
    from thauma.server.process.settings import Keep

    keep = Keep(keep_guests, keep_open_tables, keep_aborted_tables, unplayed_games=keep_unplayed_games)
    run_serve(host, port, database, workers, thinkers, proxies, secure, patience, log, open_page, metrics_port, keep)


@app.command()
def thinker(
    database: Database = None,
    thinkers: Annotated[int | None, typer.Option(min=1, help="processes that think; all cores if absent")] = None,
    log: Annotated[str, typer.Option(help="auto, json or text")] = "auto",
) -> None:
    """Think for the bots of servers that share a PostgreSQL database, on this machine or another."""
    from thauma.cli.thinker import run_thinker

    run_thinker(database, thinkers, log)


@app.command()
def selfplay(
    game: GameName,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER…", help="in seat order, repeated to fill the seats")],
    games: Annotated[int, typer.Option(min=1)] = 1,
    seed: Annotated[int, typer.Option(min=0, help="the same seed gives the same games")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="a file for the records, or .parquet for columns; standard output if absent")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="how many play at once")] = 1,
    rules: Rules = None,
    seats: Seats = None,
    boards: Boards = None,
) -> None:
    """Let players play complete games and record them, one JSON object a line."""
    from thauma.cli.parsing import parse_boards, parse_rules
    from thauma.cli.selfplay import run_selfplay

    run_selfplay(game, players, games, seed, out, workers, parse_rules(rules), seats, parse_boards(boards))


@app.command()
def arena(
    game: GameName,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER…", help="who meets whom: every pairing, or table")],
    games: Annotated[int, typer.Option(min=1, help="for each pairing, rounded up to whole mirrors")] = 100,
    time: Annotated[float | None, typer.Option(metavar="SECONDS", help="of thinking for each move, for all")] = None,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="the same seed gives the same deals")] = 0,
    sprt: Annotated[str | None, typer.Option(metavar="ELO0,ELO1", help="stop when it is sure which is true")] = None,
    luck: Annotated[int, typer.Option(min=0, help="simulations to judge what could turn up; 0 measures no luck")] = 32,
    workers: Annotated[int | None, typer.Option(min=1, help="how many play at once; 1, or all of a cluster")] = None,
    on: OnRay = None,
    out: Annotated[Path | None, typer.Option(help="a file for the records; go on with it if it is there")] = None,
    json: JsonResult = False,
    rules: Rules = None,
    boards: Boards = None,
) -> None:
    """Let players meet with seats and deals mirrored, and say who is stronger and how sure that is."""
    from thauma.cli.arena import make_plan, run_arena
    from thauma.cli.parsing import parse_boards, parse_rules

    plan = make_plan(game, players, seats, seed, time, luck, parse_rules(rules), parse_boards(boards))
    run_arena(plan, games, sprt, workers, on, out, json)


@app.command()
def replay(
    file: RecordsFile,
    trace: Annotated[bool, typer.Option("--trace", help="every position as JSON Lines")] = False,
    json: JsonPerGame = False,
) -> None:
    """Check and replay recorded games."""
    from thauma.cli.records import run_replay

    run_replay(file, trace, json)


@app.command()
def stats(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="records, one a line, or a .parquet of selfplay")],
    out: Annotated[Path | None, typer.Option(help="the report as a page (.html) or as .json")] = None,
    pictures: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="every plot as an SVG file of its own")
    ] = None,
    language: Annotated[
        str, typer.Option("--language", "--lang", help="en, et, da, fi, cs or hu, for the names in the report")
    ] = "en",
    workers: Annotated[
        int | None, typer.Option(min=1, help="threads that count a .parquet; all cores if absent")
    ] = None,
    json: JsonResult = False,
) -> None:
    """Say what many games show: seats, kinds of victory, cards, wonders, tokens, points, drafts."""
    from thauma.cli.stats import run_stats

    run_stats(file, out, pictures, language, workers, json)


@app.command()
def verify(
    file: RecordsFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="the commitment that was shown before the game")
    ] = None,
) -> None:
    """Check that games from a server were played by the rules, with the deal that was committed to."""
    from thauma.cli.records import run_verify

    run_verify(file, commitment)


@app.command()
def analyse(
    file: RecordsFile,
    game: Annotated[int | None, typer.Option(min=1, metavar="N", help="only the game of this number")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="for each move; 2000 if absent")] = None,
    time: Annotated[float | None, typer.Option(metavar="SECONDS", help="for each move, instead")] = None,
    by: Annotated[str, typer.Option(metavar="PLAYER", help="whoever judges the moves")] = "search",
    lang: Annotated[str | None, typer.Option(help="en, et, da, fi, cs or hu for the names; English if absent")] = None,
    json: JsonPerGame = False,
) -> None:
    """Say what each move of recorded games was worth, and what was luck."""
    from thauma.cli.analyse import parse_budget, run_analyse

    run_analyse(file, game, by, parse_budget(simulations, time), json, lang)


@app.command()
def position(
    text: Annotated[
        str, typer.Argument(metavar="POSITION", help="such as duel1/…; or a file, with --of; - reads standard input")
    ],
    of: Annotated[bool, typer.Option("--of", help="it is a file of records: print a position of a game")] = False,
    describes: Annotated[bool, typer.Option("--description", help="it is a description as JSON")] = False,
    ask: Annotated[str | None, typer.Option(metavar="BUDGET", help="ask the engine: 2000 or 1.5s")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="who is asked, or what this seat knows with --of")] = None,
    game: Annotated[int, typer.Option(min=1, metavar="N", help="of a file, the game of this number")] = 1,
    ply: Annotated[int | None, typer.Option(min=0, help="after so many moves; all if absent")] = None,
    json: JsonResult = False,
) -> None:
    """Show and check a position on one line, ask the engine about it, or take it from a record."""
    from thauma.cli.position import run_position, run_position_of

    if of:
        run_position_of(Path(text), game, ply, seat)
    else:
        run_position(text, describes, ask, seat, json)


@app.command()
def explain(
    file: RecordsFile,
    game: Annotated[int | None, typer.Option(min=1, metavar="N", help="only the game of this number")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="for each move; 2000 if absent")] = None,
    time: Annotated[float | None, typer.Option(metavar="SECONDS", help="for each move, instead")] = None,
    lang: Annotated[str | None, typer.Option(help="en, et, da, fi, cs or hu for the sentences")] = None,
    json: JsonPerGame = False,
) -> None:
    """Say in words why moves of recorded games were worse than others, each sentence with the line that proves it."""
    from thauma.cli.analyse import parse_budget
    from thauma.cli.explain import run_explain

    run_explain(file, game, parse_budget(simulations, time), json, lang)


@app.command()
def luck(
    file: RecordsFile,
    game: Annotated[int | None, typer.Option(min=1, metavar="N", help="only the game of this number")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="for each card that could have turned up")] = 300,
    lang: Annotated[str | None, typer.Option(help="en, et, da, fi, cs or hu for the names; English if absent")] = None,
    json: JsonPerGame = False,
) -> None:
    """Tell luck and skill in recorded games apart: mistakes, what turned up, and the level that decides as well."""
    from thauma.cli.luck import run_luck

    run_luck(file, game, simulations, json, lang)


@app.command()
def skill(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="of each level with itself")] = 30,
    seats: Seats = None,
) -> None:
    """Measure what each level of the bots loses per decision: the table by which `thauma luck` names a level."""
    from thauma.cli.luck import run_skill

    run_skill(game, games, seats)


@app.command()
def engine(
    game: GameName,
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="one of our players, such as greedy")],
    seed: Annotated[int, typer.Option(min=0, help="what the player decides by chance depends on it")] = 0,
) -> None:
    """Let one of our players sit in somebody else's arena: JSON lines on standard input and output."""
    from thauma.cli.engine import run_engine

    run_engine(game, player, seed)


@app.command()
def bench(
    game: GameName,
    seats: Seats = None,
    json: JsonResult = False,
) -> None:
    """Measure the speed of the rules on this machine, on one core."""
    from thauma.cli.bench import run_bench

    run_bench(game, seats, json)


@app.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option(help="a folder for the nets, the samples and the report")],
    hours: Annotated[
        float, typer.Option(min=0.0, help="how long to go on; the same folder can be taken up again")
    ] = 1.0,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="processes that play at once; all cores if absent")] = None,
    from_shipped: Annotated[
        bool, typer.Option("--from-shipped", help="let the net of the package teach the first generation")
    ] = False,
    on: OnRay = None,
) -> None:
    """Train nets by self-play (needs the extra `lab`)."""
    from thauma.cli.train import run_train

    run_train(game, hours, out, seed, workers, on, from_shipped)


@app.command()
def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="all games if absent")] = None,
) -> None:
    """Compile the rules ahead, so that the first move comes at once."""
    from thauma.cli.warm import run_warm

    run_warm(games or [])


@app.command()
def backup(file: BackupFile, database: Database = None, force: Force = False) -> None:
    """Copy the server's database to a file, checked, while the server runs on."""
    from thauma.cli.backup import run_backup

    run_backup(file, database, force)


@app.command()
def restore(file: BackupFile, database: Database = None, force: Force = False) -> None:
    """Put a backup in the place of the server's database; the server must not run."""
    from thauma.cli.backup import run_restore

    run_restore(file, database, force)


@app.command()
def reset_code(
    name: Annotated[str, typer.Argument(metavar="NAME", help="of the account, however it is spelt")],
    database: Database = None,
) -> None:
    """Make a code with which somebody who has forgotten a password chooses a new one; the server may run."""
    make_reset_code(name, "", database)


def main() -> None:
    """Run a command. What a user did wrong is one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows ? instead of failing
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has left: nothing more to say
        sys.exit(1)
    except Exception as error:
        from thauma.games.errors import ThaumaError

        if not isinstance(error, (ThaumaError, OSError)):
            raise
        print(f"thauma: {_sentence(error)}", file=sys.stderr)
        sys.exit(2)


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
