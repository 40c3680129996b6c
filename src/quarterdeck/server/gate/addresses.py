"""Who an address stands for: one machine, one household, one customer of a provider."""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a household's machines share."""
CUSTOMER: Final = 48
"""The prefix bits of the largest share that providers give to one customer: 65,536 networks of households."""
UNKNOWN: Final = "unknown"
"""Everybody who comes through a proxy that names no address; they all count as one stranger."""
_PORT: Final = re.compile(r"(?:\[(?P<six>[^\[\]]+)\](?::\d{1,5})?|(?P<four>[0-9.]+):\d{1,5})", re.ASCII)
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""The network in which translators write IPv4 addresses as IPv6 (RFC 6052)."""


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """The address in a text; None if it is not an address. An IPv4 address written as IPv6 becomes the IPv4 address."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return found.ipv4_mapped
        if found in _TRANSLATED:
            return IPv4Address(int(found) & 0xFFFF_FFFF)
    return found


def plain(text: str) -> str:
    """The address in the form for counting, logging and comparing; other texts stay as they are."""
    found = read_address(text)
    return text if found is None else str(found)


def forwarded(text: str) -> str:
    """The address that a proxy names, with or without brackets and a port; `UNKNOWN` if it names none."""
    written = text.strip()
    found = _PORT.fullmatch(written)
    address = read_address(written if found is None else found["six"] or found["four"])
    return UNKNOWN if address is None else str(address)


def counted_as(text: str) -> tuple[str, ...]:
    """The addresses and networks that an address counts as, the narrowest first.

    An IPv4 address and this machine's own ::1 count as themselves; any other IPv6 address as its household's
    network, and as the network of the customer around that.
    """
    found = read_address(text)
    if found is None or isinstance(found, IPv4Address) or found.is_loopback:
        return (text if found is None else str(found),)
    return (_network(found, HOUSEHOLD), _network(found, CUSTOMER))


def _network(address: IPv6Address, bits: int) -> str:
    start = int(address) >> (128 - bits) << (128 - bits)
    return f"{IPv6Address(start)}/{bits}"
