"""The story of a seat in classic, from the rules and the facts."""

from collections.abc import Iterable
from typing import Any

from thauma.games.classic.game import GAME
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, SPENT_TURN, Phase, Spent
from thauma.games.classic.tables import CARD_IDS, HAND, MOST_STAGES, STAGE_REVIVES, TURNS

FREE_CITY = 2
WHO_CHOSE = {"pending": 0, "have_chosen": 0}  # in a sample the others' choices are open again
Card = tuple[int, int, int]  # age, row, place
Story = list[Any]


class Facts:
    """All that a state holds of the cards, in plain Python."""

    def __init__(self, state: Any) -> None:
        self.age, self.turn, self.phase = int(state.age), int(state.turn), int(state.phase)
        self.players, self.circle = int(state.players), int(state.circle)
        self.boards = [int(state.cities[city].board) for city in range(self.circle)]
        rows = [(a, r, i) for a in range(self.age + 1) for r in range(self.circle) for i in range(HAND)]
        self.dealt: dict[Card, int] = {card: int(state.dealt[card]) for card in rows}
        self.spent: dict[Card, int] = {card: int(state.spent[card]) for card in rows}
        self.pending = GAME.pending(state)

    def name(self, card: Card) -> str:
        return CARD_IDS[self.dealt[card]]

    def how(self, card: Card) -> int:
        return self.spent[card] % BY_FREE_CITY

    def by_free_city(self, card: Card) -> bool:
        return bool(self.spent[card] & BY_FREE_CITY)

    def when(self, card: Card) -> int:
        """The turn on which a card left the hands; after the leftovers while it has not."""
        return self.spent[card] // SPENT_TURN if self.spent[card] else HAND

    def in_pile(self, card: Card) -> bool:
        return self.players == 2 and card[1] == FREE_CITY

    def row(self, age: int, turn: int, seat: int) -> int:
        """The row that a seat holds: hands pass left, right, left."""
        return (seat - (1, -1, 1)[age] * turn) % self.players

    def taker(self, card: Card) -> int:
        """The city that spent a card; of a leftover, the player who held it."""
        age, row, _ = card
        turn = min(self.when(card), TURNS - 1)
        if self.by_free_city(card):
            return FREE_CITY
        if self.in_pile(card):
            return holder(age, turn)
        return next(seat for seat in range(self.players) if self.row(age, turn, seat) == row)

    def hand(self, age: int, turn: int, seat: int) -> list[Card]:
        """The cards that a seat held on a turn, before it played."""
        cards = [(age, self.row(age, turn, seat), place) for place in range(HAND)]
        if self.players == 2 and holder(age, turn) == seat:
            cards += [(age, FREE_CITY, place) for place in range(turn + 1)]
            if self.phase == Phase.SEVENTH and (age, turn) == (self.age, self.turn) and self.pending == (FREE_CITY,):
                cards.append((age, FREE_CITY, LEFTOVER))
        return [card for card in cards if self.when(card) >= turn]

    def names(self, cards: Iterable[Card]) -> list[str]:
        return sorted(self.name(card) for card in cards)


def holder(age: int, turn: int) -> int:
    """Who runs the Free City."""
    return ((0, 1, 0)[age] + turn) % 2


# The story of a seat, from the rules and the facts


def story(state: Any, seat: int) -> Story:
    return told_by(Facts(state), seat)


def told_by(facts: Facts, seat: int) -> Story:
    told: Story = []
    for age in range(facts.age + 1):
        last = facts.turn if age == facts.age else TURNS - 1
        for turn in range(last + 1):
            told.append(("hand", age, turn, facts.names(facts.hand(age, turn, seat))))
            if facts.players == 2 and holder(age, turn) == seat:
                told.append(("drew", age, turn, facts.name((age, FREE_CITY, turn))))
            if age < facts.age or turn < facts.turn or facts.phase != Phase.TURN:
                told.append(("acts", age, turn, acts(facts, age, turn, seat)))
                told += shown_hand(facts, age, turn, seat)
        told.append(("leftovers", age, acts(facts, age, LEFTOVER, seat)))
    told += looks(facts, seat)
    if facts.phase == Phase.OVER:
        told.append(("boards", [facts.name(c) for c in facts.spent if facts.how(c) == Spent.STAGED]))
    return told


def acts(facts: Facts, age: int, turn: int, seat: int) -> list[Any]:
    """What the cities did on a turn, as the seat saw it: which card only if built, its own, or the Free City's."""
    seen = []
    for card, code in facts.spent.items():
        if code and card[0] == age and facts.when(card) == turn:
            city, act = facts.taker(card), min(facts.how(card), int(Spent.DISCARDED))
            undrawn = facts.in_pile(card) and card[2] == LEFTOVER and city != FREE_CITY
            is_open = act == Spent.BUILT or (city == seat and not undrawn) or facts.by_free_city(card)
            seen.append((-1 if undrawn else city, act, facts.name(card) if is_open else "?"))
    return sorted(seen)


def shown_hand(facts: Facts, age: int, turn: int, seat: int) -> Story:
    """When the Free City discards, the other player sees the hand that it couldn't use."""
    if facts.players != 2 or holder(age, turn) == seat:
        return []
    spent = [c for c in facts.spent if c[0] == age and facts.by_free_city(c) and facts.when(c) == turn]
    if not any(facts.how(card) >= Spent.DISCARDED for card in spent):
        return []
    left = [card for card in facts.hand(age, turn, holder(age, turn)) if facts.when(card) > turn]
    return [("shown", age, turn, facts.names(c for c in left if not (facts.in_pile(c) and c[2] == LEFTOVER)))]


def looks(facts: Facts, seat: int) -> Story:
    """The discard pile at each revival, if the seat looked through it; and the card that came back, for all to see."""
    told: Story = []
    for city in range(facts.circle):
        if not STAGE_REVIVES[facts.boards[city]].any():
            continue
        staged = [c for c in facts.spent if facts.how(c) == Spent.STAGED and facts.taker(c) == city]
        for stage, (age, turn) in enumerate(sorted((card[0], facts.when(card)) for card in staged)):
            to_come = facts.phase == Phase.SEVENTH and (age, turn) == (facts.age, facts.turn)
            if stage < MOST_STAGES and STAGE_REVIVES[facts.boards[city], stage] and not to_come:
                back = [facts.name(c) for c in facts.spent if facts.how(c) == Spent.REVIVED + stage]
                told.append(("revived", age, turn, back))
                shared = facts.players == 2 and city == FREE_CITY
                if seat == (holder(age, min(turn, TURNS - 1)) if shared else city):
                    told.append(("pile", age, turn, pile_at(facts, (age, turn if turn < TURNS - 1 else HAND), stage)))
    return told


def pile_at(facts: Facts, moment: tuple[int, int], stage: int) -> list[str]:
    """The discard pile at a moment, before the revival of a stage."""
    there = [c for c in facts.spent if facts.how(c) >= Spent.DISCARDED and (c[0], facts.when(c)) <= moment]
    return facts.names(c for c in there if not Spent.REVIVED <= facts.how(c) < Spent.REVIVED + stage)
