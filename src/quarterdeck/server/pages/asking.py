"""Work for the sender of a request: it is done in the sender's turn, and dropped when the sender has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from litestar.types import Receive

from quarterdeck.server.chores.desk import Chores
from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.chores.kinds import Chore
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.addresses import counted_as
from quarterdeck.server.gate.gate import caller_of
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import SAY, Declined

T = TypeVar("T")


class HungUp(Declined):
    """The sender of a request has gone; nobody reads this answer."""

    kind = "failure"
    status = 499


def asker_of(request: Asked, user: User | None) -> Asker:
    """The sender of a request: the address, and the person if there is one, who is the same over sockets."""
    network = counted_as(caller_of(request.scope).address)[-1]
    return Asker(network, network if user is None else user.id)


async def done_for(request: Asked, chore: Chore) -> bytes:
    """The answer to a chore; raises what `Desk.do` raises, and `HungUp` if nobody waits for it any more."""
    chores: Chores = request.app.state.chores
    asker = asker_of(request, await people_of(request).find(request.cookies))
    return await while_asked(request, chores.do(asker, chore))


async def while_asked(request: Asked, work: Coroutine[None, None, T]) -> T:
    """The result of work; it is cancelled, with `HungUp`, when the sender of the request has gone."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(hang_up(request.receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HungUp(SAY("hung-up"))
    finally:
        working.cancel()
        leaving.cancel()


async def hang_up(receive: Receive) -> None:
    """Wait until the sender of a request, whose body was read, has gone."""
    while (await receive())["type"] != "http.disconnect":
        continue
