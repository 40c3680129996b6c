"""Who may ask what: origins, hosts, proxies, bodies, and the headers of every answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from ipaddress import ip_network
from pathlib import Path

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.gate.addresses import UNKNOWN, counted_as
from quarterdeck.server.gate.gate import most_body_of
from quarterdeck.server.gate.security import (
    caller,
    content_policy,
    host_allowed,
    host_name,
    is_https,
    is_loopback,
    origin_allowed,
)
from quarterdeck.server.settings import MOST_BODY, MOST_FILE_BODY, Settings, check_origin, hosts_of
from tests.server.site import HOME, Site, opened, plain, refused

PROXIES = (ip_network("10.0.0.0/8"), ip_network("127.0.0.1"))
OPEN = Settings(database="sqlite://")


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


# -- origins -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"host": "table.test", "origin": "http://table.test"}, True),
        ({"host": "table.test:8000", "origin": "http://table.test:8000"}, True),
        ({"host": "table.test", "origin": "https://table.test"}, True),
        ({"host": "Table.Test", "origin": "http://table.test"}, True),
        ({"host": "table.test", "sec-fetch-site": "same-origin"}, True),
        ({"host": "table.test", "origin": "http://evil.test"}, False),
        ({"host": "table.test", "origin": "http://table.test:8000"}, False),
        ({"host": "table.test", "origin": "http://table.test.evil.test"}, False),
        ({"host": "table.test", "origin": "null"}, False),
        ({"host": "table.test", "origin": "ftp://table.test"}, False),
        ({"host": "table.test", "origin": "http://evil.test", "sec-fetch-site": "same-origin"}, False),
        ({"host": "table.test", "sec-fetch-site": "same-site"}, False),
        ({"host": "table.test", "sec-fetch-site": "none"}, False),
        ({"host": "table.test"}, False),
        ({"host": "", "origin": "http://"}, False),
        ({"host": "table.test", "origin": "http://table.test, http://evil.test"}, False),
    ],
)
def test_only_pages_of_this_server_may_change_something(headers: dict[str, str], *, allowed: bool) -> None:
    """The origin decides; the browser's word counts where there is none."""
    assert origin_allowed(headers, OPEN) is allowed


def test_the_operator_may_name_further_origins() -> None:
    """Behind a proxy the host is another than the one people type."""
    settings = Settings(database="sqlite://", origins=("https://games.example",))
    assert origin_allowed({"host": "10.0.0.1:8000", "origin": "https://games.example"}, settings)
    assert not origin_allowed({"host": "10.0.0.1:8000", "origin": "http://games.example"}, settings)


async def test_a_foreign_page_changes_nothing(site: Site) -> None:
    """The refusal names the origin; no guest has been made."""
    browser = site.browser()
    problem = refused(await browser.post("/api/me", {}, origin="http://evil.test"), 403, "foreign-origin")
    assert "http://evil.test" in problem.message


async def test_without_an_origin_nothing_changes(site: Site) -> None:
    """Unless the browser says that the page is ours."""
    browser = site.browser()
    refused(await browser.post("/api/me", {}, origin=""), 403, "foreign-origin")
    assert (await browser.post("/api/me", {}, origin="", sec_fetch_site="same-origin")).status_code == 200


async def test_reading_needs_no_origin(site: Site) -> None:
    """Links from elsewhere lead here."""
    assert (await site.browser().get("/api/catalogue", origin="http://evil.test")).status_code == 200


@pytest.mark.parametrize(
    "text", ["games.example", "ftp://games.example", "https://", "https://a.example/x", "https://u@a"]
)
def test_origins_in_settings_must_be_origins(text: str) -> None:
    """Said with what would be right."""
    with pytest.raises(Malformed) as refusal:
        check_origin(text)
    assert refusal.value.path == "origin"


def test_origins_in_settings_are_read_as_browsers_write_them() -> None:
    """Small letters, no slash at the end."""
    assert check_origin("HTTPS://Games.Example/") == "https://games.example"


# -- hosts -------------------------------------------------------------------------------------


def test_a_server_for_this_machine_answers_to_its_own_names_only() -> None:
    """Whatever name a foreign page has pointed at 127.0.0.1."""
    settings = Settings(database="sqlite://", hosts=hosts_of("127.0.0.1", ()))
    for host in ("127.0.0.1:8000", "localhost", "[::1]:8000", "LOCALHOST:1"):
        assert host_allowed({"host": host}, settings), host
    for host in ("evil.test", "127.0.0.1.evil.test", "", "a b", "localhost@evil.test"):
        assert not host_allowed({"host": host}, settings), host


def test_a_server_for_everybody_answers_to_every_name_until_it_is_told_its_own() -> None:
    """With an origin it knows its name."""
    assert hosts_of("0.0.0.0", ()) == ()  # noqa: S104 - only named
    assert "games.example" in hosts_of("0.0.0.0", ("https://games.example:8443",))  # noqa: S104 - only named
    assert host_allowed({"host": "anything"}, OPEN)


async def test_a_foreign_host_is_told_what_to_do(tmp_path: Path) -> None:
    """Before anything is looked at."""
    async with opened(plain(tmp_path, hosts=("table.test",))) as site:
        browser = site.browser()
        assert (await browser.get("/api/me")).status_code == 200
        assert "evil.test" in refused(await browser.get("/api/me", host="evil.test"), 421, "foreign-host").message


def test_host_names_lose_port_and_brackets() -> None:
    """And unsound ones are none."""
    assert host_name("[::1]:80") == "::1"
    assert host_name("a.test:80") == "a.test"
    assert host_name("a.test/x") == ""


# -- proxies -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.5", "198.51.100.7", "203.0.113.5"),
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "1.2.3.4, 198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("10.0.0.1", "10.0.0.2:4711", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.2", "10.0.0.1"),
        ("", "198.51.100.7", ""),
    ],
)
def test_forwarded_addresses_are_believed_of_trusted_proxies_alone(peer: str, forwarded: str, found: str) -> None:
    """From the right: what stands further left, anybody can have written."""
    assert caller(peer, {"x-forwarded-for": forwarded}, PROXIES) == found


def test_whoever_asks_a_proxy_that_names_nobody_is_the_proxy() -> None:
    """So is a program beside it."""
    assert caller("10.0.0.1", {}, PROXIES) == "10.0.0.1"


@pytest.mark.parametrize(
    ("forwarded", "found"),
    [
        ("203.0.113.5:4711", "203.0.113.5"),
        ("198.51.100.7, 203.0.113.5:4711, 10.0.0.2:80", "203.0.113.5"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[::ffff:203.0.113.5]:443", "203.0.113.5"),
        ("2001:db8::1", "2001:db8::1"),
    ],
)
def test_a_forwarded_address_with_a_port_is_that_address(forwarded: str, found: str) -> None:
    """Some proxies write the port behind it."""
    assert caller("10.0.0.1", {"x-forwarded-for": forwarded}, PROXIES) == found


@pytest.mark.parametrize(
    "forwarded",
    [
        "unknown",
        "junk",
        "",
        "198.51.100.7, ",
        "203.0.113.5:",
        "203.0.113.5:http",
        "[junk]:443",
        "[]",
        "127.0.0.1:1:2",
        "_x",
    ],
)
async def test_what_is_forwarded_and_no_address_is_one_stranger(tmp_path: Path, forwarded: str) -> None:
    """Never this machine, though its proxy runs here; all of them share what one address may."""
    assert caller("10.0.0.1", {"x-forwarded-for": forwarded}, PROXIES) == UNKNOWN
    assert not is_loopback(UNKNOWN)
    assert counted_as(UNKNOWN) == (UNKNOWN,)
    async with opened(plain(tmp_path, proxies=("127.0.0.1",))) as site:
        refused(await site.browser().get("/metrics", x_forwarded_for=forwarded), 404, "not-found")
        assert (await site.browser().get("/metrics")).status_code == 200


def test_https_is_believed_of_trusted_proxies_alone() -> None:
    """Or where the connection itself is HTTPS."""
    told = {"x-forwarded-proto": "https"}
    assert is_https("http", "10.0.0.1", told, PROXIES)
    assert is_https("https", "203.0.113.5", {}, ())
    assert not is_https("http", "203.0.113.5", told, PROXIES)
    assert not is_https("http", "10.0.0.1", {}, PROXIES)


def test_proxies_must_be_addresses() -> None:
    """Said with what would be right."""
    with pytest.raises(Malformed) as refusal:
        Settings(database="sqlite://", proxies=("proxy.test",)).networks()
    assert refusal.value.path == "proxy"


def test_of_ipv6_a_network_counts_as_one() -> None:
    """A household has more addresses than there is memory, and a customer more households than anybody needs."""
    assert counted_as("2001:db8:1:2::1") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9")
    assert counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("2001:db8:1:2::1")[1] == counted_as("2001:db8:1:3::1")[1]
    assert counted_as("203.0.113.5") == ("203.0.113.5",)
    assert counted_as("") == ("",)


def test_ipv4_counts_as_itself_however_it_is_written() -> None:
    """And this machine's own address as itself, not as one of a network with all of IPv4 in it."""
    assert counted_as("::ffff:203.0.113.5") == counted_as("203.0.113.5")
    assert counted_as("64:ff9b::203.0.113.5") == counted_as("203.0.113.5")
    assert counted_as("::ffff:203.0.113.5") != counted_as("::ffff:203.0.113.6")
    assert counted_as("::1") == ("::1",)


def test_proxies_and_this_machine_are_known_however_they_are_written() -> None:
    """A server that listens on IPv6 sees IPv4 so."""
    assert caller("::ffff:10.0.0.1", {"x-forwarded-for": "::ffff:198.51.100.7"}, PROXIES) == "198.51.100.7"
    assert caller("::ffff:203.0.113.5", {}, ()) == "203.0.113.5"
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("::ffff:203.0.113.5")


# -- bodies ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/api/archive?name=%00", "/api/archive?name=a%00b", "/api/matches/%00", "/api/people/a%00", "/%00"]
)
async def test_zeros_are_refused_before_anybody_reads_them(site: Site, path: str) -> None:
    """PostgreSQL cannot store such a sign, so each of them would be a fault in the log."""
    browser = site.browser()
    refused(await browser.get(path), 404, "not-found")
    await browser.enter()
    refused(await browser.post("/api/notices/%00/off"), 404, "not-found")


async def test_bodies_must_be_json_by_name_and_by_nature(site: Site) -> None:
    """A form of another site can only send other types."""
    browser = site.browser()
    refused(await browser.post("/api/me", {}, content_type="text/plain"), 415, "needs-json")
    refused(await browser.post("/api/me", b"{", content_type="application/json"), 400, "malformed")
    refused(await browser.post("/api/me", b""), 400, "malformed")
    refused(await browser.post("/api/me", b"\xff\xfe"), 400, "malformed")
    refused(await browser.post("/api/me", b"[]"), 400, "malformed")
    assert (await browser.post("/api/me", {}, content_type="application/json; charset=utf-8")).status_code == 200


async def test_unknown_fields_are_refused_by_name(site: Site) -> None:
    """A misspelt field is no field that was left out."""
    problem = refused(await site.browser().post("/api/me", {"nmae": "Ann"}), 400, "malformed")
    assert (problem.path, problem.message) == ("nmae", "is not a field here; there are name, colour, unseen")


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/me", MOST_BODY),
        ("/api/login", MOST_BODY),
        ("/api/games/pirates/fleets/read", MOST_BODY),
        ("/api/games/cardinal/positions/read", MOST_FILE_BODY),
        ("/api/records/read", MOST_FILE_BODY),
        ("/api/matches", MOST_FILE_BODY),
    ],
)
async def test_each_route_has_a_longest_body_and_names_it(site: Site, path: str, most: int) -> None:
    """Whether bodies say how long they are or not. One that is just short enough is read, and found to be nothing."""
    browser = site.browser()
    refused(await browser.post(path, b" " * most), 400, "malformed")

    async def flood() -> AsyncIterator[bytes]:
        for _ in range(10):
            yield b" " * (most // 8)

    headers = {"origin": HOME, "content-type": "application/json"}
    announced = await browser.post(path, b" " * (most + 1))
    in_parts = await browser.client.post(path, content=flood(), headers=headers)
    for answer in (announced, in_parts):
        assert f"{most // 1024:,} KB" in refused(answer, 413, "too-large").message


async def test_only_routes_that_take_files_take_long_bodies(site: Site) -> None:
    """Nobody else has a use for them."""
    handlers = [handler for route in site.app.routes for handler in getattr(route, "route_handlers", ())]
    long = {path for one in handlers if most_body_of(one) > MOST_BODY for path in one.paths}
    assert long == {"/api/games/{key:str}/positions/read", "/api/records/read", "/api/matches"}


# -- headers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/theme.css", "/schema", "/metrics", "/t/x"])
async def test_every_answer_binds_the_browser(site: Site, path: str) -> None:
    """Errors and pages alike."""
    headers = (await site.browser().get(path)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "'unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert headers["cache-control"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_the_policy_names_sockets_of_a_sound_host_alone() -> None:
    """A host header cannot add to the policy."""
    assert "connect-src 'self' ws://a.test:8000 wss://a.test:8000;" in content_policy("a.test:8000")
    assert "connect-src 'self';" in content_policy("a.test; script-src *")
    assert "script-src *" not in content_policy("a.test; script-src *")


async def test_what_is_private_is_not_kept_by_caches(site: Site) -> None:
    """Whoever asks may be somebody else next time."""
    assert (await site.browser().get("/api/me")).headers["cache-control"] == "no-store"
