"""Ratings of people at rated tables: OpenSkill (Plackett and Luce), one rating a game, shown as one number.

The number is `round(1000 + 30 × (mu − 3 × sigma))`: a strength that somebody almost surely has. A newcomer has 1000, it
rises with every certainty gained, and the average of people who have played much is about 1600. Thirty points a unit
make 400 points between two such people about ten to one, as in Elo.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from thauma.arena.outcome import Outcome
from thauma.server.people.rows import Person
from thauma.server.store import queries, schema
from thauma.server.store.rows import Listed

NEWCOMERS_NUMBER = 1000
POINTS_PER_UNIT = 30
CERTAINTY = 3  # standard deviations


class Rating(NamedTuple):
    """What is believed of somebody's strength: its mean and its standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def number(self) -> int:
        """As it is shown.

        >>> Rating().number, Rating(25.0, 1.5).number
        (1000, 1615)
        """
        return round(NEWCOMERS_NUMBER + POINTS_PER_UNIT * (self.mu - CERTAINTY * self.sigma))


class Standing(msgspec.Struct, frozen=True):
    """Somebody's rating in a game, as it is shown."""

    person: Person
    game: str
    rating: int
    games: int


class _Ended(msgspec.Struct):
    winners: list[int]
    by: str = ""
    points: list[int] | None = None  # totals by seat, to tell the others apart


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game, from those before it and the places (1 is the best; equals share one)."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def places_of(outcome: bytes, seats: int) -> tuple[int, ...]:
    """The place of each seat: the winners first, then by `points` if the outcome has them."""
    ended = msgspec.json.decode(outcome, type=_Ended)
    points = tuple(ended.points) if ended.points else None
    return Outcome(0, ("",) * seats, tuple(ended.winners), ended.by, points).places


def count_finished(connection: Connection, table: str) -> bool:
    """Count a finished rated table into the ratings of its people, all at once and only once; whether it did.

    Only people are rated, by their places among each other; somebody alone or at several seats learns nothing.
    """
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None or row.status != "finished" or not row.rated or not queries.count(connection, table):
        return False
    seated = _people_at(connection, table)
    if len(set(seated.values())) == len(seated) >= 2 and row.outcome is not None:
        places = places_of(row.outcome, row.seats)
        _update(connection, row.game, {person: places[seat] for seat, person in seated.items()})
    return True


def _people_at(connection: Connection, table: str) -> dict[int, str]:
    """The person of each seat that has one, also while a bot stands in."""
    c = schema.seats.c
    rows = connection.execute(select(c.seat, c.person).where(c.table_id == table, c.person.is_not(None)))
    return {row.seat: row.person for row in rows}


def _update(connection: Connection, game: str, places: dict[str, int]) -> None:
    people = sorted(places)
    # Locked in one order, so that two tables that end at once neither overtake nor block each other for ever.
    locked = select(schema.people.c.id).where(schema.people.c.id.in_(people)).order_by(schema.people.c.id)
    known = set(connection.scalars(locked.with_for_update(key_share=True)))  # somebody may have gone for good
    before = _stored(connection, game, people)
    blank = (Rating(), 0)
    after = rate([before.get(person, blank)[0] for person in people], [places[person] for person in people])
    for person, rating in zip(people, after, strict=True):
        games = before.get(person, blank)[1] + 1
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": games}
        if person in known:
            _write(connection, person, game, values, is_new=person not in before)


def _stored(connection: Connection, game: str, people: Sequence[str]) -> dict[str, tuple[Rating, int]]:
    c = schema.ratings.c
    rows = connection.execute(select(schema.ratings).where(c.game == game, c.person.in_(people)))
    return {row.person: (Rating(row.mu, row.sigma), row.games) for row in rows}


def _write(connection: Connection, person: str, game: str, values: dict[str, Any], *, is_new: bool) -> None:
    c = schema.ratings.c
    if is_new:
        connection.execute(insert(schema.ratings).values(person=person, game=game, **values))
    else:
        connection.execute(update(schema.ratings).where(c.person == person, c.game == game).values(**values))


def numbers_of(connection: Connection, game: str, people: Sequence[str]) -> dict[str, int]:
    """The shown ratings of those people who have one."""
    return {person: rating.number for person, (rating, _) in _stored(connection, game, people).items()}


def at_tables(connection: Connection, rows: Sequence[Listed]) -> dict[str, dict[str, int]]:
    """The shown ratings of all who sit at rated tables of a list, by game and person: one question a game."""
    seated: dict[str, set[str]] = {}
    for row in rows:
        if row.rated:
            seated.setdefault(row.game, set()).update(seat.person for seat in row.seat_rows if seat.person is not None)
    return {game: numbers_of(connection, game, sorted(people)) for game, people in seated.items()}


def standings_of(connection: Connection, *people: str) -> list[Standing]:
    """The ratings of some people, the highest first."""
    return _standings(connection, schema.ratings.c.person.in_(people), limit=None)


def best(connection: Connection, game: str, limit: int = 100) -> list[Standing]:
    """The strongest first."""
    return _standings(connection, schema.ratings.c.game == game, limit)


def _standings(connection: Connection, which: Any, limit: int | None) -> list[Standing]:
    people, ratings = schema.people.c, schema.ratings.c
    strength = ratings.mu - CERTAINTY * ratings.sigma
    rows = connection.execute(
        select(schema.ratings, people.name, people.kind)
        .join(schema.people, people.id == ratings.person)
        .where(which)
        .order_by(strength.desc(), ratings.game, ratings.person)
        .limit(limit)
    )
    return [
        Standing(Person(row.person, row.name, row.kind), row.game, Rating(row.mu, row.sigma).number, row.games)
        for row in rows
    ]
