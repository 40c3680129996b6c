"""Stores whose turn it is, together with the move that made it so; whoever wants notices gets one in the outbox."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from quarterdeck.server.database.matches import summaries
from quarterdeck.server.database.rows import MatchSummary
from quarterdeck.server.database.schema import matches, seats


class Awaited(Struct, frozen=True):
    """The seats of a match that are to choose since a time."""

    seats: Collection[int]
    at: int


_SQLITE_DUE: Final = """
    (SELECT json_extract(value, '$[0]') AS "match", json_extract(value, '$[1]') AS awaited, json_extract(value, '$[2]') AS at
     FROM json_each(?)) AS due
"""
_POSTGRESQL_DUE: Final = """unnest(%s::text[], %s::bigint[], %s::bigint[]) AS due ("match", awaited, at)"""
"""The matches of one commit, which are a single argument, so that each statement is carried out once for all of them."""
_IS_AWAITED: Final = "(due.awaited >> seats.seat) & 1 = 1"
"""Seats that are to choose are the bits of a number."""
_ANNOUNCE: Final = f"""
    INSERT INTO outbox (channel, "match", seat, at)
    SELECT channels.id, seats."match", seats.seat, due.at
    FROM {{due}} JOIN seats ON seats."match" = due."match"
    JOIN channels ON channels."user" = seats."user" AND channels.state = 'on'
    WHERE {_IS_AWAITED} AND coalesce(seats.awaited, 0) = 0
        AND (seats.seen_until > 0 OR NOT EXISTS (
            SELECT 1 FROM matches JOIN bonds ON bonds.kind = 'blocked' AND (
                (bonds."user" = channels."user" AND bonds.other = matches.host)
                OR (bonds."user" = matches.host AND bonds.other = channels."user")
            ) WHERE matches.id = seats."match"
        ))
        AND EXISTS (SELECT 1 FROM seats AS others WHERE others."match" = seats."match" AND others."user" <> channels."user")
    ON CONFLICT (channel, "match", seat) DO UPDATE SET at = excluded.at
"""  # noqa: S608 - all of it stands here
_CALL_OFF: Final = """
    DELETE FROM outbox WHERE (channel, "match", seat) IN (
        SELECT old.channel, old."match", old.seat FROM {due} JOIN outbox AS old ON old."match" = due."match"
        WHERE (due.awaited >> old.seat) & 1 = 0
    )
"""
_PASS_ON: Final = f"""
    UPDATE seats SET awaited = CASE WHEN {_IS_AWAITED} THEN due.at ELSE 0 END
    FROM {{due}}
    WHERE seats."match" = due."match" AND (seats.awaited IS NULL OR (seats.awaited = 0) = ({_IS_AWAITED}))
"""  # noqa: S608 - as above
_STATEMENTS: Final = (_ANNOUNCE, _CALL_OFF, _PASS_ON)
_ON_SQLITE: Final = tuple(statement.format(due=_SQLITE_DUE) for statement in _STATEMENTS)
_ON_POSTGRESQL: Final = tuple(statement.format(due=_POSTGRESQL_DUE) for statement in _STATEMENTS)


def store_awaited(connection: Connection, found: Mapping[str, Awaited]) -> None:
    """Store which seats are to choose, for many matches by their ids; a seat that was to choose already is so since then.

    In the outbox there is a notice for each of them who wants notices, unless that person plays with bots alone, who
    answer at once, or has never come to a table of somebody with whom there is a block, whoever has blocked whom; and no
    notice for anybody else. Three statements serve for all matches, since this comes with nearly every move.
    """
    rows = [(match, sum(1 << seat for seat in one.seats), one.at) for match, one in found.items()]
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        names, masks, times = (list(column) for column in zip(*rows, strict=True))
        for statement in _ON_POSTGRESQL:
            connection.exec_driver_sql(statement, (names, masks, times))
        return
    told = msgspec.json.encode(rows).decode()
    for statement in _ON_SQLITE:
        connection.exec_driver_sql(statement, (told,))


def turns_of(connection: Connection, user: str, limit: int) -> list[MatchSummary]:
    """The matches where a person is to choose, or may be; the one that has waited longest comes first."""
    mine = select(seats.c.match).where(seats.c.user == user, seats.c.awaited.is_distinct_from(0))
    wanted = select(matches).where(matches.c.state == "playing", matches.c.id.in_(mine))
    return summaries(connection, wanted.order_by(matches.c.changed, matches.c.id), limit)
