"""Quiet hours: the part of each day, in somebody's own time zone, in which they are sent nothing."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.problems import SAY

DAY_MINUTES: Final = 24 * 60


def find_zone(name: str) -> ZoneInfo:
    """The time zone with a name like `Europe/Berlin`; `Malformed` if this machine knows none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise Malformed("zone", SAY("bad-zone", zone=name)) from None


def quiet_until(now: int, begin: int, end: int, zone: str) -> int:
    """The time (ms since 1970) when the quiet hours end that it is in now; now itself if it is in none.

    `begin` and `end` are minutes after midnight in that zone; equal ones mean that there are no quiet hours. They may go
    past midnight.
    """
    if begin == end:
        return now
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(find_zone(zone))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY_MINUTES >= (end - begin) % DAY_MINUTES:
        return now
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    over = midnight + timedelta(days=1 if end <= minute else 0)  # the clock on the wall, whatever summer time does
    over = over.replace(hour=end // 60, minute=end % 60)
    return max(now, round(over.timestamp() * 1000))
