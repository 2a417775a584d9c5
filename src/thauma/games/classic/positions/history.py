"""A past that fits a position of classic: when each card was played, by whom, and from which hand.

A state remembers every card dealt and what became of it. A position says only where cards are now, so one of the pasts
that lead there is laid out: a city plays one card a turn, discards first, then buildings, then the cards under its
board. What no longer matters (the exact order) is as good as any other; what nobody has named is left open.
"""

from collections import Counter
from dataclasses import dataclass, field

from thauma.games.classic.hands import holder_of_free_city, row_held
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, SPENT_TURN, Spent
from thauma.games.classic.positions.described import Description
from thauma.games.classic.tables import (
    CARD_AGE,
    CARD_IDS,
    FIRST_STAGE,
    FREE_CITY,
    FREE_CITY_PLAYERS,
    HAND,
    ITEMS,
    MOST_STAGES,
    SIDE_IDS,
    STAGE_REVIVES,
    TURNS,
    WONDER_IDS,
    Power,
)
from thauma.games.positions import require

NUMBER = {name: number for number, name in enumerate(CARD_IDS)}
UNKNOWN = -1


@dataclass
class Slot:
    """One card of a hand as it was dealt, and what became of it."""

    card: int = UNKNOWN
    code: int = 0


@dataclass
class Past:
    """The cards of every age so far, by row."""

    told: Description
    rows: list[list[list[Slot]]] = field(default_factory=list)
    extra: dict[tuple[int, int], list[int]] = field(default_factory=dict)  # played beyond the turns, by city and age
    revived: list[tuple[int, int]] = field(default_factory=list)  # card and stage

    @property
    def circle(self) -> int:
        return len(self.told.cities)

    @property
    def has_free_city(self) -> bool:
        return self.told.players == FREE_CITY_PLAYERS

    def plays(self, age: int) -> int:
        """How many cards each city has played in an age."""
        if age < self.told.age - 1 or self.told.phase == "over":
            return TURNS
        return self.told.turn - (self.told.phase == "turn")

    def is_cleared(self, age: int) -> bool:
        """Whether the cards left in the hands of an age have been discarded."""
        last = self.told.turn == TURNS and self.told.phase == "revive"
        return age < self.told.age - 1 or self.told.phase == "over" or last

    def hand_size(self, seat: int) -> int:
        age = self.told.age - 1
        if self.is_cleared(age) or (self.has_free_city and seat == FREE_CITY):
            return 0
        drawn = self.has_free_city and self.told.phase == "turn" and seat == self._holder(age, self.told.turn - 1)
        return HAND - self.plays(age) + drawn

    def row(self, age: int, turn: int, city: int) -> int:
        """The row from which a city played on a turn."""
        if self.has_free_city and city == FREE_CITY:
            return FREE_CITY
        return int(row_held(self.told.players, age, turn, city))

    @staticmethod
    def _holder(age: int, turn: int) -> int:
        return int(holder_of_free_city(age, turn))


def lay_out(told: Description) -> Past:
    """A past that leads to the position, with unknown cards left open."""
    past = Past(told)
    past.rows = [[[] for _ in range(past.circle)] for _ in range(told.age)]
    known = Counter(NUMBER[name] for name in told.discard)
    played = [_plays_of(past, city) for city in range(past.circle)]
    order = sorted(range(past.circle), key=lambda city: -len(told.cities[city].hand))
    for age in range(told.age):
        for city in order:
            for turn, (card, how) in enumerate(played[city][age]):
                found = _take(known, age) if how == Spent.DISCARDED else card
                _put(past, age, turn, city, found, how)
        _put_hands(past, age, known)
    for card in known.elements():
        place = told.discard.index(CARD_IDS[card])
        require(False, f"discard[{place}]", f"so many cards of age {CARD_AGE[card] + 1} can't have been discarded")
    _mark_revived(past)
    return past


def _take(known: Counter[int], age: int) -> int:
    """A known card of the discard pile, of this age, that has no place yet."""
    card = next((card for card in sorted(known) if CARD_AGE[card] == age and known[card]), UNKNOWN)
    if card != UNKNOWN:
        known[card] -= 1
    return card


def _put(past: Past, age: int, turn: int, city: int, card: int, how: int) -> None:
    code = SPENT_TURN * turn + how + (BY_FREE_CITY if past.has_free_city and city == FREE_CITY else 0)
    past.rows[age][past.row(age, turn, city)].append(Slot(card, code))


def _plays_of(past: Past, city: int) -> list[list[tuple[int, int]]]:
    """By age and turn, what a city did with which card."""
    told, ages = past.told.cities[city], range(past.told.age)
    built = [[NUMBER[n] for n in told.buildings if CARD_AGE[NUMBER[n]] == age] for age in ages]
    buried = [[NUMBER[n] for n in told.buried if CARD_AGE[NUMBER[n]] == age] for age in ages]
    open_stages = told.stages - len(told.buried)
    for age in ages:
        while len(built[age]) + len(buried[age]) > past.plays(age):
            _play_beyond(past, city, age, built[age])
    room = [past.plays(age) - len(built[age]) - len(buried[age]) for age in ages]
    while open_stages > sum(room):
        age = max(ages, key=lambda age: len(built[age]))
        _play_beyond(past, city, age, built[age])
        room[age] += 1
    plays = []
    for age in ages:
        hidden = min(room[age], open_stages)
        open_stages -= hidden
        discards = [(UNKNOWN, int(Spent.DISCARDED))] * (room[age] - hidden)
        stages = [*buried[age], *[UNKNOWN] * hidden]
        plays.append(
            [*discards, *((c, int(Spent.BUILT)) for c in built[age]), *((c, int(Spent.STAGED)) for c in stages)]
        )
    return plays


def _play_beyond(past: Past, city: int, age: int, built: list[int]) -> None:
    """One building more than a city had turns for: its seventh card, or one that it brought back."""
    path = f"cities[{city}].buildings"
    reason = f"seat {city} has played {past.plays(age)} cards in age {age + 1}, but more of that age stand or lie there"
    require(bool(built), path, reason)
    seventh = past.extra.setdefault((city, age), [])
    if powers_of(past.told, city) & Power.PLAY_SEVENTH and past.is_cleared(age) and not seventh:
        seventh.append(built.pop())
        return
    board = board_of(past.told, city)
    used = {stage for _, stage in past.revived}
    stages = [stage for stage in range(past.told.cities[city].stages) if STAGE_REVIVES[board, stage]]
    free = [stage for stage in stages if stage not in used]
    require(bool(free), path, reason)
    past.revived.append((built.pop(), free[0]))


def board_of(told: Description, city: int) -> int:
    return 2 * WONDER_IDS.index(told.cities[city].wonder) + SIDE_IDS.index(told.cities[city].side)


def powers_of(told: Description, city: int) -> int:
    board, powers = board_of(told, city), 0
    for stage in range(told.cities[city].stages):
        powers |= int(ITEMS[FIRST_STAGE + board * MOST_STAGES + stage].powers)
    return powers


def _put_hands(past: Past, age: int, known: Counter[int]) -> None:
    """What is in the hands, or was left in them; and the Free City's pile."""
    if past.is_cleared(age):
        _put_leftovers(past, age, known)
        return
    turn = past.told.turn - 1
    for seat in range(past.told.players):
        held = [NUMBER[name] for name in past.told.cities[seat].hand]
        cards = held + [UNKNOWN] * (past.hand_size(seat) - len(held))
        row = past.rows[age][past.row(age, turn, seat)]
        for card in cards:
            (row if len(row) < HAND else past.rows[age][FREE_CITY]).append(Slot(card))
    for row in past.rows[age]:
        row += [Slot() for _ in range(HAND - len(row))]


def _put_leftovers(past: Past, age: int, known: Counter[int]) -> None:
    for city in range(past.circle):
        code = SPENT_TURN * LEFTOVER
        seventh = past.extra.get((city, age))
        row = past.rows[age][past.row(age, TURNS - 1, city)]
        if seventh:
            by_free_city = BY_FREE_CITY if past.has_free_city and city == FREE_CITY else 0
            row.append(Slot(seventh[0], code + Spent.BUILT + by_free_city))
        else:
            row.append(Slot(_take(known, age), code + Spent.DISCARDED))


def _mark_revived(past: Past) -> None:
    """A card that was brought back lay in the discard pile before: it takes the place of one that nobody has named."""
    for card, stage in past.revived:
        slots = [slot for row in past.rows[CARD_AGE[card]] for slot in row]
        free = [s for s in slots if s.card == UNKNOWN and s.code % BY_FREE_CITY == Spent.DISCARDED]
        require(bool(free), "discard", f"{CARD_IDS[card]} was brought back from it, but nothing was discarded before")
        chosen = min(free, key=lambda slot: slot.code)
        chosen.card = card
        chosen.code += Spent.REVIVED + stage - Spent.DISCARDED
