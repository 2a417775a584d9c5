"""Classic as a game of OpenSpiel. The deal is made by chance nodes (see dealing.py).

Players choose one after the other; nobody's information tells what was chosen before all have, so it is as if they
chose at once.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from thauma.envs.classic.layout import LAYOUT
from thauma.envs.classic.observation import observe
from thauma.envs.classic.play import reward_of
from thauma.envs.rewards import MARGIN, WIN, check_reward
from thauma.envs.showing import lines
from thauma.envs.spiel import story
from thauma.envs.spiel.dealing import Dealing
from thauma.envs.spiel.observer import Observer, Pieces, make_observer
from thauma.envs.spiel.story import Told, told_of_act
from thauma.games.classic import GAME
from thauma.games.classic.kernels import (
    ACTIONS,
    AGES,
    BOARD_RULES,
    CARD_IDS,
    CARDS,
    DEAL_DTYPE,
    FEWEST_CITIES,
    FREE_CITY,
    NO_CHOICE,
    STATE_DTYPE,
    TURNS,
    Act,
    Phase,
    begin,
    blank_list,
    blank_workspace,
    deal_hands,
    decide,
    decider,
    discard_pile,
    hand,
    list_legal,
    next_to_decide,
    read_state,
    rest_of_hand,
)
from thauma.games.errors import BadOption

PLAYERS = 3
MORE_ACTS = 12  # seventh cards and revivals
MARGIN_AT_MOST = 2.0

PARAMETERS = {"players": PLAYERS, "reward": WIN, "boards": "random"}
NUMBER_OF = {name: card for card, name in enumerate(CARD_IDS)}

TYPE = pyspiel.GameType(
    short_name="thauma_classic",
    long_name="7 Wonders (Thauma)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=GAME.seats[1],
    min_num_players=GAME.seats[0],
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=PARAMETERS,
)


def register() -> None:
    pyspiel.register_game(TYPE, ClassicGame)


class ClassicGame(pyspiel.Game):  # type: ignore[misc]
    """The parameters are the number of players, the reward, "win" or "margin", and the boards: random, A or B."""

    layout = LAYOUT
    recalled = story.PIECES

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.players = int(chosen["players"])
        if not GAME.seats[0] <= self.players <= GAME.seats[1]:
            raise BadOption(f"classic is a game for {GAME.seats[0]} to {GAME.seats[1]}, not for {self.players}")
        self.margin = check_reward(chosen["reward"]) == MARGIN
        if chosen["boards"] not in ("random", "A", "B"):
            raise BadOption(f"boards is random, A or B, not {chosen['boards']!r}")
        self.board_rule = BOARD_RULES[chosen["boards"]]
        most = MARGIN_AT_MOST if self.margin else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=CARDS,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=AGES * TURNS * max(self.players, FEWEST_CITIES) + MORE_ACTS,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "ClassicState":
        return ClassicState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return make_observer(self, iig_obs_type, params)


class ClassicState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment at which chance is about to decide."""

    def __init__(self, game: ClassicGame) -> None:
        super().__init__(game)
        self._players, self._margin = game.players, game.margin
        self._dealing = Dealing(game.players, game.board_rule)
        self._deals = np.zeros(1, DEAL_DTYPE)
        self._deals["players"] = game.players
        self._states = np.zeros(1, STATE_DTYPE)
        self._chosen: dict[int, int] = {}  # this turn's acts by city
        self._stories: list[list[Told]] = [[] for _ in range(game.players)]

    @property
    def position(self) -> Any:
        """The record that the rules know; without meaning before the boards are dealt."""
        return self._states[0]

    def current_player(self) -> int:
        if self._is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(decider(self.position, next_to_decide(self.position)))

    def _is_chance(self) -> bool:
        return self._dealing.lacks_boards() or bool(self.position.phase == Phase.DEAL)

    def is_terminal(self) -> bool:
        return bool(self.position.phase == Phase.OVER)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks for the current player's
        listed, position = blank_list(), self.position
        number = list_legal(position, next_to_decide(position), blank_workspace(), listed, blank_list())
        return sorted(listed[:number].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._dealing.next_draw(int(self.position.age)).outcomes()

    def _apply_action(self, action: int) -> None:
        if self._is_chance():
            self._deal(action)
        else:
            self._act(action)

    def _deal(self, number: int) -> None:
        lacked_boards = self._dealing.lacks_boards()
        self._dealing.carry_out(number, int(self.position.age))
        if lacked_boards and not self._dealing.lacks_boards():
            self._dealing.write_boards(self._deals[0])
            begin(self.position, self._deals[0])
        elif not self._dealing.lacks_cards():
            self._dealing.write_hands(self._deals[0], int(self.position.age))
            deal_hands(self.position, self._deals[0])
            self._tell_hands()

    def _act(self, action: int) -> None:
        position = self.position
        before = self._moment()
        city, runs_free_city = next_to_decide(position), self._runs_free_city()
        looks_at_pile = position.phase == Phase.REVIVE
        player = int(decider(position, city))
        if looks_at_pile:
            self._tell(player, "pile", discard_pile(read_state(position)))
        self._chosen[city] = action
        decide(position, city, action, blank_workspace())
        self._stories[player].append(told_of_act(self._when(before), city, action, self._paid(city), True))
        if self._moment() != before:
            self._tell_acts(before, runs_free_city)

    def _moment(self) -> tuple[int, int, int]:
        return int(self.position.age), int(self.position.turn), int(self.position.phase)

    @staticmethod
    def _when(moment: tuple[int, int, int]) -> int:
        return moment[0] * TURNS + moment[1]

    def _runs_free_city(self) -> int:
        """The player who decides for the Free City on this turn; with three players or more, nobody."""
        has_one = self._players < FEWEST_CITIES
        return int(decider(self.position, FREE_CITY)) if has_one else NO_CHOICE

    def _paid(self, city: int) -> tuple[int, int]:
        left, right = self.position.pay[city].tolist()
        return left, right

    def _tell_acts(self, moment: tuple[int, int, int], runs_free_city: int) -> None:
        """All that was chosen is carried out: everybody sees it, but for the cards that were laid face down."""
        for city, action in sorted(self._chosen.items()):
            free = runs_free_city != NO_CHOICE and city == FREE_CITY
            mine = runs_free_city if free else city
            told = told_of_act(self._when(moment), city, action, self._paid(city), free)
            for player in range(self._players):
                if player != mine:
                    self._stories[player].append(told)
                    if free and told.act == Act.DISCARD:
                        rest = rest_of_hand(read_state(self.position), *moment[:2])
                        self._tell(player, "shown", rest, self._when(moment))
        self._chosen.clear()
        if self.position.phase == Phase.TURN:
            self._tell_hands()

    def _tell_hands(self) -> None:
        table = read_state(self.position)
        for player in range(self._players):
            self._tell(player, "hand", hand(table, player))

    def _tell(self, player: int, what: str, cards: list[str], when: int | None = None) -> None:
        numbers = tuple(NUMBER_OF[card] for card in cards)
        self._stories[player].append(Told(what, self._when(self._moment()) if when is None else when, numbers))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        return [float(reward_of(self.position, p, self._margin, blank_workspace())) for p in range(self._players)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._dealing.next_draw(int(self.position.age)).spell(action)
        move = GAME.decode(self.position, next_to_decide(self.position), action)
        return " ".join(str(value) for field, value in move.items() if field not in ("seat", "by"))

    def __str__(self) -> str:
        if self._dealing.lacks_boards():
            return "the boards are being dealt"
        return "\n".join(lines(GAME.observe(self.position, None)))

    # What an observer asks (see observer.py)

    def see(self, player: int) -> NDArray[np.float32]:
        observed, mask = np.zeros(LAYOUT.size, np.float32), np.zeros(ACTIONS, np.int8)
        if not self._dealing.lacks_boards():
            observe(self.position, player, blank_workspace(), blank_list(), blank_list(), observed, mask)
        if self._is_chance():
            observed[LAYOUT.where("hand")] = 0  # it has not been dealt yet
        return observed

    def recall(self, player: int, pieces: Pieces) -> None:
        story.write(self._stories[player], player, self._dealing.circle, pieces)

    def spell_recalled(self, player: int) -> str:
        return f"seat {player}; {self._dealing_line()}; {story.spell(self._stories[player])}"

    def _dealing_line(self) -> str:
        """The boards, which all see as they are dealt."""
        return f"boards {self._dealing.boards} {self._dealing.sides}"

    def spell_seen(self, player: int) -> str:
        if self._is_chance():
            return str(self)
        return "\n".join(lines(GAME.observe(self.position, player)))

    def spell_public(self, _player: int) -> str:
        return str(self)

    def spell_private(self, player: int) -> str:
        """The player's hand."""
        return "" if self._is_chance() else " ".join(GAME.observe(self.position, player)["hand"])
