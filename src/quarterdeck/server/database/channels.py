"""Stores how people want to be told that it is their turn, and the outbox of what they are still to be told.

A notice is in the outbox from the commit that made it somebody's turn until it was sent, or is no longer true. If a server
ends between sending and noting that, the notice is sent again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from quarterdeck.server.database.people import is_gone
from quarterdeck.server.database.rows import Channel, Due, read_row
from quarterdeck.server.database.schema import channels, matches, outbox, seats, users

MINUTE_MS: Final = 60_000
GRACE_MS: Final = MINUTE_MS
"""How long it must have been somebody's turn before they are told: whoever is at the table, or soon back, needs no notice."""
CLAIM_MS: Final = 2 * MINUTE_MS
"""How long a process has for sending what it has taken; then another one may try."""
AT_ONCE: Final = 20
"""How many people are told with one look into the outbox."""
DAY_MS: Final = 24 * 60 * MINUTE_MS
PAUSES_MS: Final = tuple(minutes * MINUTE_MS for minutes in (1, 5, 15, 60, 240, 720))
"""How long to wait after each failure; after the last one nothing more is sent to that address."""
MOST_TRIES: Final = 3
"""How often in a day an address may be asked whether it wants notices, whoever enters it."""
UNCONFIRMED_MS: Final = 2 * DAY_MS
"""How long a channel is kept that nobody has confirmed, or that was stopped."""
REFUSED_MS: Final = 365 * DAY_MS
"""How long an address is kept that wanted nothing."""
LIVE: Final = ("new", "asked", "on", "failed")
"""The states of channels that their person sees."""


class Bundle(msgspec.Struct, frozen=True):
    """What is to be sent over one channel now; nothing due means that it is to be asked whether it wants notices."""

    channel: Channel
    due: tuple[Due, ...]


def add_channel(connection: Connection, channel: Channel) -> bool:
    """Store a way to reach somebody; False if that address wants nothing, was asked too often today, or its person was deleted."""
    if is_gone(connection, channel.user):
        return False
    reached = reached_by(channel)
    there = channels.c.reaches == reached
    refused = select(channels.c.id).where(there, channels.c.state == "refused")
    recent = select(func.count()).where(there, channels.c.created > channel.created - DAY_MS)
    if connection.execute(refused.limit(1)).first() or connection.execute(recent).scalar_one() >= MOST_TRIES:
        return False
    connection.execute(insert(channels).values(**msgspec.structs.asdict(channel), reaches=reached))
    return True


def reached_by(channel: Channel) -> str:
    """Whom a channel reaches: alike for two addresses that lead to the same person or program.

    Mail servers do not tell capitals apart, and many leave out what follows a plus.
    """
    if channel.kind != "mail":
        return channel.address
    name, _, domain = channel.address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


def channels_of(connection: Connection, user: str) -> list[Channel]:
    """The ways to reach somebody, the oldest first."""
    wanted = select(channels).where(channels.c.user == user, channels.c.state.in_(LIVE)).order_by(channels.c.created)
    return [read_row(row, Channel) for row in connection.execute(wanted).mappings()]


def change_channel(connection: Connection, user: str, channel: str, values: dict[str, int | str]) -> bool:
    """Change when somebody is told; False if this is no channel of theirs. What could not be sent waits all the same."""
    mine = (channels.c.id == channel, channels.c.user == user, channels.c.state.in_(LIVE))
    works = and_(channels.c.state == "on", channels.c.failures == 0)
    changed = {**values, "next": case((works, 0), else_=channels.c.next)}
    return connection.execute(update(channels).where(*mine).values(changed)).rowcount == 1


def confirm_channel(connection: Connection, channel: str, now: int) -> bool:
    """Note that an address wants notices, also about turns that have begun; False if it was not asked.

    It may have said no before: whoever reads there has the message still, and may change their mind.
    """
    asked = (channels.c.id == channel, channels.c.state.in_(("new", "asked", "on", "refused")))
    wanted = select(channels.c.user, channels.c.state, channels.c.kind, channels.c.reaches).where(*asked)
    known = connection.execute(wanted).first()
    if known is None or is_gone(connection, known.user):
        return False
    if known.kind == "push":
        _stop_others(connection, channel, known.reaches)
    if known.state != "on":
        connection.execute(update(channels).where(channels.c.id == channel).values(state="on", failures=0, next=now))
    return True


def _stop_others(connection: Connection, channel: str, reached: str) -> None:
    """Stop all other channels to a browser, which tells only the person who has asked there last."""
    there = (channels.c.kind == "push", channels.c.reaches == reached, channels.c.id != channel)
    for other in connection.execute(select(channels.c.id, channels.c.user).where(*there)).all():
        stop_channel(connection, other.id, other.user)


def stop_channel(connection: Connection, channel: str, user: str | None = None) -> bool:
    """Stop notices over a channel: by its person, or without one by whoever got a message. False if there is none.

    An address that says no when it is asked is not asked again, whoever enters it; it keeps its keys, since the message
    that it has may still be answered with yes.
    """
    here = (channels.c.id == channel, *(() if user is None else (channels.c.user == user,)))
    state = connection.execute(select(channels.c.state).where(*here)).scalar_one_or_none()
    if state is None:
        return False
    connection.execute(delete(outbox).where(outbox.c.channel == channel))
    if state in LIVE:
        says_no = user is None and state in ("new", "asked")
        stopped = {"state": "refused"} if says_no else {"state": "off", "keys": ""}
        connection.execute(update(channels).where(channels.c.id == channel).values(**stopped))
    return True


def protects_address(now: int) -> ColumnElement[bool]:
    """A condition: the channel is still needed so that its address is not asked too often, or against its will."""
    return or_(channels.c.state == "refused", channels.c.created >= now - UNCONFIRMED_MS)


def forget_channels(connection: Connection, now: int) -> None:
    """Delete stopped channels, those that nobody has confirmed, and after a year addresses that wanted nothing."""
    old = or_(
        and_(channels.c.state.in_(("off", "new", "asked")), channels.c.created < now - UNCONFIRMED_MS),
        and_(channels.c.state == "refused", channels.c.created < now - REFUSED_MS),
    )
    connection.execute(delete(outbox).where(outbox.c.channel.in_(select(channels.c.id).where(old))))
    connection.execute(delete(channels).where(old))


# -- the outbox --------------------------------------------------------------------------------


def anything_due(connection: Connection, now: int) -> bool:
    """Whether there is anything to send now."""
    return connection.execute(select(channels.c.id).where(_is_due(now)).limit(1)).first() is not None


def take_due(connection: Connection, now: int, quiet_until: Callable[[Channel, int], int]) -> list[Bundle]:
    """Take what is to be sent now, bundled for each channel; no other process takes the same until it should be sent.

    Those come first who have waited longest, so nobody with many addresses keeps others waiting. `quiet_until` says when a
    channel's quiet hours end, or now; until then its notices stay in the outbox.
    """
    taken: list[Bundle] = []
    longest = select(channels).where(_is_due(now)).order_by(channels.c.next, channels.c.id).limit(AT_ONCE)
    for row in connection.execute(longest).mappings().all():
        channel = read_row(row, Channel)
        held = quiet_until(channel, now) if channel.state == "on" else now
        _set_next(connection, channel, held if held > now else now + CLAIM_MS)
        if held <= now:
            taken.append(Bundle(channel, _due(connection, channel, now) if channel.state == "on" else ()))
    return taken


def note_sent(connection: Connection, bundle: Bundle, sent: Sequence[Due], now: int) -> None:
    """Note what was sent, and that nothing more is sent before the channel's pause is over."""
    channel = bundle.channel
    for due in sent:
        here = (outbox.c.channel == channel.id, outbox.c.match == due.match, outbox.c.seat == due.seat)
        connection.execute(delete(outbox).where(*here, outbox.c.at == due.at))
    asked = (channels.c.id == channel.id, channels.c.state == "new")
    connection.execute(update(channels).where(*asked).values(state="asked"))
    pause = max(MINUTE_MS, channel.pause * MINUTE_MS) if sent else MINUTE_MS
    connection.execute(update(channels).where(channels.c.id == channel.id).values(failures=0, next=now + pause))


def note_failure(connection: Connection, bundle: Bundle, now: int, *, for_good: bool) -> None:
    """Note that nothing could be sent; it is tried again after growing pauses, unless it has failed for good."""
    channel = bundle.channel
    here = channels.c.id == channel.id
    if for_good or channel.failures >= len(PAUSES_MS):
        connection.execute(update(channels).where(here, channels.c.state.in_(LIVE)).values(state="failed"))
        connection.execute(delete(outbox).where(outbox.c.channel == channel.id))
    else:
        later = now + PAUSES_MS[channel.failures]
        connection.execute(update(channels).where(here).values(failures=channel.failures + 1, next=later))


def _is_due(now: int) -> ColumnElement[bool]:
    """Whoever the operator has blocked is told nothing, since they cannot come; nor is anybody asked for them."""
    told = exists().where(outbox.c.channel == channels.c.id, outbox.c.at <= now - GRACE_MS)
    shut_out = exists().where(users.c.id == channels.c.user, users.c.blocked.is_not(None))
    wanted = or_(channels.c.state == "new", and_(channels.c.state == "on", told))
    return and_(channels.c.next <= now, wanted, ~shut_out)


def _set_next(connection: Connection, channel: Channel, later: int) -> None:
    connection.execute(update(channels).where(channels.c.id == channel.id).values(next=later))


def _due(connection: Connection, channel: Channel, now: int) -> tuple[Due, ...]:
    """What is still true of a channel's notices, but nothing about tables where the person is."""
    here = and_(seats.c.match == outbox.c.match, seats.c.seat == outbox.c.seat, seats.c.user == channel.user)
    wanted = (
        select(outbox.c.match, outbox.c.seat, outbox.c.at, matches.c.game)
        .join(seats, here)
        .join(matches, matches.c.id == outbox.c.match)
        .where(outbox.c.channel == channel.id, outbox.c.at <= now - GRACE_MS)
        .where(seats.c.awaited > 0, seats.c.seen_until <= now, matches.c.state == "playing")
        .order_by(outbox.c.at, outbox.c.match)
    )
    return tuple(read_row(row, Due) for row in connection.execute(wanted).mappings())
