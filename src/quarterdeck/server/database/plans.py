"""Stores what people have planned for their seats. One plan belongs to one seat of one match, and to the person on it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from quarterdeck.server.database.errors import CorruptRow, sound
from quarterdeck.server.database.notices import touch
from quarterdeck.server.database.people import is_gone
from quarterdeck.server.database.rows import StoredPlan, read_row
from quarterdeck.server.database.schema import plans


def load_plans(connection: Connection, match: str) -> list[StoredPlan]:
    """The plans of all seats of a match; `CorruptRow` if one makes no sense."""
    with sound("plans", match):
        rows = connection.execute(select(plans).where(plans.c.match == match).order_by(plans.c.seat)).mappings().all()
    try:
        return [read_row(row, StoredPlan) for row in rows]
    except msgspec.ValidationError as error:
        raise CorruptRow("plans", match, str(error)) from None


def put_plan(connection: Connection, match: str, plan: StoredPlan) -> StoredPlan:
    """Store a new plan in the place of whatever the seat had planned; returns it as it is stored, with its version.

    Nothing is stored for a person who was deleted meanwhile.
    """
    if is_gone(connection, plan.user):
        return plan
    here = (plans.c.match == match, plans.c.seat == plan.seat)
    before = connection.execute(select(plans.c.version).where(*here)).scalar_one_or_none() or 0
    new = msgspec.structs.replace(plan, version=before + 1)
    connection.execute(delete(plans).where(*here))
    connection.execute(insert(plans).values(match=match, **msgspec.structs.asdict(new)))
    touch(connection, match)
    return new


def follow_plan(connection: Connection, match: str, plan: StoredPlan) -> bool:
    """Store what is left of a plan; False if the stored one is another one by now."""
    here = (plans.c.match == match, plans.c.seat == plan.seat, plans.c.version == plan.version - 1)
    changed = connection.execute(update(plans).where(*here).values(**msgspec.structs.asdict(plan))).rowcount == 1
    if changed:
        touch(connection, match)
    return changed
