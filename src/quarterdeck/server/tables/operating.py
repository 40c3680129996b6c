"""Follows what an operator does beside the running server: tables are read anew, and blocked people are sent away."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import operating
from quarterdeck.server.database.administering import note_act
from quarterdeck.server.database.copies import CopyWanted
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import Act
from quarterdeck.server.logs import log
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.rooms import Rooms

LOOK_SECONDS: Final = 2.0
"""The seconds between two looks at what the operator has done."""


class Operated:
    """Looks at what was noted in the database since the last look."""

    def __init__(
        self,
        rooms: Rooms,
        audience: Audience,
        on_caught_up: Callable[[Room], None],
        on_restored: Callable[[], None],
        seen: int,
    ) -> None:
        self._rooms = rooms
        self._on_restored = on_restored
        self._audience = audience
        self._on_caught_up = on_caught_up
        self._seen = seen
        """The number of the latest act that was followed."""

    @classmethod
    async def from_now_on(
        cls,
        rooms: Rooms,
        audience: Audience,
        on_caught_up: Callable[[Room], None],
        on_restored: Callable[[], None],
    ) -> Operated:
        """One that follows what is done from now on, before any table is in memory."""
        return cls(rooms, audience, on_caught_up, on_restored, await rooms.database.read(operating.latest_act))

    async def look(self) -> None:
        """Follow what is new."""
        wanted = await self._rooms.database.read(lambda c: operating.wanted_copy(c, self._seen))
        if wanted is not None:
            await self._restore(msgspec.json.decode(wanted, type=CopyWanted))
        for number, match, person in await self._rooms.database.read(lambda c: operating.acts_after(c, self._seen)):
            for room in self._rooms.changed_elsewhere([match]):
                await self._read_again(room)
            if person and not match:
                await self._audience.end_old_sessions(self._rooms.database)
            self._seen = number

    async def _restore(self, wanted: CopyWanted) -> None:
        """Put a copy in the place of the database while nobody is at a table; everybody comes back to what it holds."""
        rooms, act = self._rooms, Act(at=now_ms(), what="restored", note=wanted.kept)
        rooms.closed = True
        try:
            await rooms.empty()
            await rooms.database.put_in_place(Path(wanted.copy), Path(wanted.kept))
        except DatabaseError as error:
            log.error("copy not put in place", problem=str(error))
            act = Act(at=now_ms(), what="not-restored", note=f"{wanted.kept} {error}")
        else:
            log.info("copy put in place")
        finally:
            rooms.closed = False
        self._on_restored()
        self._seen = await rooms.database.read(
            operating.latest_act
        )  # of the copy, whose acts have numbers of their own
        await rooms.database.write(lambda c: note_act(c, act))
        await self._audience.end_old_sessions(rooms.database)

    async def _read_again(self, room: Room) -> None:
        with suppress(Dropped):
            async with self._rooms.changing(room):
                await self._rooms.reload(room)
            self._on_caught_up(room)
