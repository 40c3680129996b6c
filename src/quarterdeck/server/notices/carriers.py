"""What a server can send, by its settings, and the sender that does it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Channel, ChannelKind
from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.mail import MailServer, mail_server, send_mail
from quarterdeck.server.notices.sender import Carrier, Sender
from quarterdeck.server.notices.webhook import Network, send_webhook
from quarterdeck.server.notices.words import Links, Said
from quarterdeck.server.problems import SAY
from quarterdeck.server.settings import Settings
from quarterdeck.server.tables.rooms import Rooms

if TYPE_CHECKING:
    from quarterdeck.server.notices.vapid import Vapid


class Post(Struct, frozen=True):
    """What this server can send, and from where."""

    origin: str
    """The address of its pages, which is in all links; empty: nothing can be sent."""
    mail: MailServer | None
    allowed: tuple[Network, ...]
    """Networks in which webhooks and push services may be asked although they are not public."""

    @property
    def kinds(self) -> tuple[ChannelKind, ...]:
        """The kinds of channels there can be."""
        if not self.origin:
            return ()
        return ("push", "webhook") if self.mail is None else ("push", "mail", "webhook")

    def vapid(self, secret: bytes) -> Vapid:
        """The key by which push services know a server with this secret, and whom they may write to."""
        from quarterdeck.server.notices.vapid import Vapid  # noqa: PLC0415 - cryptography is large, and few want these notices

        return Vapid(secret, self.origin if self.mail is None else f"mailto:{self.mail.sender}")


def post_of(settings: Settings) -> Post:
    """What a server with these settings can send; `Malformed` names an option that makes no sense."""
    mail = None
    if settings.mail_server:
        mail = mail_server(settings.mail_server, settings.mail_from, settings.mail_password)
        if not settings.origins:
            raise Malformed("mail-server", SAY("mail-needs-origin"))
    return Post(next(iter(settings.origins), ""), mail, settings.webhook_targets())


def sender_for(post: Post, database: Database, rooms: Rooms) -> Sender:
    """The sender of a server that can send this. Whoever looks at a table is told nothing about it."""

    async def by_mail(channel: Channel, said: Said) -> None:
        if post.mail is None:
            raise NotSent("this server sends no e-mail now")
        await send_mail(post.mail, said, channel.address)

    async def by_push(channel: Channel, said: Said) -> None:
        vapid = await asyncio.to_thread(post.vapid, database.secret)
        from quarterdeck.server.notices.push import send_push  # noqa: PLC0415 - as above, and by now it is loaded

        await send_push(channel, said, vapid, post.allowed)

    async def by_webhook(channel: Channel, said: Said) -> None:
        await send_webhook(channel.address, said, channel.keys, now_ms() // 1000, post.allowed)

    def is_here(match: str, user: str) -> bool:
        room = rooms.rooms.get(match)
        return room is not None and any(link.user.id == user for link in room.links)

    carriers: dict[ChannelKind, Carrier] = {"push": by_push, "mail": by_mail, "webhook": by_webhook}
    return Sender(database, Links(post.origin, database.secret), carriers, is_here=is_here)
