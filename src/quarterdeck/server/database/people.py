"""Stores people: guests, accounts, and the browsers they have signed in with."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from quarterdeck.server.database.rows import Account, Session, User
from quarterdeck.server.database.schema import programs, sessions, users

AT_ONCE: Final = 500
"""How many sessions one statement asks for."""
_USER = (users.c.id, users.c.name, users.c.colour, users.c.login, users.c.created, users.c.unseen, users.c.gone,
         users.c.blocked)  # fmt: skip
IS_PERSON: Final = ~exists().where(programs.c.id == users.c.id)
"""A condition: the row among the people is that of a person, and not of somebody's program."""


def add_guest(connection: Connection, user: User) -> None:
    """Store a new person, without login and password, whatever `user.login` says."""
    connection.execute(
        insert(users).values(id=user.id, name=user.name, colour=user.colour, created=user.created),
    )


def change_profile(
    connection: Connection,
    user: str,
    *,
    name: str | None = None,
    colour: str | None = None,
    unseen: bool | None = None,
) -> User | None:
    """Change name, colour, or whether others are told who is here; None leaves them as they are. Returns the changed person, or None if there is nobody."""
    wanted = {
        key: value for key, value in (("name", name), ("colour", colour), ("unseen", unseen)) if value is not None
    }
    if wanted:
        connection.execute(update(users).where(users.c.id == user, users.c.gone.is_(False)).values(wanted))
    return find_user(connection, user)


def find_user(connection: Connection, user: str) -> User | None:
    """The person with an id."""
    row = connection.execute(select(*_USER).where(users.c.id == user)).one_or_none()
    return None if row is None else _user(row)


def find_person(connection: Connection, person: str) -> User | None:
    """The person with an id; None for programs, and for whoever has been deleted."""
    row = connection.execute(
        select(*_USER).where(users.c.id == person, users.c.gone.is_(False), IS_PERSON)
    ).one_or_none()
    return None if row is None else _user(row)


def lately_here(connection: Connection, since: int, also: Collection[str], limit: int) -> list[User]:
    """The people who have used a session since a time, and those of `also`, by name; without those who are not to be seen."""
    recent = select(sessions.c.user).where(sessions.c.seen >= since)
    here = or_(users.c.id.in_(recent), users.c.id.in_(list(also)[:AT_ONCE]))
    wanted = select(*_USER).where(here, users.c.unseen.is_(False), users.c.gone.is_(False), IS_PERSON)
    return [_user(row) for row in connection.execute(wanted.order_by(users.c.name, users.c.id).limit(limit))]


def here_of(connection: Connection, wanted: Sequence[str], since: int, also: Collection[str]) -> set[str]:
    """Those of some people who have used a session since a time, or are in `also`, and do not mind being seen."""
    recent = select(sessions.c.user).where(sessions.c.seen >= since, sessions.c.user.in_(wanted))
    here = set(connection.execute(recent).scalars()) | (set(also) & set(wanted))
    seen = select(users.c.id).where(users.c.id.in_(here), users.c.unseen.is_(False))
    return set(connection.execute(seen).scalars())


def seen_since(connection: Connection, user: str, since: int) -> bool:
    """Whether somebody has used a session since a time."""
    wanted = select(sessions.c.id).where(sessions.c.user == user, sessions.c.seen >= since)
    return connection.execute(wanted.limit(1)).first() is not None


def is_gone(connection: Connection, user: str) -> bool:
    """Whether somebody was deleted; a request of theirs may still have been under way then."""
    found = connection.execute(select(users.c.gone).where(users.c.id == user)).scalar_one_or_none()
    return found is None or found


def never_come(connection: Connection, wanted: Collection[str]) -> set[str]:
    """Which of these players cannot come any more: people who have been deleted, and programs that have been withdrawn."""
    withdrawn = select(programs.c.id).where(programs.c.token.is_(None))
    gone = or_(users.c.gone.is_(True), users.c.id.in_(withdrawn))
    return set(connection.execute(select(users.c.id).where(users.c.id.in_(wanted), gone)).scalars())


def find_login(connection: Connection, login: str) -> Account | None:
    """The account with a login, and the hash of its password."""
    row = connection.execute(select(*_USER, users.c.password).where(users.c.login == login)).one_or_none()
    return None if row is None else Account(user=_user(row), password=row.password)


def give_login(connection: Connection, user: str, login: str, password_hash: str) -> bool:
    """Make a guest an account. Returns False, without a change, if the login is taken, or the person has one or was deleted."""
    taken = connection.execute(select(func.count()).where(users.c.login == login)).scalar_one()
    if taken:
        return False
    wanted = update(users).where(users.c.id == user, users.c.login.is_(None), users.c.gone.is_(False))
    return connection.execute(wanted.values(login=login, password=password_hash)).rowcount == 1


def add_session(connection: Connection, session: Session) -> None:
    """Store a new session."""
    connection.execute(
        insert(sessions).values(
            id=session.id, user=session.user, created=session.created, expires=session.expires, seen=session.seen
        )
    )


def find_session(connection: Connection, session: str, now: int) -> User | None:
    """The person of a session, if it has not expired and the person was not deleted."""
    wanted = select(*_USER).join(sessions, sessions.c.user == users.c.id).where(users.c.gone.is_(False))
    row = connection.execute(wanted.where(sessions.c.id == session, sessions.c.expires > now)).one_or_none()
    return None if row is None else _user(row)


def renew_session(connection: Connection, session: str, now: int, expires: int) -> None:
    """Note that a session is used now, so that it expires later; an expired one stays expired."""
    wanted = update(sessions).where(sessions.c.id == session, sessions.c.expires > now)
    connection.execute(wanted.values(seen=now, expires=expires))


def drop_session(connection: Connection, session: str) -> None:
    """Sign out."""
    connection.execute(delete(sessions).where(sessions.c.id == session))


def living_sessions(connection: Connection, wanted: Sequence[str], now: int) -> set[str]:
    """Which of the sessions exist, have not expired, and are of people who are not blocked."""
    found: set[str] = set()
    for start in range(0, len(wanted), AT_ONCE):
        some = sessions.c.id.in_(wanted[start : start + AT_ONCE])
        welcome = select(sessions.c.id).join(users, users.c.id == sessions.c.user).where(users.c.blocked.is_(None))
        found.update(connection.execute(welcome.where(some, sessions.c.expires > now)).scalars())
    return found


def sweep_sessions(connection: Connection, now: int) -> int:
    """Delete expired sessions; returns how many."""
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


def _user(row: Row[*tuple[object, ...]]) -> User:
    return User(
        id=row.id,
        name=row.name,
        colour=row.colour,
        login=row.login,
        created=row.created,
        unseen=row.unseen,
        gone=row.gone,
        blocked=row.blocked,
    )
