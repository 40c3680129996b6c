"""What a table tells of remarks and of its seats, by itself: nothing twice, and no seat that is not there."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.protocol.wire import ChatLine
from quarterdeck.server.tables.rights import chair_of
from quarterdeck.server.tables.room import Chair, Room
from quarterdeck.server.tables.viewing import said


def table() -> Room:
    """A table of Kraken with three seats, at which two remarks were made."""
    room = Room("abcdefgh", "kraken", host="", listed=True)
    room.chairs = [Chair(seat=seat, name="") for seat in range(3)]
    room.remarks = [ChatLine(n=n, seat=0, person="", player="Ada", colour="", text="Ahoy", at=n) for n in (1, 2)]
    return room


@pytest.mark.parametrize(("after", "told"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_no_remark_is_told_twice(after: int, told: list[int]) -> None:
    """Whoever knows the remarks up to a number gets those behind it."""
    assert [remark.n for remark in said(table(), after).lines] == told


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused_with_those_that_are(seat: int) -> None:
    """Counted from 0."""
    room = table()
    assert [chair_of(room, k).seat for k in range(3)] == [0, 1, 2]
    with pytest.raises(Malformed, match="this table has the seats 0 to 2"):
        chair_of(room, seat)
