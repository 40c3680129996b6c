"""The clocks of people who share a keyboard."""

from __future__ import annotations

from collections.abc import Callable, Collection
from time import monotonic
from typing import Final

from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.record import MoveLine, TakeBackLine
from quarterdeck.table.clock_words import short_time
from quarterdeck.table.clocks import charged, out_of_time, waits_for, wound
from quarterdeck.table.match import Match

LONGEST_MINUTES: Final = 24 * 60 - 1
LONGEST_MORE: Final = 3_600


def read_clock(text: str) -> ClockTerms:
    """What `10` or `10+5` means: minutes for the whole game of each person, and seconds more with each turn."""
    minutes, plus, more = text.partition("+")
    numbers = [minutes, more] if plus else [minutes]
    if not all(number.isascii() and number.isdigit() and len(number) <= len(str(LONGEST_MORE)) for number in numbers):
        raise Malformed("clock", SAY("clock-form", text=text))
    terms = ClockTerms(per="game", seconds=int(minutes) * 60, more=int(more or 0))
    if not 1 <= int(minutes) <= LONGEST_MINUTES or terms.more > LONGEST_MORE:
        raise Malformed("clock", SAY("clock-form", text=text))
    return terms


def milliseconds() -> int:
    """The time of a clock that only goes forth."""
    return int(monotonic() * 1000)


class Timing:
    """The clocks at a table; `people` are the seats that have one."""

    def __init__(
        self, match: Match, terms: ClockTerms, people: Collection[int], now: Callable[[], int] = milliseconds
    ) -> None:
        self.terms = terms
        self.people = frozenset(people)
        self.now = now
        self.clock = wound(terms, match.players)
        self._known = match.revision
        self.follow(match)

    def follow(self, match: Match) -> None:
        """Charge everybody up to now, note how long the new moves took, and let the clocks of those run who must choose."""
        now = self.now()
        clock = charged(self.clock, now)
        moved: set[int] = set()
        back: set[int] = set()
        for line in match.lines_since(self._known):
            seat = match.mover(line.n)
            if isinstance(line, TakeBackLine):
                back.add(seat)
            elif isinstance(line, MoveLine) and seat in clock.running - moved:
                match.spent[line.n] = clock.seats[seat].used
                moved.add(seat)
        self._known = match.revision
        self.clock = waits_for(self.terms, clock, self.people & set(match.waiting()), now, moved=moved, resumed=back)

    def late(self) -> tuple[int, ...]:
        """The seats whose time is up."""
        return out_of_time(charged(self.clock, self.now()))

    def words(self, name: Callable[[int], str]) -> str:
        """What everybody has left."""
        seats = charged(self.clock, self.now()).seats
        return " · ".join(f"{name(seat)} {short_time(max(0, seats[seat].left))}" for seat in sorted(self.people))
