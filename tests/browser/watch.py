"""What a browser sends, receives and complains about, kept while a test goes on."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebError, WebSocket

REMEMBERED: Final = """
    window.saidAloud = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const region = (target.nodeType === 1 ? target : target.parentElement)?.closest("[role=status], [role=alert]");
            if (region) window.saidAloud.push(region.textContent.replace(/\\s+/gu, " "));
        }
    }).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""A page forgets what it has said after a while; tests that look late still find it."""
INLINE: Final = ("data", "blob")
"""Addresses that lead to no host."""


class Watch:
    """Everything that goes on between a browser and the world."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.requests: list[str] = []
        self.sent: list[str] = []
        self.received: list[str] = []
        """Frames of WebSockets."""
        self.answers: list[Response] = []
        self._complaints: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        self._context = context
        context.on("request", self._requested)
        context.on("response", self._answered)
        context.on("console", self._said)
        context.on("weberror", self._failed)
        context.on("page", self._opened)

    def ends(self) -> None:
        """What goes on in the browser from now on is of no interest."""
        self._context.remove_listener("request", self._requested)
        self._context.remove_listener("response", self._answered)
        self._context.remove_listener("console", self._said)
        self._context.remove_listener("weberror", self._failed)
        self._context.remove_listener("page", self._opened)

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)

    def _said(self, message: ConsoleMessage) -> None:
        self._complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, error: WebError) -> None:
        self._complaints.append(f"uncaught: {error.error} {error.error.stack}")

    def expects(self, complaint: str) -> None:
        """Complaints that match are no fault: the browser speaks of requests that fail as they should."""
        self._expected.append(re.compile(complaint))

    @property
    def complaints(self) -> list[str]:
        """What the console said, policies that were violated and errors nobody caught included."""
        return [text for text in self._complaints if not any(one.search(text) for one in self._expected)]

    @property
    def foreign(self) -> list[str]:
        """Requests to any host but the server's."""
        home = urlsplit(self.url).netloc
        others = [url for url in self.requests if urlsplit(url).scheme not in INLINE]
        return [url for url in others if urlsplit(url).netloc != home]

    def messages(self, kind: str) -> list[dict[str, object]]:
        """Messages of a kind that came over WebSockets."""
        read = [msgspec.json.decode(frame, type=dict[str, object]) for frame in self.received]
        return [message for message in read if message["type"] == kind]
