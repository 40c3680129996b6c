"""Requests that would stop the server for everybody: refused in words, carried out elsewhere, dropped when nobody waits."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest
from litestar.types import HTTPReceiveMessage

from quarterdeck import server
from quarterdeck.server.chores.fair_queue import Asker, Busy, Crowded
from quarterdeck.server.chores.kinds import Chore
from quarterdeck.server.kept import Kept
from quarterdeck.server.pages.asking import HungUp, hang_up, while_asked
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.protocol.wire import Replay, Replayed
from quarterdeck.server.tables.link import Link
from tests.server.site import Site, opened, plain, refused
from tests.server.tables import ME, OPEN, House

FLEETS = "/api/games/pirates/fleets"
DOTS = "title = 'x'\n" + "a." * 6_000 + "a = 1"
DIGITS = "a = " + "9" * 5_000
PACKED = ("bremerhaven", "bruise-cruise", "kraken", "pirates")
DEAR = (
    "read_pack",
    "read_toml",
    "with_draws",
    "new_table",
    "check_fleet",
    "begun_header",
    "rematch_header",
    "position_checked",
    "record_read",
)
"""What reads texts of strangers or draws by chance."""
WHERE_DEAR = {
    "app.py": {"check_fleet"},  # the route of that name
    "chore_worker.py": {
        "begun_header",
        "check_fleet",
        "new_table",
        "position_checked",
        "read_pack",
        "record_read",
        "rematch_header",
    },
    "tables/beginning.py": {"read_pack", "with_draws"},
    "tables/opening.py": {"with_draws"},
}
"""The process for chores, and what only that calls."""


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


@pytest.mark.parametrize("game", PACKED)
@pytest.mark.parametrize("pack", [DOTS, DIGITS, "a = " + "[" * 9_000], ids=["dots", "digits", "brackets"])
async def test_a_pack_that_takes_long_to_read_is_refused_for_a_new_table(site: Site, game: str, pack: str) -> None:
    """With the line and what would be right."""
    browser = site.browser()
    await browser.enter()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    problem = refused(await browser.post("/api/matches", {"game": game, "seats": seats, "pack": pack}), 400, "pack")
    assert "at most" in problem.message


@pytest.mark.parametrize("route", ["stock", "check", "read", "draw"])
async def test_the_same_pack_is_refused_wherever_fleets_are_asked_about(site: Site, route: str) -> None:
    """So is a text of fleets."""
    browser = site.browser()
    body = {"text": "40.hms-titan"} if route == "read" else {}
    problem = refused(await browser.post(f"{FLEETS}/{route}", {**body, "pack": DOTS}), 400, "pack")
    assert "at most 8 with dots between them are allowed" in problem.message
    problem = refused(await browser.post(f"{FLEETS}/read", {"text": DOTS}), 400, "malformed")
    assert "at most 8 with dots between them are allowed" in problem.message


@pytest.mark.parametrize("total", [101, 999])
async def test_fleets_are_drawn_for_build_totals_of_games_alone(site: Site, total: int) -> None:
    """By both routes."""
    browser = site.browser()
    for answer in (
        await browser.get(f"{FLEETS}/random?total={total}"),
        await browser.post(f"{FLEETS}/draw", {"total": total}),
    ):
        problem = refused(answer, 400, "malformed")
        assert (problem.path, "10 to 100 points" in problem.message) == ("total", True)


@pytest.mark.parametrize("error", [Crowded("too many"), Busy("too busy")])
async def test_who_asks_too_much_at_once_is_told_when_to_come_back(site: Site, error: Crowded | Busy) -> None:
    """In a header that browsers know."""

    class Full:
        async def do(self, asker: Asker, chore: Chore) -> bytes:
            raise error

    site.app.state.chores = Full()
    answer = await site.browser().get(f"{FLEETS}/random")
    refused(answer, error.status, error.kind)
    assert answer.headers["retry-after"] == "2"


async def test_people_behind_one_address_are_told_apart(site: Site) -> None:
    """As over sockets; whoever has no name is the address."""
    asked: list[Asker] = []

    class Noting:
        async def do(self, asker: Asker, chore: Chore) -> bytes:
            asked.append(asker)
            return b"{}"

    site.app.state.chores = Noting()
    people = []
    for address, named in (("192.0.2.1", True), ("192.0.2.1", True), ("192.0.2.1", False), ("192.0.2.2", False)):
        browser = site.browser(address)
        if named:
            people.append(await browser.enter())
        await browser.get(f"{FLEETS}/random")
    assert [one.network for one in asked] == ["192.0.2.1"] * 3 + ["192.0.2.2"]
    assert [one.person for one in asked] == [*(one.id for one in people), "192.0.2.1", "192.0.2.2"]
    assert asked[0] == Link(people[0], address="192.0.2.1").asker


class Asking:
    """A request whose sender has gone."""

    async def receive(self) -> HTTPReceiveMessage:
        return {"type": "http.disconnect"}


async def test_work_that_nobody_waits_for_any_more_is_cancelled() -> None:
    """As soon as whoever asked has gone."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    class Waiting(Asking):
        async def receive(self) -> HTTPReceiveMessage:
            await begun.wait()
            return await super().receive()

    with pytest.raises(HungUp):
        await while_asked(_request(Waiting()), work())
    async with asyncio.timeout(120):
        await ended.wait()


def _request(asking: Asking) -> Asked:
    """As much of a request as is looked at."""
    return Asked({"type": "http", "method": "GET", "headers": [], "path": "/"}, receive=asking.receive)  # type: ignore[arg-type]  # as much of it as is looked at


async def test_what_is_left_of_a_body_is_no_farewell() -> None:
    """Only leaving is."""
    messages: list[HTTPReceiveMessage] = [
        {"type": "http.disconnect"},
        {"type": "http.request", "body": b"", "more_body": False},
    ]

    async def receive() -> HTTPReceiveMessage:
        return messages.pop()

    await hang_up(receive)
    assert not messages


async def test_the_past_is_drawn_once_for_all_with_the_same_eyes(house: House) -> None:
    """By a chore, without the table's lock; each answer has the number of its request."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="kraken")
    one, other = await house.come(ann, room), await house.come(ben, room)
    done, drawn = house.rooms.chores.do, []

    async def watched(asker: Asker, chore: Chore) -> bytes:
        assert not room.lock.locked()
        drawn.append(asker)
        return await done(asker, chore)

    with patch.object(house.rooms.chores, "do", watched):
        for number in (7, 8, 900):
            for guest in (one, other):
                await guest.ask(Replay(id=number, at=0, seat=-1))
                assert (await guest.latest(Replayed)).id == number
    assert [asker.person for asker in drawn] == [ann.id]


def test_pictures_of_the_past_are_bounded_in_bytes() -> None:
    """Those that nobody has looked at for longest are forgotten."""
    pictures = Kept(most_bytes=25)
    for at in range(3):
        pictures.keep(("t", 0, at, at), bytes(10))
        pictures.find(("t", 0, 0, 0))
    assert pictures.bytes == 20
    assert pictures.find(("t", 0, 0, 0)) is not None
    assert pictures.find(("t", 0, 1, 1)) is None
    pictures.keep(("t", 0, 2, 2), bytes(5))
    assert pictures.bytes == 15


def test_no_text_of_a_stranger_is_read_by_the_server_itself() -> None:
    """Only the processes for chores read packs and fleets and begin games, and what they call does."""
    root = Path(server.__file__).parent
    found: dict[str, set[str]] = {}
    for file in root.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = {node.attr} if isinstance(node, ast.Attribute) else set()
            if isinstance(node, ast.ImportFrom) and not str(node.module).startswith("quarterdeck.server.pages"):
                names = {alias.name for alias in node.names}
            for name in names.intersection(DEAR):
                found.setdefault(file.relative_to(root).as_posix(), set()).add(name)
    assert found == WHERE_DEAR
