"""The proxies' configurations that come with the project are sound, and work with the server."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.deploy.programs import program
from tests.deploy.proxies import (
    CADDYFILE,
    PATIENCE,
    Behind,
    Ports,
    behind,
    browser,
    caddy,
    certificate,
    nginx,
    running,
    trusting,
    wait_for,
)
from tests.server.serving import Standby, steady_port


@pytest.fixture(scope="module", params=[nginx, caddy])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, standby: Standby
) -> Iterator[Behind]:
    """A server behind each proxy; none of the tests changes it."""
    with behind(request.param, tmp_path_factory.mktemp("behind"), standby) as found:
        yield found


def answer(*command: str) -> subprocess.CompletedProcess[str]:
    """What a program says."""
    return subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - a proxy's own program


def test_caddy_takes_its_configuration_as_it_is() -> None:
    """Without anything set, and without a warning, also not about its form."""
    caddy_itself = program("caddy")
    said = answer(caddy_itself, "validate", "--config", str(CADDYFILE))
    assert said.returncode == 0, said.stderr
    assert '"warn"' not in said.stderr
    taken = answer(caddy_itself, "adapt", "--config", str(CADDYFILE)).stdout
    assert '"host":["games.example"]' in taken
    assert '"dial":"127.0.0.1:8000"' in taken


def test_the_proxy_takes_its_configuration(place: Behind) -> None:
    """It runs with it, and says so when it is asked, without a warning."""
    said = subprocess.run(  # noqa: S603 - a proxy's own program
        place.commands.check, env=place.commands.environment, check=False, capture_output=True, text=True
    )
    assert said.returncode == 0, said.stderr
    assert "warn" not in said.stderr


def test_people_play_through_the_proxy(place: Behind) -> None:
    """Pages, guests, tables and sockets over HTTPS; HTTP is sent on."""
    with browser(place.folder, place.ports.https) as web:
        page = web.get("/")
        assert page.status_code == 200
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        me = web.post("/api/me", json={})
        assert me.status_code == 200
        assert "Secure" in me.headers["set-cookie"]
        body = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
        cookie = me.headers["set-cookie"].partition(";")[0]
        made = web.post("/api/matches", json=body, headers={"cookie": cookie})
        assert made.status_code == 201
        with connect(
            f"wss://games.example:{place.ports.https}/ws/{made.json()['match']}",
            sock=socket.create_connection(("127.0.0.1", place.ports.https)),
            ssl=trusting(place.folder),
            origin=Origin(place.origin),
            additional_headers={"Cookie": cookie},
        ) as wire:
            assert b"welcome" in wire.recv(decode=False)


def test_the_proxy_sends_http_on_to_https(place: Behind) -> None:
    """Whoever types the name alone comes to the same page."""
    sent_on = httpx.get(f"http://127.0.0.1:{place.ports.http}/t/x", headers={"host": "games.example"})
    assert sent_on.status_code in (301, 308)
    assert sent_on.headers["location"] in ("https://games.example/t/x", f"{place.origin}/t/x")


def address_of(place: Behind, route: str) -> object:
    """Where the latest request for a route came from, as the log has it, which is written behind the answer."""
    until = monotonic() + PATIENCE
    while not (found := [line["address"] for line in place.server.logged() if line.get("route") == route]):
        assert monotonic() < until, f"the log has nothing of {route}"
        sleep(0.02)
    return found[-1]


def test_the_server_believes_the_proxy_and_the_proxy_believes_nobody(place: Behind) -> None:
    """Whatever address somebody claims to have, the log has the one they come from."""
    claims = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "http", "forwarded": "for=203.0.113.7"}
    with browser(place.folder, place.ports.https) as web:
        assert "Secure" in web.post("/api/me", json={}, headers=claims).headers["set-cookie"]
        assert web.get("/api/catalogue", headers=claims).status_code == 200
    assert address_of(place, "/api/me") == address_of(place, "/api/catalogue") == "127.0.0.1"


class Well(BaseHTTPRequestHandler):
    """Answers every question, and has nothing to say."""

    def do_GET(self) -> None:
        self.send_response(204)
        self.end_headers()


def test_caddy_lets_requests_wait_while_the_server_is_started_anew(tmp_path: Path) -> None:
    """An update is a pause of some seconds, and no page with an error; Caddy's own health check goes on saying yes."""
    certificate(tmp_path)
    ports = Ports.before(steady_port())
    with (
        running(caddy(tmp_path, ports), tmp_path),
        browser(tmp_path, ports.https) as web,
        ThreadPoolExecutor() as other,
    ):
        wait_for(ports.https)
        asked = other.submit(web.get, "/")
        wait_for(ports.health)
        assert httpx.get(f"http://127.0.0.1:{ports.health}/healthz").status_code == 200
        with ThreadingHTTPServer(("127.0.0.1", ports.server), Well) as server:
            other.submit(server.serve_forever)
            assert asked.result().status_code == 204
            server.shutdown()
