"""Two people at a table of Bremerhaven, brought to where everybody acts at once: 1.2, 1.3, and the harbors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from quarterdeck.engine.dice import seeded
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.server.protocol.wire import Done, Sit
from tests.server.tables import ME, OPEN, Guest, House

BIDS: Final = ("5 on 2.1", "4 on 3.1", "3 on 1.0", "2 on 1.3", "1 on 1.2")
"""What both lay: alike on 1.2 and 1.3, so that nothing is to be paid there, and further permits cost 1."""
AT_ONCE: Final = {"permits": int(codes.PERMITTING), "influence": int(codes.GROWING), "harbors": int(codes.HARBOR)}
"""The phases in which both act."""
SEED: Final = 1
LONGEST: Final = 300
"""Choices until both have something to do in their harbors, at most."""


GOODS: Final = ("start container container container", "start crate crate crate")
"""What both begin with: something to unpack or to pack, whatever their Contracts are."""


def bidding(moves: Sequence[str]) -> str:
    """The next bid, or the goods to begin with; else whatever comes first, which in a permit or a harbor is `done`."""
    return next((move for move in (*BIDS, *GOODS) if move in moves), moves[0])


async def two_masters(house: House, **options: str) -> tuple[Guest, Guest]:
    """Ann is Red, Ben is Green; nobody has chosen anything."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="bremerhaven", **({"length": "short"} | options))
    room.dice = seeded(SEED)
    here, there = await house.come(ann, room), await house.come(ben, room)
    await there.ask(Sit(id=there.number(), seat=1))
    return here, there


def at(guest: Guest) -> BremerhavenPosition:
    """The position as a spectator knows it."""
    match = guest.room.match
    assert match is not None
    return cast(BremerhavenPosition, match.view(-1))


async def play_until(guests: Sequence[Guest], wanted: Callable[[], bool]) -> None:
    """Both bid alike and let everything else be, until something is so."""
    for _ in range(LONGEST):
        if wanted():
            return
        mover = guests[(await guests[0].view()).waiting[0]]
        assert isinstance(await mover.play(bidding((await mover.view()).moves)), Done)
    raise AssertionError("it never came to that")


async def masters_at(house: House, phase: str) -> tuple[Guest, Guest]:
    """Both have something to do in a phase of the first round, or of a later one if there was nothing in that."""
    guests = await two_masters(house)

    def both_act() -> bool:
        match = guests[0].room.match
        assert match is not None
        return at(guests[0]).phase == AT_ONCE[phase] and len(match.waiting()) == len(guests)

    await play_until(guests, both_act)
    return guests
