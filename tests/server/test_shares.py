"""What somebody may use of the server belongs to the person and the address, whatever sockets it comes over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, cast
from unittest.mock import patch

import pytest
from litestar import WebSocket
from structlog.testing import capture_logs

from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.gate import BYTES_A_TOKEN, TOO_FAST
from quarterdeck.server.gate.limits import BUDGETS, CUSTOMER_SHARE, Limits, Name, TooFast
from quarterdeck.server.people.sessions import COOKIE, session_id
from quarterdeck.server.problems import problem_of
from quarterdeck.server.protocol.wire import (
    CLOSE_AGAIN,
    CLOSE_DATABASE,
    CLOSE_FAULT,
    CLOSE_FLOOD,
    CLOSE_STRANGER,
    Analyse,
    Chat,
    Done,
    Hint,
    Look,
    Play,
    Refused,
    Rematch,
    Replay,
    Sit,
    Stand,
    ToServer,
    Try,
    Why,
)
from quarterdeck.server.settings import MOST_BODY, MOST_FILE_BODY
from quarterdeck.server.tables import sockets, viewing
from quarterdeck.server.tables.audience import (
    MOST_OF_ADDRESS,
    MOST_OF_PERSON,
    MOST_UNREAD,
    MOST_UNREAD_OF_PERSON,
    Audience,
)
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.sockets import OF_PEOPLE, refuse, send_owed, spend
from tests.examples import some
from tests.server.site import HOME, Site, opened, plain, refused
from tests.server.tables import ME, OPEN, House
from tests.server.test_http_limits import Clock

REPLAY = Replay(id=1, at=0, seat=-1)
ROOM = Room("table", "kraken", host="ann", listed=True)


def somebody(name: str) -> User:
    """A person."""
    return User(id=name, name=name, colour="#205080", created=1)


def link(person: str, address: str = "203.0.113.5", session: str = "") -> Link:
    """A socket of a person."""
    return Link(somebody(person), address=address, session=session)


def allowed(limits: Limits, links: list[Link], request: ToServer | None, times: int = 2_000) -> int:
    """How many of so many requests are allowed that come over these sockets in turn."""
    found = 0
    for k in range(times):
        try:
            spend(limits, ROOM, links[k % len(links)], request)
        except TooFast:
            continue
        found += 1
    return found


def guests_made(limits: Limits, addresses: Iterable[str]) -> int:
    """How many of those who ask to be guests, from these addresses, become guests."""
    found = 0
    for address in addresses:
        with suppress(TooFast):
            limits.guest(address)
            found += 1
    return found


# -- limits ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_", "name"),
    [
        (REPLAY, "look-back"),
        (Look(id=1, seat=0), "look-back"),
        (Why(id=1, revision=1), "look-back"),
        (Try(id=1, seat=0, move="a1", expected=0), "try"),
        (Hint(id=1, seat=0, expected=0), "hint"),
        (Analyse(id=1, seat=0), "look-back"),
        (Chat(id=1, text="Ahoy"), "remark"),
        (Sit(id=1, seat=0), "seat"),
        (Stand(id=1, seat=0, state="open"), "seat"),
        (Rematch(id=1), "table"),
        (Sit(id=1, seat=0, fleet="random"), "dear"),
        (Play(id=1, seat=0, move="a1", expected=0), "move"),
        (None, "message"),
    ],
)
def test_ten_sockets_may_ask_no_more_than_one(request_: ToServer | None, name: Name) -> None:
    """Nor may a new socket after each that was closed: what was used up stays so."""
    limits = Limits(limited=True, clock=Clock())
    person = BUDGETS[name].person
    assert person is not None
    assert allowed(limits, [link("eve") for _ in range(10)], request_) == person[1]
    assert allowed(limits, [link("eve")], request_) == 0


def test_many_people_of_one_address_share_what_it_may() -> None:
    """And others have theirs: another address, and a person who has used nothing of another one."""
    limits = Limits(limited=True, clock=Clock())
    crowd = [link(f"eve {k}") for k in range(60)]
    assert allowed(limits, crowd, REPLAY, 10_000) == BUDGETS["look-back"].address[1]
    assert allowed(limits, [link("ann", "203.0.113.6")], REPLAY, 10) == 10


def test_looking_back_leaves_moves_alone() -> None:
    """Who has used up looks may still play."""
    limits = Limits(limited=True, clock=Clock())
    for name in ("eve", "mallory", "trudy"):
        allowed(limits, [link(name)], REPLAY, 65)
    spend(limits, ROOM, link("ann"), None)
    with pytest.raises(TooFast):
        spend(limits, ROOM, link("ann"), REPLAY)


def test_what_is_refused_uses_nothing_of_the_neighbours_up() -> None:
    """One person's flood is that person's."""
    limits = Limits(limited=True, clock=Clock())
    allowed(limits, [link("eve")], REPLAY, 5_000)
    person = BUDGETS["look-back"].person
    assert person is not None
    assert allowed(limits, [link("ann")], REPLAY, 30) == 30


def test_no_customer_gets_thousands_of_guests() -> None:
    """With all the networks of a /56 or a /48: two thousand passed where forty were allowed."""
    limits = Limits(limited=True, clock=Clock())
    networks = (f"2001:db8:77:{k:x}::{k:x}" for k in range(2_000))
    assert guests_made(limits, networks) == BUDGETS["guest"].address[1] * CUSTOMER_SHARE
    limits.guest("2001:db8:78::1")


def test_one_household_is_one_address_for_guests_and_passwords() -> None:
    """With any number of IPv6 addresses."""
    limits = Limits(limited=True, clock=Clock())
    addresses = (f"2001:db8:77:1::{k:x}" for k in range(200))
    assert guests_made(limits, addresses) == BUDGETS["guest"].address[1]
    for k in range(int(BUDGETS["password"].address[1])):
        limits.password(f"2001:db8:77:1::{k:x}", f"login {k}")
    with pytest.raises(TooFast):
        limits.password("2001:db8:77:1::ffff", "another login")


def test_all_of_ipv4_is_not_one_address() -> None:
    """Written as IPv6 either."""
    limits = Limits(limited=True, clock=Clock())
    for k in range(2_000):
        limits.guest(f"::ffff:203.0.{k // 250}.{k % 250}")


async def test_packs_count_by_their_size_and_dear_requests_apart(tmp_path: Path) -> None:
    """From as many sessions as one likes; cheap requests go on."""
    async with limited(tmp_path) as site:
        pack = {"text": "x", "pack": "y" * 150_000}
        statuses = []
        for k in range(40):
            person = site.browser()
            if k < 20:
                await person.enter()
            statuses.append((await person.post("/api/games/pirates/fleets/read", pack)).status_code)
        assert statuses[0] != 429
        assert 0 < sum(status != 429 for status in statuses) < 25
        assert (await site.browser().get("/healthz")).status_code == 200
        assert (await site.browser("203.0.113.6").post("/api/games/pirates/fleets/read", pack)).status_code != 429


async def test_a_body_that_hides_its_length_counts_as_the_longest_of_its_route(tmp_path: Path) -> None:
    """So cutting a long body into parts saves nothing."""
    spent: list[float] = []

    class Noting(Limits):
        def spend(self, name: Name, address: str, person: str | None = None, tokens: float = 1.0) -> None:
            if name == "dear":
                spent.append(tokens)

    async def parts() -> AsyncIterator[bytes]:
        yield b"{}"

    with patch("quarterdeck.server.app.Limits", Noting):
        async with opened(plain(tmp_path)) as site:
            headers = {"origin": HOME, "content-type": "application/json"}
            for path in ("/api/games/pirates/fleets/read", "/api/records/read"):
                await site.browser().client.post(path, headers=headers, content=parts())
    assert spent == [1 + MOST_BODY // BYTES_A_TOKEN, 1 + MOST_FILE_BODY // BYTES_A_TOKEN]


SPELLED: Final = [
    ("GET", "/api/games/pirates/fleets/random", "dear"),
    ("GET", "/api//games/pirates/fleets/random", "dear"),
    ("HEAD", "/api/games/pirates/fleets/random/", "dear"),
    ("POST", "/api/games/pirates/fleets/stock", "dear"),
    ("POST", "/api/games/pirates/fleets/check", "dear"),
    ("POST", "/api/games/pirates/fleets/read", "dear"),
    ("POST", "/api/games/pirates/fleets/draw", "dear"),
    ("POST", "/api/games/cardinal/positions/read", "dear"),
    ("POST", "/api/records/read", "dear"),
    ("GET", "/api/matches/abc/position", "dear"),
    ("POST", "/api/matches", "dear"),
    ("POST", "/api/matches/", "dear"),
    ("GET", "/api/matches/abc/record", "dear"),
    ("GET", "/api/matches/abc/record/", "dear"),
    ("GET", "/api/matches//abc/picture.svg", "dear"),
    ("GET", "/api/matches", "cheap"),
    ("GET", "/api/turns", "cheap"),
    ("GET", "/api/games/pirates/fleets", "cheap"),
    ("GET", "/api/matches/abc", "cheap"),
    ("POST", "/api/me", "cheap"),
]
"""Requests, as they may be spelled, and whether they are dear."""


async def test_dear_requests_count_as_such_however_their_paths_are_spelled(tmp_path: Path) -> None:
    """Those that read packs, build fleets or draw."""
    spent: list[Name] = []

    class Noting(Limits):
        def spend(self, name: Name, address: str, person: str | None = None, tokens: float = 1.0) -> None:
            spent.append(name)

    with patch("quarterdeck.server.app.Limits", Noting):
        async with opened(plain(tmp_path)) as site:
            headers = {"origin": HOME, "content-type": "application/json"}
            client = site.browser().client
            for method, path, cost in SPELLED:
                spent.clear()
                answer = await client.request(method, f"{HOME}{path}", headers=headers, content=b"{}")
                assert answer.status_code != 405, (method, path)
                assert ("dear" in spent) == (cost == "dear"), (method, path)


async def test_dear_requests_that_come_too_fast_share_a_line_of_the_log(tmp_path: Path) -> None:
    """As others do; so do questions about health have none, however they are spelled."""
    async with limited(tmp_path) as site:
        browser = site.browser()
        with capture_logs() as lines:
            while (await browser.get("/api/matches/none/record/")).status_code != 429:
                pass
            for path in ("/healthz", "/healthz/", "/readyz//"):
                assert (await site.browser("203.0.113.6").get(path)).status_code == 200
    assert {line.get("status") for line in lines if line["event"] == "request"} == {404}
    assert [line["count"] for line in lines if line["event"] == TOO_FAST] == [1]


@asynccontextmanager
async def limited(folder: Path) -> AsyncIterator[Site]:
    """A site with limits whose clock stands still."""
    with pytest.MonkeyPatch.context() as patch:
        clock = Clock()
        patch.setattr("quarterdeck.server.app.Limits", lambda *, limited: Limits(limited=limited, clock=clock))
        async with opened(plain(folder, limited=True)) as site:
            yield site


async def test_whoever_does_not_stop_is_sent_away(tmp_path: Path) -> None:
    """After so many refusals, over however many sockets; refused remarks are in the log, without their words."""
    house = await House.open(tmp_path)
    room = await house.table(await house.person("Ann"), ME, OPEN)
    limits = Limits(limited=True, clock=Clock())
    links = [link("eve") for _ in range(4)]
    burst = BUDGETS["nuisance"].person
    assert burst is not None
    with capture_logs() as lines:
        for k in range(int(burst[1])):
            refuse(limits, room, links[k % 4], Chat(id=k, text="secret words"), TooFast(1))
        assert not any(one.gone for one in links)
        refuse(limits, room, links[0], None, TooFast(1))
    assert links[0].gone
    assert links[0].farewell.code == CLOSE_FLOOD
    assert {line["event"] for line in lines} == {"remark refused"}
    assert "secret" not in str(lines)
    await house.close()


# -- sockets -----------------------------------------------------------------------------------


def test_sockets_are_counted_by_person_and_address() -> None:
    """Behind a proxy, too, where connections are not."""
    audience = Audience()
    mine = [link("eve") for _ in range(MOST_OF_PERSON)]
    for one in mine:
        audience.join(one)
    assert audience.is_full("eve", "198.51.100.1")
    assert not audience.is_full("ann", "203.0.113.5")
    for k in range(MOST_OF_ADDRESS - MOST_OF_PERSON):
        audience.join(link(f"eve {k}"))
    assert audience.is_full("ann", "203.0.113.5")
    assert not audience.is_full("ann", "203.0.113.6")
    audience.leave(mine[0])
    assert not audience.is_full("ann", "203.0.113.5")


async def test_whoever_has_a_seat_comes_in_however_many_look_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else friends of a rival could fill the table while a page is loaded again, and a bot would play on."""
    monkeypatch.setattr(sockets, "MOST_LINKS", 3)
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, ME)
    for k in range(3):
        assert not sockets.is_full(room, ben.id)
        await house.come(await house.person(f"Eve {k}"), room)
    assert sockets.is_full(room, ben.id)
    assert not sockets.is_full(room, ann.id)


def test_a_server_that_is_measured_has_no_bound_of_sockets_for_an_address() -> None:
    """All who measure ask from one."""
    audience = Audience(limited=False)
    for k in range(MOST_OF_ADDRESS + 10):
        audience.join(link(f"eve {k}"))
    assert not audience.is_full("ann", "203.0.113.5")


def test_unread_answers_are_bounded_by_bytes_for_socket_and_person() -> None:
    """Over many sockets, each of which leaves little."""
    audience = Audience()
    links = [link("eve", f"203.0.113.{k}") for k in range(10)]
    for one in links:
        audience.join(one)
    links[0].unread = MOST_UNREAD
    assert not audience.is_behind(links[0])
    links[0].unread += 1
    assert audience.is_behind(links[0])
    for one in links:
        one.unread = MOST_UNREAD_OF_PERSON // 10 + 1
    assert audience.is_behind(links[3])
    audience.leave(links[0])
    assert not audience.is_behind(links[3])


class Wire:
    """The other end of a socket, which reads when it is let."""

    def __init__(self, *, reads: bool = True) -> None:
        self.reading = asyncio.Event()
        if reads:
            self.reading.set()
        self.got: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    async def send_data(self, data: bytes, mode: str) -> None:
        """Something is sent."""
        assert mode == "text"
        await self.reading.wait()
        self.got.append(data)

    async def close(self, code: int, reason: str) -> None:
        """It is over."""
        self.closed = (code, reason)

    @property
    def socket(self) -> WebSocket[None, None, None]:  # type: ignore[type-var]
        """As the server takes it."""
        return cast("WebSocket[None, None, None]", self)  # type: ignore[type-var]


async def test_unread_counts_until_it_is_sent(tmp_path: Path) -> None:
    """What was taken off the queue and is on its way to somebody who does not read waits as well."""
    house = await House.open(tmp_path)
    room = await house.table(await house.person("Ann"), ME, OPEN)
    one, wire = link("eve"), Wire(reads=False)
    sender = asyncio.create_task(send_owed(wire.socket, Limits(limited=False), room, one, OF_PEOPLE.tell))
    for k in range(20):
        one.answer(Done(id=k, revision=0))
        await asyncio.sleep(0)
    assert len(one.answers) < 20
    assert one.unread == sum(len(b'{"type":"done","id":%d,"revision":0}' % k) for k in range(20)) + 20 * len(
        b',"again":false'
    )
    wire.reading.set()
    async with asyncio.timeout(120):
        while one.unread:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
    sender.cancel()
    await house.close()


@pytest.mark.parametrize("fault", [KeyError("x"), RecursionError(), DatabaseError("gone")])
async def test_a_fault_in_a_picture_is_logged_and_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """With the code that says so: no silent socket that stays open."""

    def broken(*_: object) -> None:
        raise fault

    house = await House.open(tmp_path)
    room = await house.table(await house.person("Ann"), ME, OPEN)
    monkeypatch.setattr(viewing, "view", broken)
    one, wire = link("eve"), Wire()
    with capture_logs() as lines:
        await asyncio.wait_for(send_owed(wire.socket, Limits(limited=False), room, one, OF_PEOPLE.tell), 120)
    assert wire.closed == (CLOSE_FAULT, "fault")
    assert one.gone
    (line,) = lines
    assert (line["event"], line["reason"], line["log_level"]) == ("socket closed", "fault", "error")
    assert line["exc_info"] is fault
    assert room.id not in str(lines)
    await house.close()


@pytest.mark.parametrize(
    ("fault", "code"), [(DatabaseError("the disk is gone"), CLOSE_DATABASE), (KeyError("x"), CLOSE_FAULT)]
)
async def test_a_fault_on_arrival_closes_with_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, code: int
) -> None:
    """Which the protocol lists; the log has the table's hash."""

    async def broken(*_: object) -> None:
        raise fault

    async with opened(plain(tmp_path)) as site:
        browser = site.browser()
        await browser.enter()
        match = await browser.make("me", "open")
        monkeypatch.setattr(sockets, "who_is", broken)
        with capture_logs() as lines:
            assert await ended(site, match, dict(browser.client.cookies)) == code
    found = [line for line in lines if line["event"] == "socket closed"]
    assert len(found) == 1
    assert found[0]["log_level"] == "error"
    assert match not in str(found)


async def ended(site: Site, match: str, cookies: dict[str, str]) -> int:
    """The code with which a new socket at a table is closed by the server, without a word of the client's."""
    messages: asyncio.Queue[dict[str, object]] = asyncio.Queue()
    codes: list[int] = []
    messages.put_nowait({"type": "websocket.connect"})

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "websocket.close":
            codes.append(cast(int, message["code"]))
            messages.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    told = "; ".join(f"{name}={value}" for name, value in cookies.items())
    scope = {
        "type": "websocket",
        "path": f"/ws/{match}",
        "raw_path": f"/ws/{match}".encode(),
        "root_path": "",
        "scheme": "ws",
        "query_string": b"",
        "subprotocols": [],
        "client": ("127.0.0.1", 4000),
        "server": ("table.test", 80),
        "headers": [(b"host", b"table.test"), (b"origin", b"http://table.test"), (b"cookie", told.encode())],
    }
    async with asyncio.timeout(120):
        await site.app(scope, messages.get, send)  # type: ignore[arg-type]  # written by hand
    return codes[0]


async def test_a_socket_that_wants_to_see_too_many_tables_shall_come_back_later(tmp_path: Path) -> None:
    """Where each has to be read; those that somebody looks at are there for all."""
    async with limited(tmp_path) as site:
        browser = site.browser()
        await browser.enter()
        match, there = await browser.make("me", "open"), await browser.make("me", "open")
        await browser.card(there)
        cookies = dict(browser.client.cookies)
        while (await browser.get("/api/matches/none")).status_code != 429:
            pass
        answer = await browser.get(f"/api/matches/{match}")
        assert refused(answer, 429, "too-fast").message
        assert int(answer.headers["retry-after"]) >= 1
        assert await ended(site, match, cookies) == CLOSE_AGAIN
        assert (await browser.get(f"/api/matches/{there}")).status_code == 200
        assert (await site.browser("203.0.113.6").get(f"/api/matches/{match}")).status_code == 200


# -- sessions ----------------------------------------------------------------------------------


async def test_sockets_end_with_their_session(tmp_path: Path) -> None:
    """Whoever signs out on one page does not stay at the table on another; other sessions do."""
    async with opened(plain(tmp_path)) as site:
        browser = site.browser()
        await browser.enter()
        match = await browser.make("me", "open")
        cookies = dict(browser.client.cookies)
        watching = asyncio.create_task(ended(site, match, cookies))
        room = await site.room(match)
        async with asyncio.timeout(120):
            while not room.links:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0)
        (one,) = room.links
        assert one.session == session_id(cookies, site.app.state.database.secret)
        other = site.browser()
        await other.enter()
        await other.post("/api/logout")
        assert not one.gone
        await browser.post("/api/logout")
        assert await watching == CLOSE_STRANGER


async def test_sessions_that_end_elsewhere_end_their_sockets_too(tmp_path: Path) -> None:
    """By time, or in another process: the database is asked now and then."""
    async with opened(plain(tmp_path)) as site:
        browser = site.browser()
        await browser.enter()
        session = session_id({COOKIE: browser.client.cookies[COOKIE]}, site.app.state.database.secret)
        assert session is not None
        audience = Audience()
        living, dead, nobodys = link("ann", session=session), link("ann", session="0" * 64), link("bot")
        for one in (living, dead, nobodys):
            audience.join(one)
        await audience.end_old_sessions(site.app.state.database)
        assert [living.gone, dead.gone, nobodys.gone] == [False, True, False]
        assert dead.farewell.code == CLOSE_STRANGER


# -- bodies ------------------------------------------------------------------------------------


async def test_a_body_that_is_torn_off_is_no_fault(tmp_path: Path) -> None:
    """Its sender has gone; the log says so, and has no error."""
    async with opened(plain(tmp_path)) as site:
        messages: list[dict[str, object]] = [
            {"type": "http.request", "body": b"{", "more_body": True},
            {"type": "http.disconnect"},
        ]
        statuses: list[int] = []

        async def receive() -> dict[str, object]:
            return messages.pop(0) if messages else {"type": "http.disconnect"}

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start":
                statuses.append(cast(int, message["status"]))

        headers = {"host": "t", "origin": "http://t", "content-type": "application/json", "content-length": "9"}
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/me",
            "raw_path": b"/api/me",
            "root_path": "",
            "scheme": "http",
            "query_string": b"",
            "http_version": "1.1",
            "client": ("127.0.0.1", 4000),
            "server": ("t", 80),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
        with capture_logs() as lines:
            await site.app(scope, receive, send)  # type: ignore[arg-type]  # written by hand
    assert statuses == [400]
    assert [line["event"] for line in lines] == ["request torn off", "request"]
    assert not [line for line in lines if line["log_level"] == "error"]


def test_refusals_say_how_long_to_wait() -> None:
    """As over HTTP."""
    refused = Refused(id=1, problem=problem_of(TooFast(2.5)))
    assert refused.problem.kind == "too-fast"
    assert "3" in refused.problem.message


# -- what takes long costs more ------------------------------------------------------------------


class Busy:
    """A machine that is busy with other things, too: work takes longer by the clock than it keeps a processor."""

    def __init__(self, *, limited: bool = True, slower: float = 1.0) -> None:
        self.clock, self.worked = Clock(), Clock()
        self.slower = slower
        self.limits = Limits(limited=limited, clock=self.clock, worked=self.worked)

    def work(self, seconds: float) -> None:
        """Work that keeps a processor so long."""
        self.worked.now += seconds
        self.clock.now += seconds * self.slower


def previews(machine: Busy, seconds: float) -> int:
    """How many previews somebody gets at once each of which keeps a processor so long."""
    request = Try(id=1, seat=0, move="a1", expected=0)
    found = 0
    with suppress(TooFast):
        for _ in range(1_000):
            spend(machine.limits, ROOM, link("eve"), request)
            with machine.limits.timed("try", "203.0.113.5", "eve"):
                machine.work(seconds)
            found += 1
    return found


def test_a_preview_that_takes_long_counts_for_several() -> None:
    """By how long it keeps a processor; one that hardly does counts for one."""
    burst = 60
    assert previews(Busy(), 0) == burst
    dear = previews(Busy(), 3 * BUDGETS["try"].worth)
    assert burst / 3 <= dear <= burst / 3 + 2  # a few tokens come back meanwhile
    assert previews(Busy(), 100 * BUDGETS["try"].worth) == 1


def test_whoever_has_had_a_dear_preview_waits_and_others_do_not() -> None:
    """A bucket that owes tokens gives none until it has them."""
    machine = Busy()
    assert previews(machine, 100 * BUDGETS["try"].worth) == 1
    spend(machine.limits, ROOM, link("ann", "203.0.113.6"), Try(id=1, seat=0, move="a1", expected=0))
    with pytest.raises(TooFast):
        spend(machine.limits, ROOM, link("eve"), Try(id=1, seat=0, move="a1", expected=0))
    machine.clock.now += 60
    spend(machine.limits, ROOM, link("eve"), Try(id=1, seat=0, move="a1", expected=0))


async def test_a_move_and_the_picture_after_it_are_paid_for_by_who_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By time; whoever looks on pays nothing for the same picture, and a refused move is paid for, too."""
    machine = Busy()
    house = await House.open(tmp_path)
    room = await house.table(await house.person("Ann"), ME, OPEN)

    def slowly(*_: object) -> None:
        machine.work(BUDGETS["move"].worth * 11)

    monkeypatch.setattr(viewing, "view", slowly)
    player, spectator = link("ann"), link("eve")
    player.moved = True
    for one in (player, spectator):
        sender = asyncio.create_task(send_owed(Wire().socket, machine.limits, room, one, OF_PEOPLE.tell))
        while one.owed.view:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
        sender.cancel()
    person = BUDGETS["move"].person
    assert person is not None
    assert allowed(machine.limits, [spectator], MOVE) == person[1]
    assert allowed(machine.limits, [player], MOVE) < person[1] - 8  # some come back meanwhile
    await house.close()


MOVE: Final = Play(id=1, seat=0, move="a1", expected=0)
PICTURE: Final = 0.02
"""The seconds of processor time that the picture after a move takes in the largest games of Pirates (docs/limits.md)."""
PLANS: Final = (1, 2, 6, 1, 2, 1)
"""So many moves of a hint are made together, as often as in games."""


def moved(machine: Busy, player: Link, seconds: float) -> None:
    """A person makes a move and is sent the picture after it, which keeps a processor so long; or `TooFast`."""
    spend(machine.limits, ROOM, player, MOVE)
    player.moved = True
    with sockets.paid(machine.limits, player):
        machine.work(seconds)


@pytest.mark.parametrize("slower", [1, 20])
def test_at_human_pace_nobody_meets_a_limit(slower: float) -> None:
    """With a hint and its moves each three seconds for ten minutes, on a machine five times slower, and a busy one."""
    machine, ann = Busy(slower=slower), link("ann")
    began = machine.clock.now
    for turn in range(200):
        machine.clock.now = began + 3 * turn  # whatever the machine is busy with, no tokens come back for it
        spend(machine.limits, ROOM, ann, Hint(id=1, seat=0, expected=0))
        for _ in range(PLANS[turn % len(PLANS)]):
            moved(machine, ann, 5 * PICTURE)
            machine.clock.now = began + 3 * turn


@pytest.mark.parametrize("seconds", some([0.001, 0.01, PICTURE, 5 * PICTURE, 0.5], [PICTURE, 0.5]))
def test_whoever_moves_without_a_pause_gets_a_tenth_of_a_processor(seconds: float) -> None:
    """And what may come at once, however much work each move is and over however many sockets."""
    machine, eves = Busy(), [link("eve") for _ in range(10)]
    budget = BUDGETS["move"]
    assert budget.person is not None
    rate, burst = budget.person
    began, before, made = machine.clock.now, machine.worked.now, 0
    while machine.clock.now < began + 600:
        try:
            moved(machine, eves[made % 10], seconds)
            made += 1
        except TooFast:
            machine.clock.now += 0.05
    assert machine.worked.now - before <= (rate * 601 + burst) * budget.worth + seconds
    assert made <= rate * 601 + burst


def test_a_server_without_limits_charges_nothing() -> None:
    """For measuring alone."""
    assert previews(Busy(limited=False), 100 * BUDGETS["try"].worth) == 1_000
