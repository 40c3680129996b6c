"""`quarterdeck lesson check`: whether lessons hold: their own solutions succeed, and their mistakes are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.options import AsJson, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.learn import Lesson, course_of, languages_of, learned_games
from quarterdeck.learn.checking import Played, check_lesson
from quarterdeck.learn.lesson import read_lesson
from quarterdeck.records.reading import read_bytes

lesson = typer.Typer(
    name="lesson",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Lessons for learning a game by playing: check the ones that you write.",
    epilog=examples("lesson check 01-first-ship.toml", "lesson check --all"),
)


@lesson.callback()
def lessons() -> None:
    """Lessons for learning a game by playing: check the ones that you write."""


@lesson.command(epilog=examples("lesson check 01-first-ship.toml 02-the-pirate.toml", "lesson check --all --json"))
def check(
    file: Annotated[list[Path] | None, typer.Argument(metavar="FILE…", help="Lessons to check.")] = None,
    *,
    every: Annotated[bool, typer.Option("--all", help="All lessons of all installed games.")] = False,
    json: AsJson = False,
) -> None:
    """Play lessons with their own solutions, and make each of their mistakes.

    If something is wrong, file and field are named, and the exit code is 4. Translations in folders beside a lesson
    are checked with it.
    """
    if bool(file) == every:
        raise Malformed("FILE", SAY("which-lessons"))
    told: list[dict[str, object]] = []
    wrong: list[str] = []
    console = out()
    for number, name, found in checked(file or []):
        if isinstance(found, Played):
            told.append({"lesson": name, "moves": found.moves, "mistakes": found.mistakes})
            line = cell(f"{number:>3}  {name}: ")
            line.append(SAY("lesson-holds", moves=found.moves, mistakes=found.mistakes), style="green")
        else:
            told.append({"lesson": name, "problem": str(found)})
            wrong.append(name)
            fault = str(found)
            where = name if fault.startswith(name) else f"{name}: "
            line = cell(f"{number:>3}  {where}").append(fault.removeprefix(name), style="bold red")
        (err() if json else console).print(line)
    if json:
        write_json(told)
    if wrong:
        raise CheckNotMet(f"{', '.join(wrong)}: {len(wrong)} of {len(told)} do not hold")


def checked(paths: list[Path]) -> Iterator[tuple[int, str, Played | Malformed]]:
    """Each lesson with its number, and how it was played or what is wrong; of all games if no file is named."""
    for number, (name, found) in enumerate(from_files(paths) if paths else installed(), start=1):
        if isinstance(found, Malformed):
            yield number, name, found
            continue
        try:
            yield number, name, check_lesson(found)
        except Malformed as error:
            yield number, name, error


def installed() -> Iterator[tuple[str, Lesson | Malformed]]:
    """The lessons of all installed games; the words of every language are read with them."""
    for key in learned_games():
        for language in languages_of(key):
            course_of(key, language)
        for one in course_of(key).lessons:
            yield f"{key}/{one.name}", one


def from_files(paths: list[Path]) -> Iterator[tuple[str, Lesson | Malformed]]:
    """The lessons of files, each read once more with the words of every language that lies beside it."""
    for path in paths:
        try:
            content = text_of(path)
            for words in sorted(path.parent.glob(f"*/{path.name}")):
                read_lesson(str(path), content, text_of(words), str(words))
            yield str(path), read_lesson(str(path), content)
        except Malformed as error:
            yield str(path), error


def text_of(path: Path) -> str:
    """The text of a file; `Malformed` if it is none."""
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed(str(path), SAY("no-utf-8")) from None
