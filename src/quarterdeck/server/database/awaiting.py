"""Stores whose turn it is, together with the move that made it so; whoever wants notices gets one in the outbox."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, select, text

from quarterdeck.server.database.matches import summaries
from quarterdeck.server.database.rows import MatchSummary
from quarterdeck.server.database.schema import matches, seats


class Awaited(Struct, frozen=True):
    """The seats of a match that are to choose since a time."""

    seats: Collection[int]
    at: int


_IS_AWAITED: Final = "(CAST(:awaited AS BIGINT) >> seats.seat) & 1 = 1"
"""Seats that are to choose are the bits of a number, so that one statement serves for any of them."""
_ANNOUNCE: Final = text(f"""
    INSERT INTO outbox (channel, "match", seat, at)
    SELECT channels.id, seats."match", seats.seat, CAST(:at AS BIGINT)
    FROM seats JOIN channels ON channels."user" = seats."user" AND channels.state = 'on'
    WHERE seats."match" = :match AND {_IS_AWAITED} AND coalesce(seats.awaited, 0) = 0
        AND (seats.seen_until > 0 OR NOT EXISTS (
            SELECT 1 FROM bonds JOIN matches ON matches.host = bonds.other
            WHERE matches.id = seats."match" AND bonds."user" = seats."user" AND bonds.kind = 'blocked'
        ))
        AND (SELECT count(DISTINCT others."user") FROM seats AS others WHERE others."match" = seats."match") > 1
    ON CONFLICT (channel, "match", seat) DO UPDATE SET at = excluded.at
""")  # noqa: S608 - all of it stands here
_CALL_OFF: Final = text("""
    DELETE FROM outbox WHERE "match" = :match AND (CAST(:awaited AS BIGINT) >> seat) & 1 = 0
""")
_PASS_ON: Final = text(f"""
    UPDATE seats SET awaited = CASE WHEN {_IS_AWAITED} THEN CAST(:at AS BIGINT) ELSE 0 END
    WHERE "match" = :match AND (awaited IS NULL OR (awaited = 0) = ({_IS_AWAITED}))
""")  # noqa: S608 - as above


def store_awaited(connection: Connection, found: Mapping[str, Awaited]) -> None:
    """Store which seats are to choose, for many matches by their ids; a seat that was to choose already is so since then.

    In the outbox there is a notice for each of them who wants notices, unless that person plays with bots alone, who
    answer at once, or has been put on a seat by somebody whom they have blocked; and no notice for anybody else. Three
    statements serve for all matches, since this comes with nearly every move.
    """
    rows = [
        {"match": match, "awaited": sum(1 << seat for seat in one.seats), "at": one.at} for match, one in found.items()
    ]
    if rows:
        for statement in (_ANNOUNCE, _CALL_OFF, _PASS_ON):
            connection.execute(statement, rows)


def turns_of(connection: Connection, user: str, limit: int) -> list[MatchSummary]:
    """The matches where a person is to choose, or may be; the one that has waited longest comes first."""
    mine = select(seats.c.match).where(seats.c.user == user, seats.c.awaited.is_distinct_from(0))
    wanted = select(matches).where(matches.c.state == "playing", matches.c.id.in_(mine))
    return summaries(connection, wanted.order_by(matches.c.changed, matches.c.id), limit)
