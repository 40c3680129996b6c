"""The gate: checks every request on its way in, and completes every answer on its way out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPSendMessage, Message, Receive, Scope, Send
from msgspec import Struct

from quarterdeck.messages.language import speaking
from quarterdeck.server import metrics
from quarterdeck.server.database.database import Database
from quarterdeck.server.gate.connections import Connection
from quarterdeck.server.gate.languages import language_of
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
from quarterdeck.server.gate.tally import Tally
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.people.sessions import COOKIE, own_cookie, session_id
from quarterdeck.server.problems import SAY, Declined, Forbidden, NotThere, problem_of
from quarterdeck.server.settings import MOST_BODY, Settings

QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Paths that are requested all the time; only their failures are logged."""
TORN: Final = "torn off"
"""A key in a request's state: the request broke off before it was complete."""
COUNTED: Final = "counted"
"""A key in a request's state: its refusal is counted and has no log line of its own."""
TOO_FAST: Final = "requests came too fast"
NOWHERE: Final = "none"
"""The route of requests that match no route."""
HEAD: Final = "HEAD"
JSON_TYPE: Final = "application/json"
BYTES_A_TOKEN: Final = 32 * 1024
"""An expensive request counts once more for each of these many bytes, since packs take long to read."""
ONE_CLICK: Final = "/notices/off"
"""Mail programs post here themselves, from no page and no JSON (RFC 8058); the token in the address is all that counts."""
SERVER_FAULT: Final = 500
REFUSAL_SECONDS: Final = 0.25
"""The seconds until a refusal for too many requests is sent; meanwhile nothing more on the connection is answered."""
LONG_NUMBER: Final = 12
"""The number of digits from which on a length makes no sense."""


ZERO: Final = b"%00"
"""A sign that no text here has, and that PostgreSQL cannot store: how it stands in a query."""


class ForeignHost(Declined):
    """The request is for another server."""

    kind = "foreign-host"
    status = 421


class ForeignOrigin(Forbidden):
    """The request comes from a page of another site."""

    kind = "foreign-origin"


class NeedsJson(Declined):
    """The request's body is not JSON."""

    kind = "needs-json"
    status = 415


class Caller(Struct, frozen=True):
    """The sender of a request, as far as the connection tells."""

    address: str
    https: bool


class Gate:
    """Checks requests before the app sees them, and completes, counts and logs the answers."""

    def __init__(self, settings: Settings, limits: Limits, database: Callable[[], Database | None]) -> None:
        self._settings = settings
        self._proxies = settings.networks()
        self._limits = limits
        self._database = database
        self.tally = Tally()
        """Counts requests that were refused as too many; the log lines are written when connections are swept."""

    async def __call__(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through to the app, or answer it here; its connection is told the stage."""
        connection = scope.setdefault("state", {}).get("connection")
        if not isinstance(connection, Connection):
            await self._pass(app, scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            connection.upgraded()
            await self._pass(app, scope, receive, send)
        else:
            connection.asked()
            if not has_body(headers_of(scope)):
                connection.read()
            try:
                await self._pass(app, scope, receive, send)
            finally:
                connection.answered()

    async def _pass(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        cookie = with_our_cookie_alone(scope)
        headers = headers_of(scope)
        with speaking(language_of(scope["query_string"], headers.get("accept-language", ""))):
            await self._answer(app, scope, receive, send, headers=headers, cookie=cookie)

    async def _answer(
        self, app: ASGIApp, scope: Scope, receive: Receive, send: Send, *, headers: dict[str, str], cookie: str
    ) -> None:
        who = self._caller(scope, headers)
        state = cast("dict[str, object]", scope["state"])
        state["caller"] = who
        out = Outgoing(scope, headers, who, send)
        try:
            self._check(scope, headers, who, cookie)
        except Declined as refused:
            if isinstance(refused, TooFast):
                self.note_too_fast(scope)
                if "connection" in state:
                    await asyncio.sleep(REFUSAL_SECONDS)
            await out.refuse(refused)
            return
        if isinstance(connection := state.get("connection"), Connection):
            connection.refusals = 0
        if scope["type"] == ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        if method_of(scope) == HEAD:
            scope = cast(Scope, {**scope, "method": "GET"})
            out.without_body(scope)
        await app(scope, Incoming(receive, state).receive, out.send)

    def note_too_fast(self, scope: Scope) -> None:
        """Count a request that is refused as too many, so that it has no log line of its own."""
        cast("dict[str, object]", scope["state"])[COUNTED] = True
        self.tally.note(TOO_FAST, caller_of(scope).address)

    def spend_dear(self, scope: Scope, most_body: int) -> None:
        """Charge an expensive request, whose body may have so many bytes; `TooFast` if there were too many."""
        tokens = 1 + length_of(headers_of(scope), most_body) // BYTES_A_TOKEN
        try:
            self._limits.spend("dear", caller_of(scope).address, self._session(own_cookie(scope["headers"])), tokens)
        except TooFast:
            self.note_too_fast(scope)
            raise

    def _caller(self, scope: Scope, headers: dict[str, str]) -> Caller:
        client = scope.get("client")
        peer = client[0] if client else ""
        address = caller(peer, headers, self._proxies)
        https = is_https(scope["scheme"].replace("wss", "https"), peer, headers, self._proxies)
        return Caller(address, https or headers.get("origin", "").startswith("https://"))

    def _session(self, cookie: str) -> str | None:
        database = self._database()
        return None if database is None else session_id({COOKIE: cookie}, database.secret)

    def _check(self, scope: Scope, headers: dict[str, str], who: Caller, cookie: str) -> None:
        """Raise an error if anything speaks against the request."""
        if not host_allowed(headers, self._settings):
            raise ForeignHost(SAY("foreign-host", host=headers.get("host", "?")[:100]))
        self._limits.request(who.address, self._session(cookie))
        if "\0" in scope["path"] or ZERO in scope["query_string"]:
            raise NotThere(SAY("not-found"))
        changing = method_of(scope) not in READING and scope["path"] != ONE_CLICK
        if changing and not origin_allowed(headers, self._settings):
            origin = headers.get("origin", "")
            raise ForeignOrigin(SAY("foreign-origin-named", origin=origin[:100]) if origin else SAY("foreign-origin"))
        if changing and has_body(headers) and headers.get("content-type", "").partition(";")[0].strip() != JSON_TYPE:
            raise NeedsJson(SAY("needs-json"))


async def dear(request: ASGIConnection[BaseRouteHandler, None, None, State], route: BaseRouteHandler) -> None:
    """The guard of expensive routes, which works however their addresses are spelled."""
    gate: Gate = request.app.state.gate
    gate.spend_dear(request.scope, most_body_of(route))


def most_body_of(route: BaseRouteHandler) -> int:
    """The longest body that requests of a route may have, in bytes."""
    most = route.resolve_request_max_body_size() if isinstance(route, HTTPRouteHandler) else None
    return MOST_BODY if most is None else most


def caller_of(scope: Scope) -> Caller:
    """The sender of a request, as found by the gate."""
    found = scope["state"]["caller"]
    if not isinstance(found, Caller):
        raise TypeError("the request has not come through the gate")
    return found


def with_our_cookie_alone(scope: Scope) -> str:
    """The value of our cookie; all other cookies are removed from the request, so that nobody behind the gate reads them."""
    cookie = own_cookie(scope["headers"])
    kept = [(name, value) for name, value in scope["headers"] if name.lower() != b"cookie"]
    scope["headers"] = [*kept, (b"cookie", f"{COOKIE}={cookie}".encode("ascii"))] if cookie else kept
    return cookie


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers by name in small letters; repeated ones are joined, so that a half cannot match anything."""
    found: dict[str, list[str]] = {}
    for raw, value in scope["headers"]:
        found.setdefault(raw.decode("latin-1").lower(), []).append(value.decode("latin-1"))
    return {name: ", ".join(values) for name, values in found.items()}


def method_of(scope: Scope) -> str:
    """The method of a request; empty for sockets, which count as changing something."""
    return str(scope.get("method", ""))


def has_body(headers: dict[str, str]) -> bool:
    """Whether a request has a body."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def length_of(headers: dict[str, str], most: int) -> int:
    """The length of a request's body: `most`, the longest allowed, if it does not say; 0 if it is refused unread."""
    text = headers.get("content-length", "")
    if not text.isdecimal() or len(text) > LONG_NUMBER:
        return most if has_body(headers) else 0
    return int(text) if int(text) <= most else 0


class Incoming:
    """A request's body on its way in: notes when it is complete, and whether it broke off."""

    def __init__(self, receive: Receive, state: dict[str, object]) -> None:
        self._receive = receive
        self._state = state
        self._whole = False

    async def receive(self) -> HTTPReceiveMessage:
        """The next part of the body."""
        message = cast("HTTPReceiveMessage", await self._receive())
        if message["type"] == "http.disconnect":
            self._state[TORN] = not self._whole
        elif not message["more_body"]:
            self._whole = True
            connection = self._state.get("connection")
            if isinstance(connection, Connection):
                connection.read()
        return message


def was_torn_off(scope: Scope) -> bool:
    """Whether the sender of a request left before it was complete."""
    return bool(scope["state"].get(TORN))


class Outgoing:
    """An answer on its way out: it gets its headers, and is counted and logged when it is complete."""

    def __init__(self, scope: Scope, headers: dict[str, str], who: Caller, send: Send) -> None:
        self._scope = scope
        self._host = headers.get("host", "")
        self._who = who
        self._send = send
        self._began = perf_counter()
        self._status = 0
        self._bodiless = False

    def without_body(self, scope: Scope) -> None:
        """Note that the request asks only for headers; it is carried out as `scope`."""
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
        """The headers of an answer, with the missing ones added."""
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
            if not isinstance(refused, TooFast):
                log.warning("socket refused", kind=refused.kind, address=self._who.address)
            await self._send({"type": "websocket.close", "code": 1008, "reason": refused.kind})
            return
        body = msgspec.json.encode(problem_of(refused))
        headers = [(b"content-type", JSON_TYPE.encode()), (b"content-length", str(len(body)).encode())]
        if isinstance(refused, TooFast):
            headers.append((b"retry-after", str(refused.wait).encode()))
            connection = self._scope["state"].get("connection")
            if isinstance(connection, Connection) and connection.refused():
                headers.append((b"connection", b"close"))
        start: HTTPSendMessage = {"type": "http.response.start", "status": refused.status, "headers": headers}
        await self.send(start)
        await self.send({"type": "http.response.body", "body": body, "more_body": False})

    def _note(self) -> None:
        """Count and log the answer."""
        scope, seconds = self._scope, perf_counter() - self._began
        route = str(scope.get("path_template") or NOWHERE)
        metrics.HTTP_REQUESTS.labels(method_of(scope), route, str(self._status)).inc()
        metrics.HTTP_SECONDS.observe(seconds)
        if (route in QUIET and self._status < SERVER_FAULT) or scope["state"].get(COUNTED):
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
