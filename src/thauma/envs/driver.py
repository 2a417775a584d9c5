"""One game as the environments of any kind play it."""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from thauma.envs.fields import Field, Layout
from thauma.envs.kit import GYMNASIUM_IDS, Kit, kit_of
from thauma.envs.rewards import MARGIN, margin_reward, win_reward
from thauma.envs.stepping import OVER
from thauma.games import game as find_game
from thauma.games.errors import BadOption, shown
from thauma.games.protocol import Deal, Game, Rules, State
from thauma.kernel.rng import Rng, seeded

LONGEST_SEED = 63  # bits

REPLACE = "replace"
RAISE = "raise"
ILLEGAL = (REPLACE, RAISE)

Numbers = NDArray[Any]
Mask = NDArray[np.int8]


class Driver(Protocol):
    """A game that is dealt again and again. Arrays that it gives away are the caller's."""

    game: Game
    dtype: type[np.generic]  # of an observation's numbers
    players: int
    layout: Layout
    wait: int  # no action: what they do who have nothing to decide, where all act at once
    rng: Rng
    seat: int  # the seat that decides next, or OVER

    @property
    def state(self) -> State:
        """The record that the rules know."""

    @property
    def dealt(self) -> Deal:
        """All that chance has decided beforehand in the present game."""

    @property
    def mover(self) -> int:
        """The player who decides for that seat, or OVER: the same number but, in classic for two, for the Free City."""

    def deal(self) -> None:
        """Deal a new game with the driver's random numbers."""

    def pending(self) -> tuple[int, ...]:
        """The players who must decide now, in the order in which they are asked."""

    def mask(self, player: int) -> Mask:
        """1 for each action that is legal for a player now."""

    def observe(self, player: int) -> Numbers:
        """What a player may know, as the layout says."""

    def play(self, action: int) -> None:
        """Carry out a legal action of the player who is asked."""

    def reward(self, player: int, kind: str) -> float:
        """What the end of the game is worth to a player (see rewards.py)."""


class CompiledDriver:
    """A game for which there is a kit: kernels play it and write what is observed."""

    def __init__(self, kit: Kit, players: int, rules: Rules, perfect_information: bool) -> None:
        self.game, self.dtype = kit.game, kit.dtype
        self.players = players
        self.layout, self.wait = kit.layout(perfect_information), kit.wait
        self._kit = kit
        self._arrays = kit.room_for(1, players, rules, perfect_information)
        self.rng = seeded(0)
        self.seat = OVER

    @property
    def rng(self) -> Rng:
        return self._arrays.rngs[0]

    @rng.setter
    def rng(self, rng: Rng) -> None:
        self._arrays.rngs[0] = rng

    @property
    def state(self) -> State:
        return self._arrays.states[0]

    @property
    def dealt(self) -> Deal:
        return self._arrays.deals[0].copy()

    @property
    def mover(self) -> int:
        return OVER if self.seat == OVER else int(self._arrays.seats[0])

    def deal(self) -> None:
        self.seat = self._kit.kernels.deal_one(self._arrays)

    def pending(self) -> tuple[int, ...]:
        seats = self.game.pending(self.state)
        return tuple(dict.fromkeys(int(self._kit.loop.player_of(self.state, seat)) for seat in seats))

    def mask(self, player: int) -> Mask:
        return self._arrays.masks[0].copy() if player == self.mover else self._look(player)[1]

    def observe(self, player: int) -> Numbers:
        return self._arrays.observations[0].copy() if player == self.mover else self._look(player)[0]

    def _look(self, player: int) -> tuple[Numbers, Mask]:
        """What another player than the one who is asked may know and do."""
        observed, mask = np.zeros(self.layout.size, self.dtype), np.zeros(self.game.actions, np.int8)
        self._kit.observation.observe(self.state, self._arrays.deals[0], player, self._arrays.scratch, observed, mask)
        return observed, mask

    def play(self, action: int) -> None:
        self.seat = self._kit.kernels.play_one(self._arrays, action)

    def reward(self, player: int, kind: str) -> float:
        return float(self._kit.observation.reward_of(self.state, player, kind == MARGIN, self._arrays.scratch))


class ProtocolDriver:
    """Any game of the house, by its protocol alone: what is observed are the game's features."""

    dtype: type[np.generic] = np.float32

    def __init__(self, game: Game, players: int, rules: Rules) -> None:
        self.game, self.wait = game, game.actions
        self.players = players
        self._rules = rules
        self.rng = seeded(0)
        self.deal()
        size = len(game.features(self.state, 0))
        self.layout = Layout(Field("features", size, -np.inf, np.inf, "what the game's `features` says"))
        self.seat = OVER

    def deal(self) -> None:
        self.dealt = self.game.deal(self.rng, self.players, self._rules)
        self.state = self.game.start(self.dealt)
        self._ask()

    def _ask(self) -> None:
        self.seat = next(iter(self.game.pending(self.state)), OVER)

    @property
    def mover(self) -> int:
        return OVER if self.seat == OVER else dict(self.game.decisions(self.state))[self.seat]

    def pending(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(decision.player for decision in self.game.decisions(self.state)))

    def mask(self, player: int) -> Mask:
        mask = np.zeros(self.game.actions, np.int8)
        mine = (seat for seat, decides in self.game.decisions(self.state) if decides == player)
        mask[[choice.action for seat in mine for choice in self.game.legal(self.state, seat)]] = 1
        return mask

    def observe(self, player: int) -> Numbers:
        return self.game.features(self.state, player)

    def play(self, action: int) -> None:
        self.game.play(self.state, self.seat, action, self.dealt)
        self._ask()

    def reward(self, player: int, kind: str) -> float:
        result = self.game.result(self.state)
        winners = result["winners"] if result else []
        if kind == MARGIN:
            points = [self.game.score(self.state, seat)["total"] for seat in range(self.players)]
            return float(margin_reward(points[player], sum(points) - points[player], self.players))
        return float(win_reward(player in winners, len(winners), self.players))


def driver_of(name: str, players: int | None, rules: Rules | None, perfect_information: bool) -> Driver:
    """A game by name, as environments play it."""
    if name in GYMNASIUM_IDS:
        kit = kit_of(name)
        return CompiledDriver(kit, players or kit.players, rules or {}, perfect_information)
    if perfect_information:
        raise BadOption(f"{name} has no observation with perfect information")
    game = find_game(name)
    return ProtocolDriver(game, players or game.seats[0], rules or {})


def fresh_rng(seed: int | None) -> Rng:
    """Random numbers for a seed, or for none."""
    return seeded(seed if seed is not None else np.random.SeedSequence().entropy % (1 << LONGEST_SEED))  # type: ignore[operator]


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise BadOption(f"illegal is {' or '.join(map(repr, ILLEGAL))}, not {shown(illegal)}")
    return illegal


def legal_action(mask: Mask, action: Any, illegal: str) -> int:
    """The action or, if it isn't legal, the legal one with the lowest number; or else a ValueError."""
    if not mask.any():
        raise ValueError("there is nothing to decide: the game is over, or reset() was not called")
    number = int(action)
    if 0 <= number < len(mask) and mask[number]:
        return number
    if illegal == RAISE or not 0 <= number < len(mask):
        raise ValueError(f"action {action} is not legal here; the action mask shows which are")
    return int(mask.argmax())
