"""`thauma arena`: players meet with seats and deals mirrored; who is stronger, and how sure that is."""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import nullcontext, redirect_stdout
from pathlib import Path

from thauma.arena import Ledger, Plan, Sprt, run
from thauma.arena.luck import can_measure
from thauma.arena.outcome import Outcome
from thauma.cli.arena_tables import print_tables
from thauma.cli.output import Advance, print_json, print_note, progress_bar
from thauma.cli.parsing import choose_rules
from thauma.games import game as find_game
from thauma.games.protocol import Json

MOST_NOTED = 3  # players in the progress line


def make_plan(
    name: str,
    players: list[str],
    seats: int | None,
    seed: int,
    seconds: float | None,
    luck: int,
    rules: dict[str, str],
    boards: tuple[Json, ...],
) -> Plan:
    """Who meets whom; unless told otherwise at as many seats as there are players, within what the game has."""
    game = find_game(name)
    fewest, most = game.seats
    return Plan(
        game=name,
        players=tuple(players),
        seats=min(max(fewest, len(players)), most) if seats is None else seats,
        seed=seed,
        rules=choose_rules(game, rules, boards),
        wishes=boards,
        seconds=seconds,
        luck=luck if can_measure(name) else 0,
    )


def run_arena(
    plan: Plan, games: int, sprt: str | None, workers: int | None, on: str | None, out: Path | None, json: bool
) -> None:
    plan.check()
    test = None if sprt is None else Sprt.parse(sprt)
    whole = plan.deals_for(games) * plan.mirror
    if whole != games:
        print_note(f"{games} games were rounded up to {whole}: each deal is played {plan.mirror} times, seats changed")
    kept = Ledger(out, plan) if out else nullcontext()
    try:
        # Standard output is for the results: whatever players, or Ray, print goes elsewhere.
        with kept as ledger, progress_bar(plan.number_of_games(games), "games") as advance, redirect_stdout(sys.stderr):
            if ledger is not None and ledger.outcomes:
                print_note(f"{len(ledger.outcomes)} games are in {out} already")
            report = _reporting(advance)
            results = run(plan, games, workers=workers, on=on, ledger=ledger, sprt=test, on_result=report)
    except KeyboardInterrupt:
        if out:
            print_note(f"stopped; the same command goes on with {out}")
        raise
    if json:
        print_json(results.as_json())
    else:
        print_tables(results)


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
