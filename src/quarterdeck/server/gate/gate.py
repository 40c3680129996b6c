"""What every request passes on its way in and every answer on its way out."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import perf_counter
from typing import Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPSendMessage, Message, Receive, Scope, Send
from msgspec import Struct

from quarterdeck.server import metrics
from quarterdeck.server.database.database import Database
from quarterdeck.server.gate.limits import Limits, TooFast
from quarterdeck.server.gate.security import (
    FIXED_HEADERS,
    READING,
    caller,
    content_policy,
    host_allowed,
    is_https,
    origin_allowed,
)
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.people.sessions import cookies_of, session_id
from quarterdeck.server.problems import SAY, Declined, Forbidden, problem_of
from quarterdeck.server.settings import Settings

QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Asked for all the time; only failures of these are logged."""
NOWHERE: Final = "none"
"""The route of requests that match none."""
HEAD: Final = "HEAD"
JSON_TYPE: Final = "application/json"
SERVER_FAULT: Final = 500


class ForeignHost(Declined):
    """The request is for another server."""

    kind = "foreign-host"
    status = 421


class ForeignOrigin(Forbidden):
    """The request comes from a page of another site."""

    kind = "foreign-origin"


class NeedsJson(Declined):
    """The request's body is of another type."""

    kind = "needs-json"
    status = 415


class Caller(Struct, frozen=True):
    """Who asks, as far as the connection tells."""

    address: str
    https: bool


class Gate:
    """Checks requests before any of them is looked at, and completes, counts and logs the answers."""

    def __init__(self, settings: Settings, limits: Limits, database: Callable[[], Database | None]) -> None:
        self._settings = settings
        self._proxies = settings.networks()
        self._limits = limits
        self._database = database

    async def __call__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through to the app, or answer it here."""
        headers = headers_of(scope)
        who = self._caller(scope, headers)
        state = cast("dict[str, object]", scope.setdefault("state", {}))
        state["caller"] = who
        out = Outgoing(scope, headers, who, send)
        try:
            self._check(scope, headers, who)
        except Declined as refused:
            await out.refuse(refused)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        if method_of(scope) == HEAD:
            scope = cast(Scope, {**scope, "method": "GET"})
            out.without_body(scope)
        await app(scope, receive, out.send)

    def _caller(self, scope: Scope, headers: dict[str, str]) -> Caller:
        client = scope.get("client")
        peer = client[0] if client else ""
        address = caller(peer, headers, self._proxies)
        https = is_https(scope["scheme"].replace("wss", "https"), peer, headers, self._proxies)
        return Caller(address, https or headers.get("origin", "").startswith("https://"))

    def _check(self, scope: Scope, headers: dict[str, str], who: Caller) -> None:
        """Raises what speaks against the request."""
        if not host_allowed(headers, self._settings):
            raise ForeignHost(SAY("foreign-host", host=headers.get("host", "?")[:100]))
        database = self._database()
        session = None if database is None else session_id(cookies_of(headers), database.secret)
        self._limits.request(limited_as(who.address), session)
        changing = method_of(scope) not in READING
        if changing and not origin_allowed(headers, self._settings):
            origin = headers.get("origin", "")
            raise ForeignOrigin(SAY("foreign-origin-named", origin=origin[:100]) if origin else SAY("foreign-origin"))
        if changing and has_body(headers) and headers.get("content-type", "").partition(";")[0].strip() != JSON_TYPE:
            raise NeedsJson(SAY("needs-json"))


def caller_of(scope: Scope) -> Caller:
    """Who asks, as the gate has found."""
    found = scope["state"]["caller"]
    if not isinstance(found, Caller):
        raise TypeError("the request has not come through the gate")
    return found


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers by their names in small letters; what comes twice is joined, so that it matches nothing by halves."""
    found: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name, text = raw.decode("latin-1").lower(), value.decode("latin-1")
        found[name] = f"{found[name]}, {text}" if name in found else text
    return found


def method_of(scope: Scope) -> str:
    """The method of a request; none for sockets, which count as changing something."""
    return str(scope.get("method", ""))


def has_body(headers: dict[str, str]) -> bool:
    """Whether a request brings something along."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def limited_as(address: str) -> str:
    """What stands for an address where requests are counted: of IPv6 the network, which one household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(int(found) >> 64) if isinstance(found, IPv6Address) else address


class Outgoing:
    """An answer on its way: gets its headers, is counted and logged when it is complete."""

    def __init__(self, scope: Scope, headers: dict[str, str], who: Caller, send: Send) -> None:
        self._scope = scope
        self._host = headers.get("host", "")
        self._who = who
        self._send = send
        self._began = perf_counter()
        self._status = 0
        self._bodiless = False

    def without_body(self, scope: Scope) -> None:
        """The request is for the headers alone, and is carried out as `scope`."""
        self._scope, self._bodiless = scope, True

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            message["headers"] = self._completed(list(message["headers"]))
        elif message["type"] == "http.response.body" and self._bodiless:
            message["body"] = b""
        await self._send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self._note()

    def _completed(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer, with those it has not."""
        there = {name.lower() for name, _ in headers}
        wanted = [
            *FIXED_HEADERS,
            ("content-security-policy", content_policy(self._host)),
            ("cache-control", "no-store"),
        ]
        missing = [(name.encode(), value.encode("latin-1")) for name, value in wanted if name.encode() not in there]
        return headers + missing

    async def refuse(self, refused: Declined) -> None:
        """Answer with a refusal, before the app has seen the request."""
        if self._scope["type"] == ScopeType.WEBSOCKET:
            log.warning("socket refused", kind=refused.kind, address=self._who.address)
            await self._send({"type": "websocket.close", "code": 1008, "reason": refused.kind})
            return
        body = msgspec.json.encode(problem_of(refused))
        headers = [(b"content-type", JSON_TYPE.encode()), (b"content-length", str(len(body)).encode())]
        if isinstance(refused, TooFast):
            headers.append((b"retry-after", str(refused.wait).encode()))
        start: HTTPSendMessage = {"type": "http.response.start", "status": refused.status, "headers": headers}
        await self.send(start)
        await self.send({"type": "http.response.body", "body": body, "more_body": False})

    def _note(self) -> None:
        """Count and log the answer."""
        scope, seconds = self._scope, perf_counter() - self._began
        route = str(scope.get("path_template") or NOWHERE)
        metrics.HTTP_REQUESTS.labels(method_of(scope), route, str(self._status)).inc()
        metrics.HTTP_SECONDS.observe(seconds)
        if scope["path"] in QUIET and self._status < SERVER_FAULT:
            return
        table = scope.get("path_params", {}).get("match_id")
        log.info(
            "request",
            method=method_of(scope),
            route=route,
            status=self._status,
            ms=round(seconds * 1000, 1),
            address=self._who.address,
            **({"table": short_hash(str(table))} if table else {}),
        )
