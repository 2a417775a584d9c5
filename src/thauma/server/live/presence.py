"""Who is at which table at the moment, as far as open connections tell."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

Now = Callable[[], int]
Report = tuple[str, str, int]  # table, person, how many connections
Announce = Callable[[Report], None]

MOST_REMEMBERED = 50_000  # who have left
REQUEST_LASTS = 60_000  # milliseconds for which somebody who plays without a connection is here


class Presence:
    """Counts the connections of each person to each table: this process's, and what the others say of theirs."""

    def __init__(self, now: Now, announce: Announce = lambda _: None) -> None:
        self._now = now
        self._announce = announce
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, dict[str, dict[str, int]]] = {}  # process -> table -> person -> connections
        self._left: OrderedDict[tuple[str, str], int] = OrderedDict()  # (table, person) -> when; the latest last
        self._asked: dict[tuple[str, str], int] = {}  # (table, person) -> when they last sent a request
        self.began_at = now()

    def enter(self, table: str, person: str) -> None:
        self._here.setdefault(table, Counter())[person] += 1
        self._left.pop((table, person), None)
        self._announce((table, person, self._here[table][person]))

    def leave(self, table: str, person: str) -> None:
        counter = self._here[table]
        counter[person] -= 1
        self._announce((table, person, counter[person]))
        if not counter[person]:
            del counter[person]
            self._note_leaving(table, person)
        if not counter:
            del self._here[table]

    def _note_leaving(self, table: str, person: str) -> None:
        self._left[table, person] = self._now()
        self._left.move_to_end((table, person))
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)

    # -- requests

    def note_request(self, table: str, person: str) -> bool:
        """Somebody plays by requests: for a while that is as good as a connection. Whether they just came."""
        comes = (table, person) not in self._asked
        self._asked[table, person] = self._now()
        if comes:
            self.enter(table, person)
        return comes

    def forget_requests(self) -> set[str]:
        """Let those go who have asked nothing for a while; their tables."""
        gone = [key for key, at in self._asked.items() if self._now() - at > REQUEST_LASTS]
        for key in gone:
            del self._asked[key]
            self.leave(*key)
        return {table for table, _ in gone}

    # -- other processes

    def census(self) -> list[Report]:
        """Everybody who is here, for a process that does not know yet."""
        return [(table, person, count) for table, people in self._here.items() for person, count in people.items()]

    def hear(self, process: str, reports: Iterable[Report]) -> set[str]:
        """Another process says how many connections people have there; the tables at which that is news."""
        tables = self._elsewhere.setdefault(process, {})
        changed = set()
        for table, person, connections in reports:
            people = tables.setdefault(table, {})
            if connections:
                people[person] = connections
                self._left.pop((table, person), None)
            elif people.pop(person, None):
                self._note_leaving(table, person)
            if not people:
                del tables[table]
            changed.add(table)
        return changed

    @property
    def processes(self) -> set[str]:
        """The others that have told of somebody."""
        return set(self._elsewhere)

    def forget_process(self, process: str) -> set[str]:
        """A process has died, and with it its connections, or is about to tell of all of them; its tables."""
        tables = self._elsewhere.pop(process, {})
        for table, people in tables.items():
            for person in people:
                self._note_leaving(table, person)
        return set(tables)

    # -- what is asked

    def is_here(self, table: str, person: str | None) -> bool:
        if person is None:
            return False
        return person in self._here.get(table, ()) or any(
            person in tables.get(table, {}) for tables in self._elsewhere.values()
        )

    def away_since(self, table: str, person: str | None) -> int | None:
        """When a person left; none if they are here or have not been seen at all since this process started."""
        if person is None or self.is_here(table, person):
            return None
        return self._left.get((table, person))

    def people_here(self, table: str) -> set[str]:
        elsewhere = (set(tables.get(table, {})) for tables in self._elsewhere.values())
        return set(self._here.get(table, {})).union(*elsewhere)

    @property
    def people(self) -> int:
        """How many different people are at tables."""
        here = {person for counter in self._here.values() for person in counter}
        away = {p for tables in self._elsewhere.values() for people in tables.values() for p in people}
        return len(here | away)
