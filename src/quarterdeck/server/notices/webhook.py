"""Notices to a program: a signed POST to the URL that its owner gave, but never to a machine in the server's own network."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import socket
import ssl
from base64 import b64decode, b64encode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.database.channels import AT_ONCE
from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.words import Said
from quarterdeck.server.problems import SAY

SECONDS: Final = 10.0
"""The longest that everything may take: finding the address, connecting, sending, and the first line of the answer."""
LONGEST_URL: Final = 1000
LONGEST_LINE: Final = 1024
"""The most bytes that are read of an answer: only its first line counts."""
SECRET_BYTES: Final = 24
WEBHOOK_MARK: Final = "whsec_"
"""Stands before secrets; older ones have none, and are read in the same way."""
GOOD: Final = range(200, 300)
GONE: Final = (404, 410)
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 addresses; what they stand for counts."""
SPECIAL: Final = (
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("3fff::/20"),
    IPv6Network("5f00::/16"),
)
"""Addresses that are not public by IANA's registries, which not every Python that we run on knows."""
_FINDING: Final = ThreadPoolExecutor(2 * AT_ONCE, thread_name_prefix="finding an address")
"""Threads of their own, since whoever owns a name decides how long it takes to find its address: some are still busy
with what nobody waits for any more when the next notices are sent."""
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class Target(Struct, frozen=True):
    """A URL, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The host as it stands in a request."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def check_url(text: str, allowed: Sequence[Network] = ()) -> Target:
    """A URL that may be asked: HTTPS, or HTTP for a number in a network that the operator allows; else `Malformed`."""
    url = text.strip()
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Malformed("address", SAY("bad-url"))
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:  # brackets without an address between them, a port that is none
        raise Malformed("address", SAY("bad-url")) from None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme not in PORTS or not host or port == 0 or "@" in parts.netloc or parts.fragment:
        raise Malformed("address", SAY("bad-url"))
    if "[" in parts.netloc and not isinstance(_literal(host), IPv6Address):
        raise Malformed("address", SAY("bad-url"))
    literal = _literal(host)
    if parts.scheme == "http" and (literal is None or not _in(literal, allowed)):
        raise Malformed("address", SAY("bad-url"))
    if literal is not None and not may_ask(literal, allowed):
        raise Malformed("address", SAY("own-network"))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port or PORTS[parts.scheme], path)


def may_ask(address: Address, allowed: Sequence[Network] = ()) -> bool:
    """Whether the server may ask an address: one that is public, whichever way it is written."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return may_ask(inner, allowed)
        if address.teredo is not None or address.is_site_local:
            return False
    public = address.is_global and not address.is_multicast and not address.is_reserved and not _in(address, SPECIAL)
    return _in(address, allowed) or public


@cache
def trusted() -> ssl.SSLContext:
    """What this machine trusts, read once: that takes a twentieth of a second, in which nobody else is served."""
    return ssl.create_default_context()


def new_secret() -> str:
    """A secret with which notices to one program are signed, in the form of Standard Webhooks."""
    return WEBHOOK_MARK + b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def signature_of(secret: str, message: str, at: int, body: bytes) -> str:
    """The signature by Standard Webhooks: it covers the id of the message, the second at which it is sent, and the body."""
    key = b64decode(secret.removeprefix(WEBHOOK_MARK))
    return "v1," + b64encode(hmac.digest(key, f"{message}.{at}.".encode() + body, "sha256")).decode()


def body_of(said: Said) -> bytes:
    """What a program is sent, and all that it is sent; many programs for chats show `text` or `content`."""
    words = f"{said.text} {said.link}"
    told = {
        "type": said.about,
        "text": words,
        "content": words,
        "games": said.games,
        "link": said.link,
        "off": said.off,
    }
    return msgspec.json.encode(told)


async def send_webhook(url: str, said: Said, secret: str, at: int, allowed: Sequence[Network] = ()) -> None:
    """Post a notice that is signed `at` a second since 1970; `NotSent` if it does not arrive. A redirection counts as a failure."""
    try:
        target = check_url(url, allowed)
    except Malformed as error:
        raise NotSent(error.problem, for_good=True) from None
    body = body_of(said)
    headers = (
        ("Content-Type", "application/json"),
        ("webhook-id", said.id),
        ("webhook-timestamp", str(at)),
        ("webhook-signature", signature_of(secret, said.id, at, body)),
    )
    status = await post(target, body, headers, allowed)
    if status not in GOOD:
        raise NotSent(f"status {status}", for_good=status in GONE)


async def post(target: Target, body: bytes, headers: Sequence[tuple[str, str]], allowed: Sequence[Network] = ()) -> int:
    """Post to the address that the name has now, if it may be asked; returns the status of the answer.

    The connection goes to the very address that was checked, so a name that changes in between leads nowhere else.
    """
    writer: asyncio.StreamWriter | None = None
    try:
        async with asyncio.timeout(SECONDS):
            address = await _resolve(target, allowed)
            context = trusted() if target.scheme == "https" else None
            reader, writer = await asyncio.open_connection(
                str(address), target.port, ssl=context, server_hostname=target.host if context else None,
                limit=LONGEST_LINE,
            )  # fmt: skip
            fields = (("Host", target.named), *headers, ("Content-Length", str(len(body))), ("Connection", "close"))
            head = "".join(f"{name}: {value}\r\n" for name, value in fields)
            writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
            await writer.drain()
            line = await reader.readuntil(b"\n")
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise NotSent(type(error).__name__) from error
    finally:
        if writer is not None:
            writer.transport.abort()  # nothing more is read, however much the other side would say
    return _status(line)


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():  # noqa: PLR2004 - version, status
        raise NotSent("no HTTP")
    return int(words[1][:4])


async def _resolve(target: Target, allowed: Sequence[Network]) -> Address:
    """An address of the host; `NotSent` if any of its addresses is one that may not be asked.

    It is tried again like a name that there is not, so that nobody learns which names the own network has.
    """
    look_up = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_FINDING, look_up)
    addresses = [ip_address(str(info[4][0]).partition("%")[0]) for info in found]
    if not addresses or not all(may_ask(address, allowed) for address in addresses):
        raise NotSent("an address in the server's own network")
    return addresses[0]


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _in(address: Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks)
