"""What a socket is told to send in one turn of the loop goes out together, whole and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from quarterdeck.server.gathering import Gathering


class Wire(asyncio.Transport):
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[bytes] = []
        self.closed = False

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        assert not self.closed
        self.calls.append(b"".join(list_of_data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def resume_reading(self) -> None:
        """Nothing is read here."""


async def test_what_is_written_in_one_turn_goes_out_with_one_call() -> None:
    """In order; what is written later, later."""
    wire = Wire()
    gathering = Gathering(wire)
    gathering.write(b"done ")
    gathering.write(bytearray(b"view"))
    assert wire.calls == []
    await asyncio.sleep(0)
    assert wire.calls == [b"done view"]
    gathering.write(b"table")
    await asyncio.sleep(0)
    assert wire.calls == [b"done view", b"table"]


async def test_nothing_is_lost_when_the_socket_is_closed() -> None:
    """A last word goes out before; what comes too late goes nowhere."""
    wire = Wire()
    gathering = Gathering(wire)
    gathering.write(b"going away")
    gathering.close()
    assert wire.calls == [b"going away"]
    assert wire.closed
    gathering.write(b"too late")
    await asyncio.sleep(0)
    assert wire.calls == [b"going away"]
