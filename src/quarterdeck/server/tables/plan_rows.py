"""Plans as they are stored, and read again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quarterdeck.server.database.rows import StoredPlan
from quarterdeck.server.protocol.wire import Planned
from quarterdeck.server.tables.room import PlanEnd, SeatPlan


def to_row(plan: SeatPlan) -> StoredPlan:
    """A plan as it is stored."""
    return StoredPlan(
        seat=plan.seat,
        user=plan.user,
        since=plan.since,
        steps=msgspec.json.encode(plan.steps).decode(),
        dropped="" if plan.dropped is None else msgspec.json.encode(plan.dropped).decode(),
        version=plan.version,
    )


def read_plans(rows: Sequence[StoredPlan]) -> dict[int, SeatPlan]:
    """Plans by their seats; one that makes no sense any more is left out."""
    return {row.seat: plan for row in rows if (plan := _read(row)) is not None}


def _read(row: StoredPlan) -> SeatPlan | None:
    try:
        return SeatPlan(
            seat=row.seat,
            user=row.user,
            since=row.since,
            steps=msgspec.json.decode(row.steps, type=tuple[Planned, ...]),
            dropped=msgspec.json.decode(row.dropped, type=PlanEnd) if row.dropped else None,
            version=row.version,
        )
    except (msgspec.DecodeError, RecursionError):
        return None
