"""Run an arena: here, on processes, or on a Ray cluster. Who plays a game changes nothing but the time."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from thauma.arena.ledger import Ledger
from thauma.arena.match import MatchRunner
from thauma.arena.outcome import Outcome, read_outcome
from thauma.arena.plan import Plan
from thauma.arena.processes import MakeTask, play_on_processes
from thauma.arena.sprt import Sprt
from thauma.arena.standing import Results, results
from thauma.games.errors import BadOption

Pieces = Generator[tuple[int, Any], None, None]  # numbers of games and their records, or of other work


def run(
    plan: Plan,
    games: int,
    *,
    workers: int | None = None,
    on: str | None = None,
    ledger: Ledger | None = None,
    sprt: Sprt | None = None,
    on_result: Callable[[Outcome], None] | None = None,
) -> Results:
    """Play at least `games` games at each table (whole mirrors of them), and say what they show.

    `workers` play at once: one if absent, or as many as a cluster has processors. `on="ray"` plays on a Ray cluster.
    A `ledger` keeps the games, and those in it are not played again. With `sprt` the arena stops once that is decided.
    `on_result` is told of every game in the order of their numbers, whoever was the first to finish.
    """
    plan.check()
    test = None if sprt is None else _test_for(plan, sprt)
    total = plan.number_of_games(games)
    known = ledger.outcomes if ledger is not None else {}
    missing = [number for number in range(total) if number not in known]
    lines = in_order(play_pieces(partial(MatchRunner, plan), missing, workers, on), missing)
    outcomes: list[Outcome] = []
    try:
        for number in range(total):
            outcome = known.get(number) or _next(lines, ledger)
            outcomes.append(outcome)
            if on_result is not None:
                on_result(outcome)
            if test is not None and _is_decided(plan, test, outcomes):
                break
    finally:
        lines.close()
    return results(plan, outcomes, test)


def _next(lines: Iterator[str], ledger: Ledger | None) -> Outcome:
    line = next(lines)
    if ledger is not None:
        ledger.add(line)
    return read_outcome(line)[1]


def play_pieces(make: MakeTask, numbers: Sequence[int], workers: int | None, on: str | None) -> Pieces:
    """Games, or other pieces of work, as they are finished: here, on processes, or on a Ray cluster."""
    if on == "ray":
        from thauma.arena.on_ray import play_on_ray

        return play_on_ray(make, numbers, workers)
    if on is not None:
        raise BadOption(f"an arena runs here or on ray, not on {on!r}")
    if workers is None or workers == 1:
        return _play_here(make, numbers)
    return play_on_processes(make, numbers, workers)


def _play_here(make: MakeTask, numbers: Iterable[int]) -> Pieces:
    task = make()
    for number in numbers:
        yield number, task.play(number)


def in_order(lines: Pieces, numbers: Iterable[int]) -> Generator[str, None, None]:
    """The lines of those games, each once all before it are there: so a ledger is the same whoever played."""
    early: dict[int, str] = {}
    try:
        for wanted in numbers:
            while wanted not in early:
                number, line = next(lines)
                early[number] = line
            yield early.pop(wanted)
    finally:
        lines.close()


def _test_for(plan: Plan, sprt: Sprt) -> Sprt:
    if len(plan.names) != 2 or plan.seats != 2:
        raise BadOption("a sequential test compares exactly two different players at a table for two")
    return replace(sprt, shares=type(sprt.shares)())


def _is_decided(plan: Plan, test: Sprt, outcomes: Sequence[Outcome]) -> bool:
    if len(outcomes) % plan.mirror:
        return False
    deal = outcomes[-plan.mirror :]
    test.see(sum(outcome.share(outcome.players.index(plan.names[0])) for outcome in deal) / plan.mirror)
    return test.accepted is not None
