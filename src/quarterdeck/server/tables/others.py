"""What other processes on the same database do to tables: heard of, read, and told to whoever looks on here."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from quarterdeck.engine.errors import RecordError
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import talk
from quarterdeck.server.database.bus import EVERYTHING
from quarterdeck.server.database.errors import CorruptRow
from quarterdeck.server.database.rows import Proposal, StoredLine
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import Rooms, read_rest, still_open
from quarterdeck.server.tables.storing import to_line


class Others:
    """Keeps the tables in memory up to date."""

    def __init__(self, rooms: Rooms, on_caught_up: Callable[[Room], None]) -> None:
        self.rooms = rooms
        self.on_caught_up = on_caught_up
        """Called when a table has caught up."""
        self._behind: set[str] = set()
        """Tables with new lines, to be read as soon as the reading under way is done."""
        self._reading = False

    def hear(self, match_id: str) -> None:
        """Another process has changed a table; EVERYTHING: it may have been any."""
        self.rooms.start(self.refresh(match_id))

    def hear_of_lines(self, match_id: str) -> None:
        """Another process has added lines to a table; they are read together with those of other tables."""
        if self.rooms.changed_elsewhere([match_id]):
            self._behind.add(match_id)
            if not self._reading:
                self._reading = True
                self.rooms.start(self._read_lines())

    async def refresh(self, match_id: str) -> None:
        """Read whatever is new of a table, or of all."""
        names = self.rooms.known() if match_id == EVERYTHING else [match_id]
        for room in self.rooms.changed_elsewhere(names):
            async with room.lock:
                await self._catch_up(room)
            self.on_caught_up(room)

    async def _catch_up(self, room: Room) -> None:
        if room.match is None:
            return
        before = about(room)
        try:
            lines, proposals = await self.rooms.database.read(lambda c: read_news(c, room))
            followed = follow(room, lines)
        except (RecordError, CorruptRow):
            await self.rooms.reload(room)
            return
        room.proposals = still_open(room, proposals)
        room.tell(table=about(room) != before, view=followed, said=True)

    async def _read_lines(self) -> None:
        try:
            while self._behind:
                behind, self._behind = self._behind, set()
                await self._read_lines_of(behind)
        finally:
            self._reading = False

    async def _read_lines_of(self, behind: set[str]) -> None:
        known = {room.id: room.revision for room in self.rooms.changed_elsewhere(behind)}
        try:
            found = await self.rooms.database.read(lambda c: matches_store.load_new_lines(c, known))
        except CorruptRow:  # one of them; each for itself, then
            for name in known:
                self.hear(name)
            return
        for name, lines in found.items():
            self.rooms.start(self._follow(name, lines))

    async def _follow(self, match_id: str, lines: list[StoredLine]) -> None:
        for room in self.rooms.changed_elsewhere([match_id]):
            async with room.lock:
                before = about(room)
                try:
                    followed = follow(room, lines)
                except RecordError:
                    await self.rooms.reload(room)
                    return
                room.tell(table=about(room) != before, view=followed)
            self.on_caught_up(room)


def read_news(connection: Connection, room: Room) -> tuple[list[StoredLine], list[Proposal]]:
    """The lines and proposals that a table may not have yet; whatever else is new of it is brought up to date."""
    lines = matches_store.load_lines(connection, room.id, after_ply=room.revision)
    read_rest(connection, room)
    return lines, talk.load_open_proposals(connection, room.id)


def follow(room: Room, rows: list[StoredLine]) -> bool:
    """Do what lines say, as far as they are new here; whether any was. `RecordError` if one does not follow."""
    match = room.match
    new = [row for row in rows if row.ply > room.revision]
    if match is None:
        return False
    for row in new:
        match.follow(to_line(row, match.game.seat_names))
    room.thoughts.update(row.ply for row in new if row.thought is not None)
    return bool(new)


def about(room: Room) -> tuple[object, ...]:
    """What people are told of a table besides the game."""
    return room.state, room.chairs, room.proposals, room.listed, room.rematch
