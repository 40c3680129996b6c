"""Every connection, from the first byte on: how many there may be, and how long each may keep others waiting.

Descriptors are few, and a connection that never finishes its request costs one as long as it likes. So there
is a bound for each address and one for all, and a time for each stage of a connection; sockets at tables are
kept awake by pings, and only let go here.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network
from time import monotonic
from typing import Final, Literal, cast

from quarterdeck.server.gate.addresses import counted_as, plain
from quarterdeck.server.gate.limits import Rate, Shares
from quarterdeck.server.gate.security import is_trusted
from quarterdeck.server.gate.tally import Tally

Stage = Literal["waiting", "reading", "answering", "socket", "leaving"]
"""What a connection is at: the headers of a request are awaited, its body is, it is answered; it has become a
WebSocket; it is closed, but the other side does not take what was sent."""
FIRST_SECONDS: Final = 10.0
"""From connecting to the end of the first request's headers."""
NEXT_SECONDS: Final = 15.0
"""From an answer to the end of the next request's headers."""
BODY_SECONDS: Final = 30.0
ANSWER_SECONDS: Final = 60.0
"""Without any of an answer being taken."""
LEAVING_SECONDS: Final = 10.0
MOST_OF_ADDRESS: Final = 256
"""Connections of one address, sockets at tables among them."""
MOST_OF_CUSTOMER: Final = 4 * MOST_OF_ADDRESS
"""Connections of the network around a household's."""
ARRIVALS: Final[Rate] = (100, 600)
"""New connections of one address: so many a second, and so many at once."""
FRAMES: Final[Rate] = (1_000, 5_000)
"""Frames on all sockets of one address, by second and at once; a long frame counts as several."""
MOST: Final = 16_000
HEADROOM: Final = 256
"""Descriptors that are kept for the database, bots and files."""
SWEEP_SECONDS: Final = 1.0
MOST_REFUSALS: Final = 20
"""Requests in a row that are refused because there are too many, before their connection is closed."""

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
    """How many connections a process may have that may open so many descriptors."""
    return min(MOST, descriptors - min(HEADROOM, descriptors // 2))


class Connection:
    """One connection that was let in."""

    __slots__ = ("_all", "address", "keys", "refusals", "since", "stage", "transport", "unsent", "used")

    def __init__(
        self, all_of_them: Connections, transport: asyncio.Transport, address: str, keys: tuple[str, ...]
    ) -> None:
        self._all = all_of_them
        self.transport = transport
        self.address = address
        self.keys = keys
        """The address and networks it counts for; none where a proxy speaks for many."""
        self.stage: Stage = "waiting"
        self.since = 0.0
        """When it began to be at that, or when some of its answer was last seen to be taken."""
        self.unsent = 0
        """Bytes of answers that had not been taken when that was last looked at."""
        self.used = False
        """A request has come."""
        self.refusals = 0
        """Requests in a row that were refused because there were too many."""

    def asked(self) -> None:
        """The headers of a request have come."""
        self.used = True
        self._all.change(self, "reading")

    def read(self) -> None:
        """The request has come as a whole."""
        if self.stage == "reading":
            self._all.change(self, "answering")

    def answered(self) -> None:
        """The answer was handed over."""
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
        """Whether it may do only so much; it may do anything where the server is measured."""
        return self._all.limited

    def note(self, event: str) -> None:
        """Something has happened on it that the log tells of once in a while."""
        self._all.tally.note(event, self.address)

    def may_go_on(self, frames: int) -> bool:
        """Whether its address may send more at once, after so many frames."""
        if self._all.frames.take(self.keys, frames):
            return True
        self.note(MANY_FRAMES)
        return False

    def refused(self) -> bool:
        """One more request in a row was refused because there were too many: whether it is to be closed now."""
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
        """Those that wait for a request, the longest wait first."""
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def of(self, key: str) -> int:
        """How many an address or network has."""
        return self._counts[key]

    # -- coming and going ----------------------------------------------------------------------

    def admit(self, transport: asyncio.Transport) -> Connection | None:
        """A new connection, or None if there may not be another."""
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
        """Whether one that has waited for its request longest could give way."""
        if not self._waiting:
            return False
        oldest = next(iter(self._waiting))
        self.tally.note(MADE_ROOM, oldest.address)
        self._give_up(oldest)
        return True

    def change(self, connection: Connection, stage: Stage) -> None:
        """A connection is at something else now."""
        if connection not in self._open:
            return
        self._waiting.pop(connection, None)
        if stage == "waiting":
            self._waiting[connection] = None
        connection.stage, connection.since = stage, self._clock()

    def forget(self, connection: Connection) -> None:
        """A connection is gone."""
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
        """Give up connections that take too long; write down what was counted."""
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
        """Seconds that a connection may be at what it is at."""
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
        """Give up slow connections and write down what was counted, as work in the background."""
        self.sweep()


class Door(asyncio.Protocol):
    """What a new connection meets first: it is let in to the protocol that `inside` makes for it, or turned away."""

    def __init__(self, connections: Connections, inside: Callable[[Connection], asyncio.Protocol]) -> None:
        self._connections = connections
        self._inside = inside
        self._connection: Connection | None = None
        self._protocol: asyncio.Protocol = asyncio.Protocol()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or say that there is no room."""
        stream = cast(asyncio.Transport, transport)
        self._connection = self._connections.admit(stream)
        if self._connection is None:
            stream.write(BUSY)
            stream.close()
            return
        self._protocol = self._inside(self._connection)
        self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Passed on."""
        self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        """Passed on."""
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        """Passed on."""
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Passed on."""
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Passed on, and forgotten."""
        if self._connection is not None:
            self._connection.lost()
        self._protocol.connection_lost(exc)
