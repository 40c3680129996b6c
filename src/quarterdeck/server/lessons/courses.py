"""The courses as people are told of them, with what they have done."""

from __future__ import annotations

from collections.abc import Collection

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import keys
from quarterdeck.learn import Course, Lesson, course_of
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import ChapterInfo, CourseInfo, LessonInfo


def found_course(game: str) -> Course:
    """The course of a game; `NotThere` if there is none."""
    course = course_of(game) if game in keys() else None
    if course is None or not course.lessons:
        raise NotThere(SAY("no-course", game=game[:60]))
    return course


def found_lesson(game: str, lesson: str) -> tuple[Course, Lesson]:
    """A lesson and its course; `NotThere` if there is none of this name."""
    course = found_course(game)
    try:
        return course, course.find(lesson)
    except Malformed:
        raise NotThere(SAY("no-lesson", lesson=lesson[:60], game=game)) from None


def following(course: Course, lesson: Lesson) -> Lesson | None:
    """The lesson after another; None after the last one."""
    rest = course.lessons[course.lessons.index(lesson) + 1 :]
    return rest[0] if rest else None


def described(course: Course, done: Collection[str]) -> CourseInfo:
    """A course for somebody who has done these lessons of it."""
    after = course.next(done)
    chapters = tuple(
        ChapterInfo(
            title=title,
            lessons=tuple(LessonInfo(name=one.name, title=one.title, done=one.name in done) for one in lessons),
        )
        for title, lessons in course.chapters().items()
    )
    return CourseInfo(chapters=chapters, next="" if after is None else after.name)
