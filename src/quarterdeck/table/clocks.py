"""The clocks of a match: what everybody has left, who is being charged, and when somebody's time is up.

All times are whole milliseconds. Nothing here looks at a clock: the caller says what time it is. Every player whose
choice is awaited is charged, so in a phase in which all choose at once, all who have not chosen yet are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.records.clock import ClockTerms

LAG_A_TURN: Final = 1_000
"""The most milliseconds of a turn that are not charged because the network took them, whatever a player claims."""


class SeatClock(Struct, frozen=True, kw_only=True):
    """The time of one seat, as it was at `Clock.since`."""

    left: int
    """What is left; zero or less if the time is up."""
    free: int = 0
    """What is left of the time at the beginning of the turn that costs nothing."""
    lag: int = 0
    """How much may still be forgiven in this turn because the network took it."""
    used: int = 0
    """How long the seat has been charged, or had free time, since its latest move."""
    runs: bool = False
    """Whether the seat's choice is awaited."""
    again: int = 0
    """How many of the seat's next moves bring no new time, since they were taken back in this turn."""


class Clock(Struct, frozen=True, kw_only=True):
    """The time of all seats."""

    seats: tuple[SeatClock, ...]
    since: int | None = None
    """The moment up to which everybody was charged; None if nobody is being charged."""
    paused: bool = False
    """Whether the people at the table have agreed on a pause."""

    @property
    def running(self) -> frozenset[int]:
        """The seats whose choices are awaited; in a pause they are not charged."""
        return frozenset(seat for seat, one in enumerate(self.seats) if one.runs)


def wound(terms: ClockTerms, players: int) -> Clock:
    """The clock before the game begins."""
    return Clock(seats=(SeatClock(left=terms.seconds * 1000),) * players)


def charged(clock: Clock, now: int, claims: Mapping[int, int] | None = None) -> Clock:
    """The clock after everybody whose choice is awaited was charged up to now.

    `claims` says for some seats how long the network took; as much of it is forgiven as the turn still allows. If the
    time goes back, nobody is charged for it.
    """
    if clock.since is None:
        return clock
    past = max(0, now - clock.since)
    seats = tuple(
        _charged(one, past, (claims or {}).get(seat, 0)) if one.runs else one for seat, one in enumerate(clock.seats)
    )
    return replace(clock, seats=seats, since=max(now, clock.since))


def _charged(one: SeatClock, past: int, claim: int) -> SeatClock:
    forgiven = max(0, min(claim, one.lag, past))
    cost = past - forgiven
    free = min(cost, one.free)
    return replace(
        one,
        left=one.left - (cost - free),
        free=one.free - free,
        lag=one.lag - forgiven,
        used=one.used + cost,
    )


def waits_for(
    terms: ClockTerms,
    clock: Clock,
    awaited: Collection[int],
    now: int,
    *,
    moved: Collection[int] = (),
    resumed: Collection[int] = (),
) -> Clock:
    """The clock when the choices of these seats are awaited from now on; everybody must have been charged up to now.

    A seat that was not awaited before begins a turn. A seat that has `resumed` goes on with its turn, since it has taken
    its choice back: it gets no time for that, nor for making that choice again. `moved` are the seats that have just moved.
    """
    seats = tuple(
        _turned(terms, one, awaits=seat in awaited, moved=seat in moved, resumed=seat in resumed)
        for seat, one in enumerate(clock.seats)
    )
    runs = any(one.runs for one in seats) and not clock.paused
    return replace(clock, seats=seats, since=now if runs else None)


def _turned(terms: ClockTerms, one: SeatClock, *, awaits: bool, moved: bool, resumed: bool) -> SeatClock:
    again = one.again
    if moved:
        one = replace(one, used=0, again=max(0, again - 1))
    if resumed and terms.per == "move":
        one = replace(one, again=again + 1)
    turns = awaits and not resumed and not one.runs
    if turns:
        one = replace(one, again=0)
    if turns or (awaits and moved and terms.per == "move" and not again):
        left = one.left + terms.more * 1000 if terms.per == "game" else terms.seconds * 1000
        one = replace(one, left=left, free=terms.free * 1000, lag=LAG_A_TURN)
    return replace(one, runs=awaits)


def paused(clock: Clock, now: int) -> Clock:
    """The clock in a pause that begins now; turns go on after it."""
    return replace(charged(clock, now), since=None, paused=True)


def going_on(clock: Clock, now: int) -> Clock:
    """The clock after a pause that ends now."""
    return replace(clock, since=now if clock.running else None, paused=False)


def out_of_time(clock: Clock) -> tuple[int, ...]:
    """The seats that are being charged and have nothing left, ascending; everybody must have been charged up to now."""
    if clock.since is None:
        return ()
    return tuple(seat for seat, one in enumerate(clock.seats) if one.runs and one.left <= 0)


def due(clock: Clock) -> int | None:
    """The moment at which somebody's time is up at the latest, with all lag that may be forgiven; None if nobody is charged."""
    if clock.since is None:
        return None
    return clock.since + min(max(0, one.left) + one.free + one.lag for one in clock.seats if one.runs)
