"""Watches every connection from the first byte on: how many there may be, and how long each stage may take.

File descriptors are few, and a connection that never finishes its request would keep one for ever. So there is a limit
for each address and one for all, and a time limit for each stage of a connection. Sockets at tables are kept awake by
pings; they are only removed here.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Network, IPv6Network
from time import monotonic
from typing import Final, Literal, cast

from quarterdeck.server.gate.addresses import counted_as, plain
from quarterdeck.server.gate.limits import Rate, Shares
from quarterdeck.server.gate.security import is_trusted
from quarterdeck.server.gate.tally import Tally

Stage = Literal["waiting", "reading", "answering", "socket", "leaving"]
"""The stage of a connection: waiting for a request's headers, or for its body; being answered; a WebSocket; closed,
while the other side does not take what was sent."""
FIRST_SECONDS: Final = 10.0
"""The time from connecting to the end of the first request's headers."""
NEXT_SECONDS: Final = 15.0
"""The time from an answer to the end of the next request's headers."""
BODY_SECONDS: Final = 30.0
ANSWER_SECONDS: Final = 60.0
"""The time for which no part of an answer is taken."""
LEAVING_SECONDS: Final = 10.0
MOST_OF_ADDRESS: Final = 256
"""The most connections of one address, including sockets at tables."""
MOST_OF_CUSTOMER: Final = 4 * MOST_OF_ADDRESS
"""The most connections of a customer's network."""
ARRIVALS: Final[Rate] = (100, 600)
"""The limit on new connections of one address, per second and at once."""
FRAMES: Final[Rate] = (1_000, 5_000)
"""The limit on frames on all sockets of one address, per second and at once; a long frame counts as several."""
MOST: Final = 16_000
HEADROOM: Final = 256
"""The descriptors that are kept for the database, bots and files."""
SWEEP_SECONDS: Final = 1.0
MOST_REFUSALS: Final = 20
"""How many requests in a row are refused as too many before their connection is closed."""

TOO_MANY: Final = "too many connections of an address"
TOO_FAST: Final = "connections of an address came too fast"
MANY_FRAMES: Final = "the sockets of an address sent many frames"
FULL: Final = "no descriptor left for a connection"
GIVEN_UP: Final[dict[Stage, str]] = {
    "waiting": "a request did not come in time",
    "reading": "a request's body did not come in time",
    "answering": "an answer was not taken in time",
    "leaving": "a closed socket was not let go in time",
}
NOT_LISTENING: Final = "a connection went on after many refusals"
MADE_ROOM: Final = "the connection that had been idle longest was closed to make room"
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def room_for(descriptors: int) -> int:
    """How many connections a process may have with this many descriptors."""
    return min(MOST, descriptors - min(HEADROOM, descriptors // 2))


class Connection:
    """One connection that was let in."""

    __slots__ = ("_all", "address", "keys", "refusals", "say", "since", "stage", "transport", "unsent", "used")

    def __init__(
        self, all_of_them: Connections, transport: asyncio.Transport, address: str, keys: tuple[str, ...]
    ) -> None:
        self._all = all_of_them
        self.transport = transport
        self.address = address
        self.keys = keys
        """The address and networks it counts for; none if a proxy speaks for many people."""
        self.stage: Stage = "waiting"
        self.since = 0.0
        """The time when its stage began, or when a part of its answer was last taken."""
        self.unsent = 0
        """The bytes of answers that were not taken at the last look."""
        self.used = False
        """Whether a request has come."""
        self.refusals = 0
        """The number of requests in a row that were refused as too many."""
        self.say: Callable[[bytes], Awaitable[None]] | None = None
        """How a text is sent, once the connection is a WebSocket."""

    def asked(self) -> None:
        """Note that the headers of a request have come."""
        self.used = True
        self._all.change(self, "reading")

    def read(self) -> None:
        """Note that a whole request has come."""
        if self.stage == "reading":
            self._all.change(self, "answering")

    def answered(self) -> None:
        """Note that the answer was handed over."""
        if self.stage in ("reading", "answering"):
            self._all.change(self, "waiting")

    def upgraded(self) -> None:
        """Note that the connection is a WebSocket now."""
        self._all.change(self, "socket")

    def lost(self) -> None:
        """Note that the connection is gone."""
        self._all.forget(self)

    @property
    def limited(self) -> bool:
        """Whether limits apply to it; they do not when the server is measured."""
        return self._all.limited

    def note(self, event: str) -> None:
        """Count an event on it, which the log reports once in a while."""
        self._all.tally.note(event, self.address)

    def may_go_on(self, frames: int) -> bool:
        """Whether its address may send more at once after these frames."""
        if self._all.frames.take(self.keys, frames):
            return True
        self.note(MANY_FRAMES)
        return False

    def refused(self) -> bool:
        """Note another request refused as too many; returns whether the connection is to be closed now."""
        self.refusals += 1
        if self.refusals < MOST_REFUSALS:
            return False
        self.note(NOT_LISTENING)
        return True


class Connections:
    """All connections of a process."""

    def __init__(
        self,
        *,
        most: int,
        proxies: tuple[IPv4Network | IPv6Network, ...] = (),
        limited: bool = True,
        clock: Callable[[], float] = monotonic,
        tally: Tally | None = None,
    ) -> None:
        self._most = most
        self._proxies = proxies
        self.limited = limited
        self._clock = clock
        self.tally = tally or Tally(clock)
        self._arrivals = Shares(ARRIVALS, clock)
        self.frames = Shares(FRAMES, clock)
        self._open: set[Connection] = set()
        self._waiting: OrderedDict[Connection, None] = OrderedDict()
        """The connections that wait for a request, the longest wait first."""
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def of(self, key: str) -> int:
        """How many connections an address or network has."""
        return self._counts[key]

    # -- coming and going ----------------------------------------------------------------------

    def admit(self, transport: asyncio.Transport) -> Connection | None:
        """Admit a new connection; None if there may not be another."""
        peer = transport.get_extra_info("peername")
        address = plain(str(peer[0])) if isinstance(peer, tuple) and peer else ""
        keys = counted_as(address) if self.limited and not is_trusted(address, self._proxies) else ()
        bounds = (MOST_OF_ADDRESS, MOST_OF_CUSTOMER)
        if any(self._counts[key] >= bound for key, bound in zip(keys, bounds, strict=False)):
            self.tally.note(TOO_MANY, address)
            return None
        if not self._arrivals.take(keys):
            self.tally.note(TOO_FAST, address)
            return None
        if len(self._open) >= self._most and not self._make_room():
            self.tally.note(FULL, address)
            return None
        found = Connection(self, transport, address, keys)
        self._open.add(found)
        self._counts.update(keys)
        self.change(found, "waiting")
        return found

    def _make_room(self) -> bool:
        """Close the connection that has waited longest for a request; returns whether there was one."""
        if not self._waiting:
            return False
        oldest = next(iter(self._waiting))
        self.tally.note(MADE_ROOM, oldest.address)
        self._give_up(oldest)
        return True

    def change(self, connection: Connection, stage: Stage) -> None:
        """Note that a connection has reached another stage."""
        if connection not in self._open:
            return
        self._waiting.pop(connection, None)
        if stage == "waiting":
            self._waiting[connection] = None
        connection.stage, connection.since = stage, self._clock()

    def forget(self, connection: Connection) -> None:
        """Remove a connection that is gone."""
        if connection not in self._open:
            return
        self._open.discard(connection)
        self._waiting.pop(connection, None)
        for key in connection.keys:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    # -- time ----------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Close connections that take too long, and log what was counted."""
        now = self._clock()
        for connection in list(self._open):
            if connection.stage == "socket" and connection.transport.is_closing():
                self.change(connection, "leaving")
            unsent = connection.transport.get_write_buffer_size()
            if unsent != connection.unsent and connection.stage in ("waiting", "answering"):
                connection.since = now
            connection.unsent = unsent
            if now - connection.since > self._patience(connection):
                self.tally.note(GIVEN_UP[connection.stage], connection.address)
                self._give_up(connection)
        self.tally.write()

    def _patience(self, connection: Connection) -> float:
        """The seconds that a connection may stay at its stage."""
        match connection.stage:
            case "waiting":
                if connection.transport.get_write_buffer_size():
                    return ANSWER_SECONDS
                return NEXT_SECONDS if connection.used else FIRST_SECONDS
            case "reading":
                return BODY_SECONDS
            case "answering":
                return ANSWER_SECONDS if connection.transport.get_write_buffer_size() else float("inf")
            case "socket":
                return float("inf")
            case "leaving":
                return LEAVING_SECONDS

    def _give_up(self, connection: Connection) -> None:
        self.forget(connection)
        connection.transport.abort()

    async def look(self) -> None:
        """Close slow connections and log what was counted, in the background."""
        self.sweep()


class Door(asyncio.Protocol):
    """The first thing that a new connection meets: it is passed to the protocol that `inside` makes, or turned away."""

    def __init__(self, connections: Connections, inside: Callable[[Connection], asyncio.Protocol]) -> None:
        self._connections = connections
        self._inside = inside
        self._connection: Connection | None = None
        self._protocol: asyncio.Protocol = asyncio.Protocol()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the connection in, or say that there is no room."""
        stream = cast(asyncio.Transport, transport)
        self._connection = self._connections.admit(stream)
        if self._connection is None:
            stream.write(BUSY)
            stream.close()
            return
        self._protocol = self._inside(self._connection)
        self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass this on to the protocol inside."""
        self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass this on to the protocol inside."""
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        """Pass this on to the protocol inside."""
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Pass this on to the protocol inside."""
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass this on to the protocol inside, and forget the connection."""
        if self._connection is not None:
            self._connection.lost()
        self._protocol.connection_lost(exc)
