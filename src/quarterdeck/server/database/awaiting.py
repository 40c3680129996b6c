"""Stores whose turn it is, together with the move that made it so; whoever wants notices gets one in the outbox."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, literal, select, update

from quarterdeck.server.database.matches import summaries
from quarterdeck.server.database.rows import MatchSummary
from quarterdeck.server.database.schema import channels, matches, outbox, seats


def set_awaited(connection: Connection, match: str, awaited: Collection[int], now: int) -> None:
    """Store which seats of a match are to choose since now; a seat that was to choose already is so since then.

    In the outbox there is a notice for each of them who wants notices, unless that person plays with bots alone, who
    answer at once; and no notice for anybody else.
    """
    before = {
        seat: (since, user)
        for seat, since, user in connection.execute(
            select(seats.c.seat, seats.c.awaited, seats.c.user).where(seats.c.match == match)
        )
    }
    new = [seat for seat in awaited if seat in before and not before[seat][0]]
    done = [seat for seat, (since, _) in before.items() if since != 0 and seat not in awaited]
    if done:
        here = (seats.c.match == match, seats.c.seat.in_(done))
        connection.execute(update(seats).where(*here).values(awaited=0))
        connection.execute(delete(outbox).where(outbox.c.match == match, outbox.c.seat.in_(done)))
    if new:
        connection.execute(update(seats).where(seats.c.match == match, seats.c.seat.in_(new)).values(awaited=now))
        if len({user for _, user in before.values() if user is not None}) > 1:
            _announce(connection, match, new, now)


def _announce(connection: Connection, match: str, new: Collection[int], now: int) -> None:
    """Put notices into the outbox: one for each seat and each way to reach its person."""
    due = (
        select(channels.c.id, seats.c.match, seats.c.seat, literal(now))
        .join(channels, channels.c.user == seats.c.user)
        .where(seats.c.match == match, seats.c.seat.in_(new), channels.c.state == "on")
    )
    connection.execute(delete(outbox).where(outbox.c.match == match, outbox.c.seat.in_(new)))
    connection.execute(insert(outbox).from_select(["channel", "match", "seat", "at"], due))


def turns_of(connection: Connection, user: str, limit: int) -> list[MatchSummary]:
    """The matches where a person is to choose, or may be; the one that has waited longest comes first."""
    mine = select(seats.c.match).where(seats.c.user == user, seats.c.awaited.is_distinct_from(0))
    wanted = select(matches).where(matches.c.state == "playing", matches.c.id.in_(mine))
    return summaries(connection, wanted.order_by(matches.c.changed, matches.c.id), limit)
