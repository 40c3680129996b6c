"""`/api/notices` and the links in notices: how somebody is told that it is their turn, and how that is stopped."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec.structs import asdict
from sqlalchemy import Connection

from quarterdeck.engine.errors import Malformed
from quarterdeck.messages.language import spoken
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import channels as store
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Channel, User
from quarterdeck.server.gate.gate import caller_of
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.logs import log
from quarterdeck.server.notices.carriers import Post
from quarterdeck.server.notices.mail import check_mail
from quarterdeck.server.notices.quiet import find_zone
from quarterdeck.server.notices.tokens import channel_of
from quarterdeck.server.notices.webhook import check_url, new_secret
from quarterdeck.server.pages.static_files import find_page
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import SAY, Declined, NotThere
from quarterdeck.server.protocol.api import ChannelSettings, LinkToken, NewChannel, NoticeChannel, Notices

TAGS: Final = ["notices"]
ID_BYTES: Final = 10
MOST: Final = 10
"""The most ways in which one person is told."""
ChannelId = Annotated[str, PathParameter(max_length=64, description="The channel's id, as in `Notices`.")]


class Unwanted(Declined):
    """Nothing is sent to this address."""

    kind = "unwanted"
    status = 409


def _post(request: Asked) -> Post:
    found: Post = request.app.state.post
    return found


def _database(request: Asked) -> Database:
    found: Database = request.app.state.database
    return found


def _shown(channel: Channel) -> NoticeChannel:
    """A channel, described to its person."""
    return NoticeChannel(
        id=channel.id,
        kind=channel.kind,
        address=channel.address,
        state=channel.state,  # type: ignore[arg-type]  # only these are read from the database
        quiet_from=channel.quiet_from,
        quiet_until=channel.quiet_until,
        zone=channel.zone,
        pause=channel.pause,
        secret=channel.keys if channel.kind == "webhook" else "",
    )


async def _notices(request: Asked, user: User) -> Notices:
    found = await _database(request).read(lambda c: store.channels_of(c, user.id))
    here = _post(request)
    secret = _database(request).secret
    return Notices(
        kinds=here.kinds,
        channels=tuple(_shown(channel) for channel in found),
        push_key=(await asyncio.to_thread(here.vapid, secret)).public if here.kinds else "",
    )


def _checked(wanted: NewChannel, here: Post) -> tuple[str, str]:
    """The address and the keys of a new channel; `Malformed` if they make no sense."""
    if wanted.kind == "mail":
        return check_mail(wanted.address), ""
    check_url(wanted.address, here.allowed)
    if wanted.kind != "push":
        return wanted.address.strip(), new_secret()
    from quarterdeck.server.notices.encryption import lock_of  # noqa: PLC0415 - cryptography is large, and few want this

    return wanted.address.strip(), lock_of(wanted.p256dh, wanted.auth).kept()


@get("/api/notices", tags=TAGS)
async def show_notices(request: Asked) -> Notices:
    """Tell how you are told that it is your turn, and how you could be."""
    return await _notices(request, await people_of(request).known(request.cookies))


@post("/api/notices", tags=TAGS, status_code=200)
async def add_channel(request: Asked, data: JSONBody[NewChannel]) -> Notices:
    """Add an address. It is asked first: nothing else is sent before the link in that message was opened."""
    user = await people_of(request).known(request.cookies)
    here = _post(request)
    if data.kind not in here.kinds:
        raise Malformed("kind", SAY("no-such-notices"))
    find_zone(data.zone)
    address, keys = await asyncio.to_thread(_checked, data, here)  # what it needs may have to be loaded first
    limits: Limits = request.app.state.limits
    limits.spend("notice", caller_of(request.scope).address, user.id)
    channel = Channel(
        id=secrets.token_hex(ID_BYTES), user=user.id, kind=data.kind, address=address, keys=keys, language=spoken(),
        quiet_from=data.quiet_from, quiet_until=data.quiet_until, zone=data.zone, pause=data.pause, created=now_ms(),
    )  # fmt: skip

    def add(connection: Connection) -> bool:
        return len(store.channels_of(connection, user.id)) < MOST and store.add_channel(connection, channel)

    if not await _database(request).write(add):
        raise Unwanted(SAY("notice-unwanted"))
    request.app.state.notices_due.set()
    log.info("notices asked for", kind=data.kind)
    return await _notices(request, user)


@post("/api/notices/{channel:str}", tags=TAGS, status_code=200)
async def change_channel(request: Asked, channel: ChannelId, data: JSONBody[ChannelSettings]) -> Notices:
    """Change when you are told."""
    user = await people_of(request).known(request.cookies)
    find_zone(data.zone)
    if not await _database(request).write(lambda c: store.change_channel(c, user.id, channel, asdict(data))):
        raise NotThere(SAY("not-found"))
    return await _notices(request, user)


@post("/api/notices/{channel:str}/off", tags=TAGS, status_code=200)
async def drop_channel(request: Asked, channel: ChannelId) -> Notices:
    """Be told nothing more in this way."""
    user = await people_of(request).known(request.cookies)
    if not await _database(request).write(lambda c: store.stop_channel(c, channel, user.id)):
        raise NotThere(SAY("not-found"))
    return await _notices(request, user)


# -- the links in notices ------------------------------------------------------------------------


@get(["/notices/confirm", "/notices/off"], include_in_schema=False, sync_to_thread=False)
def show_page(request: Asked) -> Response[bytes]:
    """The client's page, which asks before it does what the link is for: programs that look at links change nothing."""
    return find_page(request.app.state.pages, "notices", request.headers)


@post("/notices/confirm", tags=TAGS, status_code=200)
async def confirm(request: Asked, data: JSONBody[LinkToken]) -> dict[str, bool]:
    """Say that this address wants notices. The token is enough; nobody need sign in."""
    database = _database(request)
    channel = channel_of(data.token, "confirm", database.secret)
    if channel is None or not await database.write(lambda c: store.confirm_channel(c, channel, now_ms())):
        raise NotThere(SAY("link-over"))
    return {"on": True}


@post("/notices/off", tags=TAGS, status_code=200)
async def stop(request: Asked, token: FromQuery[str]) -> dict[str, bool]:
    """Stop notices to this address with one click, also by a mail program (RFC 8058). The token is enough."""
    database = _database(request)
    channel = channel_of(token, "off", database.secret)
    if channel is None or not await database.write(lambda c: store.stop_channel(c, channel)):
        raise NotThere(SAY("link-over"))
    return {"on": False}


ROUTES: Final = (show_notices, add_channel, change_channel, drop_channel, show_page, confirm, stop)
