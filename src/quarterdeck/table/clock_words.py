"""Times, and what was agreed about them, in words."""

from __future__ import annotations

from typing import Final

from quarterdeck.messages import speaker
from quarterdeck.records.clock import ClockTerms

TWO_UNITS: Final = 2
UNITS: Final = (("days", 24 * 60 * 60), ("hours", 60 * 60), ("minutes", 60), ("seconds", 1))
_SAY: Final = speaker("quarterdeck.table").say


def terms_in_words(terms: ClockTerms, players: int) -> str:
    """What was agreed about time, in sentences."""
    told = [_SAY(f"clock-{terms.per}", time=long_time(terms.seconds))]
    if terms.more:
        told.append(_SAY("clock-more", time=long_time(terms.more)))
    if terms.free:
        told.append(_SAY("clock-free-move" if terms.per == "move" else "clock-free", time=long_time(terms.free)))
    if terms.is_lost_by(players):
        told.append(_SAY("clock-lose"))
    else:
        told.append(_SAY("clock-bot", level=str(terms.level)))
    return " ".join(told)


def terms_in_short(terms: ClockTerms) -> str:
    """What was agreed about time, in a few words for lists: `3 days for each move`."""
    if terms.more:
        return _SAY("short-game-more", time=long_time(terms.seconds), more=long_time(terms.more))
    return _SAY(f"short-{terms.per}", time=long_time(terms.seconds))


def rough_time(milliseconds: int) -> str:
    """A time, rounded up, in the largest unit of which there are two: `3 days`, `25 hours`, `12 minutes`."""
    seconds = max(1, -(-milliseconds // 1000))
    size = next((size for _, size in UNITS if seconds >= TWO_UNITS * size), 1)
    return long_time(-(-seconds // size) * size)


def long_time(seconds: int) -> str:
    """A whole number of seconds in the largest unit that fits: `10 minutes`, `90 seconds`."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
    return _SAY(f"time-{unit}", number=seconds // size)


def short_time(milliseconds: int) -> str:
    """A time as clocks show it: `0:07`, `12:40`, `1:02:03`; a part of a second is left out."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
