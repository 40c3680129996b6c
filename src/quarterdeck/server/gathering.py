"""Sockets that hand over to the system once what they are told to send in one turn of the loop.

A move is answered with two messages, and each call of the system costs as much as drawing a board.
"""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathering(asyncio.Transport):
    """Passes everything on to a transport, but what is written only when the loop has turned, or before it closes."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._gathered: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._gathered:
            self._loop.call_soon(self._flush)
        self._gathered.append(bytes(data))

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered and not self._transport.is_closing():
            self._transport.writelines(gathered)


class GatheringProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol on such a transport."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(Gathering(cast(asyncio.Transport, transport)))
