"""`/api/games/{key}/course` and `/api/puzzles`: lessons and puzzles, and which of them you have done."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from litestar.params import FromQuery

from quarterdeck.puzzles.daily import daily_puzzle, today
from quarterdeck.server.chores.kinds import DrawPuzzle, Theme
from quarterdeck.server.database import lessons as lessons_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.lessons.courses import described, found_course
from quarterdeck.server.lessons.puzzles import all_puzzles
from quarterdeck.server.pages.catalogue import SVG, Key, Pictures, drawn_once
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import CourseInfo, Puzzles

TAGS: Final = ["games"]
_DAILY: Final[Pictures] = {}
"""Pictures of the puzzle of the day; those of another day are forgotten."""


@get("/api/games/{key:str}/course", tags=TAGS)
async def show_course(request: Asked, key: Key) -> CourseInfo:
    """Give the lessons of a game, in the order of learning, and which of them you have done."""
    course = found_course(key)
    user = await people_of(request).find(request.cookies)
    if user is None:
        return described(course, ())
    database: Database = request.app.state.database
    return described(course, await database.read(lambda c: lessons_store.done_lessons(c, user.id, key)))


@get("/api/puzzles", tags=TAGS)
async def show_puzzles(request: Asked) -> Puzzles:
    """Give the puzzle of the day and the puzzles of all games, and which of them you have solved."""
    user = await people_of(request).find(request.cookies)
    if user is None:
        return await asyncio.to_thread(all_puzzles, {}, today())
    database: Database = request.app.state.database
    solved = await database.read(lambda c: lessons_store.all_done(c, user.id))
    return await asyncio.to_thread(all_puzzles, solved, today())  # once a day a puzzle is set up


@get("/api/puzzles/daily.svg", tags=TAGS, media_type=SVG)
async def show_daily_picture(request: Asked, theme: FromQuery[Theme] = "auto") -> Response[bytes]:
    """Draw the board of the puzzle of the day, as whoever solves it sees it."""
    puzzle = daily_puzzle(today())
    if puzzle is None:
        raise NotThere(SAY("not-found"))
    wanted = DrawPuzzle(game=puzzle.game, name=puzzle.name, theme=theme)
    if any(isinstance(old, DrawPuzzle) and (old.game, old.name) != (wanted.game, wanted.name) for old, _ in _DAILY):
        _DAILY.clear()
    return await drawn_once(request, wanted, _DAILY)
