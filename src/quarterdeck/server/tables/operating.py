"""Follows what an operator does beside the running server: tables are read anew, and blocked people are sent away."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from quarterdeck.server.database import operating
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.rooms import Rooms

LOOK_SECONDS: Final = 2.0
"""The seconds between two looks at what the operator has done."""


class Operated:
    """Looks at what was noted in the database since the last look."""

    def __init__(self, rooms: Rooms, audience: Audience, on_caught_up: Callable[[Room], None], seen: int) -> None:
        self._rooms = rooms
        self._audience = audience
        self._on_caught_up = on_caught_up
        self._seen = seen
        """The number of the latest act that was followed."""

    @classmethod
    async def from_now_on(cls, rooms: Rooms, audience: Audience, on_caught_up: Callable[[Room], None]) -> Operated:
        """One that follows what is done from now on, before any table is in memory."""
        return cls(rooms, audience, on_caught_up, await rooms.database.read(operating.latest_act))

    async def look(self) -> None:
        """Follow what is new."""
        for number, match, person in await self._rooms.database.read(lambda c: operating.acts_after(c, self._seen)):
            for room in self._rooms.changed_elsewhere([match]):
                await self._read_again(room)
            if person and not match:
                await self._audience.end_old_sessions(self._rooms.database)
            self._seen = number

    async def _read_again(self, room: Room) -> None:
        with suppress(Dropped):
            async with self._rooms.changing(room):
                await self._rooms.reload(room)
            self._on_caught_up(room)
