"""How a finished match is told to the archive: who came where, how it ended, and how long it was."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from quarterdeck.records.record import GIVEN_UP
from quarterdeck.server.database.rows import Outcome, Placed, SeatResult
from quarterdeck.server.tables.reading import read_room
from quarterdeck.table.match import Match


def outcome_of(match: Match) -> Outcome | None:
    """How a match has ended; None while it goes on."""
    ending = match.ending()
    if ending is None:
        return None
    standing = None if ending.how in GIVEN_UP else match.standing()
    scores = None if standing is None else standing.scores
    return Outcome(
        ending=ending.how,
        moves=match.moves_made,
        options=msgspec.json.encode(match.header.options).decode(),
        seats=tuple(
            Placed(
                result=_result(ending.winners, seat, match.players),
                rank=rank,
                score=None if scores is None else scores[seat],
            )
            for seat, rank in enumerate(ranks(match, ending.winners, scores))
        ),
    )


def ranks(match: Match, winners: Sequence[int], scores: Sequence[int] | None) -> list[int]:
    """The rank of each seat: 1 for all winners, then by score, or by their share if nothing is counted."""
    counted: Sequence[float] = match.score() or (0.0,) * match.players if scores is None else scores
    worth = [(seat in winners, 0 if seat in winners else counted[seat]) for seat in range(match.players)]
    return [1 + sum(other > one for other in worth) for one in worth]


def _result(winners: Sequence[int], seat: int, players: int) -> SeatResult:
    if len(winners) == players > 1:
        return "drawn"
    return "won" if seat in winners else "lost"


def read_outcome(connection: Connection, match_id: str) -> Outcome | None:
    """How a stored match has ended; None if it goes on, or cannot be replayed to its end."""
    room = read_room(connection, match_id)
    return None if room.match is None or room.state != "over" else outcome_of(room.match)
