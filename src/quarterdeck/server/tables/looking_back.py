"""Earlier moments of a game: drawn by a process for chores, and cached for everybody with the same eyes."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed, NotYourTurn
from quarterdeck.messages.language import spoken
from quarterdeck.server.chores.desk import Chores
from quarterdeck.server.chores.kinds import DrawPast
from quarterdeck.server.kept import Kept, Key
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import SPECTATOR, Replay
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import chair_of
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.viewing import SAY

MOST_BYTES: Final = 48 * 1024 * 1024
"""The most bytes of cached pictures, for all tables together."""


class LookingBack:
    """Answers requests to see an earlier position."""

    def __init__(self, chores: Chores) -> None:
        self._chores = chores
        self._pictures = Kept(MOST_BYTES)

    async def picture(self, room: Room, link: Link, request: Replay) -> bytes:
        """The answer with an earlier position; raises why there is none. The table's lock is not held while it is drawn."""
        async with room.held():
            key, chore = earlier(room, link, request)
        found = self._pictures.find(key)
        if found is None:
            found = await self._chores.do(link.asker, chore)
            self._pictures.keep(key, found)
        return numbered(found, request.id)


def earlier(room: Room, link: Link, request: Replay) -> tuple[Key, DrawPast]:
    """The picture to be drawn: as one's own seat knew it, or as any seat knew it when the game is over.

    The key has a table, a seat, how many moves were made, the line of the last of them (after a take-back that is another one),
    whether the seat is called by its name, and the language.
    """
    match = room.match
    if match is None:
        raise Forbidden(SAY("frozen", reason=""))
    seat, at = request.seat, request.at
    if seat != SPECTATOR:
        chair_of(room, seat)
    if not room.has_picture:
        raise NotYourTurn(SAY("table-open"))
    allowed = {SPECTATOR, *room.eyes(link.user.id)}
    if seat not in allowed and not match.over:
        raise Forbidden(SAY("others-eyes"))
    if at > match.moves_made:
        raise Malformed("at", SAY("so-many-moves", number=match.moves_made))
    line = match.line_of(at)
    by_name = not room.plays_only(link.user.id, seat)
    made = " ".join(told.text for told in match.told_at(seat, at, by_name=by_name)) if at else ""
    position = match.game.save(match.view_at(seat, at))
    chore = DrawPast(game=match.game.key, position=position, seat=seat, at=at, revision=line, made=made)
    return (room.id, seat, at, line, by_name, spoken()), chore


BEGINNING: Final = b'{"type":"replayed","id":0,'
"""The beginning of a drawn picture that does not answer a request yet."""


def numbered(picture: bytes, request: int) -> bytes:
    """The picture as the answer to a request."""
    return b'{"type":"replayed","id":%d,' % request + picture[len(BEGINNING) :]
