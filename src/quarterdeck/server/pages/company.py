"""`/api/company`: friends, people whom somebody does not want to hear or meet, and invitations."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import bonds as bonds_store
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database.bonds import Invitation, Known
from quarterdeck.server.database.rows import User
from quarterdeck.server.pages.lobby import MatchId, title_of
from quarterdeck.server.pages.people import HERE_MS, PersonKey, database_of, found_person, looking
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.api import Bond, Company, InvitationInfo, KnownPerson, Somebody
from quarterdeck.server.tables.viewing import SAY

TAGS: Final = ["people"]


async def company_of(request: Asked, user: User) -> Company:
    """Everybody whom a person knows, and the invitations of the person."""
    looking_now = looking(request)

    def read(connection: Connection) -> Company:
        known = bonds_store.known_to(connection, user.id)
        friends = [one.id for one in known if one.friend and one.asks]
        here = people_store.here_of(connection, friends, now_ms() - HERE_MS, looking_now)
        return Company(
            known=tuple(_known(one, here) for one in known),
            invitations=tuple(_invitation(one) for one in bonds_store.invitations_of(connection, user.id)),
        )

    return await database_of(request).read(read)


def _known(found: Known, here: set[str]) -> KnownPerson:
    return KnownPerson(
        who=Somebody(person=found.id, name=found.name, colour=found.colour),
        friend=found.friend,
        asks=found.asks,
        muted=found.muted,
        blocked=found.blocked,
        here=found.id in here,
    )


def _invitation(found: Invitation) -> InvitationInfo:
    return InvitationInfo(
        match=found.match,
        game=found.game,
        title=title_of(found.game),
        rated=found.rated,
        by=Somebody(person=found.by, name=found.name, colour=found.colour),
        at=found.at // 1000,
    )


@get("/api/company", tags=TAGS)
async def show_company(request: Asked) -> Company:
    """Give the people whom you know, and your invitations."""
    user = await people_of(request).find(request.cookies)
    return Company(known=(), invitations=()) if user is None else await company_of(request, user)


@post("/api/company/{person:str}", tags=TAGS, status_code=200)
async def bind(request: Asked, person: PersonKey, data: JSONBody[Bond]) -> Company:
    """Ask somebody to be friends, or agree; mute or block somebody; or no longer."""
    user = await people_of(request).known(request.cookies)
    if person == user.id:
        raise Forbidden(SAY("bond-with-oneself"))

    def change(connection: Connection) -> bool:
        other = found_person(connection, person)
        if not data.on:
            bonds_store.drop_bond(connection, user.id, other.id, data.kind)
            return True
        return bonds_store.set_bond(connection, user.id, other.id, data.kind, now_ms())

    if not await database_of(request).write(change):
        raise Forbidden(SAY("bonds-too-many", most=bonds_store.MOST_BONDS))
    return await company_of(request, user)


@post("/api/matches/{match_id:str}/decline", tags=TAGS, status_code=200)
async def decline(request: Asked, match_id: MatchId) -> Company:
    """Decline an invitation to a table."""
    user = await people_of(request).known(request.cookies)
    await database_of(request).write(lambda c: bonds_store.drop_invitation(c, match_id, user.id))
    return await company_of(request, user)
