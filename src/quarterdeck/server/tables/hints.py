"""Hints: what a bot of level 3 would do in a seat's place, at tables without other people."""

from __future__ import annotations

from zlib import crc32

import msgspec

from quarterdeck.analysis import Advice
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

    async def hint(self, room: Room, link: Link, request: Hint) -> Hinted:
        """What a bot would do; raises why there is no hint. The table's lock is not held while the bot thinks."""
        async with room.held():
            revision, chore = asked_for(room, link, request)
        advice = msgspec.json.decode(await self._chores.do(link.asker, chore), type=Advice)
        return Hinted(id=request.id, revision=revision, seat=request.seat, move=advice.move, sentence=advice.sentence)


def asked_for(room: Room, link: Link, request: Hint) -> tuple[int, Advise]:
    """The revision for which a hint is wanted, and the chore for it, made only from what the seat knows.

    The same question gets the same answer.
    """
    match = begun_match(room)
    own_chair(room, link, request.seat)
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
    )
    return match.revision, chore
