"""A position by itself: what the engine thinks of it, and what it had to assume."""

from dataclasses import dataclass

from thauma.games.errors import BadPosition, Move
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.players.thinking import Budget, Thinker
from thauma.records import Position, read_position

DEALS = 8  # of what a position leaves open, if one is not enough


@dataclass(frozen=True)
class Option:
    move: Move
    chance: float  # to win, of the seat that decides


@dataclass(frozen=True)
class Answer:
    """What the engine says of a position to a seat, the best move first."""

    seat: int
    options: tuple[Option, ...]
    simulations: int
    exact: bool
    unknown: int  # cards that nobody has named
    deals: int  # of them that were averaged; 1 where the search itself averages over them

    @property
    def assumed(self) -> str:
        """What was assumed, in one sentence; empty if nothing was."""
        if not self.unknown:
            return ""
        cards = "1 unknown card" if self.unknown == 1 else f"{self.unknown} unknown cards"
        return f"{cards} averaged" + (f" over {self.deals} deals" if self.deals > 1 else "")

    def as_json(self) -> Json:
        options = [{"move": option.move, "chance": round(option.chance, 4)} for option in self.options]
        told = {"seat": self.seat, "options": options, "simulations": self.simulations, "exact": self.exact}
        return {**told, "unknown": self.unknown, "deals": self.deals}


def ask(text: str, thinker: Thinker, budget: Budget, seat: int | None = None, seed: int = 0) -> Answer:
    """What a seat that decides in a position should do: the first one if none is named.

    Cards that nobody has named are averaged over: by the search if it knows how, else over DEALS deals of them, each
    with its part of the budget.
    """
    deals = _different_deals(text, seed)
    game = deals[0].game
    pending = game.pending(deals[0].state)
    chosen = seat if seat is not None else next(iter(pending), None)
    if chosen not in pending:
        raise BadPosition("seat", f"seat {seat} has nothing to decide here" if pending else "the game is over")
    listed = [game.legal_moves(deal.state, chosen) for deal in deals]
    if any(moves != listed[0] for moves in listed):
        raise BadPosition("", f"seat {chosen} can't be asked: what it holds is not known")
    part = _part_of(budget, len(deals))
    reports = [thinker.think(deal.state, chosen, part, seeded(seed, number)) for number, deal in enumerate(deals)]
    sums: dict[int, list[float]] = {}
    for report in reports:
        for move in report.moves:
            sums.setdefault(move.action, []).append(move.win_chance)
    chances = {action: sum(found) / len(found) for action, found in sums.items()}
    rank = [move.action for move in reports[0].moves] if len(reports) == 1 else []  # as the search ranks them
    order = rank or sorted(chances, key=lambda action: -chances[action])
    options = tuple(Option(game.decode(deals[0].state, chosen, action), chances[action]) for action in order)
    simulations = sum(report.simulations for report in reports)
    return Answer(chosen, options, simulations, all(r.exact for r in reports), deals[0].unknown, len(deals))


def _different_deals(text: str, seed: int) -> list[Position]:
    """The position with what it leaves open dealt in several ways; once if nothing is dealt."""
    first = read_position(text, seed)
    others = [read_position(text, seed + number) for number in range(1, DEALS)] if first.unknown else []
    to_bytes = first.game.to_bytes
    if all(to_bytes(other.state) == to_bytes(first.state) for other in others):
        return [first]
    return [first, *others]


def _part_of(budget: Budget, parts: int) -> Budget:
    simulations = None if budget.simulations is None else max(1, budget.simulations // parts)
    return Budget(simulations, None if budget.seconds is None else budget.seconds / parts)
