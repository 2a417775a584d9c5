"""The deal of classic, one thing at a time: boards, then for each age the guilds that are in play and the hands.

A hand is dealt card by card from what is left of the deck: a card is as likely as it has copies there.
"""

from collections import Counter
from typing import Any

from thauma.envs.spiel.game import Draw
from thauma.games.classic.kernels import (
    AGES,
    CARD_IDS,
    DECK,
    DECK_SIZE,
    FIRST_GUILD,
    GUILDS,
    GUILDS_IN_PLAY,
    HAND,
    SIDE_IDS,
    WONDER_IDS,
    WONDERS,
    BoardRule,
    Deal,
    cities_for,
)

SIDE_OF_RULE = {BoardRule.A: 0, BoardRule.B: 1}


class Dealing:
    """A deal that is being made: what has been drawn so far of the boards and of the present age."""

    def __init__(self, players: int, board_rule: int) -> None:
        self.circle = int(cities_for(players))
        self._sides_are_drawn = board_rule == BoardRule.RANDOM
        self._side = SIDE_OF_RULE.get(BoardRule(board_rule), 0)
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
            left = {wonder: 1 for wonder in range(WONDERS) if wonder not in self.boards}
            return Draw(f"city {len(self.boards)} is", WONDER_IDS, left)
        if age == AGES - 1 and len(self.guilds) < GUILDS_IN_PLAY[self.circle]:
            return Draw(
                "in play", CARD_IDS, {FIRST_GUILD + n: 1 for n in range(GUILDS) if FIRST_GUILD + n not in self.guilds}
            )
        deck = Counter(DECK[self.circle, age, : DECK_SIZE[self.circle, age]].tolist() + self.guilds)
        return Draw(f"hand {len(self.cards) // HAND} gets", CARD_IDS, dict(deck - Counter(self.cards)))

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
