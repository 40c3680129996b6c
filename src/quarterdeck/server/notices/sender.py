"""Sends what is in the outbox: looks now and then, bundles what one person is to be told, and tries again if it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database.channels import Bundle, anything_due, note_failure, note_sent, stop_channel, take_due
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Channel, ChannelKind, Due
from quarterdeck.server.logs import log
from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.quiet import quiet_until
from quarterdeck.server.notices.words import Links, Said, say_bundle

LOOK_SECONDS: Final = 15.0
"""The seconds between two looks into the outbox."""
Carrier = Callable[[Channel, Said], Awaitable[None]]
"""Sends a notice over a channel; `NotSent` if that fails."""


class Sender:
    """The one who sends; several processes may have one, since each takes from the outbox what no other has taken."""

    def __init__(
        self,
        database: Database,
        links: Links,
        carriers: Mapping[ChannelKind, Carrier],
        *,
        is_here: Callable[[str, str], bool],
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self._database = database
        self._links = links
        self._carriers = carriers
        self._is_here = is_here
        """Whether somebody looks at a table now, so that they need no notice."""
        self._clock = clock

    async def send_due(self) -> None:
        """Send everything that is due now."""
        now = self._clock()
        if not await self._database.read(lambda c: anything_due(c, now)):
            return
        bundles = await self._database.write(lambda c: take_due(c, now, _quiet_until))
        await asyncio.gather(*(self._send(bundle) for bundle in bundles))

    async def _send(self, bundle: Bundle) -> None:
        """Send what one channel is to be told, and note how that went."""
        channel = bundle.channel
        due = tuple(one for one in bundle.due if not self._is_here(one.match, channel.user))
        if channel.state == "on" and not due:
            await self._note_sent(bundle, ())
            return
        try:
            await self._carriers[channel.kind](channel, say_bundle(Bundle(channel, due), self._links))
        except NotSent as error:
            log.warning("notice not sent", kind=channel.kind, problem=str(error), failures=channel.failures + 1)
            await self._note_failure(bundle, error)
        else:
            log.info("notice sent", kind=channel.kind, tables=len(due))
            await self._note_sent(bundle, due)

    async def _note_failure(self, bundle: Bundle, error: NotSent) -> None:
        now, for_good, gone, channel = self._clock(), error.for_good, error.gone, bundle.channel
        if gone:
            await self._database.write(lambda c: stop_channel(c, channel.id, channel.user))
        else:
            await self._database.write(lambda c: note_failure(c, bundle, now, for_good=for_good))

    async def _note_sent(self, bundle: Bundle, sent: tuple[Due, ...]) -> None:
        now = self._clock()
        await self._database.write(lambda c: note_sent(c, bundle, sent, now))


def _quiet_until(channel: Channel, now: int) -> int:
    try:
        return quiet_until(now, channel.quiet_from, channel.quiet_until, channel.zone)
    except Malformed:  # a zone that this machine knows no longer: better in the night than never
        return now
