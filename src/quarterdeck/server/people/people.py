"""People who play here: guests at first, with an account if they like, recognized by the session in their cookie."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import lessons as lessons_store
from quarterdeck.server.database import own_data
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Account, Session, User
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.people.names import clean_name, made_up_colour, made_up_name
from quarterdeck.server.people.sessions import LIFETIME_MS, id_of, new_token, session_id, signed
from quarterdeck.server.problems import SAY, Blocked, Declined, Stranger, Taken
from quarterdeck.server.protocol.api import Credentials, Profile

AT_ONCE: Final = 2
"""How many passwords are hashed at the same time; each takes some memory and a tenth of a second."""
USER_ID_BYTES: Final = 9


class WrongPassword(Declined):
    """Login and password do not match, or the login does not exist; nobody is told which."""

    kind = "wrong-password"
    status = 401


class SignedIn(msgspec.Struct, frozen=True):
    """A person who has signed in, and the value of the cookie for it."""

    user: User
    cookie: str


async def who_is(cookies: Mapping[str, str], database: Database) -> User | None:
    """The person that the cookies name; None without a valid session of this server, `Blocked` if the operator says so."""
    session = session_id(cookies, database.secret)
    if session is None:
        return None
    user = await database.read(lambda c: people_store.find_session(c, session, now_ms()))
    if user is not None:
        check_welcome(user)
    return user


def check_welcome(user: User) -> None:
    """Raise `Blocked`, with the operator's word, if a person is blocked."""
    if user.blocked is not None:
        raise Blocked(SAY("blocked", word=user.blocked))


class People:
    """Everybody who has ever played here."""

    def __init__(
        self,
        database: Database,
        limits: Limits,
        hasher: PasswordHasher | None = None,
        *,
        session_ended: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._database = database
        self._session_ended = session_ended
        """A function to call when a session ends, since it may have sockets."""
        self._limits = limits
        self._hasher = hasher or PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None
        """The hash of a password that nobody knows. Unknown logins are checked against it, so that they take as long."""

    async def find(self, cookies: Mapping[str, str]) -> User | None:
        """The person that the cookies name."""
        return await who_is(cookies, self._database)

    async def known(self, cookies: Mapping[str, str]) -> User:
        """The person that the cookies name, or `Stranger`."""
        user = await self.find(cookies)
        if user is None:
            raise Stranger(SAY("stranger"))
        return user

    async def renew(self, cookies: Mapping[str, str]) -> None:
        """Note that a session is used, so that it lasts longer."""
        session = session_id(cookies, self._database.secret)
        if session is not None:
            now = now_ms()
            await self._database.write(lambda c: people_store.renew_session(c, session, now, now + LIFETIME_MS))

    # -- guests ------------------------------------------------------------------------------------

    async def add_guest(self, profile: Profile, address: str) -> SignedIn:
        """Add a new person, with the wanted name and colour, or made-up ones."""
        name = made_up_name() if profile.name is None else clean_name(profile.name)
        self._limits.guest(address)
        user = User(
            id=secrets.token_hex(USER_ID_BYTES),
            name=name,
            colour=profile.colour or made_up_colour(),
            created=now_ms(),
        )
        await self._database.write(lambda c: people_store.add_guest(c, user))
        return await self._sign_in(user, {})

    async def change(self, user: User, profile: Profile) -> User:
        """Change name or colour; a missing one stays."""
        name = None if profile.name is None else clean_name(profile.name)
        changed = await self._database.write(
            lambda c: people_store.change_profile(c, user.id, name=name, colour=profile.colour, unseen=profile.unseen)
        )
        return changed or user

    # -- accounts ----------------------------------------------------------------------------------

    async def add_account(self, cookies: Mapping[str, str], wanted: Credentials, address: str) -> SignedIn:
        """Make the guest an account, which keeps everything; `Taken` if the login exists or the guest has one."""
        user = await self.known(cookies)
        if user.login is not None:
            raise Taken(SAY("has-login", login=user.login))
        self._limits.password(address, wanted.login)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, wanted.password)
        if not await self._database.write(lambda c: people_store.give_login(c, user.id, wanted.login, hashed)):
            raise Taken(SAY("login-taken", login=wanted.login))
        return await self._sign_in(msgspec.structs.replace(user, login=wanted.login), cookies)

    async def log_in(self, cookies: Mapping[str, str], given: Credentials, address: str) -> SignedIn:
        """Sign in to the account with this login and password, or raise `WrongPassword`; it gets the guest's progress."""
        self._limits.password(address, given.login)
        account = await self._database.read(lambda c: people_store.find_login(c, given.login))
        if not await self._fits(account, given.password) or account is None:
            raise WrongPassword(SAY("wrong-password"))
        check_welcome(account.user)
        return await self._sign_in(account.user, cookies)

    async def check_password(self, user: User, password: str | None, address: str) -> None:
        """Check that somebody with an account knows its password, or raise `WrongPassword`; guests have none."""
        if user.login is None:
            return
        self._limits.password(address, user.login)
        login = user.login
        account = await self._database.read(lambda c: people_store.find_login(c, login))
        if password is None or not await self._fits(account, password):
            raise WrongPassword(SAY("wrong-password"))

    async def delete(self, user: User, stand_ins: Mapping[str, str]) -> tuple[str, ...]:
        """Delete a person; games stay, without the name, and bots (by game) play on. Returns the tables at which something has changed."""
        left = await self._database.write(lambda c: own_data.delete_person(c, user.id, stand_ins))
        for session in left.sessions:
            self._session_ended(session)
        return left.tables

    async def log_out(self, cookies: Mapping[str, str]) -> None:
        """End the session."""
        session = session_id(cookies, self._database.secret)
        if session is not None:
            await self._database.write(lambda c: people_store.drop_session(c, session))
            self._session_ended(session)

    async def _fits(self, account: Account | None, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._check, account.password if account else None, password)

    def _check(self, hashed: str | None, password: str) -> bool:
        """Whether a password matches a hash; without a hash it takes as long and never matches."""
        if hashed is None:
            self._nobody = self._nobody or self._hasher.hash(secrets.token_hex())
        try:
            return self._hasher.verify(hashed or self._nobody or "", password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    async def _sign_in(self, user: User, before: Mapping[str, str]) -> SignedIn:
        """Begin a new session and end the previous one, so that a planted session is worth nothing.

        The lessons and puzzles that a guest did in the previous session belong to the person from now on.
        """
        token, now = new_token(), now_ms()
        session = Session(id=id_of(token), user=user.id, created=now, expires=now + LIFETIME_MS, seen=now)
        old = session_id(before, self._database.secret)

        def change(connection: Connection) -> None:
            if people_store.is_gone(connection, user.id):
                raise Stranger(SAY("stranger"))
            if old is not None:
                guest = people_store.find_session(connection, old, now)
                if guest is not None and guest.login is None and guest.id != user.id:
                    lessons_store.copy_done(connection, guest.id, user.id)
                people_store.drop_session(connection, old)
            people_store.add_session(connection, session)

        await self._database.write(change)
        if old is not None:
            self._session_ended(old)
        return SignedIn(user, signed(token, self._database.secret))
