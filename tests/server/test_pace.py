"""A program that plays by `quarterdeck connect` keeps its moves apart, and repeats what came too fast."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
import pytest

from quarterdeck.connect import Player, Turn, client
from quarterdeck.connect.client import GAP_SECONDS, LONGEST_GAP, Pace
from quarterdeck.server.gate.limits import BUDGETS, Bucket

Said = dict[str, object]


class Time:
    """A clock that goes on while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time in seconds."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


async def test_moves_that_are_kept_apart_are_never_too_fast() -> None:
    """However many there are, at however many tables."""
    time = Time()
    person = BUDGETS["move"].person
    assert person is not None
    bucket, pace = Bucket(*person, clock=time), Pace(time.sleep, time)
    for _ in range(1_000):
        await pace.keep()
        assert bucket.take()


async def test_a_first_move_does_not_wait() -> None:
    """Nor one after a long thought."""
    time = Time()
    pace = Pace(time.sleep, time)
    await pace.keep()
    assert time.now == 0
    time.now = 9.0
    await pace.keep()
    assert time.now == 9.0


async def test_where_moves_are_too_fast_they_come_more_slowly_for_a_while() -> None:
    """As on a server where each takes long."""
    time = Time()
    pace = Pace(time.sleep, time)
    for _ in range(9):
        pace.refused()
    assert pace.gap == LONGEST_GAP
    await pace.keep()
    assert time.now == LONGEST_GAP
    for _ in range(40):
        pace.taken()
    assert pace.gap == GAP_SECONDS


class Socket:
    """A server that says what it is told to say, one message for each that it is sent."""

    def __init__(self, messages: Sequence[Said]) -> None:
        self._messages = deque(messages)
        self.heard: list[Said] = []

    async def recv(self) -> bytes:
        """The next message."""
        return msgspec.json.encode(self._messages.popleft())

    async def send(self, text: str) -> None:
        """Hear what the program says."""
        self.heard.append(msgspec.json.decode(text, type=dict[str, object]))


async def test_a_move_that_came_too_fast_is_made_again_without_another_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the longest gap."""
    view: Said = {
        "type": "view",
        "match": "m",
        "game": "g",
        "state": "playing",
        "seat": 0,
        "revision": 4,
        "moves": ["a", "b"],
    }
    refused: Said = {"type": "refused", "id": 1, "problem": {"kind": "too-fast", "message": "That was too often."}}
    socket = Socket([view, refused, {"type": "done", "id": 2}, {**view, "moves": [], "state": "over"}])
    time, turns = Time(), list[Turn]()

    def choose(turn: Turn) -> str:
        turns.append(turn)
        return "b"

    @asynccontextmanager
    async def connected(*_: object, **__: object) -> AsyncIterator[Socket]:
        yield socket

    monkeypatch.setattr(client, "connect", connected)
    player = Player("http://server.test", "token", choose, sleep=time.sleep)
    player.pace = Pace(time.sleep, time)
    await player._stay("m", sit=False)  # noqa: SLF001 - one table alone
    assert [(said["type"], said["move"], said["expected"]) for said in socket.heard] == [("play", "b", 4)] * 2
    assert len(turns) == 1
    assert time.now == LONGEST_GAP
