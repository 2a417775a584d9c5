"""The same report by plain loops over records: slow and obvious."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import mean, stdev
from typing import Any

from thauma.arena.interval import Z, wilson
from thauma.games.classic import tables as classic
from thauma.games.duel import tables as duel
from thauma.records import LiveGame, Record

Json = dict[str, Any]
Victories = list[float]  # of the cities that something is said about, each its part of the victory


def share(victories: Iterable[float]) -> Json:
    parts = list(victories)
    if not parts:
        return {"of": 0, "share": None, "interval": None}
    part = sum(parts) / len(parts)
    return {"of": len(parts), "share": part, "interval": list(wilson(part, len(parts)))}


def average(values: list[int]) -> Json:
    if not values:
        return {"of": 0, "mean": None, "deviation": None, "interval": None}
    middle, spread = mean(values), stdev(values) if len(values) > 1 else 0.0
    half = Z * spread / math.sqrt(len(values))
    return {"of": len(values), "mean": middle, "deviation": spread, "interval": [middle - half, middle + half]}


def histogram(values: list[int]) -> Json:
    return {**average(values), "counts": {str(value): times for value, times in sorted(Counter(values).items())}}


class Ended:
    """A game that is over, with all that was seen on the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.seats = range(len(record.players))
        live = LiveGame.at_start_of(record)
        self.before: list[tuple[Json, Json]] = []  # each move, and the position before it
        position = live.game.position(live.state)
        for move in live.replay(record):
            self.before.append((move, position))
            position = live.game.position(live.state)
        self.position = position
        assert live.result is not None
        self.result = live.result
        self.winners = self.result["winners"]
        self.shares = [1 / len(self.winners) if seat in self.winners else 0.0 for seat in self.seats]

    def moves(self, *kinds: str) -> list[tuple[Json, Json]]:
        return [(move, position) for move, position in self.before if move["do"] in kinds]


def with_and_without(games: list[Ended], name: str, could: Any, has: Any) -> Json:
    having, lacking = [], []
    for one in games:
        for seat in one.seats:
            if has(one, seat, name):
                having.append(one.shares[seat])
            elif could(one, name):
                lacking.append(one.shares[seat])
    return {"id": name, "with": share(having), "without": share(lacking)}


def common(games: list[Ended], lines: list[str]) -> Json:
    players = defaultdict(list)
    for one in games:
        for seat in one.seats:
            players[one.record.players[seat]].append(one.shares[seat])
    decided = [one for one in games if one.result["by"] == "points" and len(one.winners) == 1]
    points = {}
    for line in lines:
        winners = [one.result["scores"][one.winners[0]][line] for one in decided]
        losers = [one.result["scores"][seat][line] for one in decided for seat in one.seats if seat not in one.winners]
        points[line] = {"winner": average(winners), "loser": average(losers)}
    return {
        "game": games[0].record.game,
        "seats": len(games[0].seats),
        "games": len(games),
        "players": {name: share(victories) for name, victories in players.items()},
        "seats_won": [share(one.shares[seat] for one in games) for seat in games[0].seats],
        "shared": sum(len(one.winners) > 1 for one in games),
        "plies": histogram([len(one.record.moves) for one in games]),
        "points": points,
    }


def duel_section(games: list[Ended]) -> Json:
    lines = ["civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury", "military", "total"]
    return {
        **common(games, lines),
        "victories": {kind: _victory(games, kind) for kind in ("points", "military", "science")},
        "wonders_built": histogram([len(one.moves("wonder")) for one in games]),
        "extra_turns": _extra_turns(games),
        "wonders": [_wonder(games, name) for name in duel.WONDER_IDS],
        "tokens": [_token(games, name) for name in duel.TOKEN_IDS],
        "cards": [_duel_card(games, card) for card in duel.BOX.cards],
    }


def _victory(games: list[Ended], kind: str) -> Json:
    of_kind = [one for one in games if one.result["by"] == kind]
    return {
        **share(float(one.result["by"] == kind) for one in games),
        "first_player": share(float(one.winners == [0]) for one in of_kind if len(one.winners) == 1),
        "ages": [sum(one.position["age"] == age for one in of_kind) for age in (1, 2, 3)],
    }


def _wonders_of(one: Ended, seat: int) -> list[str]:
    if one.record.rules.get("wonders") == "first_game":
        return list(one.record.setup["wonders"][4 * seat : 4 * seat + 4])
    return [move["wonder"] for move, _ in one.moves("draft") if move["seat"] == seat]


def _extra_turns(games: list[Ended]) -> Json:
    again = {"appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"}
    by_lead = defaultdict(list)
    for one in games:
        first, second = (len(again & set(_wonders_of(one, seat))) for seat in (0, 1))
        by_lead[first - second].append(one.shares[0])
    return {f"{lead:+d}": share(victories) for lead, victories in sorted(by_lead.items())}


def _wonder(games: list[Ended], name: str) -> Json:
    found = with_and_without(
        games,
        name,
        lambda one, wonder: wonder in one.record.setup["wonders"],
        lambda one, seat, wonder: wonder in _wonders_of(one, seat),
    )
    built: Victories = []
    left: Victories = []
    places: list[int] = []
    for one in games:
        for seat in one.seats:
            if name in _wonders_of(one, seat):
                (built if name in one.position["cities"][seat]["wonders_built"] else left).append(one.shares[seat])
        places += [number % 4 + 1 for number, (move, _) in enumerate(one.moves("draft")) if move["wonder"] == name]
    by_seat = [[one.shares[seat] for one in games if name in _wonders_of(one, seat)] for seat in (0, 1)]
    return {
        **found,
        "with_by_seat": [share(victories) for victories in by_seat],
        "built": share([1.0] * len(built) + [0.0] * len(left)),
        "with_built": share(built),
        "with_left": share(left),
        "first_choice": share(float(place == 1) for place in places),
        "mean_choice": mean(places) if places else None,
    }


def _token(games: list[Ended], name: str) -> Json:
    found = with_and_without(
        games,
        name,
        lambda one, token: (
            token in one.record.setup["progress_board"]
            or any(token in city["progress"] for city in one.position["cities"])
        ),
        lambda one, seat, token: token in one.position["cities"][seat]["progress"],
    )
    chosen = [
        float(move["token"] == name)
        for one in games
        for move, position in one.moves("progress")
        if name in position["progress_board"]
    ]
    with_it = [one for one in games if name in one.record.setup["progress_board"]]
    on_board = {kind: share(float(one.result["by"] == kind) for one in with_it) for kind in ("military", "science")}
    return {**found, "chosen": share(chosen), "on_board": on_board}


def _duel_card(games: list[Ended], card: Any) -> Json:
    dealt = [one for one in games if any(card.id in age for age in one.record.setup["ages"])]
    buried = [one for one in dealt if any(move["card"] == card.id for move, _ in one.moves("wonder"))]
    discarded = [one for one in dealt if card.id in one.position["discard"]]
    built = [one for one in dealt if any(card.id in city["buildings"] for city in one.position["cities"])]
    fates = {"built": built, "buried": buried, "discarded": discarded}
    return {
        **with_and_without(
            games,
            card.id,
            lambda one, _: one in dealt,
            lambda one, seat, name: name in one.position["cities"][seat]["buildings"],
        ),
        "age": card.age,
        "colour": card.colour,
        "guild": card.is_guild,
        **{fate: share([1.0] * len(those) + [0.0] * (len(dealt) - len(those))) for fate, those in fates.items()},
    }


def classic_section(games: list[Ended]) -> Json:
    lines = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total"]
    decided = [one for one in games if len(one.winners) == 1]
    stages: dict[str, list[int]] = {"winner": [], "loser": []}
    for one in decided:
        for seat in one.seats:
            side = "winner" if seat in one.winners else "loser"
            stages[side].append(one.position["cities"][seat]["stages"])
    return {
        **common(games, lines),
        "stages": {side: average(values) for side, values in stages.items()},
        "boards": [_board(games, name, side) for name in classic.WONDER_IDS for side in ("A", "B")],
        "cards": [_classic_card(games, card) for card in classic.BOX.cards],
    }


def _board(games: list[Ended], name: str, side: str) -> Json:
    board = {"wonder": name, "side": side}
    theirs = [(one, seat) for one in games for seat in one.seats if one.record.setup["boards"][seat] == board]
    totals = [one.result["scores"][seat]["total"] for one, seat in theirs]
    return {"id": name, "side": side, "won": share(one.shares[seat] for one, seat in theirs), "points": average(totals)}


def _classic_card(games: list[Ended], card: Any) -> Json:
    first, acts = [], Counter({"build": 0, "stage": 0, "discard": 0})
    for one in games:
        for move, position in one.before:
            if position["turn"] != 1 or position["age"] != card.age or move["seat"] not in one.seats:
                continue
            if move["do"] != "revive" and card.id in position["hands"][move["seat"]]:
                first.append(float(move["card"] == card.id))
                if move["card"] == card.id:
                    acts["build" if move["do"] == "build_free" else move["do"]] += 1
    return {
        **with_and_without(
            games,
            card.id,
            lambda one, name: any(name in hand for age in one.record.setup["hands"] for hand in age),
            lambda one, seat, name: name in one.position["cities"][seat]["buildings"],
        ),
        "age": card.age,
        "colour": card.colour,
        "guild": card.id in {guild.id for guild in classic.BOX.guilds},
        "first": share(first),
        "first_acts": dict(acts),
    }
