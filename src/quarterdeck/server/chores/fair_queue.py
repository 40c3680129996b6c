"""A fair queue serves whoever has had least, so that somebody who asks for much delays others by at most one job.

Addresses take turns, and behind each address its people do. What is counted is the time that their jobs have taken.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct

from quarterdeck.server.problems import SAY, Declined

MOST_OF_PERSON: Final = 8
"""How many jobs of a person may wait."""
MOST_OF_NETWORK: Final = 32
"""How many jobs of an address may wait."""
MOST: Final = 200
WAIT: Final = 2
"""Seconds after which somebody who was refused may try again."""


class Crowded(Declined):
    """Somebody has too many jobs waiting; `wait` says for how many seconds to wait."""

    kind = "too-fast"
    status = 429
    wait = WAIT


class Busy(Declined):
    """Too many people have jobs waiting; `wait` says for how many seconds to wait."""

    kind = "busy"
    status = 503
    wait = WAIT


class Asker(Struct, frozen=True):
    """The sender of a job: an address, or the network it counts as, and a person behind it."""

    network: str
    person: str


class Member(Protocol):
    """A network or a person that takes turns with others."""

    spent: float
    """The seconds that its jobs have taken."""
    running: int
    """How many of its jobs are running."""

    @property
    def waiting(self) -> int:
        """How many of its jobs are waiting."""


Job = TypeVar("Job")
Someone = TypeVar("Someone", bound=Member)


class Turns(Generic[Someone]):
    """The members that take turns with each other, by name."""

    def __init__(self, new: Callable[[], Someone]) -> None:
        self._new = new
        self.members: dict[str, Someone] = {}
        self._clock = 0.0
        """The seconds that the member served last had been given before."""

    @property
    def waiting(self) -> int:
        """How many jobs of all members are waiting."""
        return sum(member.waiting for member in self.members.values())

    def come(self, name: str) -> Someone:
        """The member with this name; a new one begins level with the others."""
        member = self.members.setdefault(name, self._new())
        if not (member.waiting or member.running):
            member.spent = max(member.spent, self._clock)
        return member

    def least(self, may: Callable[[Someone], bool]) -> str | None:
        """The member that has had least, of those that may be served; if there are several, the first to come."""
        names = [name for name, member in self.members.items() if may(member)]
        return min(names, key=lambda name: self.members[name].spent, default=None)

    def largest(self) -> Someone:
        """The member with most jobs waiting; if there are several, the last to come."""
        return max(reversed(self.members.values()), key=lambda member: member.waiting)

    def serve(self, name: str) -> Someone:
        """Note that a job of a member runs from now on."""
        member = self.members[name]
        member.running += 1
        self._clock = max(self._clock, member.spent)
        return member

    def forget_idle(self) -> None:
        """Forget members without jobs, once the others have had as much, or when nobody waits."""
        nobody_waits = not self.waiting
        for name, member in list(self.members.items()):
            if not (member.waiting or member.running) and (nobody_waits or member.spent <= self._clock):
                del self.members[name]


class Person(Generic[Job]):
    """Somebody's jobs. One runs at a time."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.running = 0
        self.jobs: deque[Job] = deque()
        """The waiting jobs, in order."""

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self.jobs)

    @property
    def may_run(self) -> bool:
        """Whether the next job may run now."""
        return bool(self.jobs) and not self.running


class Network(Generic[Job]):
    """An address, and the people behind it."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.running = 0
        self.people: Turns[Person[Job]] = Turns(Person)

    @property
    def waiting(self) -> int:
        """How many jobs of its people wait."""
        return self.people.waiting

    def next_person(self) -> str | None:
        """The person whose job is next; None if none may run."""
        return self.people.least(lambda person: person.may_run)


class FairQueue(Generic[Job]):
    """Waiting and running jobs. A person has at most one running, an address at most `most_running`."""

    def __init__(self, most_running: int, *, bounded: bool = True) -> None:
        self._most_running = most_running
        self._bounded = bounded
        self._networks: Turns[Network[Job]] = Turns(Network)

    def __len__(self) -> int:
        return self._networks.waiting

    def add(self, asker: Asker, job: Job) -> Job | None:
        """Add a job. If too many wait, the newest job of the address with the most gives way, and is returned.

        Raises:
            Crowded: this person, or this address, has too many waiting.
            Busy: too many addresses have one waiting.
        """
        network = self._networks.come(asker.network)
        person = network.people.come(asker.person)
        dropped = None
        try:
            if self._bounded:
                self._check(network, person)
                dropped = self._make_room(network)
            person.jobs.append(job)
        finally:
            self._forget(network)
        return dropped

    def _check(self, network: Network[Job], person: Person[Job]) -> None:
        if person.waiting >= MOST_OF_PERSON or network.waiting >= MOST_OF_NETWORK:
            raise Crowded(SAY("chores-crowded"))

    def _make_room(self, newcomer: Network[Job]) -> Job | None:
        """The job that gives way to a new one in a full queue, taken from the network with most jobs waiting."""
        if len(self) < MOST:
            return None
        largest = self._networks.largest()
        if largest.waiting <= newcomer.waiting + 1:
            raise Crowded(SAY("chores-crowded")) if newcomer.waiting else Busy(SAY("chores-busy"))
        return largest.people.largest().jobs.pop()

    def next(self) -> tuple[Asker, Job] | None:
        """The next job, which runs from now on; None if none may run."""
        name = self._networks.least(self._may_run)
        whose = None if name is None else self._networks.members[name].next_person()
        if name is None or whose is None:
            return None
        person = self._networks.serve(name).people.serve(whose)
        return Asker(name, whose), person.jobs.popleft()

    def _may_run(self, network: Network[Job]) -> bool:
        return network.running < self._most_running and network.next_person() is not None

    def done(self, asker: Asker, seconds: float) -> None:
        """Note that a job has ended, and how many seconds it took."""
        network = self._networks.members[asker.network]
        person = network.people.members[asker.person]
        network.running -= 1
        network.spent += seconds
        person.running -= 1
        person.spent += seconds
        self._forget(network)

    def drop(self, asker: Asker, job: Job) -> None:
        """Drop a waiting job that nobody wants any more; nothing happens if it is running or done."""
        network = self._networks.members.get(asker.network)
        person = None if network is None else network.people.members.get(asker.person)
        if network is not None and person is not None and job in person.jobs:
            person.jobs.remove(job)
            self._forget(network)

    def _forget(self, network: Network[Job]) -> None:
        network.people.forget_idle()
        self._networks.forget_idle()
