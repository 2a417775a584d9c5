"""The deal of classic, one thing at a time: boards, then for each age the guilds that are in play and the hands.

A hand is dealt card by card from what is left of the deck: a card is as likely as it has copies there.
"""

from collections import Counter
from typing import Any

from thauma.envs.spiel.game import Draw
from thauma.games.classic.kernels import (
    AGES,
    CARD_IDS,
    CARD_SET,
    GUILDS,
    GUILDS_IN_PLAY,
    HAND,
    SIDE_IDS,
    WONDER_IDS,
    WONDER_SET,
    BoardRule,
    Deal,
    added_sets,
    board_rule,
    cities_for,
    deck_of,
    ids_in_play,
    is_in_play,
)

SIDE_OF_RULE = {BoardRule.A: 0, BoardRule.B: 1}


class Dealing:
    """A deal that is being made: what has been drawn so far of the boards and of the present age."""

    def __init__(self, options: Deal) -> None:
        self.circle = int(cities_for(options.players))
        self._sets = int(added_sets(options))
        self._sides_are_drawn = board_rule(options) == BoardRule.RANDOM
        self._side = SIDE_OF_RULE.get(BoardRule(board_rule(options)), 0)
        self.boards: list[int] = []  # wonders; each becomes a board when its side is known
        self.sides: list[int] = []
        self.guilds: list[int] = []
        self.cards: list[int] = []  # of the present age, hand by hand

    def lacks_boards(self) -> bool:
        return len(self.boards) < self.circle or (self._sides_are_drawn and len(self.sides) < self.circle)

    def lacks_cards(self) -> bool:
        return len(self.cards) < self.circle * HAND

    def next_draw(self, age: int) -> Draw:
        if self._sides_are_drawn and len(self.sides) < len(self.boards):
            return Draw("side", SIDE_IDS, {0: 1, 1: 1})
        if self.lacks_boards():
            in_play = ids_in_play(WONDER_IDS, WONDER_SET, self._sets).values()
            left = {wonder: 1 for wonder in in_play if wonder not in self.boards}
            return Draw(f"city {len(self.boards)} is", WONDER_IDS, left)
        if age == AGES - 1 and len(self.guilds) < GUILDS_IN_PLAY[self.circle]:
            guilds = [guild for guild in GUILDS.tolist() if is_in_play(int(CARD_SET[guild]), self._sets)]
            return Draw("in play", CARD_IDS, {guild: 1 for guild in guilds if guild not in self.guilds})
        return Draw(f"hand {len(self.cards) // HAND} gets", CARD_IDS, self._left(age))

    def _left(self, age: int) -> dict[int, int]:
        """What may be dealt next, with its weight. All guilds in play are dealt; other cards may be left over."""
        plain = deck_of(self.circle, age, self._sets) - Counter(self.cards)
        guilds = Counter(self.guilds) - Counter(self.cards)
        room = self.circle * HAND - len(self.cards) - guilds.total()
        if plain.total() == room:
            return dict(plain + guilds)
        return {card: n * room for card, n in plain.items()} | dict.fromkeys(guilds, plain.total())

    def carry_out(self, number: int, age: int) -> None:
        """One of the options came up."""
        if self._sides_are_drawn and len(self.sides) < len(self.boards):
            self.sides.append(number)
        elif self.lacks_boards():
            self.boards.append(number)
        elif age == AGES - 1 and len(self.guilds) < GUILDS_IN_PLAY[self.circle]:
            self.guilds.append(number)
        else:
            self.cards.append(number)

    def write_boards(self, deal: Deal) -> None:
        for city, wonder in enumerate(self.boards):
            deal.boards[city] = 2 * wonder + (self.sides[city] if self._sides_are_drawn else self._side)

    def write_hands(self, deal: Any, age: int) -> None:
        """Write the hands of an age; those of the next are then to be drawn."""
        for place, card in enumerate(self.cards):
            deal.hands[age, place // HAND, place % HAND] = card
        self.cards = []
