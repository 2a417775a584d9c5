"""The way back from events to a game of Duel: face-down cards, and whatever lies in the box, may be any that fit."""

from collections.abc import Iterable, Sequence

from thauma.games.box import ids_in_play
from thauma.games.duel.layout import Back
from thauma.games.duel.moves import NUMBER_OF_CARD
from thauma.games.duel.tables import (
    AGES,
    CARD_AGE,
    CARD_IDS,
    CARD_SET,
    GUILD,
    GUILDS_IN_AGE_3,
    SLOTS,
    TOKEN_IDS,
    TOKEN_SET,
    WONDER_IDS,
    WONDER_SET,
    WONDERS_DEALT,
)
from thauma.games.duel.view import BACKS
from thauma.games.errors import Move
from thauma.games.protocol import Event, Guess, Json

HIDDEN, HIDDEN_GUILD = BACKS[Back.HIDDEN], BACKS[Back.HIDDEN_GUILD]


class DuelBelief:
    """Duel as one seat knows it. Nothing in the believed position differs from the true one when the seat decides."""

    def __init__(self, seat: int, sets: int) -> None:
        self._seat = seat
        self._cards = [*ids_in_play(CARD_IDS, CARD_SET, sets)]
        self._wonders_in_play = [*ids_in_play(WONDER_IDS, WONDER_SET, sets)]
        self._tokens = [*ids_in_play(TOKEN_IDS, TOKEN_SET, sets)]
        self._moves: list[Move] = []
        self._board: list[str] = []
        self._drawn: list[str] = []  # tokens of The Great Library, as far as known
        self._wonders: list[str] = []
        self._ages: list[list[str]] = []  # by slot, a card or a back

    def hear(self, event: Event) -> None:
        match event:
            case {"type": "tokens", "tokens": tokens}:
                self._board = tokens
            case {"type": "wonders", "offer": wonders}:
                self._wonders += wonders
            case {"type": "wonders", "cities": cities}:
                self._wonders = [wonder for city in cities for wonder in city]
            case {"type": "age", "structure": faces}:
                self._ages.append(list(faces))
            case {"type": "reveal", "slot": slot, "card": card}:
                self._ages[-1][slot] = card
            case {"type": "library", "tokens": tokens}:
                self._drawn = tokens
            case {"type": "move", "move": move}:
                self._moves.append(move)
                if move["do"] == "library" and move["seat"] != self._seat:
                    self._drawn = [move["token"]]

    def guess(self, chosen: Sequence[Move]) -> Guess:
        return Guess(self._setup(), [*self._moves, *chosen])

    def _setup(self) -> Json:
        dealt = WONDERS_DEALT - len(self._wonders)
        return {
            "progress_board": self._board,
            "progress_box": [*self._drawn, *_others(self._tokens, (*self._board, *self._drawn))],
            "wonders": [*self._wonders, *_others(self._wonders_in_play, self._wonders)[:dealt]],
            "ages": [self._age(age) for age in range(AGES)],
        }

    def _age(self, age: int) -> list[str]:
        """An age with every back replaced by a card of its kind that has not been seen."""
        faces = self._ages[age] if age < len(self._ages) else _backs(age)
        guilds = iter(_others(self._deck(age, guilds=True), faces))
        cards = iter(_others(self._deck(age, guilds=False), faces))
        return [next(guilds) if f == HIDDEN_GUILD else next(cards) if f == HIDDEN else f for f in faces]

    def _deck(self, age: int, guilds: bool) -> list[str]:
        numbered = ((name, NUMBER_OF_CARD[name]) for name in self._cards)
        return [name for name, card in numbered if CARD_AGE[card] == age and bool(GUILD[card]) == guilds]


def _backs(age: int) -> list[str]:
    """An age that has not been laid out."""
    guilds = GUILDS_IN_AGE_3 if age == AGES - 1 else 0
    return [HIDDEN_GUILD] * guilds + [HIDDEN] * (SLOTS - guilds)


def _others(ids: Iterable[str], known: Iterable[str]) -> list[str]:
    """The ids that are not among those known."""
    return [name for name in ids if name not in set(known)]
