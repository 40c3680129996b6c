"""Lessons at a real server: what is done is remembered, a place outlives a restart, and bad input costs others nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec

from quarterdeck.server.protocol import wire as language
from quarterdeck.server.protocol.api import CourseInfo
from quarterdeck.server.protocol.wire import (
    CLOSE_NO_TABLE,
    CLOSE_STRANGER,
    Begin,
    Done,
    Look,
    Play,
    Refused,
    TakeBack,
    ToServer,
    View,
)
from tests.server.serving import Serving, Standby
from tests.server.wires import Caller, Wire, callers

FIRST = "learn/kraken/last-afloat"
SECOND = "learn/kraken/sections-and-lanes"
UNREADABLE = (
    "",
    "{",
    "[]",
    '{"type": "begin"}',
    '{"type": "begin", "id": 1, "played": 5}',
    '{"type": "replay", "id": 1}',
)


async def begin(wire: Wire, *played: str) -> language.Lesson:
    """Say where one is; what the lesson says."""
    answer = await wire.ask(Begin(id=wire.number(), played=played))
    assert isinstance(answer, Done), answer
    await wire.seen(answer.revision)
    return wire.latest(language.Lesson)


async def play(wire: Wire, move: str) -> language.Lesson:
    """Choose a move, and see what has come of it."""
    view = wire.latest(View)
    answer = await wire.ask(Play(id=wire.number(), seat=view.seat, move=move, expected=view.revision))
    assert isinstance(answer, Done), answer
    await wire.seen(answer.revision)
    return wire.latest(language.Lesson)


async def course(person: Caller) -> CourseInfo:
    """The course of Kraken as it is told to somebody."""
    return msgspec.json.decode((await person.get("/api/games/kraken/course")).content, type=CourseInfo)


async def test_what_is_done_is_remembered_and_a_place_outlives_a_restart(tmp_path: Path, standby: Standby) -> None:
    """Of this person, and of nobody else."""
    server = Serving(tmp_path, start=standby)
    try:
        async with callers(server.url, "Ann", "Ben") as (ann, ben):
            async with ann.at(FIRST) as wire:
                assert (await begin(wire)).number == 1
                assert (await play(wire, "X")).came == "done"
            async with ann.at(SECOND) as wire:
                await begin(wire)
                kept = (await play(wire, "F")).played
            server.stop()
            server = Serving(tmp_path, port=server.port, start=standby)
            async with ann.at(SECOND) as wire:
                told = await begin(wire, *kept)
                assert (told.came, told.step, told.played) == ("begun", 2, ("F",))
                assert (await play(wire, "U")).came == "done"
            told_course = await course(ann)
            assert [lesson.name for lesson in told_course.chapters[0].lessons if lesson.done] == [
                "last-afloat",
                "sections-and-lanes",
            ]
            assert told_course.next == "the-order-is-yours"
            assert (await course(ben)).next == "last-afloat"
    finally:
        server.kill()


async def test_what_cannot_be_is_refused_and_the_lesson_goes_on(tmp_path: Path, standby: Standby) -> None:
    """Each with one clear error; nothing has changed."""
    server = Serving(tmp_path, start=standby)
    try:
        async with callers(server.url, "Ann") as (ann,):
            async with ann.at("learn/kraken/nothing") as wire:
                assert await wire.end() == CLOSE_NO_TABLE
            async with ann.at("learn/nothing/last-afloat") as wire:
                assert await wire.end() == CLOSE_NO_TABLE
            async with ann.at(FIRST, cookie="") as wire:
                assert await wire.end() == CLOSE_STRANGER
            async with ann.at(FIRST) as wire:
                await refused(wire, Play(id=0, seat=0, move="X", expected=0), "stale")
                for text in UNREADABLE:
                    await wire.send(text)
                await wire.nth(Refused, 1 + len(UNREADABLE))
                assert {
                    message.problem.kind for message in wire.got[-len(UNREADABLE) :] if isinstance(message, Refused)
                } == {"malformed"}
                await refused(wire, Begin(id=0, played=("Q",)), "malformed")
                await refused(wire, Begin(id=0, played=("X", "X")), "game-over")
                await begin(wire)
                await refused(wire, Look(id=0, seat=1), "malformed")
                await refused(wire, TakeBack(id=0, seat=0, expected=0), "no-take-back")
                await refused(wire, Play(id=0, seat=1, move="X", expected=0), "forbidden")
                await refused(wire, Play(id=0, seat=0, move="T", expected=0), "illegal-move")
                assert (await play(wire, "X")).came == "done"
                assert all(message.seat == 0 for message in wire.got if isinstance(message, View))
    finally:
        server.kill()


async def refused(wire: Wire, request: ToServer | Begin, kind: str) -> None:
    """The request is refused for this reason."""
    answer = await wire.ask(msgspec.structs.replace(request, id=wire.number()))
    assert isinstance(answer, Refused), answer
    assert answer.problem.kind == kind


async def test_whoever_begins_again_and_again_has_to_wait(tmp_path: Path, standby: Standby) -> None:
    """Others do not."""
    server = Serving(tmp_path, start=standby)
    try:
        async with callers(server.url, "Eve", "Ann") as (eve, ann), eve.at(FIRST) as wire, ann.at(FIRST) as other:
            kinds = set()
            for _ in range(200):
                answer = await wire.ask(Begin(id=wire.number()))
                kinds.add(answer.problem.kind if isinstance(answer, Refused) else "done")
                if "too-fast" in kinds:
                    break
            assert kinds == {"done", "too-fast"}
            assert (await begin(other)).came == "begun"
    finally:
        server.kill()
