"""`/api/me`, `/api/account`, `/api/login`, `/api/logout`."""

from __future__ import annotations

from typing import Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from quarterdeck.server.database.rows import User
from quarterdeck.server.gate.gate import caller_of
from quarterdeck.server.people.people import People, SignedIn
from quarterdeck.server.people.sessions import COOKIE, LIFETIME_MS
from quarterdeck.server.protocol.api import Credentials, Me, Person, Profile

TAGS: Final = ["people"]
Asked = Request[None, None, State]


def people_of(request: Asked) -> People:
    """The app's people."""
    found: People = request.app.state.people
    return found


def person(user: User) -> Person:
    """A person, described to that person."""
    return Person(id=user.id, name=user.name, colour=user.colour, login=user.login, unseen=user.unseen)


def cookie(value: str, *, https: bool, seconds: int = LIFETIME_MS // 1000) -> Cookie:
    """The session's cookie, which no script can read and no other site's request carries."""
    return Cookie(COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=https)


def told(signed_in: SignedIn, request: Asked) -> Response[Me]:
    """The answer to somebody who has just signed in."""
    given = cookie(signed_in.cookie, https=caller_of(request.scope).https)
    return Response(Me(person=person(signed_in.user)), cookies=[given])


@get("/api/me", tags=TAGS)
async def who_am_i(request: Asked) -> Response[Me]:
    """Say who the session's person is, and renew the session for another 180 days."""
    people = people_of(request)
    user = await people.find(request.cookies)
    if user is None:
        return Response(Me(person=None))
    await people.renew(request.cookies)
    return told(SignedIn(user, request.cookies[COOKIE]), request)


@post("/api/me", tags=TAGS, status_code=200)
async def change_me(request: Asked, data: JSONBody[Profile]) -> Response[Me]:
    """Play at once as a guest, or change name and colour."""
    people = people_of(request)
    user = await people.find(request.cookies)
    if user is None:
        return told(await people.add_guest(data, caller_of(request.scope).address), request)
    return Response(Me(person=person(await people.change(user, data))))


@post("/api/account", tags=TAGS, status_code=200)
async def make_account(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Give this guest a login and a password; all games stay."""
    address = caller_of(request.scope).address
    return told(await people_of(request).add_account(request.cookies, data, address), request)


@post("/api/login", tags=TAGS, status_code=200)
async def log_in(request: Asked, data: JSONBody[Credentials]) -> Response[Me]:
    """Be the account with this login and password from now on."""
    address = caller_of(request.scope).address
    return told(await people_of(request).log_in(request.cookies, data, address), request)


@post("/api/logout", tags=TAGS, status_code=200)
async def log_out(request: Asked) -> Response[Me]:
    """End the session; nobody can come back as a guest without an account."""
    await people_of(request).log_out(request.cookies)
    gone = cookie("", https=caller_of(request.scope).https, seconds=0)
    return Response(Me(person=None), cookies=[gone])
