"""A program at a table without a socket: it asks for its view, and says one thing at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from quarterdeck.server import metrics
from quarterdeck.server.gate.gate import caller_of
from quarterdeck.server.gate.limits import Limits, TooFast
from quarterdeck.server.pages.documents import JSON
from quarterdeck.server.pages.lobby import MatchId
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, Declined, Forbidden
from quarterdeck.server.programs.programs import BadToken, who_is
from quarterdeck.server.programs.routes import TAGS
from quarterdeck.server.programs.sockets import PATIENCE_SECONDS, SILENT, Eyes, prepared
from quarterdeck.server.protocol.program_view import FromProgram, ProgramView
from quarterdeck.server.protocol.wire import Done
from quarterdeck.server.tables.audience import SESSION_OVER, Audience
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.referee import Referee
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.sockets import is_full, spend
from quarterdeck.server.tables.turns import Visitor

MOST_SECONDS: Final = 30
"""The longest that a view is waited for: proxies close what is silent for longer."""
FULL_SECONDS: Final = 2.0
"""The seconds after which a program that asks too often at once may ask again."""
Wait = Annotated[
    int,
    QueryParameter(
        ge=0,
        le=MOST_SECONDS,
        description="The seconds to wait until the program has something to choose, or the game has ended.",
    ),
]
VIEW: Final = {200: ResponseSpec(ProgramView, description="As on the program's socket.", generate_examples=False)}
_ENCODE: Final = msgspec.json.Encoder().encode


class Silent(Forbidden):
    """The program has kept the others waiting for too long."""

    kind = "silent"


class Again(Declined):
    """The table has left memory meanwhile, or the server is about to stop; the table is found again."""

    kind = "busy"
    status = 503
    wait = 1


class Visit(Struct):
    """A program at a table, as long as one request of it takes."""

    referee: Referee
    room: Room
    link: Link


@get("/api/program/{match_id:str}", tags=TAGS, responses=VIEW)
async def show_view(request: Asked, match_id: MatchId, wait: Wait = 0) -> Response[bytes]:
    """Show a table to a program that shows its token, as its seat may know it; with `wait` once it has something to choose."""
    async with visiting(request, match_id) as visit:
        limits: Limits = request.app.state.limits
        limits.spend("program", visit.link.address, visit.link.user.id)
        await visit.referee.arrived(visit.room, visit.link)
        try:
            view = await view_within(visit, wait)
        finally:
            await visit.referee.left(visit.room, visit.link)
    return Response(_ENCODE(view), media_type=JSON)


@post("/api/program/{match_id:str}", tags=TAGS, status_code=200)
async def say(request: Asked, match_id: MatchId, data: JSONBody[FromProgram]) -> Done:
    """Let a program that shows its token say what it may say on a socket, such as a move."""
    async with visiting(request, match_id) as visit:
        spend(request.app.state.limits, visit.room, visit.link, data)
        asked = await prepared(visit.referee, visit.room, visit.link, data)
        done = await visit.referee.attend(visit.room, visit.link, asked)
    return Done(id=data.id, revision=visit.room.revision) if done is None else done


@asynccontextmanager
async def visiting(request: Asked, match_id: str) -> AsyncIterator[Visit]:
    """Let a program come to a table, by the rules for its sockets; it leaves afterwards."""
    state, address = request.app.state, caller_of(request.scope).address
    program, token = await who_is(request.headers, state.database)
    referee: Referee = state.referee
    audience: Audience = state.audience
    if audience.ends:
        raise Again(SAY("come-again"))
    room = await referee.rooms.find(match_id, Visitor(address, program.id))
    if any(room.is_shut_out(room.chairs[seat]) for seat in room.seats_of(program.id)):
        raise Silent(SAY("program-silent"))
    if is_full(room, program.id) or audience.is_full(program.id, address):
        raise TooFast(FULL_SECONDS)
    link = Link(program, room.first_look(program.id), address=address, session=token)
    audience.join(link, request=True)
    try:
        with metrics.SOCKETS.track_inprogress():
            yield Visit(referee, room, link)
    except Dropped:
        raise Again(SAY("come-again")) from None
    finally:
        audience.leave(link)


async def view_within(visit: Visit, seconds: int) -> ProgramView:
    """The view once the program has something to choose or the game has ended, or after so many seconds."""
    eyes, link = Eyes(visit.referee.steward, PATIENCE_SECONDS), visit.link
    until = asyncio.get_running_loop().time() + seconds
    try:
        while True:
            link.wake.clear()
            async with visit.room.held():
                view = eyes.look(visit.room, link)
                eyes.check_patience(visit.room, link, view)
            check_stays(link)
            if view.moves or view.state in ("over", "frozen"):
                return view
            try:
                async with asyncio.timeout_at(until):
                    await link.wake.wait()
            except TimeoutError:
                return view
    finally:
        eyes.close()


def check_stays(link: Link) -> None:
    """Refuse whoever was sent away meanwhile, as a socket would be closed."""
    if not link.gone:
        return
    if link.farewell is SILENT:
        raise Silent(SAY("program-silent"))
    if link.farewell is SESSION_OVER:
        raise BadToken(SAY("bad-token"))
    raise Again(SAY("come-again"))
