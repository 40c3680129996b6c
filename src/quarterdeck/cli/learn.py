"""`quarterdeck learn`: the courses of all games, lesson by lesson, at the terminal table or line by line."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from quarterdeck.cli.guide import print_guide
from quarterdeck.cli.options import AsJson, examples
from quarterdeck.cli.output import cell, out, table, write_json
from quarterdeck.cli.plain import Quit, ask, play_plain
from quarterdeck.cli.progress import Progress
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.learn import Attempt, Course, Lesson, course_of, learned_games

EXAMPLES: Final = examples(
    "learn", "learn cardinal", "learn cardinal --read", "learn pirates --lesson boarding", "learn kraken --plain"
)


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game; without one, all courses are listed.")
    ] = None,
    *,
    lesson: Annotated[
        str | None, typer.Option("--lesson", metavar="NAME", help="This lesson, done or not.", show_default=False)
    ] = None,
    read: Annotated[bool, typer.Option("--read", help="Read the game in three minutes instead.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line, for screen readers and pipes.")] = False,
    json: AsJson = False,
) -> None:
    """Learn a game by playing: short lessons, one after the other, and a whole game at the end.

    Your progress is kept in lessons.json in the data folder, so you can stop and go on at any time.
    """
    progress = Progress()
    if game is None and read:
        raise Malformed("--read", SAY("guide-which"))
    if game is None:
        list_courses(progress, json=json)
        return
    if read:
        print_guide(find_game(game), json=json)
        return
    course = course_of(find_game(game).key)
    if json:
        write_json(lessons_of(course, progress))
        return
    now = course.next(progress.of(game)) if lesson is None else course.find(lesson)
    if now is None:
        out().print(cell(nothing_left(course)))
    at_table = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    while now is not None:
        now = take_at_table(course, now, progress) if at_table else take_plain(course, now, progress)


def take_at_table(course: Course, lesson: Lesson, progress: Progress) -> Lesson | None:
    """Play a lesson at the terminal table; the one to go on with, or None."""
    from quarterdeck.cli.terminal.app import TableApp  # noqa: PLC0415 - Textual is slow to import, and only this needs it

    attempt = Attempt(lesson)
    app = TableApp(Session.at_lesson(attempt))
    app.run()
    if attempt.done:
        progress.add(course.game, lesson.name)
    if app.return_code:
        raise typer.Exit(app.return_code)
    return course.after(lesson) if app.wanted == "next" else None


def take_plain(course: Course, lesson: Lesson, progress: Progress) -> Lesson | None:
    """Play a lesson line by line; the one to go on with, or None."""
    number = course.lessons.index(lesson) + 1
    print(SAY("lesson-begins", number=number, lessons=len(course.lessons), lesson=lesson.title))
    attempt = Attempt(lesson)
    play_plain(Session.at_lesson(attempt))
    if not attempt.done:
        return None
    progress.add(course.game, lesson.name)
    after = course.after(lesson)
    if after is None:
        return None
    try:
        said = ask(SAY("lesson-go-on", lesson=after.title) + "\n> ")
    except Quit:
        return None
    return None if said.strip().lower() == "quit" else after


def nothing_left(course: Course) -> str:
    """That all lessons of a course are done, or that there are none."""
    title = find_game(course.game).title
    if not course.lessons:
        return SAY("lesson-none-here", title=title)
    return SAY("lesson-all-done", number=len(course.lessons), title=title, game=course.game)


# -- lists -------------------------------------------------------------------------------------


def list_courses(progress: Progress, *, json: bool) -> None:
    """All courses, and how far one is."""
    courses = [course_of(key) for key in learned_games()]
    if json:
        write_json([lessons_of(course, progress) for course in courses])
        return
    rows = table("game", "course", "done", "", right=["done"])
    for course in courses:
        done, after = progress.of(course.game), course.next(progress.of(course.game))
        number = sum(lesson.name in done for lesson in course.lessons)
        rows.add_row(
            cell(course.game, "cyan"),
            cell(find_game(course.game).title),
            cell(f"{number} of {len(course.lessons)}"),
            cell(SAY("lesson-all-word") if after is None else SAY("lesson-next-word", lesson=after.title)),
        )
    out().print(rows)


def lessons_of(course: Course, progress: Progress) -> dict[str, object]:
    """A course as data: its lessons with their chapters, and which are done."""
    return {
        "game": course.game,
        "lessons": [
            {
                "name": lesson.name,
                "title": lesson.title,
                "chapter": lesson.content.chapter,
                "done": lesson.name in progress.of(course.game),
            }
            for lesson in course.lessons
        ],
    }
