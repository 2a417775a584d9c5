"""Cards that a seat has not seen, and a way to name them all that contradicts nothing it has seen.

A hand is followed from turn to turn. Between two sights of it some cards have gone face down: they are a *part*, so
many places and so many cards, and any order of them would do, but for what the seat knows of the discard pile. Cards of
the deal that it has never seen are left open and named at the end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from thauma.games.errors import BadEvent

Moment = tuple[int, int]  # an age and a time in it


@dataclass(eq=False)
class Dealt:
    """A card of the deal; without a name as long as nobody has told it."""

    name: str | None = None


@dataclass(eq=False)
class Place:
    """Where a card went that the seat did not see."""

    discarded: Moment | None = None  # when it came to the discard pile, if it did
    move: int | None = None  # the number of the move that put it there
    card: str | None = None


@dataclass(eq=False)
class Part:
    """As many places as cards: which card lies where is open."""

    places: list[Place]
    cards: list[str | Dealt]


class Want(NamedTuple):
    """A card that came to the discard pile after one moment and not after another."""

    card: str
    after: Moment
    until: Moment


@dataclass(eq=False)
class Hand:
    """The cards of one hand on their way round the table."""

    unseen: list[Dealt]
    known: Counter[str] = field(default_factory=Counter)  # seen in it, and not known to have gone
    hidden: list[Place] = field(default_factory=list)  # where cards went since it was last seen
    parts: list[Part] = field(default_factory=list)

    def draw(self, card: Dealt, name: str | None) -> None:
        """A card joins the hand."""
        if name is None:
            self.unseen.append(card)
        else:
            card.name = name
            self.known[name] += 1

    def play(self, name: str) -> None:
        """A card leaves the hand for all to see."""
        if self.known[name]:
            self.known[name] -= 1
        else:
            self._recognise(name)

    def hide(self, place: Place) -> None:
        """A card leaves the hand face down."""
        self.hidden.append(place)

    def see(self, cards: Counter[str]) -> None:
        """The seat holds the hand: what has gone since is clear, but for the order, and what came."""
        gone = self.known - cards
        for name in (cards - self.known).elements():
            self._recognise(name)
        self._close([*gone.elements(), *self.unseen])
        self.known, self.unseen = Counter(cards), []

    def leave(self, discarded: Moment | None) -> None:
        """Nothing more is known: what is left may be any of the rest, in the hand or, at that moment, discarded."""
        cards: list[str | Dealt] = [*self.known.elements(), *self.unseen]
        self.hidden += [Place(discarded) for _ in range(len(cards) - len(self.hidden))]
        self._close(cards)

    def _recognise(self, name: str) -> None:
        if not self.unseen:
            raise BadEvent(f"{name} can't have been in that hand")
        self.unseen.pop().name = name

    def _close(self, cards: list[str | Dealt]) -> None:
        if len(cards) != len(self.hidden):
            raise BadEvent("a hand does not fit what was seen of it before")
        self.parts.append(Part(self.hidden, cards))
        self.hidden = []


class Pool:
    """The names that are left for cards not seen: of the deck's others as many as were dealt, and of the guilds."""

    def __init__(self, plain: Counter[str], plain_in_play: int, guilds: Iterable[str], guilds_in_play: int) -> None:
        self.plain = plain
        self.plain_in_play = plain_in_play
        self.guilds = list(guilds)
        self.guilds_in_play = guilds_in_play

    def has(self, name: str) -> bool:
        if name in self.guilds:
            return self.guilds_in_play > 0
        return self.plain[name] > 0 and self.plain_in_play > 0

    def take(self, name: str) -> None:
        if name in self.guilds:
            self.guilds.remove(name)
            self.guilds_in_play -= 1
        else:
            self.plain[name] -= 1
            self.plain_in_play -= 1

    def put_back(self, name: str) -> None:
        if name in self.plain:
            self.plain[name] += 1
            self.plain_in_play += 1
        else:
            self.guilds.append(name)
            self.guilds_in_play += 1

    def rest(self) -> Iterator[str]:
        yield from islice(self.plain.elements(), self.plain_in_play)
        yield from self.guilds[: self.guilds_in_play]


class Option(NamedTuple):
    """A way to fulfil a want: a place, and the card of its part that lies there."""

    part: Part
    place: Place
    card: str | Dealt


def name_all(parts: list[Part], wants: list[Want], pool: Pool) -> None:
    """Name every card and fill every place, so that what is wanted lies in the discard pile."""
    if not _fulfil(parts, wants, pool):
        raise BadEvent("the discard pile does not fit what was seen before")
    names = pool.rest()
    for part in parts:
        for card in part.cards:
            if isinstance(card, Dealt):
                card.name = next(names)
        open_places = [place for place in part.places if place.card is None]
        for place, card in zip(open_places, part.cards, strict=True):
            place.card = card.name if isinstance(card, Dealt) else card


def _fulfil(parts: list[Part], wants: list[Want], pool: Pool) -> bool:
    """Put each wanted card on a place where it may have been discarded, the one with the fewest options first."""
    if not wants:
        return True
    options, want = min(((list(_options(parts, want, pool)), want) for want in wants), key=lambda pair: len(pair[0]))
    others = [other for other in wants if other is not want]
    for option in options:
        _take(option, want.card, pool)
        if _fulfil(parts, others, pool):
            return True
        _put_back(option, pool)
    return False


def _options(parts: list[Part], want: Want, pool: Pool) -> Iterator[Option]:
    """The ways to fulfil a want, of several that differ in nothing only one."""
    tried = set()
    for part in parts:
        unseen = next((card for card in part.cards if isinstance(card, Dealt)), None)
        cards: list[str | Dealt] = [want.card] if want.card in part.cards else []
        if unseen is not None and pool.has(want.card):
            cards.append(unseen)
        alike = None if all(isinstance(card, Dealt) for card in part.cards) else part
        for place in part.places if cards else ():
            if place.card is None and place.discarded is not None and want.after < place.discarded <= want.until:
                for card in cards:
                    key = (alike, place.discarded, card is unseen)
                    if key not in tried:
                        tried.add(key)
                        yield Option(part, place, card)


def _take(option: Option, name: str, pool: Pool) -> None:
    option.place.card = name
    option.part.cards.remove(option.card)
    if isinstance(option.card, Dealt):
        option.card.name = name
        pool.take(name)


def _put_back(option: Option, pool: Pool) -> None:
    if isinstance(option.card, Dealt) and option.card.name is not None:
        pool.put_back(option.card.name)
        option.card.name = None
    option.part.cards.append(option.card)
    option.place.card = None
