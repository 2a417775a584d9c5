"""How much one client may ask for. A flood from one costs the others nothing, and strangers can't fill the memory.

| limit      | what it counts                               | whose           |
|------------|----------------------------------------------|-----------------|
| `requests` | HTTP requests                                | client address  |
| `files`    | files of the page                            | client address  |
| `guests`   | guests made                                  | client address  |
| `accounts` | accounts made                                | client address  |
| `logins`   | tries to log in (see also throttle.py)       | client address  |
| `tables`   | tables made                                  | person          |
| `messages` | messages on a socket                         | person or address |
| `tokens`   | tokens made                                  | person          |
| `replays`  | records that are replayed: pasted, downloaded | client address |
| `studies`  | moments of games that are looked back at     | client address  |
| `positions`| positions of studies                         | client address  |

Sockets are counted while they are open: see Places. Processes of one database tell each other what they have granted.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from thauma.server.refusals import Refusal, ServerBusy, TooMany

REMEMBERED = 10_000  # clients per limit
SOCKETS_EACH = 32
SOCKETS_IN_ALL = 20_000
LARGEST_BODY = 256 * 1024  # of a request
HOUR = 3600
UNHURRIED = 1 / 8  # the share of a burst that nobody is slowed down for


Report = tuple[str, str, int]  # limit, client, how many were granted


class Limit(NamedTuple):
    """So many at once, and then so many a second."""

    rate: float
    burst: float


LIMITS: Mapping[str, Limit] = {
    "requests": Limit(25, 100),
    "files": Limit(100, 400),
    "guests": Limit(60 / HOUR, 20),
    "accounts": Limit(10 / HOUR, 5),
    "logins": Limit(1 / 5, 10),
    "tables": Limit(1 / 10, 30),
    "messages": Limit(20, 60),
    "tokens": Limit(10 / HOUR, 10),
    "replays": Limit(5, 20),
    "studies": Limit(10, 200),
    "positions": Limit(15, 150),
}


class Buckets:
    """One bucket of tokens for each client that was here lately: an ask takes one, time refills it.

    A client that is forgotten finds a full bucket when it returns, so forgetting harms nobody.
    """

    def __init__(self, limit: Limit, clock: Callable[[], float], remembered: int = REMEMBERED) -> None:
        self._limit = limit
        self._clock = clock
        self._remembered = remembered
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # client -> level, when

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, client: str, number: float = 1) -> float:
        """Take that many; 0 if it was granted, else the seconds after which it would be."""
        now = self._clock()
        level, then = self._levels.pop(client, (self._limit.burst, now))
        level = min(self._limit.burst, level + max(0.0, now - then) * self._limit.rate)
        granted = level >= number
        self._levels[client] = (level - number if granted else level, now)
        if len(self._levels) > self._remembered:
            self._levels.popitem(last=False)
        return 0.0 if granted else (number - level) / self._limit.rate

    def charge(self, client: str, number: float) -> None:
        """Take that many that were granted elsewhere. There may be fewer: then it takes longer to refill."""
        self.take(client, 0)
        level, now = self._levels[client]
        self._levels[client] = (max(-self._limit.burst, level - number), now)

    @property
    def is_strict(self) -> bool:
        """Whether even the first few count at every process."""
        return self._limit.rate < 1

    def pause(self, client: str) -> float:
        """Seconds to keep a client waiting that has used up much of what it may at once; the more, the longer. One that
        sends as fast as it is answered is soon answered no faster than its bucket fills."""
        level, _ = self._levels.get(client, (self._limit.burst, 0.0))
        used = 1 - level / self._limit.burst
        return max(1.0, 2 * used) / self._limit.rate if used > UNHURRIED else 0.0


class Limits:
    """All limits of the server, by name."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        limits: Mapping[str, Limit] = LIMITS,
        remembered: int = REMEMBERED,
    ) -> None:
        self._buckets = {name: Buckets(limit, clock, remembered) for name, limit in limits.items()}
        self._untold: Counter[tuple[str, str]] = Counter()

    def wait(self, name: str, client: str, number: int = 1) -> float:
        """Count so many if the client has not had its share; else the seconds after which to ask again."""
        wait = self._buckets[name].take(client, number)
        if wait == 0:
            self._untold[name, client] += number
        return wait

    def take_reports(self) -> list[Report]:
        """For the other processes: what was granted here since the last report, to clients that come often; and all of
        what may be had seldom."""
        untold, self._untold = self._untold, Counter()
        return [
            (name, client, number)
            for (name, client), number in untold.items()
            if self._buckets[name].is_strict or self._buckets[name].pause(client) > 0
        ]

    def hear(self, reports: Iterable[Report]) -> None:
        """Count what another process has granted."""
        for name, client, number in reports:
            if name in self._buckets:  # else it is of another version
                self._buckets[name].charge(client, number)

    def pause(self, name: str, client: str) -> float:
        """Seconds by which to slow a client down that comes often, though not too often."""
        return self._buckets[name].pause(client)

    def take(self, name: str, client: str, number: int = 1) -> None:
        """Count so many; TooMany if the client has had its share."""
        wait = self.wait(name, client, number)
        if wait > 0:
            raise too_many(name, wait)


def too_many(what: str, wait: float) -> Refusal:
    seconds = max(1, -int(-wait // 1))
    return TooMany(f"Too many {what} from you: please try again in {seconds} s.", retry_after=seconds)


class Places:
    """A number of places that are held for a while, such as open sockets: so many for each client, so many in all."""

    def __init__(self, what: str = "sockets", each: int = SOCKETS_EACH, in_all: int = SOCKETS_IN_ALL) -> None:
        self._what = what
        self._each = each
        self._in_all = in_all
        self._held: dict[str, int] = {}
        self.taken = 0

    def take(self, client: str) -> None:
        """Take a place; TooMany if the client has its share, ServerBusy if the house is full."""
        if self._held.get(client, 0) >= self._each:
            raise TooMany(f"You have {self._each} open {self._what}: please close one first.")
        if self.taken >= self._in_all:
            raise ServerBusy(f"The server has as many open {self._what} as it can carry: please try again later.")
        self._held[client] = self._held.get(client, 0) + 1
        self.taken += 1

    def leave(self, client: str) -> None:
        self.taken -= 1
        self._held[client] -= 1
        if not self._held[client]:
            del self._held[client]

    @contextmanager
    def hold(self, client: str) -> Iterator[None]:
        """A place for the time of the block."""
        self.take(client)
        try:
            yield
        finally:
            self.leave(client)


def client_of(peer: str, forwarded: str | None = None, proxies: int = 0) -> str:
    """Who counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address.

    Only behind `proxies` trusted ones is X-Forwarded-For believed, and of it only what they have added themselves.

    >>> client_of("10.0.0.1", "6.6.6.6, 192.0.2.7", proxies=1)
    '192.0.2.7'
    >>> client_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    route = [*(forwarded.split(",") if forwarded and proxies else ()), peer]
    seen = route[max(0, len(route) - 1 - proxies)]
    return _network(seen) or _network(peer) or "local"  # a Unix socket has no address


def _network(text: str) -> str | None:
    try:
        address = ipaddress.ip_address(_without_port(text.strip()))
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
        address = address.ipv4_mapped
    return str(address)


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
