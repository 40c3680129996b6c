"""A mail server on this machine that speaks SMTP over a real socket and keeps every letter, and a program for webhooks."""

from __future__ import annotations

import asyncio
import ssl
from base64 import b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

GREETING = b"220 mail.test\r\n"
FINE = b"250 fine\r\n"
Login = tuple[str, str]


def _is_secret(writer: asyncio.StreamWriter) -> bool:
    """Whether a connection has TLS."""
    return writer.get_extra_info("ssl_object") is not None


class Mailbox:
    """What a mail server was handed, and what it says to recipients.

    `tls` lets it offer STARTTLS, and with a `login` it takes letters only from whoever logs in, after TLS.
    """

    def __init__(self, tls: ssl.SSLContext | None = None, login: Login | None = None) -> None:
        self._tls = tls
        self._login = login
        self.logins: list[Login] = []
        """Who has logged in, with which password, whether that was right or not."""
        self.secret: list[bool] = []
        """Of each letter, whether it came over TLS."""
        self.letters: list[EmailMessage] = []
        self.answer = FINE
        """What it says when it hears for whom a letter is."""
        self.raw = b""
        """The latest letter as it came."""
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        writer.write(GREETING)
        known = self._login is None
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"STAR" and self._tls is not None:
                if not await self._begin_tls(writer):
                    return
            elif word == b"DATA":
                writer.write(b"354 go on\r\n")
                self._keep(await reader.readuntil(b"\r\n.\r\n"), secret=_is_secret(writer))
                writer.write(FINE)
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                known = known or (word == b"AUTH" and self._knows(line))
                writer.write(self._answer(word, known=known, secret=_is_secret(writer)))
        await writer.drain()
        writer.close()

    def _answer(self, word: bytes, *, known: bool, secret: bool) -> bytes:
        """The answer to a command without more to it."""
        if word == b"EHLO":
            return b"250-mail.test\r\n" + self._offers(secret=secret) + FINE
        if word == b"AUTH":
            return b"235 welcome\r\n" if known else b"535 no\r\n"
        if word == b"MAIL" and not known:
            return b"530 who are you?\r\n"
        return self.answer if word == b"RCPT" else FINE

    def _keep(self, raw: bytes, *, secret: bool) -> None:
        self.raw = raw
        letter = message_from_bytes(raw[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.secret.append(secret)

    def _knows(self, line: bytes) -> bool:
        """Whether login and password of `AUTH PLAIN` are right."""
        _, login, password = b64decode(line.split()[2]).decode().split("\0")
        self.logins.append((login, password))
        return self._login == (login, password)

    async def _begin_tls(self, writer: asyncio.StreamWriter) -> bool:
        """Whether the other side trusts us."""
        assert self._tls is not None
        writer.write(GREETING)
        await writer.drain()
        try:
            await writer.start_tls(self._tls)
        except (ssl.SSLError, ConnectionError):
            return False
        return True

    def _offers(self, *, secret: bool) -> bytes:
        """What it can do: STARTTLS before TLS, and logins after it."""
        offers = b"" if self._tls is None or secret else b"250-STARTTLS\r\n"
        return offers if self._login is None or not secret else offers + b"250-AUTH PLAIN\r\n"


@asynccontextmanager
async def mailbox(
    host: str = "127.0.0.1", *, tls: ssl.SSLContext | None = None, starttls: bool = False, login: Login | None = None
) -> AsyncIterator[Mailbox]:
    """A mail server that runs: without TLS, with TLS from the first byte, or with STARTTLS."""
    box = Mailbox(tls if starttls else None, login)
    server = await asyncio.start_server(box.talk, host, 0, ssl=None if starttls else tls)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


class Program:
    """Somebody's program: what it was posted, with the headers, and what it answers."""

    def __init__(self) -> None:
        self.posts: list[tuple[bytes, dict[str, str], bytes]] = []
        """The request line, the headers by name in small letters, and the body."""
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        pairs = (line.decode().partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        self.posts.append((head[0], headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(self.answer)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def program() -> AsyncIterator[Program]:
    """A program that listens on this machine."""
    one = Program()
    server = await asyncio.start_server(one.talk, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    async with server:
        yield one
