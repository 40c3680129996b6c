"""What an operator changes while servers run: tables ended, seats moved, people blocked. Servers find it in the acts."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, or_, select, update

from quarterdeck.server.database.administering import note_act
from quarterdeck.server.database.clocks import stop_clock
from quarterdeck.server.database.notices import touch
from quarterdeck.server.database.people import IS_PERSON
from quarterdeck.server.database.rows import Act
from quarterdeck.server.database.schema import acts, invitations, matches, outbox, plans, seats, users


def latest_act(connection: Connection) -> int:
    """The number of the latest act; 0 if there is none."""
    return connection.execute(select(func.max(acts.c.n))).scalar_one() or 0


def wanted_copy(connection: Connection, number: int) -> str | None:
    """The note of a request to put a copy in place, among the acts after one with a number; None if there is none."""
    wanted = select(acts.c.note).where(acts.c.n > number, acts.c.what == "restore").order_by(acts.c.n.desc())
    return connection.execute(wanted.limit(1)).scalar_one_or_none()


def acts_after(connection: Connection, number: int) -> list[tuple[int, str, str]]:
    """The number, the table and the person of each act after one with a number, in order."""
    wanted = select(acts.c.n, acts.c.match, acts.c.person).where(acts.c.n > number)
    return [(int(row.n), str(row.match), str(row.person)) for row in connection.execute(wanted.order_by(acts.c.n))]


def end_table(connection: Connection, match: str, word: str, now: int, person: str = "") -> bool:
    """End a table for good, with a word for its people; the game counts for nothing. False if it is over already.

    If its people have agreed on that, the word is empty, and `person` proposed it.
    """
    wanted = update(matches).where(matches.c.id == match, matches.c.state != "over")
    if connection.execute(wanted.values(state="over", ended=word)).rowcount == 0:
        return False
    connection.execute(update(seats).where(seats.c.match == match).values(awaited=0))
    for table in (plans, invitations, outbox):
        connection.execute(delete(table).where(table.c.match == match))
    stop_clock(connection, match)
    note_act(connection, Act(at=now, what="end", match=match, person=person, note=word))
    touch(connection, match)
    return True


def move_seat(connection: Connection, match: str, seat: int, person: str, note: str, now: int) -> bool:
    """Give a seat of a game that goes on to another person; the game counts for no rating any more.

    The seat must be a person's, or have been left by one, and the other person must not have had another seat there,
    whose secrets they would bring along. False if that is not so, or if no such game goes on.
    """
    elsewhere = select(seats.c.seat).where(
        seats.c.match == match, seats.c.seat != seat, or_(seats.c.user == person, seats.c.left_user == person)
    )
    if connection.execute(elsewhere.limit(1)).first() is not None:
        return False
    playing = select(matches.c.id).where(matches.c.id == match, matches.c.state == "playing")
    wanted = update(seats).where(
        seats.c.match.in_(playing),
        seats.c.seat == seat,
        or_(seats.c.user.is_not(None), seats.c.left_by.is_not(None)),
    )
    now_theirs = {"user": person, "bot": None, "stand_in": None, "left_by": None, "left_user": None, "awaited": None}
    if connection.execute(wanted.values(now_theirs)).rowcount == 0:
        return False
    for table in (plans, outbox):
        connection.execute(delete(table).where(table.c.match == match, table.c.seat == seat))
    connection.execute(update(matches).where(matches.c.id == match).values(rated=False))
    note_act(connection, Act(at=now, what="move", match=match, person=person, note=note))
    touch(connection, match)
    return True


def block(connection: Connection, person: str, word: str | None, now: int) -> bool:
    """Block a person with a word for them, or without one let them in again; False if that is so already."""
    wanted = update(users).where(users.c.id == person, users.c.blocked.is_distinct_from(word))
    if connection.execute(wanted.values(blocked=word)).rowcount == 0:
        return False
    note_act(connection, Act(at=now, what="unblock" if word is None else "block", person=person, note=word or ""))
    return True


def person_named(connection: Connection, name: str) -> str | None:
    """The id of the person with an id or a login; None if there is nobody, or if the person has been deleted."""
    wanted = select(users.c.id).where(
        or_(users.c.id == name, users.c.login == name), users.c.gone.is_(False), IS_PERSON
    )
    return connection.execute(wanted.limit(1)).scalar_one_or_none()
