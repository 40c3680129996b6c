"""Courses, described for a person, with the progress of that person."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import keys
from quarterdeck.learn import Course, Lesson, course_of
from quarterdeck.puzzles import Puzzle, collection_of, lesson_named
from quarterdeck.puzzles.puzzle import NAMES
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import ChapterInfo, CourseInfo, LessonInfo


def found_course(game: str) -> Course:
    """The course of a game; `NotThere` if there is none."""
    course = course_of(game) if game in keys() else None
    if course is None or not course.lessons:
        raise NotThere(SAY("no-course", game=game[:60]))
    return course


class Place(Struct, frozen=True, kw_only=True):
    """A lesson, or a puzzle that is played as one, and its place among the others."""

    game: str
    lesson: Lesson
    number: int
    """Its number, from 1."""
    lessons: int
    """The number of lessons or puzzles."""
    next: str
    """The name of the next one; empty after the last."""
    puzzle: Puzzle | None = None


def found_place(game: str, name: str) -> Place:
    """The lesson or puzzle of a game with a name; `NotThere` if there is none of this name."""
    try:
        return (
            puzzle_at(game, name) if name.startswith(NAMES) and game in keys() else lesson_at(found_course(game), name)
        )
    except Malformed:
        raise NotThere(SAY("no-lesson", lesson=name[:60], game=game)) from None


def lesson_at(course: Course, name: str) -> Place:
    """The lesson of a course with this name; `Malformed` if there is none."""
    lesson, lessons = course.find(name), course.lessons
    after = course.after(lesson)
    return Place(
        game=course.game,
        lesson=lesson,
        number=lessons.index(lesson) + 1,
        lessons=len(lessons),
        next="" if after is None else after.name,
    )


def puzzle_at(game: str, name: str) -> Place:
    """The puzzle of a game with this name; `Malformed` if there is none."""
    collection = collection_of(game)
    puzzle = collection.find(name)
    after = collection.after(puzzle)
    return Place(
        game=game,
        lesson=lesson_named(game, name),
        number=collection.number(puzzle),
        lessons=len(collection.puzzles),
        next="" if after is None else after.name,
        puzzle=puzzle,
    )


def described(course: Course, done: Collection[str]) -> CourseInfo:
    """A course, described for somebody who has done these lessons of it."""
    after = course.next(done)
    chapters = tuple(
        ChapterInfo(
            title=title,
            lessons=tuple(LessonInfo(name=one.name, title=one.title, done=one.name in done) for one in lessons),
        )
        for title, lessons in course.chapters().items()
    )
    return CourseInfo(chapters=chapters, next="" if after is None else after.name)
