"""A mail server on this machine that speaks SMTP over a real socket and keeps every letter, and a program for webhooks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

GREETING = b"220 mail.test\r\n"
FINE = b"250 fine\r\n"


class Mailbox:
    """What a mail server was handed, and what it says to recipients."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = FINE
        """What it says when it hears for whom a letter is."""
        self.raw = b""
        """The latest letter as it came."""
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        writer.write(GREETING)
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                raw = self.raw = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(raw[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
            if word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            writer.write(self.answer if word == b"RCPT" else FINE)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server that runs."""
    box = Mailbox()
    server = await asyncio.start_server(box.talk, "127.0.0.1", 0)
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
