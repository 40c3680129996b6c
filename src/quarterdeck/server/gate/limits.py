"""How often somebody may do something: token buckets, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from quarterdeck.server.problems import SAY, Declined

MOST_KEYS: Final = 20_000
"""So many callers are told apart at once; whoever was quiet longest is forgotten."""
Clock = Callable[[], float]


class TooFast(Declined):
    """Somebody does something too often; `wait` is how many seconds to wait."""

    kind = "too-fast"
    status = 429

    def __init__(self, wait: float) -> None:
        self.wait = max(1, ceil(wait))
        super().__init__(SAY("too-fast", seconds=self.wait))


class Bucket:
    """Holds up to `burst` tokens, and gets `rate` tokens a second; it begins full."""

    __slots__ = ("_clock", "_filled", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._filled = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens if there are so many."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._filled) * self.rate)
        self._filled = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def wait(self, tokens: float = 1.0) -> float:
        """Seconds until there are so many tokens."""
        return max(0.0, (tokens - self._tokens) / self.rate)


class Buckets:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float, *, most: int = MOST_KEYS, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, key: str) -> None:
        """Take a token of this caller's, or `TooFast`."""
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TooFast(bucket.wait())


class Limits:
    """The limits of HTTP; a server that is not `limited` has none, which is for measuring alone."""

    def __init__(self, *, limited: bool, clock: Clock = monotonic) -> None:
        self.limited = limited
        self._by_address = Buckets(50, 300, clock=clock)
        self._by_session = Buckets(25, 150, clock=clock)
        self._guests = Buckets(1 / 3, 40, clock=clock)
        self._tables = Buckets(1 / 4, 30, clock=clock)
        self._passwords_by_address = Buckets(1 / 5, 20, clock=clock)
        self._passwords_by_login = Buckets(1 / 30, 6, clock=clock)

    def request(self, address: str, session: str | None) -> None:
        """Any request."""
        self._check(self._by_address, address)
        if session is not None:
            self._check(self._by_session, session)

    def guest(self, address: str) -> None:
        """A new guest."""
        self._check(self._guests, address)

    def table(self, user: str) -> None:
        """A new table."""
        self._check(self._tables, user)

    def password(self, address: str, login: str) -> None:
        """A password that is to be checked or hashed: dear, and worth guessing."""
        self._check(self._passwords_by_address, address)
        self._check(self._passwords_by_login, login)

    def _check(self, buckets: Buckets, key: str) -> None:
        if self.limited:
            buckets.check(key)
