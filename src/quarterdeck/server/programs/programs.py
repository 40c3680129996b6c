"""The programs of people: made, listed, recognized by their tokens, withdrawn."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import programs as programs_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Program, User
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.people.names import clean_name, made_up_colour
from quarterdeck.server.people.people import USER_ID_BYTES
from quarterdeck.server.people.sessions import id_of, new_token
from quarterdeck.server.problems import SAY, Forbidden, Stranger
from quarterdeck.server.protocol.programs import MyPrograms, ProgramInfo, ProgramMade
from quarterdeck.server.tables.room import Dropped
from quarterdeck.server.tables.steward import Steward

MOST_PROGRAMS: Final = 5
"""The most programs of one person."""
PREFIX: Final = "quarterdeck-"
"""How tokens begin, so that somebody who finds one knows what it is."""
_BEARER: Final = re.compile(rf"Bearer (?P<token>{PREFIX}[A-Za-z0-9_-]{{32}})", re.IGNORECASE)


class BadToken(Stranger):
    """There is no token, or it belongs to no program."""

    kind = "bad-token"


def token_of(headers: Mapping[str, str]) -> str:
    """The digest of the token in a request's headers; empty if there is none that we can have made."""
    found = _BEARER.fullmatch(headers.get("authorization", "").strip())
    return "" if found is None else id_of(found["token"])


async def who_is(headers: Mapping[str, str], database: Database) -> tuple[Program, str]:
    """The program whose token a request shows, and the token's digest; `BadToken` if there is none."""
    token = token_of(headers)
    program = await database.read(lambda c: programs_store.find_program(c, token)) if token else None
    if program is None:
        raise BadToken(SAY("bad-token"))
    return program, token


class Programs:
    """All programs of people."""

    def __init__(self, steward: Steward, limits: Limits, *, token_ended: Callable[[str], None]) -> None:
        self._steward = steward
        self._database = steward.database
        self._limits = limits
        self._token_ended = token_ended
        """A function to call with the digest of a token that was withdrawn, since it may have sockets."""

    async def of(self, user: User) -> MyPrograms:
        """The programs of a person."""
        found = await self._database.read(
            lambda c: [
                (one, len(programs_store.tables_of(c, one.id))) for one in programs_store.programs_of(c, user.id)
            ]
        )
        return MyPrograms(
            programs=tuple(
                ProgramInfo(id=one.id, name=one.name, created=one.created // 1000, tables=tables)
                for one, tables in found
            ),
            most=MOST_PROGRAMS,
        )

    async def add(self, user: User, name: str, address: str) -> ProgramMade:
        """Make a program for a person with an account; the token is told here and nowhere else."""
        if user.login is None:
            raise Forbidden(SAY("program-needs-account"))
        cleaned = clean_name(name)
        self._limits.guest(address)
        token = PREFIX + new_token()
        program = Program(
            id=secrets.token_hex(USER_ID_BYTES),
            name=cleaned,
            colour=made_up_colour(),
            owner=user.id,
            owner_name=user.name,
            created=now_ms(),
        )
        if not await self._database.write(
            lambda c: programs_store.add_program(c, program, id_of(token), MOST_PROGRAMS)
        ):
            raise Forbidden(SAY("most-programs", most=MOST_PROGRAMS))
        return ProgramMade(id=program.id, name=program.name, token=token)

    async def withdraw(self, user: User, program: str) -> None:
        """Make a program's token worthless, close its sockets, and free its seats at tables that wait for players."""
        found = await self._database.write(lambda c: programs_store.withdraw_program(c, user.id, program))
        if found is None:
            raise Malformed("program", SAY("no-such-program"))
        token, freed = found
        self._token_ended(token)
        for match in freed:
            room = self._steward.rooms.rooms.get(match)
            if room is not None:
                try:
                    async with self._steward.rooms.changing(room):
                        await self._steward.seats_changed(room)
                except Dropped:
                    continue
