"""`thauma arena`: players meet with seats and deals mirrored; who is stronger, and how sure that is."""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import nullcontext, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from thauma.arena import Ledger, Plan, Results, Sprt, run
from thauma.arena.outcome import Outcome
from thauma.cli.arena_tables import print_tables
from thauma.cli.output import print_json, print_note
from thauma.cli.parsing import choose_rules
from thauma.cli.progress import Advance, progress_bar
from thauma.games import game as find_game
from thauma.games.protocol import Game, Json

MOST_NOTED = 3  # players in the progress line


@dataclass(frozen=True)
class Asked:
    """The command line."""

    game: str
    players: tuple[str, ...]
    games: int
    seconds: float | None
    seats: int | None
    seed: int
    sprt: str | None
    workers: int | None
    on: str | None
    out: Path | None
    rules: dict[str, str]
    boards: tuple[Json, ...]


def run_arena(asked: Asked, json: bool) -> None:
    plan = plan_of(asked)
    plan.check()
    sprt = None if asked.sprt is None else Sprt.parse(asked.sprt)
    whole = plan.deals_for(asked.games) * plan.mirror
    if whole != asked.games:
        print_note(
            f"{asked.games} games were rounded up to {whole}: each deal is played {plan.mirror} times, seats changed"
        )
    results = _play(plan, asked, sprt)
    if json:
        print_json(results.as_json())
    else:
        print_tables(results)


def plan_of(asked: Asked) -> Plan:
    found = find_game(asked.game)
    return Plan(
        game=asked.game,
        players=asked.players,
        seats=_seats(found, asked.seats, len(asked.players)),
        seed=asked.seed,
        rules=choose_rules(found, asked.rules, asked.boards),
        wishes=asked.boards,
        seconds=asked.seconds,
    )


def _seats(game: Game, asked: int | None, players: int) -> int:
    """As many as were asked for, else as there are players, within what the game has."""
    fewest, most = game.seats
    return asked if asked is not None else min(max(fewest, players), most)


def _play(plan: Plan, asked: Asked, sprt: Sprt | None) -> Results:
    total = plan.number_of_games(asked.games)
    kept = Ledger(asked.out, plan) if asked.out else nullcontext()
    try:
        # Standard output is for the results: whatever players, or Ray, print goes elsewhere.
        with kept as ledger, progress_bar(total, "games") as advance, redirect_stdout(sys.stderr):
            if ledger is not None and ledger.outcomes:
                print_note(f"{len(ledger.outcomes)} games are in {asked.out} already")
            return run(
                plan,
                asked.games,
                workers=asked.workers,
                on=asked.on,
                ledger=ledger,
                sprt=sprt,
                on_result=_reporting(advance),
            )
    except KeyboardInterrupt:
        if asked.out:
            print_note(f"stopped; the same command goes on with {asked.out}")
        raise


def _reporting(advance: Advance) -> Callable[[Outcome], None]:
    """Tell the progress line who is ahead."""
    won: defaultdict[str, float] = defaultdict(float)
    games: Counter[str] = Counter()

    def report(outcome: Outcome) -> None:
        for seat, name in enumerate(outcome.players):
            won[name] += outcome.share(seat)
            games[name] += 1
        best = sorted(games, key=lambda name: won[name] / games[name], reverse=True)[:MOST_NOTED]
        advance(1, ", ".join(f"{name} {100 * won[name] / games[name]:.0f} %" for name in best))

    return report
