"""One open socket at a table: the messages that it is owed, and the task that sends them.

Pictures and table news are not queued: a slow reader gets the newest when it is ready for it. Only answers
to requests are queued, and those are limited by their number and their bytes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from quarterdeck.scene.shapes import Scene
from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.gate.addresses import counted_as
from quarterdeck.server.protocol.wire import CLOSE_AGAIN, CLOSE_FLOOD, SPECTATOR, ToClient

MOST_ANSWERS: Final = 256
"""The most unread answers; a socket with more is closed."""
NOTHING_SENT: Final = -1


class User(Protocol):
    """The person at the other end of a link."""

    @property
    def id(self) -> str:
        """The person's id."""

    @property
    def name(self) -> str:
        """The person's name."""

    @property
    def colour(self) -> str:
        """The avatar's colour as `#rrggbb`."""


class Sent(Struct):
    """The last view that was sent on a socket."""

    seat: int = SPECTATOR
    revision: int = NOTHING_SENT
    scene: Scene | None = None


class Owed(Struct):
    """The messages that a socket gets as soon as it can take them."""

    table: bool = True
    view: bool = True
    said: bool = True
    plan: bool = True


class Farewell(Struct, frozen=True):
    """Why a socket is closed: the code, and words for the log."""

    code: int
    reason: str


COME_BACK: Final = Farewell(CLOSE_AGAIN, "come back")
FLOOD: Final = Farewell(CLOSE_FLOOD, "flood")


class Link:
    """A person's socket at a table, which sees it with the eyes of `seat`."""

    def __init__(self, user: User, seat: int = SPECTATOR, *, address: str = "", session: str = "") -> None:
        self.user = user
        self.asker = Asker(counted_as(address)[-1] if address else user.id, user.id)
        """The person and address in whose turn this socket's chores are done."""
        self.seat = seat
        self.address = address
        self.session = session
        """The session with which it was opened, and with which it ends."""
        self.say: Callable[[bytes], Awaitable[None]] | None = None
        """How a text is sent without the framework, which is faster; None if only the framework can send."""
        self.sent = Sent()
        self.remarks_sent = 0
        self.owed = Owed()
        self.plan_told = False
        """Whether a plan was told for the seat with whose eyes it looks."""
        self.moved = False
        """Whether a move was made here since the latest picture."""
        self.answers: deque[bytes] = deque()
        self.unread = 0
        """The bytes of answers that were not handed to the system yet."""
        self.wake = asyncio.Event()
        self.wake.set()
        self.gone = False
        self.farewell = COME_BACK

    def answer(self, message: ToClient) -> None:
        """Queue the answer to a request."""
        self.hand(msgspec.json.encode(message))

    def hand(self, message: bytes) -> None:
        """Queue an encoded answer."""
        if len(self.answers) >= MOST_ANSWERS:
            self.send_away(FLOOD)
        self.answers.append(message)
        self.unread += len(message)
        self.wake.set()

    def send_away(self, farewell: Farewell) -> None:
        """Have the socket closed; the first reason counts."""
        if not self.gone:
            self.gone, self.farewell = True, farewell
        self.wake.set()

    def owe(self, *, table: bool = False, view: bool = False, said: bool = False, plan: bool = False) -> None:
        """Note a change that the socket must be told."""
        self.owed.table |= table
        self.owed.view |= view
        self.owed.said |= said
        self.owed.plan |= plan
        self.wake.set()

    def look(self, seat: int) -> None:
        """From now on look with other eyes; the next view is complete."""
        self.seat = seat
        self.sent = Sent(seat=seat)
        self.owe(table=True, view=True, plan=True)
