"""The reverse proxies whose configurations come with the project, set up in a folder of a test."""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple, Protocol

import httpx

from tests.deploy.programs import of_debian, program
from tests.docs.files import DOCS, ROOT
from tests.server.serving import Serving, Standby, serving, steady_port

CADDYFILE = ROOT / "deploy" / "Caddyfile"
NGINX = DOCS / "nginx.conf"
PATIENCE = 60


class Ports(NamedTuple):
    """Where everybody listens on this machine."""

    server: int
    https: int
    http: int
    health: int

    @classmethod
    def before(cls, server: int) -> Ports:
        """Free ones before a server."""
        return cls(server, steady_port(), steady_port(), steady_port())


class Commands(NamedTuple):
    """How a proxy is asked whether it takes its configuration, and how it is run."""

    check: Sequence[str]
    run: Sequence[str]
    environment: Mapping[str, str]


class Proxy(Protocol):
    """Puts a proxy's configuration into a folder, changed for this machine; says what to do with it."""

    def __call__(self, folder: Path, ports: Ports) -> Commands:
        """With a certificate there."""


def certificate(folder: Path) -> None:
    """For games.example, signed by itself."""
    command = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*command, *names, *files], check=True, capture_output=True)  # noqa: S603 - found above


def changed(text: str, changes: Mapping[str, str]) -> str:
    """A text with others in the place of parts that stand there once."""
    for before, after in changes.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


def nginx(folder: Path, ports: Ports) -> Commands:
    """What the documents show."""
    text = changed(
        NGINX.read_text(encoding="utf-8").replace("/etc/letsencrypt/live/games.example", str(folder)),
        {
            "server 127.0.0.1:8000;": f"server 127.0.0.1:{ports.server};",
            "listen 443 ssl;": f"listen 127.0.0.1:{ports.https} ssl;",
            "listen 80;": f"listen 127.0.0.1:{ports.http};",
        },
    )
    text = re.sub(r"listen \[::\].*\n", "", text)
    own = f"pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n"
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = own + text.replace("http {", f"http {{\naccess_log off;\n{temporary}", 1)
    path = folder / "nginx.conf"
    path.write_text(text, encoding="utf-8")
    command = [of_debian("nginx"), "-c", str(path), "-e", f"{folder}/error.log"]
    return Commands([*command, "-t"], [*command, "-g", "daemon off;"], os.environ)


def caddy(folder: Path, ports: Ports) -> Commands:
    """What the containers run; its storage is in the folder, too."""
    text = changed(
        CADDYFILE.read_text(encoding="utf-8"),
        {
            "admin off": "\n\t".join(
                ("admin off", f"http_port {ports.http}", f"https_port {ports.https}", "default_bind 127.0.0.1")
            ),
            "header Strict": f"tls {folder}/fullchain.pem {folder}/privkey.pem\n\theader Strict",
            "lb_try_duration 10s": f"lb_try_duration {PATIENCE}s",
            "http://127.0.0.1:9180": f"http://127.0.0.1:{ports.health}",
        },
    )
    path = folder / "Caddyfile"
    path.write_text(text, encoding="utf-8")
    files = ["--config", str(path), "--adapter", "caddyfile"]
    own = {"QUARTERDECK_SERVER": f"127.0.0.1:{ports.server}"}
    own |= {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    command = program("caddy")
    return Commands([command, "validate", *files], [command, "run", *files], {**os.environ, **own})


class Behind(NamedTuple):
    """A server, the ports of its proxy, and the address that people type."""

    server: Serving
    ports: Ports
    commands: Commands
    origin: str
    folder: Path


def trusting(folder: Path) -> ssl.SSLContext:
    """Believes the certificate in the folder."""
    return ssl.create_default_context(cafile=folder / "fullchain.pem")


def browser(folder: Path, https: int) -> httpx.Client:
    """Asks for games.example by its name, as browsers do, wherever the name leads."""
    origin = f"games.example:{https}"
    return httpx.Client(
        verify=trusting(folder),
        base_url=f"https://127.0.0.1:{https}",
        headers={"host": origin, "origin": f"https://{origin}"},
        event_hooks={"request": [_by_name]},
        timeout=PATIENCE,
    )


def _by_name(request: httpx.Request) -> None:
    request.extensions["sni_hostname"] = "games.example"


@contextmanager
def behind(proxy: Proxy, folder: Path, standby: Standby) -> Iterator[Behind]:
    """A server behind a proxy, which it trusts."""
    certificate(folder)
    ports = Ports.before(steady_port())
    origin = f"https://games.example:{ports.https}"
    commands = proxy(folder, ports)
    with (
        serving(folder, "--origin", origin, "--proxy", "127.0.0.1", port=ports.server, start=standby) as server,
        running(commands, folder),
    ):
        wait_for(ports.https)
        yield Behind(server, ports, commands, origin, folder)


@contextmanager
def running(commands: Commands, folder: Path) -> Iterator[None]:
    """A proxy; what it says is in the folder."""
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(commands.run, env=commands.environment, stdout=log, stderr=log)  # noqa: S603 - found above
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int, host: str = "127.0.0.1") -> None:
    """Until something listens there."""
    until = monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((host, port)).close()
        except ConnectionError:
            assert monotonic() < until, f"nothing listens at port {port}"
            sleep(0.02)
        else:
            return
