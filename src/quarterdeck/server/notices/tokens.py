"""Signed tokens for links in notices. Whoever has one may do one thing with one address: confirm it, or stop notices."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, Literal

Purpose = Literal["confirm", "off"]
DIGITS: Final = 32
"""The number of hexadecimal digits of a signature."""


def token_for(channel: str, purpose: Purpose, secret: bytes) -> str:
    """A token for one purpose; it is valid as long as the channel is there."""
    return f"{channel}-{_signature(channel, purpose, secret)}"


def channel_of(token: str, purpose: Purpose, secret: bytes) -> str | None:
    """The channel that a token names; None if the token is not genuine, or for another purpose."""
    channel, _, given = token.partition("-")
    return channel if hmac.compare_digest(given.encode(), _signature(channel, purpose, secret).encode()) else None


def _signature(channel: str, purpose: Purpose, secret: bytes) -> str:
    return hmac.new(secret, f"notices {purpose} {channel}".encode(), sha256).hexdigest()[:DIGITS]
