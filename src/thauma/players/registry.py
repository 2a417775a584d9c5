"""Players by name, as people write them on the command line.

================  ==============================================
name              player
================  ==============================================
`random`          any legal move
`greedy`          one step ahead by rules of thumb
`net`             one step ahead by the net
`search:BUDGET`   search with the net
`uct:BUDGET`      plain search with random playouts
`science:BUDGET`  Duel: search that is taken with science
`war:BUDGET`      Duel: search that is taken with war
`level:N`         one of the eight levels that people meet, or a strength between two of them (`level:4.5`)
`engine:COMMAND`  a program of somebody else's (docs/engines.md)
================  ==============================================

A budget is 2000 (simulations), 50ms or 1.5s; `x2` after it thinks on two threads. `@FILE` after a name with a net
takes the net in that file.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from thauma.games.protocol import Game
from thauma.players import Player, UnknownPlayer
from thauma.players.roster import ROSTERS, module_for, roster_of
from thauma.players.thinking import Budget

DEFAULT_BUDGET = "1s"
MOST_THREADS = 64


class Name(NamedTuple):
    """A name in its parts, `kind:detail@file`; what is not written is empty."""

    whole: str
    kind: str
    detail: str
    file: str

    @property
    def net(self) -> Path | None:
        return Path(self.file) if self.file else None

    def budget(self, seconds: float | None) -> Budget:
        return Budget.parse(self.detail.partition("x")[0] or DEFAULT_BUDGET).within(seconds)

    @property
    def threads(self) -> int:
        text = self.detail.partition("x")[2]
        if "x" in self.detail and text not in map(str, range(1, MOST_THREADS + 1)):
            raise UnknownPlayer(f"{self.whole!r}: after x comes a number of threads, from 1 to {MOST_THREADS}")
        return int(text or 1)


def make_player(name: str, game: Game, seconds: float | None) -> Player:
    """The player of that name; `seconds` for each move take the place of its own budget."""
    makers: dict[str, Callable[[Name, Game, float | None], Player]] = {
        "random": _random,
        "greedy": _greedy,
        "net": _net,
        "search": _search,
        "uct": _uct,
        "science": _fan,
        "war": _fan,
        "starving": _fan,
        "wonders": _fan,
        "level": _level,
    }
    if name.partition(":")[0] == "engine":
        return _engine(name.removeprefix("engine:"), game, seconds)
    before, sign, file = name.partition("@")  # first, for a file may have a colon in its name
    kind, _, detail = before.partition(":")
    if kind not in makers:
        raise UnknownPlayer(f"there is no player {name!r}; there are {', '.join(makers)} and engine")
    if sign and not file:
        raise UnknownPlayer(f"{name!r}: a file is missing after @")
    return makers[kind](Name(name, kind, detail, file), game, seconds)


def _random(name: Name, game: Game, _seconds: float | None) -> Player:
    from thauma.players.random import Random

    _nothing_after(name)
    return Random(game)


def _greedy(name: Name, game: Game, _seconds: float | None) -> Player:
    from thauma.players.greedy import Greedy

    _nothing_after(name)
    return Greedy(game)


def _net(name: Name, game: Game, _seconds: float | None) -> Player:
    from thauma.players.network.shipped import load_net

    if name.detail:
        raise UnknownPlayer(f"{name.whole!r}: this player has no budget; a file with a net is written as net@FILE")
    net = load_net(game.name, name.net)
    player: Player = module_for(game.name, "search", "one_step").OneStep(name.whole, net)
    return player


def _search(name: Name, game: Game, seconds: float | None) -> Player:
    from thauma.players.network.shipped import load_net
    from thauma.players.search import Searcher, thinker

    budget = name.budget(seconds)
    return Searcher(name.whole, game, thinker(game, load_net(game.name, name.net), name.threads), budget)


def _uct(name: Name, game: Game, seconds: float | None) -> Player:
    from thauma.players.search import Searcher, thinker

    _no_file(name)
    return Searcher(name.whole, game, thinker(game, None, name.threads), name.budget(seconds))


def _fan(name: Name, game: Game, seconds: float | None) -> Player:
    from thauma.players.network.shipped import load_net

    if not roster_of(game.name).has_fans:
        raise UnknownPlayer(f"{name.whole!r} plays {' and '.join(n for n, of in ROSTERS.items() if of.has_fans)} only")
    net, budget = load_net(game.name, name.net), name.budget(seconds)
    fans = module_for(game.name, "search", "fan")
    player: Player = fans.Fan(name.whole, net, budget, fans.PLANS[name.kind], name.threads)
    return player


def _level(name: Name, game: Game, seconds: float | None) -> Player:
    from thauma.players.levels import level

    _no_file(name)
    return level(name.detail, game, seconds)


def _no_file(name: Name) -> None:
    if name.file:
        raise UnknownPlayer(f"{name.whole!r}: this player takes no file with a net")


def _engine(command: str, game: Game, seconds: float | None) -> Player:
    from thauma.players.external import External

    return External(command, game, seconds)


def _nothing_after(name: Name) -> None:
    if name.detail or name.file:
        raise UnknownPlayer(f"{name.whole!r}: this player takes nothing after its name")
