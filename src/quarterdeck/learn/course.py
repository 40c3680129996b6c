"""Courses: all lessons of a game, found in the folder `lessons` of its package."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys, package_of
from quarterdeck.learn.lesson import Lesson, read_lesson
from quarterdeck.messages import speaker
from quarterdeck.messages.language import spoken

FOLDER: Final = "lessons"

_SAY: Final = speaker("quarterdeck.learn").say


class Course(Struct, frozen=True, kw_only=True):
    """All lessons of a game, in their order."""

    game: str
    lessons: tuple[Lesson, ...]

    def find(self, name: str) -> Lesson:
        """The lesson with a name; `Malformed` lists all names."""
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        known = ", ".join(lesson.name for lesson in self.lessons)
        raise Malformed("lesson", _SAY("no-lesson", game=self.game, name=name, known=known or "none"))

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson after another; None after the last one."""
        rest = self.lessons[self.lessons.index(lesson) + 1 :]
        return rest[0] if rest else None

    def next(self, done: Collection[str]) -> Lesson | None:
        """The first lesson that is not done; None if all are."""
        return next((lesson for lesson in self.lessons if lesson.name not in done), None)

    def chapters(self) -> dict[str, tuple[Lesson, ...]]:
        """The lessons under their headings, in their order; a course without chapters has one without a name."""
        found: dict[str, list[Lesson]] = {}
        for lesson in self.lessons:
            found.setdefault(lesson.content.chapter, []).append(lesson)
        return {chapter: tuple(lessons) for chapter, lessons in found.items()}


def course_of(game: str, language: str | None = None) -> Course:
    """The course of a game, translated where possible; without lessons if the game has none.

    By default the language is that of the present listener. `PackError` names the file and the field of a faulty lesson,
    `Malformed` a file that does not belong there.
    """
    return _course_in(game, spoken() if language is None else language)


@cache
def _course_in(game: str, language: str) -> Course:
    found = find_game(game)
    lessons = []
    for file in lesson_files(found):
        words = files(package_of(found)) / FOLDER / language / file.name
        other = words.read_text(encoding="utf-8") if words.is_file() else None
        lesson = read_lesson(file.name, file.read_text(encoding="utf-8"), other, f"{language}/{file.name}")
        if lesson.content.game != game:
            raise Malformed(file.name, _SAY("other-folder", found=lesson.content.game, game=game))
        lessons.append(lesson)
    own = {file.name for file in lesson_files(found)}
    for file in files_in(files(package_of(found)) / FOLDER / language):
        if file.name not in own:
            raise Malformed(f"{language}/{file.name}", _SAY("no-such-lesson"))
    return Course(game=game, lessons=tuple(lessons))


def learned_games() -> list[str]:
    """The keys of all games that have lessons."""
    return [key for key in keys() if lesson_files(find_game(key))]


def lesson_files(game: Game) -> list[Traversable]:
    """The files of a game's lessons, by name."""
    return files_in(files(package_of(game)) / FOLDER)


def languages_of(game: str) -> list[str]:
    """The languages into which a course is translated, perhaps only in part."""
    folder = files(package_of(find_game(game))) / FOLDER
    return sorted(inner.name for inner in folder.iterdir() if files_in(inner)) if folder.is_dir() else []


def files_in(folder: Traversable) -> list[Traversable]:
    """The TOML files of a folder, by name; empty if the folder does not exist."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
