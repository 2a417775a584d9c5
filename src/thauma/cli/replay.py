"""`thauma replay`: check recorded games and show what became of them."""

from typing import Any

from thauma.cli.output import print_json, printable
from thauma.cli.records import for_each_record
from thauma.records import LiveGame, Record


def run_replay(source: str, trace: bool, json: bool) -> None:
    """Replay every game of a file."""

    def replay(number: int, record: Record, place: str) -> None:
        live = LiveGame.at_start_of(record, place)
        if trace:
            print_json(live.trace_line())
        for _ in live.replay(record, place):
            if trace:
                print_json(live.trace_line())
        if json and not trace:
            print_json(_summary(live, number))
        elif not trace:
            print(f"{number}: {_sentence(live)}")

    for_each_record(source, replay, json)


def _summary(live: LiveGame, number: int) -> dict[str, Any]:
    summary: dict[str, Any] = {"game": live.game.name, "number": number, "players": live.players, "plies": live.ply}
    return {**summary, "result": live.result} if live.is_over else {**summary, "pending": list(live.pending)}


def _sentence(live: LiveGame) -> str:
    names = [printable(name) for name in live.players]
    head = f"{live.game.name}, {' – '.join(names)}, {live.ply} moves"
    if live.result is None:
        return f"{head}: not over, seat {' and '.join(map(str, live.pending))} to decide"
    winners = " and ".join(names[seat] for seat in live.result["winners"])
    verb = "share the victory" if len(live.result["winners"]) > 1 else "wins"
    totals = " : ".join(str(score["total"]) for score in live.result["scores"])
    return f"{head}: {winners} {verb} by {live.result['by']}, {totals}"
