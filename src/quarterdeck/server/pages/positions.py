"""`/api/games/{key}/positions` and `/api/records/read`: position files and records that somebody edits or looks at.

They are not stored. The processes for chores read and draw them.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from quarterdeck.messages.language import spoken
from quarterdeck.server.chores.kinds import ReadPosition, ReadRecord, SamplePosition
from quarterdeck.server.gate.gate import dear
from quarterdeck.server.pages.asking import done_for
from quarterdeck.server.pages.catalogue import Key, game_of, told
from quarterdeck.server.pages.documents import JSON, LANGUAGE, Document, answer, document
from quarterdeck.server.pages.fleets import said
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.protocol.api import PositionChecked, PositionForm, PositionText, RecordRead, RecordText
from quarterdeck.server.settings import MOST_FILE_BODY

TAGS: Final = ["positions"]
_FORMS: Final[dict[tuple[str, str], Document]] = {}
"""Those that have been made, by the keys of games and the languages of their words."""


@get("/api/games/{key:str}/positions", tags=TAGS, responses=told(PositionForm))
async def show_form(request: Asked, key: Key) -> Response[bytes]:
    """Say what position files of a game look like, with one as an example."""
    game = game_of(key)
    form = game.key, spoken()
    if form not in _FORMS:
        body = await done_for(request, SamplePosition(game=game.key))
        _FORMS[form] = await asyncio.to_thread(document, body, JSON, vary=LANGUAGE)
    return answer(_FORMS[form], request.headers)


@post(
    "/api/games/{key:str}/positions/read",
    tags=TAGS,
    guards=[dear],
    request_max_body_size=MOST_FILE_BODY,
    status_code=200,
    responses=said(PositionChecked),
)
async def read_position(request: Asked, key: Key, data: JSONBody[PositionText]) -> Response[bytes]:
    """Check and draw the position of a position file's text; or say which fields are wrong, and by which clauses."""
    chore = ReadPosition(game=game_of(key).key, text=data.text, seat=data.seat)
    return Response(await done_for(request, chore), media_type=JSON)


@post(
    "/api/records/read",
    tags=TAGS,
    guards=[dear],
    request_max_body_size=MOST_FILE_BODY,
    status_code=200,
    responses=said(RecordRead),
)
async def read_record(request: Asked, data: JSONBody[RecordText]) -> Response[bytes]:
    """Check a record's text, and draw the position after a number of its moves."""
    chore = ReadRecord(record=data.text.encode(), at=data.at)
    return Response(await done_for(request, chore), media_type=JSON)
