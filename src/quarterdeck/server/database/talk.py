"""Stores remarks and proposals at tables."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, RowMapping, func, insert, select, update

from quarterdeck.server.database.errors import CorruptRow, sound
from quarterdeck.server.database.notices import touch
from quarterdeck.server.database.people import is_gone
from quarterdeck.server.database.rows import ClosedState, Proposal, Remark, read_row
from quarterdeck.server.database.schema import proposals, remarks, users


def add_remark(connection: Connection, match: str, remark: Remark) -> int:
    """Store a remark; returns its number, or 0 if the speaker was deleted meanwhile, of whom nothing is kept."""
    if is_gone(connection, remark.user):
        return 0
    number = _next(connection, remarks.c.n, remarks.c.match == match)
    connection.execute(
        insert(remarks).values(
            match=match, n=number, user=remark.user, seat=remark.seat, text=remark.text, at=remark.at
        )
    )
    touch(connection, match)
    return number


def load_remarks(connection: Connection, match: str, after: int = 0, limit: int = 200) -> list[Remark]:
    """The latest remarks that follow number `after`, in the order they were made, with people's names and colours."""
    wanted = (
        select(remarks.c.n, remarks.c.user, remarks.c.seat, remarks.c.text, remarks.c.at, users.c.name, users.c.colour)
        .join(users, users.c.id == remarks.c.user)
        .where(remarks.c.match == match, remarks.c.n > after)
        .order_by(remarks.c.n.desc())
        .limit(limit)
    )
    with sound("remarks", match):
        rows = connection.execute(wanted).mappings().all()
    try:
        return [read_row(row, Remark) for row in reversed(rows)]
    except msgspec.ValidationError as error:
        raise CorruptRow("remarks", match, str(error)) from None


def add_proposal(connection: Connection, match: str, proposal: Proposal) -> int:
    """Store a proposal; returns its number."""
    number = _next(connection, proposals.c.proposal, proposals.c.match == match)
    fields = msgspec.structs.asdict(proposal)
    connection.execute(
        insert(proposals).values(
            fields | {"match": match, "proposal": number, "agreed": _seats_text(proposal.agreed)},
        )
    )
    touch(connection, match)
    return number


def answer_proposal(connection: Connection, match: str, number: int, seats: Iterable[int]) -> Proposal | None:
    """Store that seats agree. Returns the changed proposal, or None, without a change, if it is not open."""
    proposal = _find_open(connection, match, number)
    new = () if proposal is None else tuple(sorted(set(seats) - set(proposal.agreed)))
    if proposal is None or not new:
        return proposal
    proposal = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, *new))
    here = (proposals.c.match == match, proposals.c.proposal == number)
    connection.execute(update(proposals).where(*here).values(agreed=_seats_text(proposal.agreed)))
    touch(connection, match)
    return proposal


def is_open(connection: Connection, match: str, number: int) -> bool:
    """Whether a proposal still waits for answers."""
    return _find_open(connection, match, number) is not None


def close_proposal(connection: Connection, match: str, number: int, state: ClosedState) -> bool:
    """Close a proposal that was carried out or refused; False if it was not open."""
    here = (proposals.c.match == match, proposals.c.proposal == number, proposals.c.state == "open")
    closed = connection.execute(update(proposals).where(*here).values(state=state)).rowcount == 1
    if closed:
        touch(connection, match)
    return closed


def load_open_proposals(connection: Connection, match: str) -> list[Proposal]:
    """The proposals that wait for answers, in the order they were made."""
    wanted = select(proposals).where(proposals.c.match == match, proposals.c.state == "open")
    with sound("proposals", match):
        rows = connection.execute(wanted.order_by(proposals.c.proposal)).mappings().all()
    return [_proposal(row) for row in rows]


def _next(connection: Connection, column: Column[int], here: ColumnElement[bool]) -> int:
    latest: int | None = connection.execute(select(func.max(column)).where(here)).scalar_one()
    return 1 if latest is None else latest + 1


def _find_open(connection: Connection, match: str, number: int) -> Proposal | None:
    here = (proposals.c.match == match, proposals.c.proposal == number, proposals.c.state == "open")
    row = connection.execute(select(proposals).where(*here)).mappings().one_or_none()
    return None if row is None else _proposal(row)


def _proposal(row: RowMapping) -> Proposal:
    try:
        agreed = [int(seat) for seat in row["agreed"].split(",") if seat]
        return read_row({**row, "agreed": agreed}, Proposal)
    except (msgspec.ValidationError, ValueError) as error:
        raise CorruptRow("proposals", f"({row['match']}, {row['proposal']})", str(error)) from None


def _seats_text(agreed: tuple[int, ...]) -> str:
    return ",".join(map(str, agreed))
