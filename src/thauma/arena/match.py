"""One game among players, from the deal to the end or to a forfeit."""

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple

import msgspec

from thauma.arena.luck import LuckMeter
from thauma.arena.plan import Plan
from thauma.games import game
from thauma.kernel.rng import Rng
from thauma.players import Follower, Forfeit, Player, player
from thauma.records import LiveGame, Record, format_record


class Forfeiture(NamedTuple):
    """A seat that couldn't go on, and why."""

    seat: int
    reason: str


def play_out(live: LiveGame, seated: Sequence[Player], rngs: Sequence[Rng]) -> Forfeiture | None:
    """Let the players of each seat play to the end; if one gives up, who and why. Other errors are the caller's."""
    deciding = 0
    with ExitStack() as leaving:
        try:
            for deciding, one in enumerate(seated):
                if isinstance(one, Follower):
                    leaving.callback(_get_up, one, live)
                    one.sit_down(live, deciding)
            while not live.is_over:
                seat, deciding = live.game.decisions(live.state)[0]
                live.play_action(seat, seated[deciding].choose(live.state, seat, rngs[deciding]))
        except Forfeit as error:
            return Forfeiture(deciding, str(error))
    return None


def _get_up(follower: Follower, live: LiveGame) -> None:
    with suppress(Forfeit):  # too late: how the game ended is settled
        follower.get_up(live)


class MatchRunner:
    """Where the games of a plan are played. Players are made once: loading a net takes longer than many a game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = game(plan.game)
        self._meter = LuckMeter(self.game, plan.luck) if plan.luck else None
        self._players: dict[tuple[str, int], Player] = {}

    def play(self, number: int) -> str:
        """The record of game number `number`, as a line that also says which game of which plan it is."""
        names = self.plan.seating(number)
        live = LiveGame(self.game, list(names), self.plan.rules, self.plan.deal(self.game, self.plan.deal_of(number)))
        forfeiture = play_out(live, self._seat(names), self.plan.random_numbers(number))
        return _format_line(live.record(), self.plan, number, self._luck(live.record()), forfeiture)

    def _luck(self, record: Record) -> tuple[float, ...] | None:
        return None if self._meter is None else self._meter.total(record)

    def _seat(self, names: Sequence[str]) -> list[Player]:
        """A player for each seat; who sits at several has as many of himself."""
        before: Counter[str] = Counter()
        seated = []
        for name in names:
            seated.append(self._player(name, before[name]))
            before[name] += 1
        return seated

    def _player(self, name: str, copy: int) -> Player:
        if (name, copy) not in self._players:
            self._players[name, copy] = player(name, self.game, self.plan.seconds)
        return self._players[name, copy]


def line_start(plan: Plan) -> str:
    """What every line of a plan begins with; even a torn one tells whose it is."""
    return f'{{"format":"thauma/1","arena":{{"plan":"{plan.fingerprint}","game":'


def _format_line(
    record: Record, plan: Plan, number: int, luck: tuple[float, ...] | None, forfeiture: Forfeiture | None
) -> str:
    fields: dict[str, Any] = msgspec.json.decode(format_record(record))
    stamp = {"plan": plan.fingerprint, "game": number, **({} if luck is None else {"luck": luck})}
    line = {"format": fields["format"], "arena": stamp, **fields}
    if forfeiture is not None:
        line["forfeit"] = forfeiture._asdict()
    return msgspec.json.encode(line).decode()
