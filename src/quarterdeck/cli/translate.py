"""`quarterdeck translate check`: whether a translation is complete and correct."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct

import quarterdeck
from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.options import AsJson, examples
from quarterdeck.cli.output import cell, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys, package_of
from quarterdeck.guide.pages import folder_of, has_guide, read_page
from quarterdeck.learn.course import FOLDER as LESSONS
from quarterdeck.learn.course import course_of, lesson_files
from quarterdeck.messages.checking import Wrong, check_messages
from quarterdeck.messages.language import LANGUAGES, OWN

FOLDER: Final = "messages"
TEMPLATE: Final = "template"
"""The template for new games, which is only in English."""
CLIENT: Final = Path("web/src/messages")
"""The browser client's messages, where the sources lie."""
TAGLINE: Final = "tagline"
"""The message for a game in one line; its English text is in the game's class."""

translate = typer.Typer(
    name="translate",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Translations: check whether one is complete and correct.",
    epilog=examples("translate check", "translate check de --json"),
)


class Checked(Struct, frozen=True):
    """A translated file, or one that should be there, and what is wrong with it."""

    file: str
    wrong: tuple[Wrong, ...]


@translate.callback()
def translations() -> None:
    """Translations: check whether one is complete and correct."""


@translate.command(epilog=examples("translate check", "translate check de", "translate check fr --json"))
def check(
    language: Annotated[
        str | None,
        typer.Argument(metavar="LANGUAGE", help="Its tag, such as de or fr; by default all languages."),
    ] = None,
    *,
    json: AsJson = False,
) -> None:
    """Compare a translation with the English texts: messages, lessons and illustrated pages of everything installed.

    It lists missing files and messages, messages that are never used, arguments and variants that do not fit, missing
    terms, and text that cannot be parsed. If it finds anything, the exit code is 4. In a checkout, the browser client
    is checked too.
    """
    wanted = [language] if language else [one for one in LANGUAGES if one != OWN]
    found = {one: list(checked(one)) for one in wanted}
    wrong = sum(len(file.wrong) for files_of in found.values() for file in files_of)
    if json:
        write_json(found)
    else:
        for files_of in found.values():
            print_checked(files_of)
    if wrong:
        raise CheckNotMet(SAY("translation-lacks", number=wrong, languages=", ".join(wanted)))


def print_checked(found: list[Checked]) -> None:
    """Each file, and under it what is wrong with it."""
    console = out()
    for one in found:
        line = cell(f"{one.file}: ")
        line.append(SAY("translation-wrong", number=len(one.wrong)), style="bold red" if one.wrong else "green")
        console.print(line)
        for wrong in one.wrong:
            console.print(cell(f"  {wrong.name}: {wrong.problem}"), soft_wrap=True)


# -- what is compared ----------------------------------------------------------------------------


def checked(language: str) -> Iterator[Checked]:
    """All files of a translation: of Quarterdeck's packages, of the client, and of all installed games."""
    games = [find_game(key) for key in keys()]
    packages = dict(speaking_packages(files("quarterdeck"), "quarterdeck"))
    packages |= {package_of(game): files(package_of(game)) for game in games}
    also = {package_of(game): (TAGLINE,) for game in games}
    for package, inside in packages.items():
        folder = inside / FOLDER
        if (folder / f"{OWN}.ftl").is_file():
            yield compared(folder / f"{OWN}.ftl", folder / f"{language}.ftl", package, also.get(package, ()))
    client = sources_of_client()
    for own in sorted(client.glob(f"{OWN}-*.ftl")):
        yield compared(own, client / own.name.replace(OWN, language, 1), "web")
    for game in games:
        yield from lessons_of(game, language)
        if has_guide(game):
            yield guide_in(game, language)


def sources_of_client() -> Path:
    """Where the client's messages lie, if there are sources: beside this package, or in the working directory."""
    beside = Path(quarterdeck.__file__).parents[2] / CLIENT
    return beside if beside.is_dir() else Path.cwd() / CLIENT


def speaking_packages(folder: Traversable, package: str) -> Iterator[tuple[str, Traversable]]:
    """The packages in a folder that have messages, and those within them, with their folders; none is imported."""
    if (folder / FOLDER / f"{OWN}.ftl").is_file():
        yield package, folder
    for inner in sorted(folder.iterdir(), key=lambda one: one.name):
        if inner.is_dir() and inner.name.isidentifier() and inner.name != TEMPLATE:
            yield from speaking_packages(inner, f"{package}.{inner.name}")


def compared(own: Traversable, translated: Traversable, where: str, also: tuple[str, ...] = ()) -> Checked:
    """A file of messages, compared with the English one."""
    name = f"{where}: {translated.name}"
    if not translated.is_file():
        return Checked(name, (Wrong("no-file", translated.name, "is missing"),))
    texts = own.read_text(encoding="utf-8"), translated.read_text(encoding="utf-8")
    return Checked(name, tuple(check_messages(*texts, also)))


def lessons_of(game: Game, language: str) -> Iterator[Checked]:
    """The words of a game's lessons: a file for each of them."""
    folder = files(package_of(game)) / LESSONS / language
    for own in lesson_files(game):
        if not (folder / own.name).is_file():
            yield Checked(f"{game.key}: {language}/{own.name}", (Wrong("no-file", own.name, "is missing"),))
    try:
        course_of(game.key, language)
    except Malformed as error:
        yield Checked(f"{game.key}: lessons", (Wrong("words", error.path, error.problem),))
    else:
        yield Checked(f"{game.key}: lessons", ())


def guide_in(game: Game, language: str) -> Checked:
    """A game's illustrated page: it has the same pictures, in as many parts."""
    name = f"{game.key}: guide/{language}.md"
    if not has_guide(game, language):
        return Checked(name, (Wrong("no-file", f"{language}.md", "is missing"),))
    try:
        own, found = (read_page((folder_of(game) / f"{one}.md").read_text(encoding="utf-8")) for one in (OWN, language))
    except Malformed as error:
        return Checked(name, (Wrong("syntax", name, error.problem),))
    wrong = []
    if len(own.parts) != len(found.parts):
        wrong.append(Wrong("words", name, f"has {len(found.parts)} parts instead of {len(own.parts)}"))
    if [figure.name for figure in own.figures()] != [figure.name for figure in found.figures()]:
        wrong.append(Wrong("words", name, "has other pictures"))
    return Checked(name, tuple(wrong))
