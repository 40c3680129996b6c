"""`quarterdeck puzzle`: the puzzle of the day, all others, and the program that makes them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer
from msgspec.structs import replace

from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.files import check_new, write_new
from quarterdeck.cli.groups import falling_back_on
from quarterdeck.cli.options import AsJson, Overwrite, examples
from quarterdeck.cli.output import cell, err, out, table, write_json
from quarterdeck.cli.plain import Quit, ask, play_plain
from quarterdeck.cli.progress import Progress
from quarterdeck.cli.puzzle_finds import Finds, Search
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session
from quarterdeck.cli.simulate import bar
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.learn import Attempt
from quarterdeck.puzzles import Collection, Puzzle, collection_of, daily_puzzle, lesson_named, puzzled_games
from quarterdeck.puzzles.collecting import collected
from quarterdeck.puzzles.daily import DAILY, streak, today
from quarterdeck.puzzles.making import Plan, check_games, judged_again, plan_of, puzzles_of_game
from quarterdeck.puzzles.puzzle import written
from quarterdeck.puzzles.solving import is_solved, kept_as

One = TypeVar("One")
Result = TypeVar("Result")

SOLVE: Final = "solve"
FILE: Final = "puzzles.json"
EXAMPLES: Final = ("puzzle", "puzzle cardinal", "puzzle kraken --number 7 --plain", "puzzle list")

puzzle = typer.Typer(
    cls=falling_back_on(SOLVE),
    name="puzzle",
    rich_markup_mode="rich",
    subcommand_metavar="[GAME [--number N]] [--plain] | list | make GAME | check GAME",
    help="Puzzles: the best move in a position. Without a game, the puzzle of the day.",
    epilog=examples(*EXAMPLES),
)


@puzzle.command(SOLVE, hidden=True, epilog=examples(*EXAMPLES))
def solve(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game; without one, the puzzle of the day.")
    ] = None,
    *,
    number: Annotated[
        int | None, typer.Option("--number", metavar="N", help="This puzzle, solved or not.", show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line, for screen readers and pipes.")] = False,
) -> None:
    """Find the best move in a position: today's puzzle, or the puzzles of a game, one after the other.

    A puzzle counts as solved if you make no wrong move. Your solved puzzles are kept in puzzles.json in the data folder.
    """
    progress = solved_puzzles()
    if game is None:
        if number is not None:
            raise Malformed("--number", SAY("puzzle-which"))
        now = daily_puzzle(today())
    else:
        now = wanted(collection_of(find_game(game).key), progress, number)
    at_table = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    while now is not None:
        goes_on = take_at_table(now, progress) if at_table else take_plain(now, progress)
        now = collection_of(now.game).after(now) if goes_on else None


def wanted(collection: Collection, progress: Progress, number: int | None) -> Puzzle:
    """The puzzle with a number, else the first one that is not solved; of solved ones, the first."""
    if not collection.puzzles:
        raise Malformed("game", SAY("puzzle-none-here", title=find_game(collection.game).title))
    if number is not None:
        return collection.numbered(number)
    solved = progress.of(collection.game)
    return next((one for one in collection.puzzles if one.name not in solved), collection.puzzles[0])


def take_at_table(now: Puzzle, progress: Progress) -> bool:
    """Play a puzzle at the terminal table; whether to go on with the next one."""
    from quarterdeck.cli.terminal.app import TableApp  # noqa: PLC0415 - Textual is slow to import, and only this needs it

    attempt = Attempt(lesson_named(now.game, now.name))
    app = TableApp(Session.at_lesson(attempt, puzzle=True))
    app.run()
    keep(now, attempt, progress)
    if app.return_code:
        raise typer.Exit(app.return_code)
    return app.wanted == "next"


def take_plain(now: Puzzle, progress: Progress) -> bool:
    """Play a puzzle line by line; whether to go on with the next one."""
    lesson, collection = lesson_named(now.game, now.name), collection_of(now.game)
    title = find_game(now.game).title
    print(SAY("puzzle-begins", title=title, number=collection.number(now), puzzles=len(collection.puzzles)))
    print(SAY("puzzle-rating", rating=lesson.content.chapter))
    attempt = Attempt(lesson)
    play_plain(Session.at_lesson(attempt, puzzle=True))
    if not attempt.done:
        return False
    keep(now, attempt, progress)
    print(SAY("puzzle-solved" if is_solved(attempt) else "puzzle-missed"))
    if days := streak(progress.of(DAILY), today()):
        print(SAY("puzzle-streak", days=days))
    if collection.after(now) is None:
        return False
    try:
        return ask(SAY("puzzle-go-on") + "\n> ").strip().lower() != "quit"
    except Quit:
        return False


# -- what is solved ----------------------------------------------------------------------------


def solved_puzzles() -> Progress:
    """The puzzles that the user has solved."""
    return Progress(name=FILE)


def keep(now: Puzzle, attempt: Attempt, progress: Progress) -> None:
    """Keep that a puzzle is solved, if it was found without a wrong move; and the day, if it is the day's."""
    if is_solved(attempt):
        for game, name in kept_as(now, today()):
            progress.add(game, name)


@puzzle.command("list", epilog=examples("puzzle list", "puzzle list --json"))
def list_puzzles(*, json: AsJson = False) -> None:
    """List how many puzzles each game has, and how many of them you have solved."""
    progress = solved_puzzles()
    collections = [collection_of(key) for key in puzzled_games()]
    if json:
        write_json([puzzles_of(collection, progress) for collection in collections])
        return
    rows = table("game", "puzzles", "solved", "", right=["puzzles", "solved"])
    for collection in collections:
        solved = sum(one.name in progress.of(collection.game) for one in collection.puzzles)
        title = find_game(collection.game).title
        rows.add_row(cell(collection.game, "cyan"), str(len(collection.puzzles)), str(solved), cell(title))
    out().print(rows)
    if missing := [find_game(key).title for key in keys() if key not in puzzled_games()]:
        out().print(cell(SAY("puzzle-missing", games=", ".join(missing))))


def puzzles_of(collection: Collection, progress: Progress) -> dict[str, object]:
    """The puzzles of a game as data, without their answers."""
    solved = progress.of(collection.game)
    return {
        "game": collection.game,
        "puzzles": [
            {
                "number": number,
                "name": one.name,
                "rating": one.rating,
                "themes": list(one.themes),
                "solved": one.name in solved,
            }
            for number, one in enumerate(collection.puzzles, start=1)
        ],
    }


# -- making --------------------------------------------------------------------------------------


@puzzle.command(epilog=examples("puzzle make cardinal --games 130 --out puzzles.jsonl"))
def make(  # noqa: PLR0913 - one parameter an option of the command
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; its package may contain a plan.")],
    *,
    file: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file for the puzzles, one to a line.")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games bots play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same puzzles.")] = 1,
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="K", help="Simulations of each checking search.", min=10),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="The number of processes.", min=1, max=64)] = 1,
    overwrite: Overwrite = False,
) -> None:
    """Find puzzles in games between bots: positions in which one move is clearly best.

    For people who work on Quarterdeck or on a game: it takes minutes or hours, and needs compiled rules. What is found is kept
    after each game, so if you interrupt it, the same command goes on where it stopped.
    """
    key = find_game(game).key
    plan = plan_of(key)
    if simulations is not None:
        plan = replace(plan, care=replace(plan.care, simulations=simulations))
    check_games(games, seed)
    check_new(file, overwrite=overwrite)
    finds = Finds(file, Search(game=key, seed=seed, plan=plan))
    finds.begin()
    if done := len(finds.games):
        err().print(cell(SAY("puzzle-goes-on", games=done)))
    with bar(err()) as shown:
        task = shown.add_task("games", total=games, completed=done)
        for puzzles in made(key, plan, seed, range(done, games), workers):
            finds.add(puzzles)
            shown.advance(task)
    found = finds.first(games)
    chosen = collected(found, plan)
    if not chosen:
        raise QuarterdeckError(nothing_kept(len(found), games, plan, file))
    write_new(file, written(chosen), overwrite=overwrite)
    finds.remove()
    out().print(cell(SAY("puzzle-made", puzzles=len(chosen), found=len(found), games=games, file=str(file))))


def nothing_kept(found: int, games: int, plan: Plan, file: Path) -> str:
    """Why no puzzle is kept: none was found, or only so easy ones that a collection has them beside harder ones alone."""
    if found == 0:
        return SAY("puzzle-none-made", games=games, file=str(file))
    return SAY("puzzle-only-easy", found=found, easy=plan.easy, file=str(file))


def made(game: str, plan: Plan, seed: int, games: range, workers: int) -> Iterator[list[Puzzle]]:
    """The puzzles of each of some games between bots, in order."""
    return spread(partial(puzzles_of_game, game, plan, seed), games, workers)


def spread(work: Callable[[One], Result], tasks: Sequence[One], workers: int) -> Iterator[Result]:
    """The results of some work on each task, in order, by a number of processes."""
    if workers == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


# -- checking --------------------------------------------------------------------------------------


@puzzle.command(epilog=examples("puzzle check kraken", "puzzle check kraken --seed 7 --out checked.jsonl"))
def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game whose puzzles are checked.")],
    *,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="Another seed brings other dice.", min=0)] = 2,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="The number of processes.", min=1, max=64)] = 1,
    file: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="A file for the puzzles that hold, with the new figures.", show_default=False
        ),
    ] = None,
    overwrite: Overwrite = False,
) -> None:
    """Judge each puzzle of a game anew, with other dice: proofs are repeated, searches too, and games are played on.

    If any answer does not hold, the numbers of these puzzles are named, and the exit code is 4. It takes as long as making them.
    """
    key = find_game(game).key
    if file is not None:
        check_new(file, overwrite=overwrite)
    puzzles = collection_of(key).puzzles
    found: list[Puzzle | None] = []
    with bar(err()) as shown:
        task = shown.add_task("puzzles", total=len(puzzles))
        for one in spread(partial(judged_again, plan=plan_of(key), seed=seed), puzzles, workers):
            found.append(one)
            shown.advance(task)
    holding = tuple(one for one in found if one is not None)
    if file is not None:
        write_new(file, written(holding), overwrite=overwrite)
    out().print(cell(SAY("puzzle-hold", holding=len(holding), puzzles=len(puzzles))))
    if wrong := [str(number) for number, one in enumerate(found, start=1) if one is None]:
        raise CheckNotMet(SAY("puzzle-do-not-hold", number=len(wrong), which=", ".join(wrong)))
