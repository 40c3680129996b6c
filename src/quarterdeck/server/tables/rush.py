"""While many moves are under way, whoever only looks on gets the next picture a little later.

At a table for two every move changes two pictures, and drawing is the largest part of what a move costs. The one who is
to move needs theirs at once. The other one's may wait: often the answer comes meanwhile, and one picture shows both moves.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final, NamedTuple

from quarterdeck.server.tables.link import NOTHING_SENT, Link
from quarterdeck.server.tables.room import Room

MANY: Final = 8
"""So many moves under way at once are a rush: on a quiet server there is hardly ever more than one."""
ROUNDS: Final = 2
"""A picture waits for so many times the moves that are under way: in that time others who came with it have had their answers."""
PATIENCE: Final = 1.0
"""The longest that a picture waits, in seconds, even if no move gets on."""
SOON: Final = 0.002
"""Timers go off up to a millisecond early."""


class Held(NamedTuple):
    """Until when a picture waits: how many moves have been dealt with by then, or the time in seconds of the monotonic clock."""

    moves: int
    time: float


class Rush:
    """How many moves a process has under way, and whose pictures wait until there are fewer."""

    def __init__(self) -> None:
        self._under_way = 0
        self._dealt_with = 0
        self._held: dict[Link, Held] = {}
        """The sockets whose pictures wait; whoever came first is first."""

    def __enter__(self) -> None:
        """A move has come."""
        self._under_way += 1

    def __exit__(self, *_: object) -> None:
        """It is stored, or refused."""
        self._under_way -= 1
        self._dealt_with += 1
        over = self._under_way < MANY
        for link, until in self._held.items():
            if not over and until.moves > self._dealt_with:
                break
            link.wake.set()

    def holds(self, room: Room, link: Link) -> bool:
        """Whether a picture that is owed is to come later; then the socket is woken in time."""
        if not self._can_wait(room, link):
            self.forget(link)
            return False
        until = self._held.get(link)
        if until is None:
            moves = self._dealt_with + ROUNDS * self._under_way
            self._held[link] = Held(moves, monotonic() + PATIENCE - SOON)
            asyncio.get_running_loop().call_later(PATIENCE, link.wake.set)
        elif until.moves <= self._dealt_with or until.time <= monotonic():
            self.forget(link)
            return False
        return True

    def forget(self, link: Link) -> None:
        """No picture waits for this socket any more."""
        self._held.pop(link, None)

    def _can_wait(self, room: Room, link: Link) -> bool:
        """There is a rush, and an earlier picture stands; its person is not to move, and the game goes on."""
        match = room.match
        if self._under_way < MANY or not link.owed.view or match is None or room.state != "playing":
            return False
        waiting = match.waiting()
        mine = (link.seat, *room.seats_of(link.user.id))
        return link.sent.revision != NOTHING_SENT and not any(seat in waiting for seat in mine)
