"""The proxy's configuration that the documents show is sound, and works with the server."""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.docs.files import DOCS
from tests.server.serving import Serving, serving, steady_port

CONFIGURATION = (DOCS / "nginx.conf").read_text(encoding="utf-8")
NGINX, OPENSSL = shutil.which("nginx") or "", shutil.which("openssl") or ""
needs_nginx = pytest.mark.skipif(not NGINX or not OPENSSL, reason="nginx and openssl are not installed here")
PATIENCE = 120.0


def certificate(folder: Path) -> None:
    """For games.example, signed by itself."""
    command = [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=games.example"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *files], check=True, capture_output=True)  # noqa: S603 - found above


def placed(folder: Path, server: int, https: int, http: int) -> Path:
    """The documents' configuration, with this machine's files and ports."""
    text = CONFIGURATION.replace("/etc/letsencrypt/live/games.example", str(folder))
    for before, after in (
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{server};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{https} ssl;"),
        ("listen 80;", f"listen 127.0.0.1:{http};"),
    ):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    text = re.sub(r"listen \[::\].*\n", "", text)
    own = f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n"
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = own + text.replace("http {", f"http {{\naccess_log off;\n{temporary}", 1)
    path = folder / "nginx.conf"
    path.write_text(text, encoding="utf-8")
    return path


@needs_nginx
def test_nginx_takes_the_configuration_that_the_documents_show(tmp_path: Path) -> None:
    """`nginx -t` says so."""
    certificate(tmp_path)
    path = placed(tmp_path, 8000, steady_port(), steady_port())
    told = subprocess.run(  # noqa: S603 - found above
        [NGINX, "-t", "-c", str(path)], check=False, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stderr
    assert "warn" not in told.stderr


@asynccontextmanager
async def proxied(folder: Path) -> AsyncIterator[tuple[Serving, int, int]]:
    """A server behind nginx; the ports of HTTPS and HTTP."""
    certificate(folder)
    https, http = steady_port(), steady_port()
    with serving(folder, "--origin", f"https://games.example:{https}", "--proxy", "127.0.0.1") as server:
        path = placed(folder, server.port, https, http)
        process = await asyncio.create_subprocess_exec(NGINX, "-c", str(path), "-g", "daemon off;")
        try:
            await listens(https)
            yield server, https, http
        finally:
            process.terminate()
            await process.wait()


async def listens(port: int) -> None:
    """Until something does there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionError:
                await asyncio.sleep(0.02)
                continue
            writer.close()
            return


@needs_nginx
async def test_people_play_through_the_proxy(tmp_path: Path) -> None:
    """Pages, guests, tables and sockets over HTTPS; the server sees the addresses of people; HTTP is sent on."""
    trusting = ssl.create_default_context(cafile=None)
    async with proxied(tmp_path) as (server, https, http):
        trusting.load_verify_locations(tmp_path / "fullchain.pem")
        trusting.check_hostname = False
        origin = f"https://games.example:{https}"
        headers = {"host": f"games.example:{https}", "origin": origin}
        async with httpx.AsyncClient(verify=trusting, base_url=f"https://127.0.0.1:{https}", headers=headers) as web:
            me = await web.post("/api/me", json={})
            assert me.status_code == 200
            assert "Secure" in me.headers["set-cookie"]
            assert me.headers["strict-transport-security"]
            body = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
            cookie = me.headers["set-cookie"].partition(";")[0]
            made = await web.post("/api/matches", json=body, headers={"cookie": cookie})
            assert made.status_code == 201
            async with connect(
                f"wss://games.example:{https}/ws/{made.json()['match']}",
                host="127.0.0.1",
                port=https,
                ssl=trusting,
                origin=Origin(origin),
                additional_headers={"Cookie": cookie},
            ) as wire:
                assert b"welcome" in await wire.recv(decode=False)
            sent_on = await web.get(f"http://127.0.0.1:{http}/t/x", headers={"host": "games.example"})
            assert (sent_on.status_code, sent_on.headers["location"]) == (301, "https://games.example/t/x")
        assert next(line for line in server.logged() if line.get("route") == "/api/me")["address"] == "127.0.0.1"
