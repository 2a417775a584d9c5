"""Classic as a game of OpenSpiel. The deal is made by chance nodes (see dealing.py).

Players choose one after the other; nobody's information tells what was chosen before all have, so it is as if they
chose at once.
"""

from typing import Any

from numpy.typing import NDArray

from thauma.envs.classic.kit import KIT
from thauma.envs.fields import ADDED
from thauma.envs.spiel import story
from thauma.envs.spiel.dealing import Dealing
from thauma.envs.spiel.game import Draw, SpielGame, SpielState, game_type
from thauma.envs.spiel.observer import Pieces
from thauma.envs.spiel.story import Told, told_of_act
from thauma.games.classic.kernels import (
    AGES,
    CARD_IDS,
    CARDS,
    FEWEST_CITIES,
    FREE_CITY,
    NO_CHOICE,
    TURNS,
    Act,
    Phase,
    begin,
    blank_workspace,
    deal_hands,
    decide,
    decider,
    discard_pile,
    hand,
    read_state,
    rest_of_hand,
)

MORE_ACTS = 12  # seventh cards and revivals
NUMBER_OF = {name: card for card, name in enumerate(CARD_IDS)}


class ClassicState(SpielState):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._dealing = Dealing(game.dealt_by)
        self._deals[0] = game.dealt_by  # for the options: chance decides the rest
        self._chosen: dict[int, int] = {}  # this turn's acts by city
        self._stories: list[list[Told]] = [[] for _ in range(game.players)]

    def is_set_up(self) -> bool:
        return not self._dealing.lacks_boards()

    def is_chance(self) -> bool:
        return not self.is_set_up() or bool(self.position.phase == Phase.DEAL)

    def draw(self) -> Draw:
        return self._dealing.next_draw(int(self.position.age))

    def resolve(self, number: int) -> None:
        lacked_boards = self._dealing.lacks_boards()
        self._dealing.carry_out(number, int(self.position.age))
        if lacked_boards and not self._dealing.lacks_boards():
            self._dealing.write_boards(self._deals[0])
            begin(self.position, self._deals[0])
        elif not self._dealing.lacks_cards():
            self._dealing.write_hands(self._deals[0], int(self.position.age))
            deal_hands(self.position, self._deals[0])
            self._tell_hands()

    def act(self, action: int) -> None:
        position = self.position
        before = self._moment()
        city, runs_free_city = self._seat(), self._runs_free_city()
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

    def __str__(self) -> str:
        return super().__str__() if self.is_set_up() else "the boards are being dealt"

    def see(self, player: int) -> NDArray[Any]:
        observed = super().see(player)
        if self.is_chance():
            for field in KIT.public.fields:
                if field.name in ("hand", f"hand{ADDED}"):  # it has not been dealt yet
                    observed[KIT.public.where(field.name)] = 0
        return observed

    def recall(self, player: int, pieces: Pieces) -> None:
        story.write(self._stories[player], player, self._dealing.circle, pieces)

    def spell_recalled(self, player: int) -> str:
        return f"seat {player}; {self._dealing_line()}; {story.spell(self._stories[player])}"

    def _dealing_line(self) -> str:
        """The boards, which all see as they are dealt."""
        return f"boards {self._dealing.boards} {self._dealing.sides}"

    def spell_seen(self, player: int) -> str:
        return str(self) if self.is_chance() else super().spell_seen(player)

    def spell_private(self, player: int) -> str:
        """The player's hand."""
        return "" if self.is_chance() else " ".join(KIT.game.observe(self.position, player)["hand"])


class ClassicGame(SpielGame):
    kit = KIT
    kind = game_type(KIT, "7 Wonders")
    state_class = ClassicState
    most_outcomes = CARDS
    recalled = story.PIECES

    def longest(self) -> int:
        return AGES * TURNS * max(self.players, FEWEST_CITIES) + MORE_ACTS
