"""`/api/me/data` and `/api/me/delete`: people take their data along, or have it deleted."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from quarterdeck import __version__
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.database import own_data
from quarterdeck.server.gate.gate import caller_of, dear
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.pages.asking import asker_of
from quarterdeck.server.pages.lobby import visitor_of
from quarterdeck.server.pages.people import database_of
from quarterdeck.server.people.routes import Asked, cookie, people_of
from quarterdeck.server.protocol.api import Deletion, Me, OwnData
from quarterdeck.server.tables.referee import Referee
from quarterdeck.server.tables.rooms import bot_spec
from quarterdeck.server.tables.steward import LEAVER_LEVEL
from quarterdeck.server.tables.turns import Turns

TAGS: Final = ["people"]
DATA: Final = {200: ResponseSpec(OwnData, description="As a file.", generate_examples=False)}


@get("/api/me/data", tags=TAGS, guards=[dear], responses=DATA)
async def take_along(request: Asked) -> Response[bytes]:
    """Give everything that is kept of you, as a file."""
    user = await people_of(request).known(request.cookies)
    turns: Turns = request.app.state.search_turns
    async with turns.taken(asker_of(request, user)):
        data = await database_of(request).read_long(lambda c: own_data.everything(c, user.id))
        body = await asyncio.to_thread(msgspec.json.encode, OwnData(version=__version__, data=dict(data)))
    headers = {"content-disposition": 'attachment; filename="quarterdeck.json"'}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@post("/api/me/delete", tags=TAGS, status_code=200)
async def delete_me(request: Asked, data: JSONBody[Deletion]) -> Response[Me]:
    """Delete everything that is kept of you; your games stay, without your name."""
    people, database = people_of(request), database_of(request)
    user = await people.known(request.cookies)
    await people.check_password(user, data.password, caller_of(request.scope).address)
    referee: Referee = request.app.state.referee
    for match in await database.read(lambda c: own_data.counted_duels(c, user.id)):
        try:
            await referee.give_up(match, user.id, visitor_of(request, user))
        except QuarterdeckError as error:
            # It cannot be read, or there are too many tables in use: a bot plays on, and the game does not count.
            log.warning("game not given up", table=short_hash(match), problem=str(error))
    stand_ins = {key: spec for key in keys() if (spec := _stand_in(key))}
    await referee.changed_around(await people.delete(user, stand_ins))
    log.info("person deleted", person=short_hash(user.id))
    gone = cookie("", https=caller_of(request.scope).https, seconds=0)
    return Response(Me(person=None), cookies=[gone])


def _stand_in(key: str) -> str:
    """The bot that plays on in an installed game; none if the game cannot be loaded, which must keep nobody from leaving."""
    try:
        return bot_spec(find_game(key), LEAVER_LEVEL)
    except Malformed:
        return ""
