"""`thauma analyse`: what each move of a recorded game was worth, and what was luck."""

from thauma.cli.output import print_json, printable, progress_bar
from thauma.cli.parsing import find_speaker
from thauma.cli.records import for_each_record
from thauma.cli.table.blocks import cut
from thauma.games import game
from thauma.games.errors import BadOption, Move
from thauma.games.protocol import Game
from thauma.language import Speaker
from thauma.players import player
from thauma.players.thinking import Budget, Thinker
from thauma.records import Record
from thauma.study.analysis import LEAST_LOSS, Mark, MoveAnalysis, Summary, analyse, summarise

SIMULATIONS = 2000  # for each move, if nobody says otherwise
LONGEST_NAME = 16
LONGEST_MOVE = 44
BAR = 10  # columns


def parse_budget(simulations: int | None, time: float | None) -> Budget:
    """How long to think about each move."""
    if simulations is not None and time is not None:
        raise BadOption("--simulations and --time are two ways to say how long to think: take one of them")
    if time is not None and not 0 < time < float("inf"):
        raise BadOption(f"--time is a number of seconds above 0, not {time:g}")
    return Budget(seconds=time) if time is not None else Budget(simulations=simulations or SIMULATIONS)


def run_analyse(source: str, only: int | None, by: str, budget: Budget, json: bool, language: str | None) -> None:
    """Analyse the games of a file, or the one of a number; names in a language, English if none is named."""
    voice = find_speaker(language)

    def analyse_one(number: int, record: Record, place: str) -> None:
        thinker = find_thinker(by, game(record.game))
        moves: list[MoveAnalysis] = []
        with progress_bar(len(record.moves), f"moves of game {number}") as advance:
            for move in analyse(record, thinker, budget, place):
                moves.append(move)
                advance(1)
        summaries = summarise(moves, len(record.players))
        if json:
            _print_json(record, number, moves, summaries)
        else:
            lines = [_line(record, move, voice) for move in moves]
            for line in (*_head(record, number), *lines, "", *_summary(record, summaries), ""):
                print(line.rstrip())

    for_each_record(source, analyse_one, json, only)


def find_thinker(name: str, game: Game) -> Thinker:
    """The way in which a player thinks."""
    found: Thinker | None = getattr(player(name, game), "thinker", None)
    if found is None:
        raise BadOption(f"{name} does not look ahead, so it can't judge moves; search and its levels can")
    return found


def _print_json(record: Record, number: int, moves: list[MoveAnalysis], summaries: list[Summary]) -> None:
    print_json(
        {
            "game": record.game,
            "number": number,
            "players": record.players,
            "moves": [move.as_json() for move in moves],
            "summary": [summary.as_json() for summary in summaries],
        }
    )


def _head(record: Record, number: int) -> list[str]:
    names = " – ".join(printable(name) for name in record.players)
    columns = (
        f"{'':>4}  {'player':{_width(record)}}  {'move':{LONGEST_MOVE}}  {'win':{BAR}}  before  lost      luck  after"
    )
    return [f"{number}: {record.game}, {names}, {len(record.moves)} moves", "", columns]


def _line(record: Record, one: MoveAnalysis, voice: Speaker) -> str:
    """One move: the player's chance to win before it, what it lost, what luck did, what was left; a better move."""
    move = cut(spell(one.move, record.game, voice), LONGEST_MOVE)
    after = one.played if one.after is None else one.after
    cells = (
        f"{one.ply + 1:>4}",
        f"{_name(record, one.player):{_width(record)}}",
        f"{move:{LONGEST_MOVE}}",
        _bar(after),
        f"{_percent(one.before):>6}",
        f"{_points(-one.loss):>4}",
        f"{one.mark:2}",
        f"{_points(one.luck or 0.0):>4}",
        f"{_percent(after):>5}",
        f"better: {spell(one.best, record.game, voice)}" if one.mark else "",
    )
    return "  ".join(cells)


def _points(change: float) -> str:
    """A change in percentage points; nothing if it is less than half of one."""
    return f"{100 * change:+.0f}" if abs(change) >= 0.005 else ""


def spell(move: Move, game: str, voice: Speaker) -> str:
    """A move in a few words, with the names of a language."""
    names = [voice.item(game, move[field]) for field in ("wonder", "card", "token") if field in move]
    words = [move["do"].replace("_", " "), *names[:1], *(f"with {name}" for name in names[1:])]
    if move["do"] == "starter":
        words.append(f"seat {move['starter']}")
    if any(move.get("pay", ())):
        words.append("paying {}+{}".format(*move["pay"]))
    return " ".join(("Free City:", *words) if "by" in move else words)


def _bar(chance: float) -> str:
    filled = round(BAR * chance)
    return "█" * filled + "░" * (BAR - filled)


def _name(record: Record, player: int) -> str:
    return cut(printable(record.players[player]), LONGEST_NAME)


def _width(record: Record) -> int:
    return max(len("player"), *(len(_name(record, player)) for player in range(len(record.players))))


def _summary(record: Record, summaries: list[Summary]) -> list[str]:
    return [
        f"{_name(record, one.player):{_width(record)}}  accuracy {_percent(one.accuracy)}, lost {100 * one.lost:.0f} "
        f"in {one.decisions} decisions ({_count(one)}), luck {100 * one.luck:+.0f}"
        for one in summaries
    ]


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f}%"


PLURAL = {Mark.INACCURACY: "inaccuracies", Mark.MISTAKE: "mistakes", Mark.BLUNDER: "blunders"}


def _count(one: Summary) -> str:
    """How often each mark was given, the mildest first."""
    counted = [(one.marks[mark], mark) for mark in reversed(LEAST_LOSS)]
    return ", ".join(f"{n} {mark.name.lower() if n == 1 else PLURAL[mark]}" for n, mark in counted)
