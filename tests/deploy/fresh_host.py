"""A host with a name and nothing on it, where Caddy asks an authority for its first certificate.

Run in a network of its own (`unshare --net --mount`), so that ports 80 and 443 are free and no name leads out. The
authority is another Caddy. Prints who has signed the certificate that a visitor of https://games.example is shown.
"""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import cast

from tests.deploy.programs import program
from tests.deploy.proxies import CADDYFILE, changed, wait_for

PATIENCE = 120
HOSTS = "127.0.0.1 localhost games.example\n127.0.0.2 authority.example\n"
AUTHORITY = """
{
	admin off
	skip_install_trust
	auto_https disable_redirects
	default_bind 127.0.0.2
}
https://authority.example:14000 {
	tls internal
	acme_server
}
"""
DIRECTORY = "https://authority.example:14000/acme/local/directory"


@contextmanager
def running(folder: Path, configuration: str, **environment: str) -> Iterator[None]:
    """Caddy with a configuration and a storage in the folder."""
    folder.mkdir()
    path = folder / "Caddyfile"
    path.write_text(configuration, encoding="utf-8")
    own = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    process = subprocess.Popen(  # noqa: S603 - Caddy
        [program("caddy"), "run", "--config", str(path)], env={**os.environ, **own, **environment}
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def signer(root: Path) -> str:
    """Who has signed the certificate of games.example, as soon as there is one that a visitor believes."""
    context = ssl.create_default_context(cafile=root)
    until = monotonic() + PATIENCE
    while True:
        try:
            with (
                socket.create_connection(("games.example", 443)) as connection,
                context.wrap_socket(connection, server_hostname="games.example") as shown,
            ):
                names = cast("tuple[tuple[tuple[str, str], ...], ...]", (shown.getpeercert() or {})["issuer"])
                return dict(pair for part in names for pair in part)["commonName"]
        except OSError:
            if monotonic() > until:
                raise
            sleep(0.1)


def main(folder: Path) -> None:
    """Set the host up, and visit it."""
    hosts = folder / "hosts"
    hosts.write_text(HOSTS, encoding="utf-8")
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)  # noqa: S607 - whichever there is
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)  # noqa: S603, S607 - our own file
    root = folder / "authority" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    asking = changed(CADDYFILE.read_text(encoding="utf-8"), {"admin off": f"admin off\n\tacme_ca {DIRECTORY}"})
    with running(folder / "authority", AUTHORITY):
        wait_for(14000, "authority.example")
        with running(folder / "proxy", asking, SSL_CERT_FILE=str(root)):
            sys.stdout.write(signer(root) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
