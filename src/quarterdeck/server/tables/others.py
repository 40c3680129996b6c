"""Follows what other processes on the same database do to tables, and tells everybody who looks at them here."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from quarterdeck.engine.errors import RecordError
from quarterdeck.server.background import Pauses
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import talk
from quarterdeck.server.database.bus import EVERYTHING
from quarterdeck.server.database.errors import CorruptRow, DatabaseError
from quarterdeck.server.database.rows import Proposal, StoredLine
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import NotThere
from quarterdeck.server.tables.reading import Around, read_around, still_open
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.storing import HEADER_LINES, to_line

MOST_FAILURES: Final = 5
"""The number of our failures in a row after which everybody who looks at the table must load it again."""


class Others:
    """Keeps the tables in memory up to date; a table that cannot be read now is read as soon as possible."""

    def __init__(self, rooms: Rooms, on_caught_up: Callable[[Room], None]) -> None:
        self.rooms = rooms
        rooms.when_changed_during_reading = self.hear
        self.on_caught_up = on_caught_up
        """A function to call when a table has caught up."""
        self._behind: set[str] = set()
        """Tables with new lines, to be read as soon as the reading under way is done."""
        self._reading = False
        self._changed: set[str] = set()
        """Tables about which anything may be new."""
        self._catching_up: set[str] = set()
        """The changed tables that a task is reading."""

    def hear(self, match_id: str) -> None:
        """Note that another process has changed a table; EVERYTHING means that it may have been any."""
        names = self.rooms.known() if match_id == EVERYTHING else [match_id]
        for room in self.rooms.changed_elsewhere(names):
            self._changed.add(room.id)
            if room.id not in self._catching_up:
                self._catching_up.add(room.id)
                self.rooms.background.start(self._catch_up(room.id), "catching up with another process")

    def hear_of_lines(self, match_id: str) -> None:
        """Note that another process has added lines to a table, to be read together with those of other tables.

        If it has a clock, that has changed too, and the table is read by itself.
        """
        rooms = self.rooms.changed_elsewhere([match_id])
        if any(room.clock is not None for room in rooms):
            self.hear(match_id)
        elif rooms:
            self._behind.add(match_id)
            if not self._reading:
                self._reading = True
                self.rooms.background.start(self._read_lines(), "reading lines of other processes")

    async def _catch_up(self, match_id: str) -> None:
        """Read everything new about a table, until nothing is new any more; a failure is tried again."""
        pauses, failures = Pauses(), 0
        try:
            while match_id in self._changed and (room := self.rooms.rooms.get(match_id)) is not None:
                self._changed.discard(match_id)
                try:
                    await self._read_news(room)
                except DatabaseError as error:
                    log.warning("table not caught up", table=short_hash(match_id), problem=str(error))
                except Exception as error:  # noqa: BLE001 - whatever it was, people see an old game; the log has it
                    failures += 1
                    log.error("table not caught up", table=short_hash(match_id), attempt=failures, exc_info=error)
                    if failures == MOST_FAILURES:
                        self.rooms.drop(room)
                        return
                else:
                    continue
                self._changed.add(match_id)
                await pauses.wait()
        finally:
            self._catching_up.discard(match_id)
            self._changed.discard(match_id)

    async def _read_news(self, room: Room) -> None:
        with suppress(Dropped):  # whoever comes reads the table anew
            async with room.held():
                if room.match is None:
                    return
                before, revision, remark = about(room), room.revision, room.latest_remark
                try:
                    news = await self.rooms.database.read(lambda c: read_news(c, room.id, revision, remark))
                    if news.around.begun and not room.begun:  # with another header
                        await self.rooms.reload(room)
                        return
                    news.around.apply(room)
                    followed = follow(room, news.lines)
                except (RecordError, CorruptRow, NotThere):
                    await self.rooms.reload(room)
                    return
                room.proposals = still_open(room, news.proposals)
                room.check_eyes()
                room.tell(table=about(room) != before, view=followed, said=True)
            self.on_caught_up(room)

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
        except Exception as error:  # noqa: BLE001 - perhaps a row of one of them: each for itself then, and again
            if not isinstance(error, DatabaseError):
                log.error("lines not read", exc_info=error)
            for name in known:
                self.hear(name)
            return
        for name, lines in found.items():
            self.rooms.background.start(self._follow(name, lines), "following another process")

    async def _follow(self, match_id: str, lines: list[StoredLine]) -> None:
        for room in self.rooms.changed_elsewhere([match_id]):
            with suppress(Dropped):
                async with room.held():
                    before = about(room)
                    try:
                        followed = follow(room, lines)
                    except Exception as error:  # noqa: BLE001 - whatever it was: everything is read anew
                        if not isinstance(error, RecordError):
                            log.error("lines not followed", table=short_hash(match_id), exc_info=error)
                        self.hear(match_id)
                        return
                    room.tell(table=about(room) != before, view=followed)
                self.on_caught_up(room)


class News(Struct, frozen=True, kw_only=True):
    """News about a table that memory may not have yet."""

    lines: list[StoredLine]
    around: Around
    proposals: list[Proposal]


def read_news(connection: Connection, match_id: str, revision: int, remark: int) -> News:
    """Read what is new about a table since a revision and a remark."""
    return News(
        lines=matches_store.load_lines(connection, match_id, after_ply=revision),
        around=read_around(connection, match_id, remark),
        proposals=talk.load_open_proposals(connection, match_id),
    )


def follow(room: Room, rows: list[StoredLine]) -> bool:
    """Carry out the lines that are new here; returns whether there were any. `RecordError` if one cannot be played."""
    match = room.match
    new = [row for row in rows if row.ply > room.revision]
    if match is None or not new:
        return False
    if not room.begun:
        raise RecordError(new[0].ply + HEADER_LINES, "follows a beginning that is not known here")
    was_over = match.over
    for row in new:
        match.follow(to_line(row, match.seat_names))
    if match.over != was_over:
        room.stored_state = "over" if match.over else "playing"  # it is stored with the line that made it so
    room.thoughts.update(row.ply for row in new if row.thought is not None)
    room.stored_awaited = None  # the other process has stored it
    return True


def about(room: Room) -> tuple[object, ...]:
    """What people are told about a table besides the game."""
    return room.state, room.chairs, room.proposals, room.listed, room.rematch, room.rematch_by, room.stored_clock
