"""Notices to a browser that is closed: encrypted for it alone, and handed to the push service of its maker (RFC 8030)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database.rows import Channel
from quarterdeck.server.notices.encryption import kept_lock, seal
from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.vapid import Vapid
from quarterdeck.server.notices.webhook import GONE, GOOD, Network, check_url, post
from quarterdeck.server.notices.words import Said

KEPT_SECONDS: Final = 24 * 60 * 60
"""How long a push service keeps a notice for a browser that does not run."""


def message_of(said: Said) -> bytes:
    """What the browser's worker is told, and all that it is told."""
    return msgspec.json.encode(
        {
            "type": said.about,
            "subject": said.subject,
            "text": said.text,
            "link": said.link,
            "off": said.off,
            "off_words": said.off_words,
        }
    )


async def send_push(channel: Channel, said: Said, vapid: Vapid, allowed: Sequence[Network] = ()) -> None:
    """Hand a notice to a push service; `NotSent` if it does not take it, `gone` if there is no such browser any more.

    A notice that could not be delivered yet is replaced by the next one.
    """
    try:
        target = check_url(channel.address, allowed)
        lock = kept_lock(channel.keys)
    except Malformed as error:
        raise NotSent(error.problem, for_good=True) from None
    headers = (
        ("Content-Type", "application/octet-stream"),
        ("Content-Encoding", "aes128gcm"),
        ("TTL", str(KEPT_SECONDS)),
        ("Urgency", "normal"),
        ("Topic", said.about),
        ("Authorization", vapid.authorization(f"{target.scheme}://{target.named}", now_ms())),
    )
    status = await post(target, seal(message_of(said), lock), headers, allowed)
    if status not in GOOD:
        raise NotSent(f"status {status}", gone=status in GONE)
