"""`/api/programs` for people who have programs, `/api/program` for such a program."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from quarterdeck.server.database import programs as programs_store
from quarterdeck.server.gate.gate import caller_of
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.programs.programs import Programs, who_is
from quarterdeck.server.protocol.programs import MyPrograms, NewProgram, ProgramMade, ProgramSeat, ProgramTables

TAGS: Final = ["programs"]
ProgramId = Annotated[str, PathParameter(max_length=40, description="The id of a program of yours.")]


def programs_of(request: Asked) -> Programs:
    """The app's programs."""
    found: Programs = request.app.state.programs
    return found


@get("/api/programs", tags=TAGS)
async def list_programs(request: Asked) -> MyPrograms:
    """List your programs."""
    return await programs_of(request).of(await people_of(request).known(request.cookies))


@post("/api/programs", tags=TAGS, status_code=201)
async def make_program(request: Asked, data: JSONBody[NewProgram]) -> ProgramMade:
    """Make a program; the answer has its token, which nobody is told again."""
    user = await people_of(request).known(request.cookies)
    return await programs_of(request).add(user, data.name, caller_of(request.scope).address)


@post("/api/programs/{program_id:str}/withdraw", tags=TAGS, status_code=200)
async def withdraw_program(request: Asked, program_id: ProgramId) -> MyPrograms:
    """Make the token of a program worthless; the answer lists those that are left."""
    user = await people_of(request).known(request.cookies)
    await programs_of(request).withdraw(user, program_id)
    return await programs_of(request).of(user)


@get("/api/program", tags=TAGS)
async def show_tables(request: Asked) -> ProgramTables:
    """List the tables where the program has a seat, for the program itself; its token comes as `Authorization: Bearer …`."""
    program, _ = await who_is(request.headers, request.app.state.database)
    limits: Limits = request.app.state.limits
    limits.spend("program", caller_of(request.scope).address, program.id)
    seated = await request.app.state.database.read(lambda c: programs_store.tables_of(c, program.id))
    return ProgramTables(
        name=program.name,
        owner=program.owner_name,
        tables=tuple(ProgramSeat(match=one.match, seat=one.seat, game=one.game, state=one.state) for one in seated),
    )
