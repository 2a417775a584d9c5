"""The way back from events to a game of classic: the cards that a seat has not seen may be any that fit."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from thauma.games.box import ids_in_play
from thauma.games.classic.belief.seen import TIMES
from thauma.games.classic.deals import deck_of
from thauma.games.classic.hands import holder_of_free_city, row_held
from thauma.games.classic.layout import LEFTOVER
from thauma.games.classic.setup import cities_for
from thauma.games.classic.tables import (
    AGES,
    CARD_AGE,
    CARD_IDS,
    CARD_SET,
    FIRST_HOLDER,
    FREE_CITY,
    FREE_CITY_PLAYERS,
    GUILD,
    GUILDS_IN_PLAY,
    HAND,
    TURNS,
)
from thauma.games.classic.unseen import Dealt, Hand, Moment, Part, Place, Pool, Want, name_all
from thauma.games.errors import Move
from thauma.games.protocol import Event, Guess, Json

BEFORE_ALL: Moment = (-1, 0)


@dataclass
class Age:
    """What a seat was told of one age, by turn."""

    hands: dict[int, Counter[str]] = field(default_factory=dict)  # its own
    drawn: dict[int, str] = field(default_factory=dict)  # from the Free City's pile, by itself
    shown: dict[int, Counter[str]] = field(default_factory=dict)  # what was left of the hand the Free City couldn't use
    plays: list[tuple[int, int]] = field(default_factory=list)  # time and number of each move with a card of a hand
    seventh: str | None = None  # the last card of the Free City's pile

    def plays_at(self, time: int) -> list[int]:
        return [number for when, number in self.plays if when == time]


@dataclass(frozen=True)
class PileEvent:
    """Something that the seat knows of the discard pile."""

    moment: Moment
    kind: str  # discarded, revived or seen
    cards: Counter[str]


class ClassicBelief:
    """Classic as one seat knows it."""

    def __init__(self, seat: int, seats: int, sets: int) -> None:
        self._seat = seat
        self._sets = sets
        self._guilds = [name for name, card in ids_in_play(CARD_IDS, CARD_SET, sets).items() if GUILD[card]]
        self._players = seats
        self._circle = int(cities_for(seats))
        self._boards: list[Json] = []
        self._ages: list[Age] = []
        self._turn = 0
        self._moves: list[Move] = []
        self._pile: list[PileEvent] = []

    def hear(self, event: Event) -> None:
        match event:
            case {"type": "boards", "boards": boards}:
                self._boards = boards
            case {"type": "hand"}:
                self._hear_hand(event)
            case {"type": "move", "move": move}:
                self._hear_move(move)
            case {"type": "shown", "cards": cards}:
                self._ages[-1].shown[self._turn] = Counter(cards)
            case {"type": "seventh", "card": card}:
                self._ages[-1].seventh = card
            case {"type": "pile", "cards": cards}:
                self._pile.append(PileEvent(self._look(), "seen", Counter(cards)))

    def _hear_hand(self, event: Event) -> None:
        self._turn = event["turn"] - 1
        if event["age"] > len(self._ages):
            self._ages.append(Age())
        self._ages[-1].hands[self._turn] = Counter(event["cards"])
        if "drawn" in event:
            self._ages[-1].drawn[self._turn] = event["drawn"]

    def _hear_move(self, move: Move) -> None:
        number, age = len(self._moves), self._ages[-1]
        self._moves.append(move)
        if move["do"] == "revive":
            self._pile.append(PileEvent(self._look(), "revived", Counter([move["card"]])))
            return
        time = self._turn if len(age.plays_at(self._turn)) < self._circle else LEFTOVER
        age.plays.append((time, number))
        if time == LEFTOVER and move["seat"] == FREE_CITY and self._has_free_city:
            age.seventh = move["card"]
        if move["do"] == "discard" and "card" in move:
            self._pile.append(PileEvent((len(self._ages) - 1, time), "discarded", Counter([move["card"]])))

    def _look(self) -> Moment:
        """The moment of a look at the discard pile now: after the last turn, when all is discarded."""
        return len(self._ages) - 1, self._turn if self._turn < TURNS - 1 else TIMES - 1

    @property
    def _has_free_city(self) -> bool:
        return self._players == FREE_CITY_PLAYERS

    def guess(self, chosen: Sequence[Move]) -> Guess:
        moves, hands = [*self._moves, *chosen], []
        for age in range(AGES):
            dealt = [[Dealt() for _ in range(HAND)] for _ in range(self._circle)]
            parts = self._parts(age, dealt)
            name_all(parts, self._wants(age), self._pool(age, dealt))
            hands.append([[card.name for card in row] for row in dealt])
            for place in (place for part in parts for place in part.places):
                if place.move is not None:
                    moves[place.move] = {**moves[place.move], "card": place.card}
        return Guess({"boards": self._boards, "hands": hands}, moves)

    def _parts(self, age: int, dealt: list[list[Dealt]]) -> list[Part]:
        """Everything of an age that is open. An age that has not begun is open altogether."""
        if age >= len(self._ages):
            return [Part([Place() for _ in row], list(row)) for row in dealt]
        parts = [part for row in range(self._players) for part in self._follow(age, row, dealt).parts]
        return [*parts, *self._undrawn(age, dealt[FREE_CITY])] if self._has_free_city else parts

    def _follow(self, age: int, row: int, dealt: list[list[Dealt]]) -> Hand:
        """One hand through the turns of an age."""
        hand, told = Hand(list(dealt[row])), self._ages[age]
        home = self._has_free_city and row == FIRST_HOLDER[age]
        for turn in range(self._turns(age)):
            if home:
                hand.draw(dealt[FREE_CITY][turn], told.drawn.get(turn))
            if turn in told.hands and row_held(self._players, age, turn, self._seat) == row:
                hand.see(told.hands[turn])
            self._play_from(hand, age, row, turn)
            if home and turn in told.shown:
                hand.see(told.shown[turn])
        self._play_from(hand, age, row, LEFTOVER)
        hand.leave((age, LEFTOVER) if self._is_over(age) else None)
        return hand

    def _turns(self, age: int) -> int:
        """How many turns of an age have begun."""
        return TURNS if age < len(self._ages) - 1 else self._turn + 1

    def _is_over(self, age: int) -> bool:
        """Whether what was left in the hands has been discarded."""
        return age < len(self._ages) - 1 or (age, TIMES - 1) in {event.moment for event in self._pile}

    def _play_from(self, hand: Hand, age: int, row: int, time: int) -> None:
        """The moves of a turn that were made with cards of a hand."""
        turn = min(time, TURNS - 1)
        for number in self._ages[age].plays_at(time):
            move = self._moves[number]
            free_city = self._has_free_city and move["seat"] == FREE_CITY
            if free_city and time == LEFTOVER:
                continue  # it plays the last card of its pile
            player = holder_of_free_city(age, turn) if free_city else move["seat"]
            if row_held(self._players, age, turn, player) != row:
                continue
            if "card" in move:
                hand.play(move["card"])
            else:
                hand.hide(Place((age, time) if move["do"] == "discard" else None, number))

    def _undrawn(self, age: int, pile: list[Dealt]) -> Iterator[Part]:
        """What nobody has drawn from the Free City's pile; its last card is discarded in the end."""
        for number in range(self._turns(age), HAND):
            if number == LEFTOVER and self._ages[age].seventh:
                pile[number].name = self._ages[age].seventh
            else:
                discarded = (age, LEFTOVER) if number == LEFTOVER and self._is_over(age) else None
                yield Part([Place(discarded)], [pile[number]])

    def _wants(self, age: int) -> list[Want]:
        """What the seat knows to have come to the discard pile of an age's cards, but for what it saw going there."""
        wants, known, last_look = list[Want](), Counter[str](), BEFORE_ALL
        for event in self._pile:
            cards = Counter({card: n for card, n in event.cards.items() if CARD_AGE[CARD_IDS.index(card)] == age})
            if event.kind == "discarded":
                known += cards
                continue
            wants += [Want(card, last_look, event.moment) for card in (cards - known).elements()]
            if event.kind == "seen":
                known, last_look = cards, event.moment
            else:
                known -= cards
        return wants

    def _pool(self, age: int, dealt: list[list[Dealt]]) -> Pool:
        """What the cards without a name can be called."""
        names = Counter(card.name for row in dealt for card in row if card.name)
        deck = Counter({CARD_IDS[card]: n for card, n in deck_of(self._circle, age, self._sets).items()})
        guilds = [guild for guild in self._guilds if guild not in names] if age == AGES - 1 else []
        in_play = int(GUILDS_IN_PLAY[self._circle]) - (len(self._guilds) - len(guilds)) if guilds else 0
        return Pool(deck - names, HAND * self._circle - names.total() - in_play, guilds, in_play)
