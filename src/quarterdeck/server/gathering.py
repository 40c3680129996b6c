"""Sockets that gather everything they send in one turn of the event loop, and hand it to the system in one call.

A move is answered with two messages, and each call to the system costs as much as drawing a board. Whole texts, which are
nearly all that is sent either way, are framed and unframed here, which is several times as fast as by the library; it
does everything else.

Input is handed to Uvicorn frame by frame, and each frame counts, even those that never reach the app: pings, pongs, and
parts of messages. A sender of too many is sent away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.utils import apply_mask

from quarterdeck.server.gate.connections import Connection
from quarterdeck.server.gate.limits import Bucket, Rate
from quarterdeck.server.protocol.wire import CLOSE_FLOOD

FRAMES: Final[Rate] = (100, 1_000)
"""The limit on frames of one connection, per second and at once."""
BYTES: Final[Rate] = (128 * 1024, 1024 * 1024)
MOST_PARTS: Final = 64
"""The most frames of one message."""
FRAMES_A_TURN: Final = 32
BYTES_A_TURN: Final = 64 * 1024
"""How many bytes are taken from one connection before others have their turn."""
BYTES_A_FRAME: Final = 1024
"""A frame counts once more for each of these many bytes towards the limit that all sockets of an address share."""
WAIT_SECONDS: Final = 0.25
"""The pause after each frame when the sockets of an address have used up their shared limit."""
MOST_UNSENT: Final = 1024 * 1024
"""How many bytes may wait for a client that sends but does not read."""
TOO_MUCH: Final = "a socket sent too many frames or bytes"
SHORT_HEAD: Final = 2
"""The number of bytes with which every frame begins."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text, not compressed."""
SHORT: Final = 126
"""The shortest text whose length does not fit into the second byte of a frame, which then says how the length is told."""
MASKED: Final = 0x80
"""The bit of a frame's second byte that says that it is masked, as frames of clients must be."""
MASK: Final = 4
"""The number of bytes of a mask."""
NOT_READ: Final = "a socket sent much and read nothing"
MOST_GATHERED: Final = 64 * 1024
"""The most bytes that are kept back; the transport must get more, since it notices when its reader falls behind."""


class Gathering(asyncio.Transport):
    """Passes everything on to a transport, but written data only after the loop's turn, or before closing."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._gathered: list[bytes] = []
        self._size = 0
        self._has_more = False
        self.paused = False
        """Whether Uvicorn waits for the app to take a message; then the connection is read only until more has come."""
        self.on_resume: Callable[[], object] = lambda: None
        """A function to call when the app has taken the message."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(bytes(data))
        self._size += len(data)
        if self._size > MOST_GATHERED:
            self._flush()

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False
        if self._has_more:
            self._loop.call_soon(self.on_resume)

    def more(self, *, there_is: bool) -> None:
        """Whether data that was read waits to be handed over; then nothing more is read."""
        if there_is == self._has_more:
            return
        self._has_more = there_is
        if there_is:
            self._transport.pause_reading()
        elif not self._transport.is_closing():
            self._transport.resume_reading()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        gathered, self._gathered, self._size = self._gathered, [], 0
        if gathered and not self._transport.is_closing():
            self._transport.writelines(gathered)


class Frames:
    """Finds the frames in a stream of bytes (RFC 6455, 5.2), and counts those of a message."""

    def __init__(self) -> None:
        self._left = 0
        """How many bytes of the present frame are still to come."""
        self.head = 0
        """How many bytes the present frame has before its text."""
        self.parts = 0
        self.began = False
        """Whether the last bytes that were taken begin a frame."""

    def take(self, held: bytearray) -> int:
        """How many of the waiting bytes belong to one frame; 0 while its beginning is not complete."""
        self.began = self._left == 0
        if self.began and not self._begin(held):
            return 0
        size = min(self._left, len(held))
        self._left -= size
        return size

    @property
    def is_whole(self) -> bool:
        """Whether the last bytes that were taken end a frame."""
        return self._left == 0

    def _begin(self, held: bytearray) -> bool:
        if len(held) < SHORT_HEAD:
            return False
        length = held[1] & 0x7F
        more = {126: 2, 127: 8}.get(length, 0)
        if len(held) < SHORT_HEAD + more:
            return False
        if more:
            length = int.from_bytes(held[SHORT_HEAD : SHORT_HEAD + more], "big")
        self.head = SHORT_HEAD + more + (MASK if held[1] & MASKED else 0)
        self._left = self.head + length
        if not held[0] & 0x08:  # no control frame: those may come between the parts of a message
            self.parts = self.parts + 1 if held[0] & 0x0F == 0 else 1
        return True


def framed(text: bytes) -> bytes:
    """A text as one frame of a server: whole, and not masked."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT, size >> 8, size & 0xFF)) + text
    return bytes((WHOLE_TEXT, SHORT + 1)) + size.to_bytes(8, "big") + text


class GatheringProtocol(asyncio.Protocol):
    """Uvicorn's WebSocket protocol on a gathering transport; it has the same constructor."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        found = app_state.get("connection")
        self._connection = found if isinstance(found, Connection) else None
        if self._connection is not None:
            self._connection.say = self.say
        self._limited = self._connection is None or self._connection.limited
        self._inside = WebSocketsSansIOProtocol(config, server_state, app_state)
        self._frames = Frames()
        self._counts, self._bytes = Bucket(*FRAMES), Bucket(*BYTES)
        self._held = bytearray()
        self._upgraded = False
        self._going_on = False
        self._waits = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, with a transport that gathers."""
        self._transport = cast(asyncio.Transport, transport)
        self._gathering = Gathering(self._transport)
        self._gathering.on_resume = self._go_on
        self._inside.connection_made(self._gathering)

    def data_received(self, data: bytes) -> None:
        """Pass on the whole request that became a socket, then frames."""
        if not self._upgraded:
            self._upgraded = True
            self._inside.data_received(data)
            return
        self._held += data
        if not self._going_on:
            self._hand_over()

    def _go_on(self) -> None:
        self._going_on = False
        self._hand_over()

    def _waited(self) -> None:
        self._waits = False
        self._hand_over()

    def _hand_over(self) -> None:
        """Hand over frames until none is left, a message waits to be taken, or it is the turn of others."""
        frames = size = 0
        while self._is_next():
            if frames >= FRAMES_A_TURN or size >= BYTES_A_TURN:
                self._let_others_go()
                break
            taken = self._frames.take(self._held)
            if not taken:
                self._gathering.more(there_is=False)
                return
            if not self._may(taken):
                self._send_away()
                return
            piece = bytes(self._held[:taken])
            del self._held[:taken]
            if not self._take_text(piece):
                self._inside.data_received(piece)
            frames, size = frames + 1, size + taken
            self._share(taken)
        self._look_after()

    def _take_text(self, piece: bytes) -> bool:
        """Hand a text over to the app if the piece is just that: a whole message in one masked frame, not compressed."""
        inside, frames = self._inside, self._frames
        if not (frames.began and frames.is_whole and piece[0] == WHOLE_TEXT and piece[1] & MASKED):
            return False
        text = piece[frames.head :]
        conn = inside.conn
        if conn.state is not State.OPEN or conn.current_size is not None or len(text) > (conn.max_message_size or 0):
            return False
        inside.curr_msg_data_type = "text"
        inside.frames = [apply_mask(text, piece[frames.head - MASK : frames.head])]
        inside.send_receive_event_to_app()
        return True

    async def say(self, text: bytes) -> None:
        """Send a text, in UTF-8, once the client takes more; `OSError` if the socket is closed."""
        inside, conn = self._inside, self._inside.conn
        if not inside.writable.is_set():
            await inside.writable.wait()
        if inside.disconnected or inside.close_sent or conn.state is not State.OPEN:
            raise ConnectionResetError("the socket is closed")
        if conn.extensions:
            conn.send_text(text)
            self._gathering.write(b"".join(conn.data_to_send()))
        else:
            self._gathering.write(framed(text))

    def _is_next(self) -> bool:
        """Whether waiting data is to be handed over now."""
        return bool(self._held) and not (self._waits or self._gathering.paused or self._transport.is_closing())

    def _let_others_go(self) -> None:
        if not self._going_on:
            self._going_on = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _share(self, size: int) -> None:
        """Wait if the sockets of the address have sent as much as they may, with these bytes of a frame."""
        if self._limited and self._connection and not self._connection.may_go_on(1 + size // BYTES_A_FRAME):
            self._waits = True
            asyncio.get_running_loop().call_later(WAIT_SECONDS, self._waited)

    def _look_after(self) -> None:
        """Decide whether to read more; cut off a client that does not read."""
        if self._transport.is_closing():
            self._held.clear()
        elif self._transport.get_write_buffer_size() > MOST_UNSENT and self._limited:
            self._note(NOT_READ)
            self._transport.abort()
        else:
            self._gathering.more(there_is=bool(self._held))

    def _may(self, size: int) -> bool:
        """Whether these bytes of a frame may come now."""
        if not self._limited:
            return True
        if self._frames.began and not self._counts.take():
            return False
        return self._frames.parts <= MOST_PARTS and self._bytes.take(size)

    def _send_away(self) -> None:
        """Close the socket and read nothing more from it."""
        self._note(TOO_MUCH)
        self._held.clear()
        if not self._inside.handshake_complete or self._inside.close_sent:
            self._transport.abort()
            return
        self._inside.conn.send_close(CLOSE_FLOOD, "flood")
        self._gathering.write(b"".join(self._inside.conn.data_to_send()))
        self._gathering.close()

    def _note(self, event: str) -> None:
        if self._connection is not None:
            self._connection.note(event)

    def eof_received(self) -> None:
        """Pass the end of input on to the protocol inside."""
        self._inside.eof_received()

    def pause_writing(self) -> None:
        """Tell the protocol inside to pause writing."""
        self._inside.pause_writing()

    def resume_writing(self) -> None:
        """Tell the protocol inside to go on writing."""
        self._inside.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the protocol inside."""
        self._held.clear()
        if self._connection is not None:
            self._connection.say = None
            self._connection.lost()
        self._inside.connection_lost(exc)
