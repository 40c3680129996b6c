"""Limits on how often somebody may do something: token buckets for people, addresses and networks, in bounded memory.

Limits belong to the person and to the address, never to a socket: ten sockets, or a new one after each that was closed,
may do no more than one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from math import ceil, inf
from time import monotonic, thread_time
from types import TracebackType
from typing import Final, Literal

from msgspec import Struct

from quarterdeck.server.gate.addresses import counted_as
from quarterdeck.server.problems import SAY, Declined

MOST_KEYS: Final = 20_000
"""How many callers are distinguished at once; the one that was quiet longest is forgotten."""
CUSTOMER_SHARE: Final = 4.0
"""How many times as much a network of 65,536 households may do as one household."""
Clock = Callable[[], float]
Rate = tuple[float, float]
"""A number per second, and a number at once."""
Name = Literal[
    "request",
    "dear",
    "guest",
    "table",
    "table-read",
    "password",
    "arrival",
    "message",
    "look-back",
    "try",
    "hint",
    "move",
    "remark",
    "seat",
    "take-back",
    "program",
    "nuisance",
    "notice",
]


class Budget(Struct, frozen=True, kw_only=True):
    """How often something may be done."""

    person: Rate | None = None
    """The rate for one person, session or login; None if nobody is known yet."""
    address: Rate
    worth: float = inf
    """The seconds of processor time that a token stands for; work that takes more costs more (`Limits.timed`)."""


BUDGETS: Final[dict[Name, Budget]] = {
    "request": Budget(person=(25, 150), address=(50, 300)),
    "dear": Budget(person=(5, 60), address=(10, 120)),
    "guest": Budget(address=(1 / 3, 40)),
    "table": Budget(person=(1 / 4, 30), address=(1, 90)),
    "table-read": Budget(person=(2, 40), address=(5, 120)),
    "password": Budget(person=(1 / 30, 6), address=(1 / 5, 20)),
    "arrival": Budget(person=(3, 60), address=(15, 180)),
    "message": Budget(person=(30, 90), address=(150, 600)),
    "look-back": Budget(person=(15, 60), address=(30, 150)),
    "try": Budget(person=(10, 60), address=(30, 150), worth=0.004),
    "hint": Budget(person=(1 / 2, 20), address=(2, 60)),
    "move": Budget(person=(10, 90), address=(30, 300), worth=0.01),
    "remark": Budget(person=(0.5, 6), address=(5, 60)),
    "seat": Budget(person=(1, 30), address=(5, 150)),
    "take-back": Budget(person=(1, 30), address=(5, 150)),
    "program": Budget(person=(2, 60), address=(10, 240)),
    "nuisance": Budget(person=(5, 200), address=(25, 1_000)),
    "notice": Budget(person=(1 / 600, 5), address=(1 / 120, 20)),
}
"""All budgets (docs/limits.md gives the reasons). `dear` means expensive requests: those that read packs, build fleets,
draw pictures, or bring a fleet to a seat. `table-read` is a table that is read from the database because somebody wants
to see it, which costs more the longer its game is. `arrival` is a new socket, `look-back` a picture drawn for one
person, `program` a program that asks where it has a seat, and `nuisance` a refused message; a sender who has used that
up is sent away. A `try` or a `move` that takes much processor time counts for several (`Limits.timed`). `notice` is an
address that is to be told whose turn it is: each gets a message that asks whether that is wanted."""


class TooFast(Declined):
    """Somebody does something too often; `wait` says for how many seconds to wait."""

    kind = "too-fast"
    status = 429

    def __init__(self, wait: float) -> None:
        self.wait = max(1, ceil(wait))
        super().__init__(SAY("too-fast", seconds=self.wait))


class Bucket:
    """Has up to `burst` tokens, and gets `rate` tokens a second; it begins full."""

    __slots__ = ("_clock", "_filled", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = burst
        self._filled = clock()

    def wait(self, tokens: float = 1.0) -> float:
        """The seconds until there are this many tokens; a number beyond the bucket's size counts as a full bucket."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._filled) * self.rate)
        self._filled = now
        return max(0.0, (min(tokens, self.burst) - self._tokens) / self.rate)

    def spend(self, tokens: float = 1.0) -> None:
        """Take tokens that are there."""
        self._tokens -= tokens

    def owe(self, tokens: float) -> None:
        """Take tokens even if they are not there; the debt is never larger than the bucket."""
        self._tokens = max(-self.burst, self._tokens - tokens)

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        if self.wait(tokens) > 0:
            return False
        self.spend(tokens)
        return True


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

    def of(self, key: str) -> Bucket:
        """The bucket of a caller, who now counts as the one heard last."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Shares:
    """The buckets of addresses and of the networks around them."""

    def __init__(self, share: Rate, clock: Clock = monotonic) -> None:
        rate, burst = share
        self._networks = (
            Buckets(rate, burst, clock=clock),
            Buckets(rate * CUSTOMER_SHARE, burst * CUSTOMER_SHARE, clock=clock),
        )

    def of(self, keys: Sequence[str]) -> list[Bucket]:
        """The buckets of an address, the narrowest network first."""
        return [one.of(key) for one, key in zip(self._networks, keys, strict=False)]

    def take(self, keys: Sequence[str], tokens: float = 1.0) -> bool:
        """Take tokens from all buckets, if all have enough; a caller without buckets always may."""
        buckets = self.of(keys)
        if any(bucket.wait(tokens) > 0 for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.spend(tokens)
        return True


class _Account:
    """A budget's buckets, for people and for addresses."""

    def __init__(self, budget: Budget, clock: Clock) -> None:
        self.persons = None if budget.person is None else Buckets(*budget.person, clock=clock)
        self.addresses = Shares(budget.address, clock)

    def buckets(self, person: str | None, address: str) -> list[Bucket]:
        """All buckets that count for a caller."""
        found = [] if person is None or self.persons is None else [self.persons.of(person)]
        return found + self.addresses.of(counted_as(address))


class Timed:
    """Charges for the work inside `with` (`Limits.timed`). It is a class of its own since every move needs it."""

    __slots__ = ("_address", "_began", "_limits", "_name", "_person")

    def __init__(self, limits: Limits, name: Name, address: str, person: str | None) -> None:
        self._limits = limits
        self._name: Name = name
        self._address = address
        self._person = person
        self._began = 0.0

    def __enter__(self) -> None:
        if self._limits.limited:
            self._began = self._limits.worked()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._limits.limited:
            seconds = self._limits.worked() - self._began
            self._limits.charge(self._name, self._address, self._person, seconds=seconds)


class Limits:
    """All budgets of a process; a server that is not `limited` has none, which is only for measuring.

    `clock` tells the time in which tokens come back, and `worked` how long this thread has had a processor.
    """

    def __init__(self, *, limited: bool, clock: Clock = monotonic, worked: Clock = thread_time) -> None:
        self.limited = limited
        self._worked = worked
        self._accounts: dict[Name, _Account] = {name: _Account(budget, clock) for name, budget in BUDGETS.items()}

    def spend(self, name: Name, address: str, person: str | None = None, tokens: float = 1.0) -> None:
        """Charge for something that is done now, or raise `TooFast`, which costs nothing, so neighbours do not pay for it."""
        if not self.limited:
            return
        buckets = self._accounts[name].buckets(person, address)
        wait = max(bucket.wait(tokens) for bucket in buckets)
        if wait > 0:
            raise TooFast(wait)
        for bucket in buckets:
            bucket.spend(tokens)

    def check(self, name: Name, address: str, person: str | None = None) -> None:
        """Raise `TooFast` while tokens are owed for much work; this costs nothing."""
        self.spend(name, address, person, 0)

    def timed(self, name: Name, address: str, person: str | None = None) -> Timed:
        """Inside, work that was already charged once costs one more token for each further `Budget.worth` of it.

        What counts is the processor time of this thread, so nobody pays for what else the machine is busy with; therefore
        nothing may be awaited inside. It is known only afterwards, so a bucket may owe tokens, up to its size, and then
        refuses until it has them.
        """
        return Timed(self, name, address, person)

    def worked(self) -> float:
        """The seconds of processor time that this thread has taken."""
        return self._worked()

    def charge(self, name: Name, address: str, person: str | None = None, *, seconds: float) -> None:
        """Charge for the processor time of work that was already charged once."""
        extra = seconds / BUDGETS[name].worth - 1
        if self.limited and extra > 0:
            for bucket in self._accounts[name].buckets(person, address):
                bucket.owe(extra)

    # -- what others ask for by name ---------------------------------------------------------------

    def request(self, address: str, session: str | None) -> None:
        """Charge for any request."""
        self.spend("request", address, session)

    def guest(self, address: str) -> None:
        """Charge for a new guest."""
        self.spend("guest", address)

    def table(self, user: str, address: str) -> None:
        """Charge for a new table."""
        self.spend("table", address, user)

    def password(self, address: str, login: str) -> None:
        """Charge for a password to be checked or hashed, which is expensive and worth guessing."""
        self.spend("password", address, login)
