"""Sessions: a cookie with a random token, signed, so that forged ones never reach the database."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final

COOKIE: Final = "quarterdeck_session"
DAY_MS: Final = 24 * 60 * 60 * 1000
LIFETIME_MS: Final = 180 * DAY_MS
"""The time after its last use when a session ends."""
_TOKEN_BYTES: Final = 24
_VALUE: Final = re.compile(r"(?P<token>[A-Za-z0-9_-]{32})\.(?P<mark>[0-9a-f]{64})")

_IN_HEADER: Final = re.compile(rb"(?:^|;)[ \t]{0,8}" + COOKIE.encode("ascii") + rb"=([^;]*)")


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def id_of(token: str) -> str:
    """The digest of a token that the database keeps, from which the token cannot be found."""
    return sha256(token.encode()).hexdigest()


def signed(token: str, secret: bytes) -> str:
    """The value of the cookie for a token."""
    return f"{token}.{_mark(token, secret)}"


def session_id(cookies: Mapping[str, str], secret: bytes) -> str | None:
    """The session that the cookies name, if this server signed it."""
    found = _VALUE.fullmatch(cookies.get(COOKIE, ""))
    if found is None or not hmac.compare_digest(found["mark"], _mark(found["token"], secret)):
        return None
    return id_of(found["token"])


def _mark(token: str, secret: bytes) -> str:
    return hmac.new(secret, b"session " + token.encode(), sha256).hexdigest()


def own_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The value of our cookie in a request's headers; empty if it is missing, or if we cannot have made it.

    If there are several, the last counts. Nothing else in these headers is read, since strangers can write anything there.
    """
    found = _IN_HEADER.findall(b";".join(value for name, value in headers if name.lower() == b"cookie"))
    value = found[-1].decode("latin-1").strip() if found else ""
    return value if _VALUE.fullmatch(value) else ""
