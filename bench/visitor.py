"""Somebody who asks a server over HTTP and WebSockets, as a browser would."""

from __future__ import annotations

import http.client

import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin


class Visitor:
    """A person with a session, once `POST /api/me` was asked."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of the answer to a request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/json", "Cookie": self.cookie}
        connection.request(method, path, None if method == "GET" else msgspec.json.encode(body or {}), headers)
        answer = connection.getresponse()
        said = answer.read()
        self.cookie = (answer.headers.get("Set-Cookie") or "").partition(";")[0] or self.cookie
        connection.close()
        return answer.status, said

    def come(self, match: str) -> ClientConnection:
        """A socket at a table."""
        headers = {"Cookie": self.cookie}
        origin = Origin(f"http://127.0.0.1:{self.port}")
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/{match}", origin=origin, additional_headers=headers, max_size=None
        )
