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
        self.asked: set[str] = set()
        """Methods with paths of all requests, and whatever else was noted."""
        self.token = ""
        """Of a program that asks instead of the person; empty for the person."""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of the answer to a request."""
        self.asked.add(f"{method} {path}")
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/json", "Cookie": self.cookie}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        connection.request(method, path, None if method == "GET" else msgspec.json.encode(body or {}), headers)
        answer = connection.getresponse()
        said = answer.read()
        self.cookie = (answer.headers.get("Set-Cookie") or "").partition(";")[0] or self.cookie
        connection.close()
        return answer.status, said

    def come(self, match: str) -> ClientConnection:
        """A socket at a table."""
        return self._open(f"/ws/{match}", {"Cookie": self.cookie})

    def come_to_lesson(self, game: str, lesson: str) -> ClientConnection:
        """A socket in a lesson."""
        return self._open(f"/ws/learn/{game}/{lesson}", {"Cookie": self.cookie})

    def come_as_program(self, match: str) -> ClientConnection:
        """A socket of the program at a table."""
        return self._open(f"/ws/programs/{match}", {"Authorization": f"Bearer {self.token}"})

    def _open(self, path: str, headers: dict[str, str]) -> ClientConnection:
        origin = Origin(f"http://127.0.0.1:{self.port}")
        return connect(f"ws://127.0.0.1:{self.port}{path}", origin=origin, additional_headers=headers, max_size=None)
