"""`quarterdeck games` and `quarterdeck rules`."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, get_args

import msgspec
import typer
from rich.padding import Padding

from quarterdeck.cli.coverage import coverage
from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.groups import falling_back_on
from quarterdeck.cli.options import AsJson, GameKey, examples
from quarterdeck.cli.output import cell, out, table, write, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import numbers
from quarterdeck.cli.where import where
from quarterdeck.engine.clauses import Clause, Source
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.messages.language import OWN, spoken
from quarterdeck.server.option_words import tagline_of

SHOW = "show"
RULEBOOK: Final[Source] = "rulebook"


def games(*, json: AsJson = False) -> None:
    """List the games, with numbers of players, and options with their defaults."""
    found = [find_game(key) for key in keys()]
    if json:
        write_json([describe(game) for game in found])
        return
    rows = table("game", "players", "options", "what it is")
    for game in found:
        options = "\n".join(f"{name}={default}" for name, default in defaults(game).items())
        rows.add_row(cell(game.key, "bold cyan"), numbers(game.players), cell(options), cell(tagline_of(game)))
    out().print(rows)


def describe(game: Game) -> dict[str, object]:
    """A game as data."""
    return {
        "key": game.key,
        "title": game.title,
        "tagline": tagline_of(game),
        "credits": game.credits,
        "players": game.players,
        "seats": game.seat_names,
        "options": defaults(game),
        "hidden": game.hidden,
        "endings": game.endings,
        "rules_version": game.rules_version,
    }


def defaults(game: Game) -> dict[str, object]:
    """The options of a game with their defaults."""
    return {field.name: msgspec.to_builtins(field.default) for field in msgspec.structs.fields(game.options)}


# -- rules -------------------------------------------------------------------------------------


rules = typer.Typer(
    cls=falling_back_on(SHOW),
    name="rules",
    rich_markup_mode="rich",
    subcommand_metavar="GAME [CLAUSE] | where CLAUSE | coverage GAME",
    help="The rules of a game, clause by clause; where they are in its code; which clauses its tests show.",
    epilog=examples(
        "rules cardinal",
        "rules cardinal CA-2.4",
        "rules kraken KR-4 --json",
        "rules where CA-2.4",
        "rules coverage cardinal",
    ),
)


@rules.command(
    SHOW, hidden=True, epilog=examples("rules cardinal", "rules cardinal CA-2.4", "rules kraken KR-4 --json")
)
def show(
    game: GameKey,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="An id, CA-2.4, or the beginning of ids, CA-2.")
    ] = None,
    *,
    json: AsJson = False,
) -> None:
    """Print the rules of a game, or one clause."""
    found = find_game(game)
    wanted = list(found.clauses()) if clause is None else matching(found, clause)
    if json:
        introduction = [] if clause else found.introduction()
        about = {
            "game": found.key,
            "title": found.title,
            "rules_version": found.rules_version,
            "credits": found.credits,
        }
        write_json({**about, "introduction": introduction, "clauses": wanted})
        return
    if spoken() != OWN:
        out().print(cell(SAY("rules-in-english"), "dim"))
    if clause is None:
        print_introduction(found)
    print_clauses(wanted)


def matching(game: Game, clause: str) -> list[Clause]:
    """The clause with an id, or the clauses of a chapter; `Malformed` names similar ids."""
    wanted = clause.strip().upper()
    every = game.clauses()
    found = [one for one in every if one.id == wanted] or [one for one in every if one.id.startswith(f"{wanted}.")]
    if not found:
        close = get_close_matches(wanted, [one.id for one in every], n=3, cutoff=0.5)
        facts = {"game": game.title, "clause": repr(clause), "close": ", ".join(close), "example": every[0].id}
        raise Malformed("clause", SAY("no-clause-in-game", number=len(close), **facts))
    return found


def print_introduction(game: Game) -> None:
    """Whose game it is, what it is about, the words that clauses use, and what the marks behind their ids mean."""
    from rich.markdown import Markdown  # noqa: PLC0415 - slow to import, and only this needs it

    console = out()
    console.print(cell(game.title, "bold"))
    for line in told_credits(game):
        console.print(cell(line, "dim"))
    for paragraph in game.introduction():
        console.print()
        console.print(Markdown(paragraph))
    console.print()
    console.print(SAY("sources"))
    present = {clause.source for clause in game.clauses()}
    for source in get_args(Source):
        if source in present and source != RULEBOOK:
            console.print(
                Padding(cell(f"({SAY('source', source=source)}) {SAY('source-means', source=source)}"), (0, 0, 0, 2))
            )


def told_credits(game: Game) -> list[str]:
    """The people who made the game, for whom it is and how long it takes, as far as that is known."""
    made = game.credits
    by = [
        SAY("credits-designers", names=and_list(made.designers)) if made.designers else "",
        SAY("credits-artists", names=and_list(made.artists)) if made.artists else "",
        ", ".join(filter(None, (made.publisher, made.year))) if made.publisher else "",
        SAY("credits-year", year=made.year) if made.year and not made.publisher else "",
    ]
    played = [
        SAY("credits-players", players=numbers(game.players)),
        SAY("credits-minutes", minutes=made.minutes) if made.minutes else "",
        SAY("credits-age", age=made.age) if made.age else "",
    ]
    return [line for line in (". ".join(filter(None, by)), ". ".join(filter(None, played)), made.note) if line]


def and_list(names: Sequence[str]) -> str:
    """Names in a row: `A`, `A and B`, `A, B and C`."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def print_clauses(clauses: Sequence[Clause]) -> None:
    """Clauses below their headings; behind the id of one that is not the rulebook's stands where it comes from."""
    console = out()
    part = ""
    for clause in clauses:
        if clause.part != part:
            part = clause.part
            console.print()
            console.print(cell(part, "bold"))
        line = cell(f"{clause.id}  ", "cyan")
        if clause.source != RULEBOOK:
            mark = SAY("source-partly" if clause.rest else "source", source=clause.source)
            line.append(f"({mark})  ", style="dim")
        line.append(clause.text, style="default")
        if clause.note:
            line.append(f" {clause.note}", style="dim")
        console.print(Padding(line, (0, 0, 0, 2)), soft_wrap=False)


@rules.command("where", epilog=examples("rules where CA-2.4", "rules where PI-R100 --json"))
def show_where(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="The id of a clause of any game, such as CA-2.4.")],
    *,
    json: AsJson = False,
) -> None:
    """Print the files and lines of the functions, classes and tables that carry out a clause."""
    found = where(clause)
    if json:
        write_json(found)
        return
    for place in found.places:
        write(f"{nearby(place.file)}:{place.line}  {place.name}")
    if found.general:
        write(str(SAY("where-general", clause=found.clause, shown=found.general)))
    elif found.advice and not found.places:
        write(str(SAY("where-advice", clause=found.clause)))


def nearby(file: str) -> str:
    """A file's path, as short as can be said from the folder one is in."""
    path, here = Path(file), Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


@rules.command("coverage", epilog=examples("rules coverage cardinal", "rules coverage kraken --tests tests --strict"))
def show_coverage(
    game: GameKey,
    *,
    tests: Annotated[Path, typer.Option("--tests", metavar="FOLDER", help="The folder of the tests.")] = Path("tests"),
    strict: Annotated[bool, typer.Option("--strict", help="Exit with code 4 if a clause is not cited.")] = False,
    json: AsJson = False,  # noqa: ARG001 - always JSON; the flag also makes errors JSON
) -> None:
    """Print, as JSON, which clauses are cited by a test (`@pytest.mark.clause`) and which are not."""
    found = coverage(find_game(game), tests)
    write_json(found)
    if strict and found.uncited:
        raise CheckNotMet(f"{len(found.uncited)} clauses of {found.game} are cited by no test")
