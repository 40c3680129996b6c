"""What all parts of a run share: its time, its dice, what happened, what went wrong, and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from quarterdeck.engine.dice import seeded
from tests.chaos.clockwork import Clockwork
from tests.chaos.plan import KINDS, Kind, Plan, pick


class Snapshot(Struct, frozen=True):
    """A table as a commit left it."""

    at: float
    plies: int
    seats: tuple[tuple[str | None, str | None, str | None], ...]
    """Person, bot, stand-in."""


class World:
    """A run."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.dice = seeded(plan.seed, 2)
        self.loop = Clockwork(self.latency)
        self.transcript: list[str] = []
        self.found: list[str] = []
        """What should not be."""
        self.faults: Counter[str] = Counter()
        self.calm = False
        """Nothing fails any more."""
        self.bots_rest = False
        """Bots think until this is over."""
        self.outage = False
        self.full = False
        self.points = 0
        """Statements and commits that could have failed."""
        self.waits = 0
        """Times that somebody who serves a socket has waited."""
        self.snapshots: dict[str, list[Snapshot]] = {}
        self.on_stand_in: Callable[[str, int], None] = lambda _match, _seat: None

    def note(self, who: str, what: str) -> None:
        """Something happened."""
        self.transcript.append(f"{self.loop.time():9.3f}  {who:<9}  {what}")

    def fault(self, kind: str, who: str, what: str) -> None:
        """Something goes wrong on purpose."""
        self.faults[kind] += 1
        self.note(who, f"FAULT {kind}: {what}")

    def wrong(self, what: str) -> None:
        """Something is not as it should be."""
        if what not in self.found:
            self.note("FOUND", what)
            self.found.append(what)

    def one_in(self, number: int) -> bool:
        """Whether it happens this time; never for 0."""
        return number > 0 and self.dice.below(number) == 0

    def seconds(self, most: float) -> float:
        """A while."""
        return self.dice.below(1000) / 1000 * most

    def latency(self) -> float:
        """How long a statement, or hearing of it, takes: most are quick."""
        return self.seconds(2.0) if self.one_in(40) and not self.calm else self.seconds(0.02)

    def fails(self, where: str) -> Kind | None:
        """How this statement, commit or reading fails, if it does."""
        if self.calm:
            return None
        self.points += 1
        if self.points == self.plan.fail_at:
            return self.plan.fail_how
        rate = {"statement": self.plan.statement, "commit": self.plan.commit, "reading": self.plan.read}[where]
        return pick(self.dice, KINDS) if self.one_in(rate) else None
