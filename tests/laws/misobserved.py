"""Faults that the law of observations must catch: a game's observation with one thing wrong."""

from __future__ import annotations

from itertools import count
from typing import cast

from msgspec.structs import replace
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import Position
from tests.laws.mutants import Mutant, RemembersSecrets

_TICKS = count()
BYTES = 12
"""How many numbers of a position are observed, each as a byte of its digest."""


class Sound(Observer):
    """A digest of all that is seen: it tells all views apart."""

    def observe(self, veiled: Position, seat: int, pen: Pen) -> None:
        for number in self.numbers(veiled, seat):
            pen.write(i64(number))

    def numbers(self, veiled: Position, seat: int) -> list[int]:
        """What is written."""
        digest = hash(tuple(self.seen(veiled, seat)))
        return [digest >> 5 * k & 31 for k in range(BYTES)]

    def seen(self, veiled: Position, seat: int) -> list[int]:
        """What the digest is made from."""
        return [*veiled.numbers(), seat]


class Observes(Mutant, frozen=True, kw_only=True):
    """Has an observation without a fault."""

    observer: type[Sound] = Sound

    def observation(self, setup: Setup) -> Observation:
        return Observation((Field("digest", (BYTES,), 0, 31, "bits of a digest"),), self.observer())


class Exceeds(Observes, frozen=True, kw_only=True):
    """Bounds that are too narrow (law 16)."""

    def observation(self, setup: Setup) -> Observation:
        seen = super().observation(setup)
        return replace(seen, fields=(replace(seen.fields[0], high=30),))


class NamesFieldsTwice(Observes, frozen=True, kw_only=True):
    """Two fields with one name (law 16)."""

    def observation(self, setup: Setup) -> Observation:
        seen = super().observation(setup)
        half = replace(seen.fields[0], shape=(BYTES // 2,))
        return replace(seen, fields=(half, half))


class SaysNothing(Observes, frozen=True, kw_only=True):
    """A field without words (law 16)."""

    def observation(self, setup: Setup) -> Observation:
        seen = super().observation(setup)
        return replace(seen, fields=(replace(seen.fields[0], says=" "),))


class ShoutsNames(Observes, frozen=True, kw_only=True):
    """A field whose name is no word in small letters (law 16)."""

    def observation(self, setup: Setup) -> Observation:
        seen = super().observation(setup)
        return replace(seen, fields=(replace(seen.fields[0], name="THE DIGEST"),))


class ChangesShape(Observes, frozen=True, kw_only=True):
    """Fields that are different each time (law 16)."""

    def observation(self, setup: Setup) -> Observation:
        seen = super().observation(setup)
        return replace(seen, fields=(replace(seen.fields[0], high=31 + next(_TICKS)),))


class Wordy(Sound):
    """Writes one number more."""

    def numbers(self, veiled: Position, seat: int) -> list[int]:
        return [*super().numbers(veiled, seat), 0]


class WritesTooMuch(Observes, frozen=True, kw_only=True):
    """One number more than its fields have (law 16)."""

    observer: type[Sound] = Wordy


class Lazy(Sound):
    """Writes one number fewer."""

    def numbers(self, veiled: Position, seat: int) -> list[int]:
        return super().numbers(veiled, seat)[:-1]


class LeavesOneOut(Observes, frozen=True, kw_only=True):
    """The last number is not written (law 16)."""

    observer: type[Sound] = Lazy


class Moody(Sound):
    """Sees the time pass."""

    def seen(self, veiled: Position, seat: int) -> list[int]:
        return [next(_TICKS)]


class ObservesByMood(Observes, frozen=True, kw_only=True):
    """Otherwise each time (law 16)."""

    observer: type[Sound] = Moody


class Hasty(Sound):
    """Plays on in what it is shown."""

    def seen(self, veiled: Position, seat: int) -> list[int]:
        found = super().seen(veiled, seat)
        legal = veiled.legal() if veiled.player == seat else []
        if len(legal) > 1:
            veiled.play(legal[seeded(1).below(2)])
        return found


class PlaysWhileObserving(Observes, frozen=True, kw_only=True):
    """Looks ahead in the position itself (law 16)."""

    observer: type[Sound] = Hasty


class Blind(Sound):
    """Sees nothing but who must choose."""

    def seen(self, veiled: Position, seat: int) -> list[int]:
        return [veiled.player, seat]


class SeesNoDifference(Observes, frozen=True, kw_only=True):
    """The same wherever a seat is asked (law 16)."""

    observer: type[Sound] = Blind


class Sleepy(Sound):
    """Sees all while it must choose, and nothing else."""

    def seen(self, veiled: Position, seat: int) -> list[int]:
        return super().seen(veiled, seat) if veiled.player == seat else [seat]


class SeesNothingAfterwards(Observes, frozen=True, kw_only=True):
    """The same after different moves (law 16)."""

    observer: type[Sound] = Sleepy


class KeepsSecrets(RemembersSecrets):
    """Copies of a view keep what the view should have forgotten, too."""

    def clone(self) -> Position:
        copy = cast(KeepsSecrets, super().clone())
        copy.secret = self.secret
        return copy


class Peeping(Sound):
    """Sees what a view has forgotten."""

    def seen(self, veiled: Position, seat: int) -> list[int]:
        return [*super().seen(veiled, seat), cast(RemembersSecrets, veiled).secret]


class ObservesSecrets(Observes, frozen=True, kw_only=True):
    """What is hidden from a seat is observed by it (law 16): only games with secrets can break it so."""

    observer: type[Sound] = Peeping
