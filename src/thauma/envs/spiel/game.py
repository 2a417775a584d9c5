"""What our games for OpenSpiel share: description, parameters, and a state around the record that the rules know."""

from typing import Any, ClassVar, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from thauma.envs.kit import Kit
from thauma.envs.rewards import MARGIN, WIN, check_reward
from thauma.envs.showing import lines
from thauma.envs.spiel.observer import Observer, Pieces, Shape, make_observer
from thauma.kernel.rng import seeded

MARGIN_AT_MOST = 2.0
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class Draw(NamedTuple):
    """The numbers that can be drawn, each with its weight, and what they are the numbers of."""

    what: str
    names: tuple[str, ...]
    options: dict[int, int]

    def spell(self, number: int) -> str:
        return f"{self.what} {self.names[number]}"

    def outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.options.values())
        return [(number, weight / total) for number, weight in sorted(self.options.items()) if weight]


def evenly(what: str, names: tuple[str, ...], numbers: list[int]) -> Draw:
    """Each of the numbers is as likely as the other."""
    return Draw(what, names, dict.fromkeys(numbers, 1))


def parameters_of(kit: Kit) -> dict[str, Any]:
    """The number of players where there is a choice, the reward, and the options of the rules, with their defaults."""
    fewest, most = kit.game.seats
    players = {"players": kit.players} if fewest < most else {}
    return {**players, "reward": WIN, **{option: values[0] for option, values in kit.game.options.items()}}


def game_type(kit: Kit, title: str) -> Any:
    return pyspiel.GameType(
        short_name=f"thauma_{kit.game.name}",
        long_name=f"{title} (Thauma)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kit.game.seats[1],
        min_num_players=kit.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(kit),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The parameters are the reward, "win" or "margin", the options of the rules, and if any the number of players."""

    kit: ClassVar[Kit]
    kind: ClassVar[Any]  # a GameType
    state_class: ClassVar[type["SpielState"]]
    most_outcomes: ClassVar[int]  # of anything that chance decides
    recalled: ClassVar[tuple[tuple[str, Shape], ...]]  # what perfect recall adds to an observation

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**parameters_of(self.kit), **(params or {})}
        self.players = int(chosen.get("players", self.kit.players))
        self.margin = check_reward(chosen["reward"]) == MARGIN
        self.rules = {option: chosen[option] for option in self.kit.game.options}
        self.kit.check_rules(self.rules)
        self.dealt_by = self.kit.game.deal(seeded(0), self.players, self.rules)  # only its options count
        self.layout = self.kit.public
        most = MARGIN_AT_MOST if self.margin else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.game.actions,
            max_chance_outcomes=self.most_outcomes,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.longest(),
        )
        super().__init__(self.kind, info, params or {})

    def longest(self) -> int:
        """More decisions than any game has."""
        raise NotImplementedError

    def new_initial_state(self) -> "SpielState":
        return self.state_class(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return make_observer(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment at which chance is about to decide."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._kit, self._players, self._margin = game.kit, game.players, game.margin
        self._deals = np.zeros(1, game.kit.loop.DEAL_DTYPE)
        self._states = np.zeros(1, game.kit.loop.STATE_DTYPE)

    @property
    def position(self) -> Any:
        """The record that the rules know; without meaning before `is_set_up`."""
        return self._states[0]

    def is_set_up(self) -> bool:
        """Whether there is a position to be shown."""
        return True

    def is_chance(self) -> bool:
        raise NotImplementedError

    def draw(self) -> Draw:
        """What chance decides now."""
        raise NotImplementedError

    def resolve(self, number: int) -> None:
        """One of the options of that came up."""
        raise NotImplementedError

    def act(self, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def _seat(self) -> int:
        return int(self._kit.loop.seat_to_decide(self.position))

    def current_player(self) -> int:
        if self.is_chance():
            return CHANCE
        return TERMINAL if self.is_terminal() else int(self._kit.loop.player_of(self.position, self._seat()))

    def is_terminal(self) -> bool:
        return bool(self._kit.loop.is_over(self.position))

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks for the current player's
        scratch = self._kit.loop.blank_scratch()
        return sorted(scratch.listed[: self._kit.loop.list_choices(self.position, self._seat(), scratch)].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.draw().outcomes()

    def _apply_action(self, action: int) -> None:
        if self.is_chance():
            self.resolve(action)
        else:
            self.act(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        scratch, reward_of = self._kit.loop.blank_scratch(), self._kit.observation.reward_of
        return [float(reward_of(self.position, player, self._margin, scratch)) for player in range(self._players)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.draw().spell(action)
        move = self._kit.game.decode(self.position, self._seat(), action)
        return " ".join(str(value) for field, value in move.items() if field not in ("seat", "by"))

    def __str__(self) -> str:
        return "\n".join(lines(self._kit.game.observe(self.position, None)))

    # What an observer asks (see observer.py)

    def see(self, player: int) -> NDArray[Any]:
        observed = np.zeros(self._kit.public.size, self._kit.dtype)
        mask = np.zeros(self._kit.game.actions, np.int8)
        if self.is_set_up():
            scratch = self._kit.loop.blank_scratch()
            self._kit.observation.observe(self.position, self._deals[0], player, scratch, observed, mask)
        return observed

    def recall(self, player: int, pieces: Pieces) -> None:
        """Write what the player has seen so far."""
        raise NotImplementedError

    def spell_recalled(self, player: int) -> str:
        raise NotImplementedError

    def spell_seen(self, player: int) -> str:
        return "\n".join(lines(self._kit.game.observe(self.position, player)))

    def spell_public(self, _player: int) -> str:
        return str(self)

    def spell_private(self, player: int) -> str:
        """What only the player knows."""
        raise NotImplementedError
