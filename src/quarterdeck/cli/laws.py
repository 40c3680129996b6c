"""`quarterdeck laws`: whether a game of one's own keeps the laws, law by law."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from quarterdeck.cli.laws_watch import Watch
from quarterdeck.cli.laws_worker import Order
from quarterdeck.cli.options import AsJson, Options, PackFile, Players, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.simulate import bar
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.lab.laws.checking import CHECKS, Failure, LawResult
from quarterdeck.lab.laws.odd_moves import ODD
from quarterdeck.messages.language import spoken

EXAMPLES: Final = examples(
    "laws my-game",
    "laws my_game:MY_GAME --games 100 --seed 7",
    "laws my-game --law 3 --law odd --players 2 --option rows=5",
    "laws my-game --excuses my_game.excuses:EXCUSED --json",
)
ODD_NAME: Final = "odd"
SHOWN: Final = 40
"""How many moves are printed at most, the latest; the command that shows them again has all."""
LAST_SEED: Final = (1 << 62) - 1


class LawsBroken(QuarterdeckError):
    """Laws are broken; which ones was printed."""

    kind = "laws-broken"


def laws(  # noqa: PLR0913 - one parameter an option of the command
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="An installed game, or where one is: [bold]module:attribute[/bold].")
    ],
    *,
    law: Annotated[
        list[str] | None,
        typer.Option("--law", metavar="N", help="Only this law, or [bold]odd[/bold] for odd moves; may be repeated."),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, help="How many games each law looks at; quick ones at ten times as many."
        ),
    ] = 10,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar="S", min=0, max=LAST_SEED, help="The seed of the first game; each next one is one more."
        ),
    ] = 1,
    players: Players = None,
    option: Options = None,
    pack: PackFile = None,
    moves: Annotated[
        str | None,
        typer.Option("--moves", metavar="MOVES", help="Make these moves, with ; between them, and no others."),
    ] = None,
    excuses: Annotated[
        str | None, typer.Option("--excuses", metavar="MODULE:NAME", help="Where your excuses from law 13 are.")
    ] = None,
    stride: Annotated[
        int, typer.Option("--stride", metavar="N", min=1, help="Let the slow laws look at every N-th position only.")
    ] = 1,
    patience: Annotated[
        float,
        typer.Option(
            "--patience",
            metavar="SECONDS",
            min=0.1,
            help="How long the game may be silent before it counts as hanging.",
        ),
    ] = 30.0,
    json: AsJson = False,
) -> None:
    """Check whether a game keeps the laws that every game must keep; what breaks one is shown in as few moves as possible."""
    order = Order(
        game=game,
        folder=str(Path.cwd()),
        language=spoken(),
        laws=tuple(read_law(one) for one in law) if law else tuple(CHECKS),
        games=games,
        seed=seed,
        stride=stride,
        players=players,
        options=tuple(option or ()),
        pack=None if pack is None else str(pack),
        excuses=excuses,
        moves=moves,
    )
    console, verdicts = out(), list[LawResult]()
    with bar(err()) as progress:
        task = progress.add_task("laws", total=len(order.laws))
        watch = Watch(
            order,
            patience,
            lambda begun: progress.update(task, description=f"{named(begun.law)}, game {begun.number + 1}"),
        )
        for verdict in watch.verdicts():
            verdicts.append(verdict)
            progress.advance(task)
            if not json:
                console.print(line_of(verdict))
    if json:
        write_json(report(order, watch.title, verdicts))
    else:
        print_failures(order, verdicts, console)
    broken = [named(verdict.law) for verdict in verdicts if verdict.failure is not None]
    if broken:
        raise LawsBroken(SAY("laws-broken", game=watch.title, laws=", ".join(broken), count=len(broken)))


def read_law(text: str) -> int:
    """The law of that number, or the odd moves; `Malformed` lists them."""
    wanted = text.strip().lower()
    if wanted == ODD_NAME:
        return ODD
    if wanted.isdecimal() and int(wanted) in CHECKS and int(wanted) != ODD:
        return int(wanted)
    numbers = [law for law in CHECKS if law != ODD]
    raise Malformed("law", SAY("laws-no-law", written=repr(text), first=min(numbers), last=max(numbers), odd=ODD_NAME))


def named(law: int) -> str:
    """`law 3`, or `odd moves`."""
    return "odd moves" if law == ODD else f"law {law}"


# -- what is printed ---------------------------------------------------------------------------


def line_of(verdict: LawResult) -> str:
    """A verdict in a line."""
    name = named(verdict.law).ljust(10)
    if verdict.failure is None:
        return f"{name} kept    {verdict.games:,} games, {verdict.decisions:,} decisions"
    return f"{name} BROKEN  in game {verdict.games:,}"


def print_failures(order: Order, verdicts: list[LawResult], console: Console) -> None:
    """Each failure, with how to see it again; what several laws have met is printed once."""
    seen: set[tuple[int, str]] = set()
    for verdict in verdicts:
        failure = verdict.failure
        if failure is None or (failure.law, failure.happened) in seen:
            continue
        seen.add((failure.law, failure.happened))
        console.print()
        console.print(cell(f"{named(verdict.law)}: {verdict.words}", "bold"))
        options = ", ".join(f"{name}={plain(value)}" for name, value in failure.options.items())
        console.print(cell(f"  what happens  {what_happens(verdict.law, failure)}"))
        console.print(
            cell(f"  set-up        {failure.players} players{', ' if options else ''}{options}, seed {failure.seed}")
        )
        console.print(cell(f"  moves         {moves_in_words(failure)}"))
        console.print(cell(f"  again         {command(order, verdict.law, failure)}"))


def what_happens(law: int, failure: Failure) -> str:
    """What happens, and which other law that breaks, if it is another."""
    return failure.happened if failure.law == law else f"{named(failure.law)} is broken: {failure.happened}"


def moves_in_words(failure: Failure) -> str:
    """The latest moves, and how many there were before the failure was made small."""
    number = len(failure.moves)
    told = "; ".join(failure.moves[-SHOWN:]) or "none"
    if number > SHOWN:
        told = f"… {told} ({number} in all)"
    return told if number == failure.of else f"{told} ({number} of {failure.of})"


def command(order: Order, law: int, failure: Failure) -> str:
    """The command that shows a failure again."""
    words = [
        "quarterdeck",
        "laws",
        order.game,
        "--law",
        ODD_NAME if law == ODD else str(law),
        "--seed",
        str(failure.seed),
    ]
    words += ["--players", str(failure.players)] if failure.players else []
    for name, value in failure.options.items():
        words += ["--option", f"{name}={plain(value)}"]
    words += ["--pack", order.pack] if order.pack else []
    words += ["--excuses", order.excuses] if order.excuses else []
    words += ["--moves", "; ".join(failure.moves)] if failure.repeats else ["--games", "1"]
    words += ["--stride", str(order.stride)] if order.stride > 1 and not failure.repeats else []
    return shlex.join(words)


def plain(value: object) -> str:
    """The value of an option as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def report(order: Order, title: str, verdicts: list[LawResult]) -> dict[str, object]:
    """All verdicts, for programs."""
    return {
        "game": order.game,
        "title": title,
        "seed": order.seed,
        "kept": all(verdict.failure is None for verdict in verdicts),
        "laws": [
            {
                "law": ODD_NAME if verdict.law == ODD else verdict.law,
                "words": verdict.words,
                "games": verdict.games,
                "decisions": verdict.decisions,
                "kept": verdict.failure is None,
                "failure": None if verdict.failure is None else told(order, verdict.law, verdict.failure),
            }
            for verdict in verdicts
        ],
    }


def told(order: Order, law: int, failure: Failure) -> dict[str, object]:
    """A failure, for programs."""
    return {
        "breaks": ODD_NAME if failure.law == ODD else failure.law,
        "happened": failure.happened,
        "seed": failure.seed,
        "players": failure.players,
        "options": failure.options,
        "moves": failure.moves,
        "moves_before": failure.of,
        "command": command(order, law, failure),
    }
