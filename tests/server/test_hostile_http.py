"""Over HTTP: foreign pages and hosts, bodies and methods that are wrong, paths that climb, headers that smuggle."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from msgspec import Struct
from websockets.exceptions import InvalidStatus

from quarterdeck.server.protocol.wire import Chat, Done, Problem, Said, Table
from tests.server.serving import ADDRESS, IN_BOTH_WAYS, way_to_start
from tests.server.siege import Siege, address, besieged, scene
from tests.server.wires import Caller, callers

SCRIPT = "<img src=x onerror=f()>"
NEW = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module", params=IN_BOTH_WAYS)
def siege(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Siege]:
    """One server for all of it."""
    with besieged(tmp_path_factory.mktemp("siege"), start=way_to_start(request)) as under_siege:
        yield under_siege


class Answer(Struct):
    """What comes back to bytes that no client library would send."""

    status: int
    headers: dict[str, str]
    body: bytes


async def raw(siege: Siege, *lines: str, body: bytes = b"") -> Answer:
    """Send a request byte by byte, and take what comes until the server hangs up."""
    reader, writer = await asyncio.open_connection(ADDRESS, siege.server.port)
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1") + body)
    async with asyncio.timeout(120):
        got = await reader.read()
    writer.close()
    head, _, rest = got.partition(b"\r\n\r\n")
    first, *fields = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields)}
    return Answer(int(first.split()[1]), headers, rest)


# -- foreign pages ------------------------------------------------------------------------------------------


def foreign(siege: Siege) -> list[str]:
    """Origins that are not the server's, some nearly."""
    port = siege.server.port
    return [
        "https://evil.example", "null", "file://", f"http://evil.example:{port}", f"http://127.0.0.1:{port + 1}",
        f"http://127.0.0.1:{port}.evil.example", f"http://127.0.0.1:{port}@evil.example", f"ftp://127.0.0.1:{port}",
        f"http://localhost:{port}", f"http://127.0.0.1:{port}, http://127.0.0.1:{port}", "http://", "127.0.0.1",
        f"chrome-extension://127.0.0.1:{port}",
    ]  # fmt: skip


async def test_foreign_pages_change_nothing_with_somebodys_cookie(siege: Siege) -> None:
    """Nor do requests that say nothing of where they come from: no table, no name, no log-out."""
    async with scene(siege) as here, here.unharmed():
        for origin in [*foreign(siege), ""]:
            headers = {"content-type": "application/json", **({"origin": origin} if origin else {})}
            for path, body in (("/api/matches", NEW), ("/api/me", {"name": "Owned"}), ("/api/logout", {})):
                answer = await here.ann.client.post(path, headers=headers, json=body)
                assert answer.status_code == 403, origin
                assert answer.json()["kind"] == "foreign-origin"
        assert (await here.ann.get("/api/me")).json()["person"]["name"] == "Ann"
        assert len((await here.ann.get("/api/matches")).json()["mine"]) == 1


async def test_foreign_pages_get_no_socket(siege: Siege) -> None:
    """The handshake is refused before anything is said, and logged."""
    async with scene(siege) as here, here.unharmed():
        before = len(siege.logged(event="socket refused"))
        for origin in [*foreign(siege), ""]:
            with pytest.raises(InvalidStatus) as refused:
                async with here.ann.at(here.match, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        assert len(siege.logged(event="socket refused")) == before + len(foreign(siege)) + 1


# -- requests that are wrong --------------------------------------------------------------------------------

BODIES: list[bytes] = [
    b"", b"{", b"null", b"[]", b"7", b"\xff\xfe", b"{}{}", b"[" * 100_000, b'{"x":' * 40_000,
    b'{"game":"cardinal"}', b'{"game":7,"seats":[]}', b'{"game":"atlantis","seats":[{"kind":"me"}]}',
    b'{"game":"cardinal","seats":[{"kind":"me"}]}', b'{"game":"cardinal","seats":[{"kind":"admin"},{"kind":"me"}]}',
    b'{"game":"../../etc/passwd","seats":[{"kind":"me"},{"kind":"me"}]}',
    b'{"game":"cardinal","seats":[{"kind":"me"},{"kind":"me"}],"options":{"rows":1000000000}}',
    b'{"game":"cardinal","seats":[{"kind":"me"},{"kind":"me"}],"options":{"__class__":"x"}}',
    b'{"game":"cardinal","seats":[{"kind":"me"},{"kind":"me"}],"host":"me"}',
    b'{"game":"cardinal","seats":[{"kind":"me"},{"kind":"me"}],"pack":"x"}',
    b'{"game":"kraken","seats":[{"kind":"me"},{"kind":"me"}],"pack":"a = ' + b"[" * 100_000 + b'"}',
    b'{"game":"kraken","seats":[{"kind":"me"},{"kind":"me"}],"pack":"' + b"x" * 200_001 + b'"}',
    b'{"game":"kraken","seats":[' + b'{"kind":"me"},' * 64 + b'{"kind":"me"}]}',
]  # fmt: skip


async def test_bodies_that_mean_nothing_are_refused(siege: Siege) -> None:
    """With 400 and what is wrong; nothing is made."""
    async with scene(siege) as here, here.unharmed():
        headers = {"content-type": "application/json", "origin": here.ann.url}
        for body in BODIES:
            answer = await here.ann.client.post("/api/matches", headers=headers, content=body)
            assert answer.status_code == 400, body[:80]
            problem = msgspec.json.decode(answer.content, type=Problem)
            assert problem.message, body[:80]
            assert len(problem.message) < 400
        answer = await here.ann.client.post("/api/matches", headers=headers, content=b" " * 1_200_000)
        assert (answer.status_code, answer.json()["kind"]) == (413, "too-large")
        assert len((await here.ann.get("/api/matches")).json()["mine"]) == 1


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonp"],
)
async def test_forms_of_other_sites_cannot_speak_json(siege: Siege, kind: str) -> None:
    """What a page may send anywhere without being asked for is refused by its type."""
    async with callers(siege.server.url, "Ann", address=address()) as (ann,):
        headers = {"origin": ann.url, "content-type": kind}
        answer = await ann.client.post("/api/matches", headers=headers, content=msgspec.json.encode(NEW))
        assert (answer.status_code, answer.json()["kind"]) == (415, "needs-json")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "PROPFIND", "post", "X" * 200])
async def test_other_methods_are_refused(siege: Siege, method: str) -> None:
    """On every kind of route; nothing is changed by any of them."""
    for path in ("/api/matches", "/api/me", "/", "/readyz", "/ws/x"):
        origin = f"Origin: {siege.server.url}"
        answer = await raw(siege, f"{method} {path} HTTP/1.1", f"Host: {ADDRESS}:{siege.server.port}", origin)
        assert answer.status in {400, 404, 405}, (method, path)
        assert b"Traceback" not in answer.body


CLIMBS = (
    "/../../../../etc/passwd", "/..%2f..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../settings.py", "/assets/..%5c..%5csettings.py", "//etc/passwd", "/assets//etc/passwd",
    "/assets/%00", "/assets/%252e%252e/settings.py", "/static/../app.py", "/.env", "/assets/.", "/assets/..",
    "/api/matches/..%2f..%2fetc", "/api/games/..%2f..%2fetc/rules", "/api/games/%00/art", "/file:///etc/passwd",
    "/server.sqlite", "/assets/" + "a/" * 2000, "/%ff%fe",
)  # fmt: skip


@pytest.mark.parametrize("path", CLIMBS, ids=lambda path: path[:30])
async def test_no_path_leads_out_of_the_clients_files(siege: Siege, path: str) -> None:
    """There is the client's page, or nothing."""
    page = await raw(siege, "GET / HTTP/1.1", f"Host: {ADDRESS}:{siege.server.port}")
    answer = await raw(siege, f"GET {path} HTTP/1.1", f"Host: {ADDRESS}:{siege.server.port}")
    assert answer.body == page.body or answer.status in {400, 404}, answer
    for secret in (b"root:", b"SQLite format", b"class Settings"):
        assert secret not in answer.body


# -- headers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1.evil.example", "127.0.0.1:1@evil.example", "a b", "", "[::1", "localhost/x", "*"],
)
async def test_foreign_hosts_are_not_served(siege: Siege, host: str) -> None:
    """So a name that somebody else points at this machine leads nowhere; what is no name is not written into a policy."""
    for path in ("/", "/api/me", "/api/catalogue"):
        answer = await raw(siege, f"GET {path} HTTP/1.1", f"Host: {host}")
        assert answer.status == 421, host
        assert re.fullmatch("[a-z0-9.-]*", host) or host not in answer.headers["content-security-policy"]
    answer = await raw(siege, "GET /api/me HTTP/1.1", "Host: localhost", f"Host: {host}")
    assert answer.status in {400, 421}


@pytest.mark.parametrize(
    "smuggled", ["%0d%0aset-cookie:%20a=b", "%0aset-cookie:a=b", "%E5%98%8D%E5%98%8Aset-cookie:a=b"]
)
async def test_nothing_asked_for_becomes_a_header(siege: Siege, smuggled: str) -> None:
    """In a table's name, in a game's, in what is searched for."""
    for path in (
        f"/api/matches/{smuggled}/record",
        f"/api/games/{smuggled}/rules",
        f"/{smuggled}",
        f"/api/me?x={smuggled}",
    ):
        answer = await raw(siege, f"GET {path} HTTP/1.1", f"Host: {ADDRESS}:{siege.server.port}")
        assert "set-cookie" not in answer.headers
        assert answer.status in {200, 404}


async def test_forwarded_addresses_of_strangers_are_not_believed(siege: Siege) -> None:
    """Whoever invents a new one for each request is limited all the same; others are served meanwhile."""
    reader, writer = await asyncio.open_connection(ADDRESS, siege.server.port, local_addr=(address(), 0))
    request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.{}.{}\r\n\r\n"
    got = b""
    for number in range(20_000):
        writer.write(request.format(number // 250 % 250, number % 250).encode())
        got = await reader.readuntil(b"}")
        if b" 429 " in got:
            break
    assert b"too-fast" in got
    assert b"retry-after: 1" in got
    async with callers(siege.server.url, "Ann", address=address()) as (other,):
        assert (await other.get("/api/me")).status_code == 200
    writer.close()


async def test_every_answer_carries_the_policy(siege: Siege) -> None:
    """Pages, data, pictures, files, refusals of every kind: nothing inline, nothing from elsewhere, in no frame."""
    async with scene(siege) as here:
        table = f"/api/matches/{here.match}"
        page = await here.ann.get("/")
        asset = next(part for part in page.text.split('"') if part.startswith("/assets/"))
        json_type = {"content-type": "application/json", "origin": here.ann.url}
        asked = [
            here.ann.client.get(path)
            for path in ("/", "/t/x", asset, "/api/me", "/api/matches", table, f"{table}/record", f"{table}/picture.svg",
                         "/api/catalogue", "/api/games/kraken/art", "/theme.css", "/metrics", "/readyz", "/schema",
                         "/api/nothing", "/assets/nothing.js", f"{table}/record?seat=1", f"{table}/record?seat=x")
        ]  # fmt: skip
        asked += [
            here.ann.client.post("/api/matches", headers=json_type, content=b"{"),
            here.ann.client.post("/api/matches", headers=json_type, content=b" " * 1_200_000),
            here.ann.client.post("/api/matches", headers={"origin": here.ann.url}, content=b"x"),
            here.ann.client.post("/api/matches"),
            here.ann.client.delete("/api/matches", headers={"origin": here.ann.url}),
            here.ann.client.get("/", headers={"host": "evil.example"}),
        ]
        statuses = set()
        for answer in await asyncio.gather(*asked):
            statuses.add(answer.status_code)
            check_headers(answer)
        assert statuses >= {200, 400, 403, 404, 405, 413, 415, 421}


def check_headers(answer: httpx.Response) -> None:
    """The headers that bind a browser."""
    policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'", answer.url
    pictures = answer.url.path.endswith(".svg")
    assert policy.get("script-src", "'none'") in {"'self'", "'none'"}
    assert "sandbox" in policy if pictures else policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"].replace(
        "style-src 'unsafe-inline'", "" if pictures else "?"
    )
    for name, value in (
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ):
        assert answer.headers[name] == value, answer.url
    assert "server" not in answer.headers
    assert "cache-control" in answer.headers


async def test_the_cookie_is_for_the_browser_alone(siege: Siege) -> None:
    """No script reads it, other sites' requests do not carry it."""
    visitor = Caller(siege.server.url, address())
    told = (await visitor.post("/api/me", {"name": "Ann"})).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "path=/" in told
    await visitor.close()


# -- words -------------------------------------------------------------------------------------------------


async def test_script_in_names_and_words_stays_text(siege: Siege) -> None:
    """It comes to others as it was typed, in JSON that no browser takes for a page; nothing of it is logged."""
    async with callers(siege.server.url, SCRIPT, "Ben", address=address()) as (villain, ben):
        match = await villain.make("me", "open", listed=True)
        words = "</script><script>alert(1)</script> \x00\u202e\u2028 {{7*7}} ' OR 1=1 --"
        async with villain.at(match) as here, ben.at(match) as there:
            assert isinstance(await here.ask(Chat(id=1, text=words)), Done)
            line = (await there.first(Said)).lines[-1]
            assert (line.player, line.text) == (SCRIPT, "</script><script>alert(1)</script> {{7*7}} ' OR 1=1 --")
            assert (await there.first(Table)).seats[0].player == SCRIPT
        for path in ("/api/matches", f"/api/matches/{match}", "/api/me"):
            answer = await villain.get(path)
            assert SCRIPT in answer.text
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in ("picture.svg", "record"):
            assert SCRIPT not in (await villain.get(f"/api/matches/{match}/{path}")).text
        siege.secrets += [SCRIPT, "OR 1=1"]


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e\u2066", "\x00", "x" * 25, "\u0301", 7, None, ["Ann"]])
async def test_names_nobody_can_read_are_refused(siege: Siege, name: object) -> None:
    """With a sentence; a name is made up for those who give none."""
    async with callers(siege.server.url, "Ann", address=address()) as (ann,):
        answer = await ann.post("/api/me", {"name": name})
        assert answer.status_code == (200 if name is None else 400)
        assert (await ann.get("/api/me")).json()["person"]["name"] == "Ann"
