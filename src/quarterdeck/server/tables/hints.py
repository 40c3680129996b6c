"""Hints: what a bot of level 3 would do in a seat's place, where no other people play.

A plan of several moves that somebody was told is remembered: the next hint goes on with it, as long as nothing else happened.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary
from zlib import crc32

import msgspec

from quarterdeck.analysis import Advice, Planned
from quarterdeck.engine.errors import NotYourTurn, Stale
from quarterdeck.server.chores.desk import Chores
from quarterdeck.server.chores.kinds import Advise
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import Hint, Hinted
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import begun_match, own_chair
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.viewing import SAY


class Hints:
    """Answers requests for hints."""

    def __init__(self, chores: Chores) -> None:
        self._chores = chores
        self._plans: WeakKeyDictionary[Room, dict[int, Planned]] = WeakKeyDictionary()
        """What seats of a table were told, as long as it is in memory."""

    async def hint(self, room: Room, link: Link, request: Hint) -> Hinted:
        """What a bot would do; raises why there is no hint. The lock is not held while it thinks."""
        plans = self._plans.setdefault(room, {})
        async with room.held():
            revision, moves_made, chore = asked_for(room, link, request, plans.get(request.seat))
        advice = msgspec.json.decode(await self._chores.do(link.asker, chore), type=Advice)
        if not advice.planned:
            plans[request.seat] = Planned(seat=request.seat, at=moves_made, moves=advice.moves)
        return Hinted(
            id=request.id,
            revision=revision,
            seat=request.seat,
            moves=advice.moves,
            steps=advice.steps,
            planned=advice.planned,
            why=advice.why,
            rated=advice.rated,
            sentence=advice.sentence,
        )


def asked_for(room: Room, link: Link, request: Hint, planned: Planned | None) -> tuple[int, int, Advise]:
    """The revision of which a hint is wanted, the moves made, and what a process is asked; made of what the seat knows alone.

    The same question gets the same answer.
    """
    match = begun_match(room)
    own_chair(room, link, request.seat)
    if room.rated:
        raise Forbidden(SAY("rated-hint"))
    if any(chair.user not in ("", link.user.id) for chair in room.chairs):
        raise Forbidden(SAY("hint-people"))
    if not match.is_fresh(request.seat, request.expected):
        raise Stale(SAY("overtaken"))
    if request.seat not in match.waiting():
        raise NotYourTurn(SAY("hint-not-now"))
    chore = Advise(
        game=match.game.key,
        position=match.game.save(match.view(request.seat)),
        seat=request.seat,
        seed=crc32(f"{room.id} {match.revision} {request.seat}".encode()),
        planned=() if planned is None else planned.left(match),
    )
    return match.revision, match.moves_made, chore
