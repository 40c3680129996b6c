"""Stores which lessons people have done, and which puzzles they have solved."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from quarterdeck.server.database.schema import lessons


def add_done(connection: Connection, user: str, game: str, lesson: str, at: int) -> None:
    """Store that a person has done a lesson; only the first time counts."""
    if lesson not in done_lessons(connection, user, game):
        connection.execute(insert(lessons).values(user=user, game=game, lesson=lesson, at=at))


def copy_done(connection: Connection, guest: str, account: str) -> None:
    """Copy a guest's progress to an account, whose own earlier progress stays as it is."""
    before = all_done(connection, account)
    wanted = select(lessons.c.game, lessons.c.lesson, lessons.c.at).where(lessons.c.user == guest)
    for game, lesson, at in connection.execute(wanted).all():
        if lesson not in before.get(game, set()):
            connection.execute(insert(lessons).values(user=account, game=game, lesson=lesson, at=at))


def done_lessons(connection: Connection, user: str, game: str) -> set[str]:
    """The names of the lessons of a game that a person has done."""
    wanted = select(lessons.c.lesson).where(lessons.c.user == user, lessons.c.game == game)
    return set(connection.execute(wanted).scalars())


def all_done(connection: Connection, user: str) -> dict[str, set[str]]:
    """The names of all lessons and puzzles that a person has done, by game."""
    found: dict[str, set[str]] = {}
    for game, lesson in connection.execute(select(lessons.c.game, lessons.c.lesson).where(lessons.c.user == user)):
        found.setdefault(game, set()).add(lesson)
    return found
