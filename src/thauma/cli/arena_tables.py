"""The results of an arena for people: tables that fit 80 columns, plain when they are piped."""

import math
from collections import defaultdict

from rich.console import Console
from rich.table import Table
from rich.text import Text

from thauma.arena import Results, Sprt
from thauma.arena.ratings import Elo

MOST_FORFEITS = 5  # reasons, and games for each of them, that are told; the records and the JSON have all


def print_tables(results: Results) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    tables = [_scores(results), *_without_luck(results), _ratings(results), _kinds(results)]
    if len(results.pairings) > 1:
        tables.insert(-1, _pairings(results))
    verdict = [] if results.sprt is None else [_verdict(results.sprt)]
    console.print(_headline(results))
    for part in (*tables, *_forfeits(results), *verdict):
        console.print()
        console.print(part)


def _headline(results: Results) -> str:
    plan = results.plan
    time = "" if plan.seconds is None else f", {plan.seconds:g} s a move"
    seats = "" if plan.seats == 2 else f" for {plan.seats}"
    deals = "1 deal" if results.deals == 1 else f"{results.deals} deals"
    return f"{plan.game}{seats}: {results.games} games with {deals}, each mirrored; seed {plan.seed}{time}"


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for number, name in enumerate(columns):
        table.add_column(Text(name), justify="right" if number else "left", no_wrap=number > 0, overflow="fold")
    return table


def _scores(results: Results) -> Table:
    many = results.plan.seats > 2
    table = _table("player", "games", "wins", "shared", "score", "95 %", *(("place", "points") if many else ()))
    for one in sorted(results.players, key=lambda one: one.score, reverse=True):
        extra = (f"{one.place:.2f}", "–" if one.points is None else f"{one.points:.1f}") if many else ()
        figures = (str(one.games), str(one.wins), str(one.shared), _percent(one.score), _range(one.interval))
        table.add_row(Text(one.name), *figures, *extra)
    return table


def _without_luck(results: Results) -> list[Table]:
    table = _table("player", "with average cards", "95 %", "luck")
    known = [one for one in results.players if one.adjusted is not None]
    for one in sorted(known, key=lambda one: one.adjusted.score if one.adjusted else 0.0, reverse=True):
        if one.adjusted is not None:
            luck = f"{100 * one.adjusted.luck:+.1f} %".replace("-", "−")
            table.add_row(Text(one.name), _percent(one.adjusted.score), _range(one.adjusted.interval), luck)
    return [table] if known else []


def _ratings(results: Results) -> Table:
    table = _table("player", "Elo", "95 %", "OpenSkill", "±", "at least")
    for one in sorted(results.players, key=lambda one: one.elo.points, reverse=True):
        skill = (_number(one.skill.mu), _number(one.skill.sigma), _number(one.skill.ordinal))
        table.add_row(Text(one.name), *_elo(one.elo), *skill)
    return table


def _pairings(results: Results) -> Table:
    table = _table("pairing", "games", "wins", "shared", "score", "95 %", "Elo")
    for pairing in results.pairings:
        wins = f"{pairing.wins[0]} : {pairing.wins[1]}"
        figures = (str(pairing.games), wins, str(pairing.shared), _percent(pairing.score), _range(pairing.interval))
        table.add_row(Text(" – ".join(pairing.players)), *figures, _elo(pairing.elo)[0])
    return table


def _kinds(results: Results) -> Table:
    kinds = sorted(results.kinds)
    table = _table("victories", *kinds)
    for one in results.players:
        table.add_row(Text(one.name), *(str(one.kinds[kind]) for kind in kinds))
    return table


def _forfeits(results: Results) -> list[str]:
    games: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for forfeit in results.forfeits:
        games[forfeit["player"], forfeit["reason"]].append(forfeit["game"])
    sentences = [
        f"{player} lost {len(numbers)} by forfeit ({_some(numbers)}): {reason}"
        for (player, reason), numbers in list(games.items())[:MOST_FORFEITS]
    ]
    more = len(games) - MOST_FORFEITS
    return [*sentences, f"There are {more} more reasons for forfeits; --json has all."] if more > 0 else sentences


def _some(numbers: list[int]) -> str:
    more = ", …" if len(numbers) > MOST_FORFEITS else ""
    return f"game {', '.join(map(str, numbers[:MOST_FORFEITS]))}{more}"


def _verdict(sprt: Sprt) -> str:
    low, high = map(_number, sprt.bounds)
    elo0, elo1 = _signed(sprt.elo0), _signed(sprt.elo1)
    state = f"after {sprt.shares.total()} deals (log-likelihood ratio {_number(sprt.llr)} in {low} … {high})"
    if sprt.accepted is None:
        return f"Sequential test: undecided between {elo0} and {elo1} Elo {state}."
    accepted, refused = (elo0, elo1) if sprt.accepted == "elo0" else (elo1, elo0)
    return f"Sequential test: {accepted} Elo accepted against {refused} {state}."


def _number(value: float) -> str:
    return f"{value:.2f}".replace("-", "−")


def _percent(score: float) -> str:
    return f"{100 * score:.1f} %"


def _range(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f}"


def _elo(elo: Elo) -> tuple[str, str]:
    interval = "" if elo.low == elo.high else f"{_signed(elo.low)} … {_signed(elo.high)}"
    return _signed(elo.points), interval


def _signed(points: float) -> str:
    if math.isinf(points):
        return "+∞" if points > 0 else "−∞"
    rounded = round(points)
    return f"{rounded:+d}".replace("-", "−") if rounded else "0"
