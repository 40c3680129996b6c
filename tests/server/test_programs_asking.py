"""Programs that play without a socket: they ask for their view, and post what they do, with no more rights than on a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from quarterdeck.server.gate.limits import Limits, Name, TooFast
from quarterdeck.server.programs import sockets
from quarterdeck.server.protocol.program_view import ProgramView
from quarterdeck.server.protocol.wire import Done, Problem
from tests.server.site import Browser, Site, opened, plain, read, refused
from tests.server.test_programs import made, member


class Robot:
    """A program that plays with plain requests."""

    def __init__(self, site: Site, token: str, match: str) -> None:
        self._browser = site.browser()
        self._path = f"/api/program/{match}"
        self._shown = {"authorization": f"Bearer {token}"}
        self.browser = self._browser

    async def view(self, wait: int = 0) -> ProgramView:
        """What it sees."""
        return read(await self._browser.get(f"{self._path}?wait={wait}", **self._shown), ProgramView)

    async def refused_view(self, status: int, kind: str) -> Problem:
        """Why it sees nothing."""
        return refused(await self._browser.get(self._path, **self._shown), status, kind)

    async def is_told_to_come_again(self, wait: int) -> None:
        """In a second."""
        answer = await self._browser.get(f"{self._path}?wait={wait}", **self._shown)
        refused(answer, 503, "busy")
        assert answer.headers["retry-after"] == "1"

    async def says(self, what: str, **fields: object) -> Done:
        """Something that is carried out."""
        return read(await self._browser.post(self._path, {"type": what, "id": 7, **fields}, **self._shown), Done)

    async def is_refused(self, status: int, kind: str, what: str, **fields: object) -> Problem:
        """Something that is refused."""
        answer = await self._browser.post(self._path, {"type": what, "id": 7, **fields}, **self._shown)
        return refused(answer, status, kind)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def against(site: Site, owner: Browser, game: str = "cardinal", **options: object) -> tuple[str, Robot]:
    """A table of the owner's, against a program that has taken the second seat."""
    program = await made(owner)
    match = await owner.make("me", "open", game=game, options=options)
    robot = Robot(site, program.token, match)
    assert (await robot.says("sit", seat=1)).id == 7
    return match, robot


async def test_a_program_sits_down_looks_and_plays_by_plain_requests(site: Site) -> None:
    """Moves by number and in notation; a move that is sent twice is played once."""
    _, robot = await against(site, await member(site, "Ann"), first="green")
    view = await robot.view()
    assert (view.state, view.seat, view.game) == ("playing", 1, "cardinal")
    assert view.seats[1].program_of == "Ann"
    move = view.moves[3]
    done = await robot.says("play", seat=1, move="#3", expected=view.revision)
    assert done.revision > view.revision
    assert (await robot.says("play", seat=1, move=move, expected=view.revision)).again
    after = await robot.view()
    assert after.moves == ()
    assert msgspec.json.decode(after.position) != msgspec.json.decode(view.position)


async def test_refusals_are_those_of_the_socket(site: Site) -> None:
    """With the clause where a rule forbids it; nothing changes."""
    match, robot = await against(site, await member(site, "Ann"), first="orange")
    await site.play_on(match, 1)
    view = await robot.view()
    taken = next(square for square in ("a1", "a2", "b1") if square not in view.moves)
    illegal = await robot.is_refused(409, "illegal-move", "play", seat=1, move=taken, expected=view.revision)
    assert illegal.clause
    await robot.is_refused(400, "malformed", "play", seat=1, move="#99", expected=view.revision)
    await robot.is_refused(409, "stale", "play", seat=1, move="#0", expected=view.revision - 1)
    await robot.is_refused(403, "forbidden", "play", seat=0, move="#0", expected=view.revision)
    await robot.is_refused(403, "forbidden", "resign", seat=0, expected=view.revision)
    for more in ("chat", "look", "propose", "bring"):
        await robot.is_refused(400, "malformed", more, seat=0)
    assert (await robot.view()).revision == view.revision


async def test_only_a_token_opens_anything(site: Site) -> None:
    """Neither its owner's session, nor one that was withdrawn."""
    ann = await member(site, "Ann")
    match, robot = await against(site, ann)
    refused(await ann.get(f"/api/program/{match}"), 401, "bad-token")
    refused(await ann.post(f"/api/program/{match}", {"type": "stand", "id": 1, "seat": 1}), 401, "bad-token")
    await Robot(site, "quarterdeck-" + "x" * 32, match).refused_view(401, "bad-token")
    (program,) = msgspec.json.decode((await ann.get("/api/programs")).content)["programs"]
    await ann.post(f"/api/programs/{program['id']}/withdraw")
    await robot.refused_view(401, "bad-token")


async def test_without_a_seat_a_program_knows_nothing_of_the_game(site: Site) -> None:
    """Only who sits there; a table that does not exist is not there."""
    ann = await member(site, "Ann")
    match = await ann.make("me", "me", game="kraken")
    robot = Robot(site, (await made(ann)).token, match)
    view = await robot.view()
    assert (view.seat, view.moves, bytes(view.position)) == (-1, (), b"null")
    await Robot(site, (await made(ann, "Tick")).token, "0" * 20).refused_view(404, "not-found")


async def test_a_view_that_is_waited_for_comes_with_the_choice(site: Site) -> None:
    """Not before; meanwhile the program is at the table. When the game has ended nothing is waited for."""
    match, robot = await against(site, await member(site, "Ann"), first="orange")
    room = await site.room(match)
    waiting = asyncio.create_task(robot.view(wait=30))
    while not room.links:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    assert not waiting.done()
    await site.play_on(match, 1)
    view = await waiting
    assert view.moves
    assert not room.links
    await robot.says("resign", seat=1, expected=view.revision)
    assert (await robot.view(wait=30)).state == "over"


async def test_a_view_is_not_waited_for_longer_than_asked(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It then says that there is nothing to choose. Nobody may ask for more than half a minute."""
    _, robot = await against(site, await member(site, "Ann"), first="orange")
    asked: list[float] = []

    def soon(until: float) -> asyncio.Timeout:
        asked.append(until)
        return asyncio.timeout(0)

    monkeypatch.setattr(asyncio, "timeout_at", soon)
    now = asyncio.get_running_loop().time()
    assert (await robot.view(wait=20)).moves == ()
    assert asked[0] == pytest.approx(now + 20, abs=5)
    too_long = await robot.browser.get("/api/program/x?wait=31", authorization="Bearer x")
    refused(too_long, 400, "malformed")


async def test_when_the_server_stops_nobody_waits(site: Site) -> None:
    """Whoever waits is told to come again, and so is whoever comes after that."""
    match, robot = await against(site, await member(site, "Ann"), first="orange")
    room = await site.room(match)
    waiting = asyncio.create_task(robot.is_told_to_come_again(wait=30))
    while not room.links:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    site.app.state.audience.end()
    await waiting
    await robot.is_told_to_come_again(wait=0)


async def test_whoever_keeps_others_waiting_for_too_long_is_refused(site: Site) -> None:
    """By plain requests the time is no longer than by a socket, however often a program asks."""
    _, robot = await against(site, await member(site, "Ann"), first="green")
    with patch.object(sockets, "monotonic", return_value=1.0) as clock:
        assert (await robot.view()).moves
        clock.return_value += sockets.PATIENCE_SECONDS - 1
        assert (await robot.view()).moves
        clock.return_value += 1
        await robot.refused_view(403, "silent")
    await robot.refused_view(403, "silent")
    await robot.is_refused(403, "silent", "play", seat=1, move="#0", expected=1)


@pytest.mark.parametrize("budget", ["program", "move"])
async def test_what_a_program_may_do_is_limited_as_on_a_socket(tmp_path: Path, budget: Name) -> None:
    """Questions and moves, wherever they come from."""
    async with opened(msgspec.structs.replace(plain(tmp_path), limited=True)) as site:
        ann = await member(site, "Ann")
        match, robot = await against(site, ann, first="green")
        view, (_, chair) = await robot.view(), (await site.room(match)).chairs
        limits: Limits = site.app.state.limits
        with suppress(TooFast):
            while True:
                limits.spend(budget, "elsewhere", chair.user)
        if budget == "program":
            await robot.refused_view(429, "too-fast")
        else:
            await robot.is_refused(429, "too-fast", "play", seat=1, move="#0", expected=view.revision)
