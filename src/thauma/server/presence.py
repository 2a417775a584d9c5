"""Who is at which table at the moment, as far as open connections tell."""

from collections import Counter
from collections.abc import Callable

Now = Callable[[], int]
Announce = Callable[[str, str, int], None]  # table, person, how many connections here now


class Presence:
    """Counts the connections of each person to each table: this process's, and what the others say of theirs."""

    def __init__(self, now: Now, announce: Announce = lambda *_: None) -> None:
        self._now = now
        self._announce = announce
        self._here: dict[str, Counter[str]] = {}
        self._elsewhere: dict[str, dict[str, dict[str, int]]] = {}  # process -> table -> person -> connections
        self._left: dict[str, dict[str, int]] = {}  # table -> person -> when

    def enter(self, table: str, person: str) -> None:
        self._here.setdefault(table, Counter())[person] += 1
        self._left.get(table, {}).pop(person, None)
        self._announce(table, person, self._here[table][person])

    def leave(self, table: str, person: str) -> None:
        counter = self._here[table]
        counter[person] -= 1
        if not counter[person]:
            del counter[person]
            self._left.setdefault(table, {})[person] = self._now()
        if not counter:
            del self._here[table]
        self._announce(table, person, counter[person])

    def hear(self, process: str, table: str, person: str, connections: int) -> None:
        """Another process says how many connections a person has there."""
        people = self._elsewhere.setdefault(process, {}).setdefault(table, {})
        if connections:
            people[person] = connections
            self._left.get(table, {}).pop(person, None)
        elif people.pop(person, None):
            self._left.setdefault(table, {})[person] = self._now()

    @property
    def processes(self) -> set[str]:
        """The others that have told of somebody."""
        return set(self._elsewhere)

    def forget_process(self, process: str) -> None:
        """A process has died, and with it its connections."""
        for table, people in self._elsewhere.pop(process, {}).items():
            for person in people:
                self._left.setdefault(table, {})[person] = self._now()

    def forget_table(self, table: str) -> None:
        """Nobody needs to know any more when somebody left it."""
        self._left.pop(table, None)

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
        return self._left.get(table, {}).get(person)

    def people_here(self, table: str) -> set[str]:
        elsewhere = (set(tables.get(table, {})) for tables in self._elsewhere.values())
        return set(self._here.get(table, {})).union(*elsewhere)

    @property
    def people(self) -> int:
        """How many different people are at tables."""
        here = {person for counter in self._here.values() for person in counter}
        away = {p for tables in self._elsewhere.values() for people in tables.values() for p in people}
        return len(here | away)
