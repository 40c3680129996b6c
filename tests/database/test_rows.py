"""Rows read as Structs."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.server.database.rows import FinishedSeat, Row, StoredPlan, StoredSeat, read_row

PLAN = {"match": "m", "seat": 0, "user": "ann", "since": 3, "steps": "[]", "dropped": "", "version": 1}
SEAT = {"match": "m", "seat": 0, "user": "ann", "seen_until": 5}
RESULT = {"match": "m", "seat": 0, "result": "won", "rank": 1, "left": False}


@pytest.mark.parametrize(
    ("row", "kind", "column"),
    [
        (PLAN, StoredPlan, "dropped"),
        (PLAN, StoredPlan, "version"),
        (PLAN, StoredPlan, "user"),
        (SEAT, StoredSeat, "seen_until"),
        (RESULT, FinishedSeat, "left"),
        (RESULT, FinishedSeat, "rank"),
    ],
)
def test_null_where_there_must_be_a_value_is_refused_with_the_name_of_the_column(
    row: dict[str, object], kind: type[Row], column: str
) -> None:
    """Whether or not the field has a default: that is for new rows, and a damaged row must not be taken for one."""
    assert getattr(read_row(row, kind), column) == row[column]
    with pytest.raises(msgspec.ValidationError, match=column):
        read_row({**row, column: None}, kind)


def test_a_seat_on_which_nobody_sits_has_nobodys_name() -> None:
    """No person is joined to its row."""
    nobody = {"name": None, "colour": None, "owner": None, "owner_name": None, "user": None}
    seat = read_row({**SEAT, **nobody}, StoredSeat)
    assert (seat.user, seat.name, seat.colour, seat.owner, seat.owner_name) == (None, "", "", "", "")
