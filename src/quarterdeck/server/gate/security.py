"""Checks of origins, hosts and addresses behind proxies, and headers that restrict the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network
from typing import Final
from urllib.parse import urlsplit

from quarterdeck.server.gate.addresses import forwarded, plain, read_address
from quarterdeck.server.settings import Settings

_HOST: Final = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?", re.IGNORECASE)
READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""The policy for pictures that are opened as pages: they have their own styles and nothing else."""
FIXED_HEADERS: Final = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    ),
)


def content_policy(host: str) -> str:
    """The content security policy of a page: nothing from other hosts, nothing inline.

    Some browsers do not count sockets of the same origin as `'self'`, so they are named if the host is valid.
    """
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        f"connect-src 'self'{sockets}; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def host_name(host: str) -> str:
    """The name in a Host header, without port and brackets; empty if the header is not valid."""
    found = _HOST.fullmatch(host)
    return found["name"].strip("[]").lower() if found else ""


def host_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the server answers to the name that the request uses."""
    return not settings.hosts or host_name(headers.get("host", "")) in settings.hosts


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request that changes something, or a socket, comes from a page of this server.

    `headers` have small letters. The page's origin must be one of the settings', or have the very host and port that
    the request was sent to. Without an origin, the browser's own statement that the page is ours counts; other programs
    send an origin themselves.
    """
    origin = headers.get("origin", "").lower()
    if not origin:
        return headers.get("sec-fetch-site", "") == "same-origin"
    if origin in settings.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host", "").lower()


# -- behind a reverse proxy ----------------------------------------------------------------------


def caller(peer: str, headers: Mapping[str, str], proxies: tuple[IPv4Network | IPv6Network, ...]) -> str:
    """The address of the sender: what trusted proxies say, else the other end of the connection.

    If a proxy names something that is not an address, the sender counts as a stranger, never as the proxy.
    """
    named = headers.get("x-forwarded-for")
    if named is None or not is_trusted(peer, proxies):
        return plain(peer)
    for hop in reversed([forwarded(part) for part in named.split(",")]):
        if not is_trusted(hop, proxies):
            return hop
    return plain(peer)


def is_https(
    scheme: str, peer: str, headers: Mapping[str, str], proxies: tuple[IPv4Network | IPv6Network, ...]
) -> bool:
    """Whether the browser uses HTTPS, perhaps with a trusted proxy."""
    if scheme == "https":
        return True
    return is_trusted(peer, proxies) and headers.get("x-forwarded-proto", "").lower() == "https"


def is_trusted(address: str, proxies: tuple[IPv4Network | IPv6Network, ...]) -> bool:
    """Whether an address belongs to one of the proxies, written as IPv4 or as IPv6."""
    found = read_address(address)
    return found is not None and any(found in network for network in proxies)


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    found = read_address(address)
    return found is not None and found.is_loopback
