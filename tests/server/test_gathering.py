"""What a socket is told to send in one turn of the loop goes out together, whole and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from quarterdeck.server.gathering import Frames, Gathering, framed


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


def read(frame: bytes, *, mask: bool) -> Frame:
    """The only frame in these bytes, as the library reads it."""
    reader = StreamReader()
    reader.feed_data(frame)
    reader.feed_eof()
    reading = Frame.parse(reader.read_exact, mask=mask)
    with pytest.raises(StopIteration) as ended:
        next(reading)
    found = ended.value.value
    assert isinstance(found, Frame)
    return found


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_reads_it(size: int) -> None:
    """Whole, not masked, not compressed, however its length is told."""
    text = b"x" * size
    assert read(framed(text), mask=False) == Frame(Opcode.TEXT, text)


@pytest.mark.parametrize("size", [1, 125, 126, 65_536])
def test_what_comes_before_a_text_is_measured_as_the_library_reads_it(size: int) -> None:
    """Length and mask of a client's frame, in whichever form the length is told."""
    text = b"x" * size
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    frames = Frames()
    assert frames.take(bytearray(frame)) == len(frame)
    assert (frames.began, frames.is_whole, len(frame) - frames.head) == (True, True, size)
    assert frames.take(bytearray(frame[:-1])) == len(frame) - 1
    assert not frames.is_whole
