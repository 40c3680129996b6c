"""Records and pictures of a table as files, with only what the person may know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from quarterdeck.engine.standing import ScoreHistory
from quarterdeck.messages.hearing import NO_SEAT
from quarterdeck.messages.language import spoken
from quarterdeck.records.dice import with_secret
from quarterdeck.records.lines import encode_record
from quarterdeck.server.chores.kinds import DrawPicture, ReadRecord, TellDice, TellHistory, Theme, VeilRecord
from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.gate import dear
from quarterdeck.server.gate.security import PICTURE_POLICY
from quarterdeck.server.kept import Kept
from quarterdeck.server.pages.asking import done_for
from quarterdeck.server.pages.lobby import TAGS, MatchId, rooms_of, visitor_of
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import SAY, Forbidden, Frozen
from quarterdeck.server.protocol.api import DiceProof, RecordRead
from quarterdeck.server.protocol.wire import SPECTATOR
from quarterdeck.server.tables.room import Room
from quarterdeck.table.match import Match

RECORD_TYPE: Final = "application/x-ndjson"
SVG: Final = "image/svg+xml; charset=utf-8"
POSITION: Final = {200: ResponseSpec(RecordRead, description="Of a game that is over.", generate_examples=False)}
DICE: Final = {200: ResponseSpec(DiceProof, description="Of a game that is over.", generate_examples=False)}
HISTORY: Final = {200: ResponseSpec(ScoreHistory, description="Of a game that is over.", generate_examples=False)}
MovesMade = Annotated[
    int | None, QueryParameter(ge=0, description="After how many moves; without it after all of them.")
]
Eyes = Annotated[
    int | None,
    QueryParameter(
        ge=SPECTATOR,
        le=63,
        description="With whose eyes: a seat of yours, any seat once the game is over, or -1 for a spectator's; "
        "without it your own.",
    ),
]


class Seen(Struct, frozen=True):
    """A match that can be read, and the seat with whose eyes it is seen."""

    room: Room
    match: Match
    seat: int
    mine: Collection[int]
    """All seats with whose eyes the person may look because they are theirs."""


@asynccontextmanager
async def seen_by(request: Asked, match_id: str, wanted: int | None) -> AsyncIterator[Seen]:
    """The table, and the eyes that the person may have; inside, nothing changes, and everything is stored."""
    user = await people_of(request).find(request.cookies)
    room = await rooms_of(request).find(match_id, visitor_of(request, user))
    async with room.held():
        if room.match is None:
            raise Frozen(SAY("unreadable-table", reason="" if room.problem is None else room.problem.message))
        mine = () if user is None else room.eyes(user.id)
        yield Seen(room, room.match, eyes(room, room.match, user, wanted), mine)


def eyes(room: Room, match: Match, user: User | None, wanted: int | None) -> int:
    """The seat with whose eyes somebody looks; `Forbidden` if it is not theirs, or if there is nothing to see yet."""
    if not room.has_picture:
        raise Forbidden(SAY("table-open"))
    mine = () if user is None else room.eyes(user.id)
    if wanted is None:
        return SPECTATOR if user is None else room.first_look(user.id)
    if wanted != SPECTATOR and wanted not in mine and room.state != "over":
        raise Forbidden(SAY("foreign-seat", seat=wanted))
    if wanted >= match.players:
        raise Forbidden(SAY("no-such-seat", seats=match.players, last=match.players - 1))
    return wanted


@get("/api/matches/{match_id:str}/record", tags=TAGS, guards=[dear], media_type=RECORD_TYPE)
async def download_record(request: Asked, match_id: MatchId, seat: Eyes = None) -> Response[bytes]:
    """Give the record: as a seat may know it while the game goes on, complete afterwards."""
    async with seen_by(request, match_id, seat) as seen:
        whole = seen.room.state == "over"
        record = with_secret(seen.match.record, seen.room.secret if whole else "")
    body = await asyncio.to_thread(encode_record, record)
    if not whole:
        body = await done_for(request, VeilRecord(record=body, seat=seen.seat))
    name = f"{seen.match.game.key}-{match_id[:8]}.qdr"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=RECORD_TYPE, headers=headers)


@get("/api/matches/{match_id:str}/history", tags=TAGS, guards=[dear], responses=HISTORY)
async def tell_history(request: Asked, match_id: MatchId) -> Response[bytes]:
    """Give the scores of a finished game, turn by turn, and the turns that decided it."""
    async with seen_by(request, match_id, None) as seen:
        if seen.room.state != "over":
            raise Forbidden(SAY("not-over"))
        hearer = seen.seat if len(seen.mine) == 1 else NO_SEAT
        chore = TellHistory(header=seen.match.header, moves=seen.match.moves_in_effect(), hearer=hearer)
        key = (match_id, seen.match.revision, spoken(), hearer)
    histories: Kept = request.app.state.histories
    found = histories.find(key)
    if found is None:
        found = await done_for(request, chore)
        histories.keep(key, found)
    return Response(found, media_type=MediaType.JSON)


@get("/api/matches/{match_id:str}/dice", tags=TAGS, guards=[dear], responses=DICE)
async def tell_dice(request: Asked, match_id: MatchId) -> Response[bytes]:
    """Give everything with which the dice of a finished game can be computed."""
    async with seen_by(request, match_id, None) as seen:
        if seen.room.state != "over":
            raise Forbidden(SAY("not-over"))
        record = with_secret(seen.match.record, seen.room.secret)
        key = (match_id, seen.match.revision, "dice")
    if record.header.dice is None or not record.closing.secret:
        raise Forbidden(SAY("dice-unproven"))
    histories: Kept = request.app.state.histories
    found = histories.find(key)
    if found is None:
        body = await asyncio.to_thread(encode_record, record)
        found = await done_for(request, TellDice(record=body))
        histories.keep(key, found)
    return Response(found, media_type=MediaType.JSON)


@get("/api/matches/{match_id:str}/position", tags=TAGS, guards=[dear], responses=POSITION)
async def tell_position(request: Asked, match_id: MatchId, at: MovesMade = None) -> Response[bytes]:
    """Give a position of a finished game, with everything that was secret, to play on from there."""
    async with seen_by(request, match_id, None) as seen:
        if seen.room.state != "over":
            raise Forbidden(SAY("not-over"))
        record = seen.match.record
    body = await asyncio.to_thread(encode_record, record)
    return Response(await done_for(request, ReadRecord(record=body, at=at)), media_type=MediaType.JSON)


def to_draw(match: Match, seat: int, theme: Theme) -> DrawPicture:
    """The chore of drawing a table as a seat sees it."""
    return DrawPicture(game=match.game.key, position=match.game.save(match.view(seat)), seat=seat, theme=theme)


@get("/api/matches/{match_id:str}/picture.svg", tags=TAGS, guards=[dear], media_type=SVG)
async def download_picture(
    request: Asked, match_id: MatchId, theme: FromQuery[Theme] = "auto", seat: Eyes = None
) -> Response[bytes]:
    """Draw the table as it stands, as a seat may see it."""
    async with seen_by(request, match_id, seat) as seen:
        chore = to_draw(seen.match, seen.seat, theme)
    body = await done_for(request, chore)
    headers = {"content-security-policy": PICTURE_POLICY}
    return Response(body, media_type=SVG, headers=headers)
