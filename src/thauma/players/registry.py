"""Players by name, as people write them on the command line.

| name             | player                                                              |
|------------------|---------------------------------------------------------------------|
| `random`         | any legal move                                                      |
| `greedy`         | one step ahead by rules of thumb                                    |
| `net`            | one step ahead by the net                                           |
| `search:BUDGET`  | search with the net; a budget is 2000 (simulations), 50ms or 1.5s   |
| `uct:BUDGET`     | plain search with random playouts                                   |
| `science:BUDGET` | Duel: search that is taken with science                             |
| `war:BUDGET`     | Duel: search that is taken with war                                 |
| `level:N`        | one of the eight levels that people meet                            |

`@FILE` after a name with a net takes the net in that file.
"""

from collections.abc import Callable
from pathlib import Path

from thauma.games.protocol import Game
from thauma.players import Player, UnknownPlayer
from thauma.players.thinking import Budget

DEFAULT_BUDGET = "1s"


def make_player(name: str, game: Game, seconds: float | None) -> Player:
    """The player of that name; `seconds` for each move take the place of its own budget."""
    kind, _, rest = name.partition(":")
    makers: dict[str, Callable[[str, Game, str, float | None], Player]] = {
        "random": _random,
        "greedy": _greedy,
        "net": _net,
        "search": _search,
        "uct": _search,
        "science": _fan,
        "war": _fan,
        "level": _level,
    }
    kind, _, net = kind.partition("@")
    if kind not in makers:
        raise UnknownPlayer(f"there is no player {name!r}; there are {', '.join(makers)}")
    return makers[kind](name, game, rest or (f"@{net}" if net else ""), seconds)


def _random(name: str, game: Game, rest: str, _seconds: float | None) -> Player:
    from thauma.players.random import Random

    _nothing_after(name, rest)
    return Random(game)


def _greedy(name: str, game: Game, rest: str, _seconds: float | None) -> Player:
    from thauma.players.greedy import Greedy

    _nothing_after(name, rest)
    return Greedy(game)


def _net(name: str, game: Game, rest: str, _seconds: float | None) -> Player:
    from importlib import import_module

    from thauma.players.network.shipped import load_net

    file = rest.removeprefix("@")
    one_step = import_module(f"thauma.players.search.{game.name}.one_step").OneStep
    player: Player = one_step(name, load_net(game.name, Path(file) if file else None))
    return player


def _search(name: str, game: Game, rest: str, seconds: float | None) -> Player:
    from thauma.players.network.shipped import load_net
    from thauma.players.search import Searcher, thinker

    budget_text, _, file = rest.partition("@")
    budget = Budget.parse(budget_text or DEFAULT_BUDGET).within(seconds)
    net = None if name.startswith("uct") else load_net(game.name, Path(file) if file else None)
    return Searcher(name, game, thinker(game, net), budget)


def _fan(name: str, game: Game, rest: str, seconds: float | None) -> Player:
    from thauma.players.network.shipped import load_net

    if game.name != "duel":
        raise UnknownPlayer(f"{name!r} plays Duel only")
    from thauma.players.search.duel.fan import Fan

    budget_text, _, file = rest.partition("@")
    budget = Budget.parse(budget_text or DEFAULT_BUDGET).within(seconds)
    net = load_net(game.name, Path(file) if file else None)
    return Fan(name, net, budget, of_science=name.startswith("science"))


def _level(_name: str, game: Game, rest: str, seconds: float | None) -> Player:
    from thauma.players.levels import level

    return level(rest, game, seconds)


def _nothing_after(name: str, rest: str) -> None:
    if rest:
        raise UnknownPlayer(f"{name!r}: this player takes nothing after its name")
