"""`quarterdeck play`: a game at the terminal table, or line by line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec.structs import replace

from quarterdeck.bots import default_spec
from quarterdeck.cli.files import read_position, read_record_file
from quarterdeck.cli.notes import notes_of
from quarterdeck.cli.options import Options, PackFile, Players, examples
from quarterdeck.cli.output import cell, out
from quarterdeck.cli.plain import play_plain
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session, resumed
from quarterdeck.cli.setups import read_setup
from quarterdeck.cli.timing import read_clock
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import with_draws
from quarterdeck.engine.position_files import imagine_untold
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.table.program_bot import find_any_bot
from quarterdeck.table.seats import HUMAN, Seating

EXAMPLES: Final = examples(
    "play cardinal",
    "play cardinal --seats human,human --option rows=5 --option columns=5",
    "play kraken --seats human,ismcts:3,ismcts:2 --record evening.record",
    "play pirates --option red='The Grand Dynasty' --option green=random:viking",
    "play --position puzzle.json",
    "play --resume evening.record",
    "play cardinal --seats human,human --clock 10+5",
    "play kraken --plain",
)


def play(  # noqa: PLR0913 - one parameter an option of the command
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; if you name none, you are asked.")] = None,
    *,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="SEAT,…", help="human or a bot for each seat; by default you against bots."),
    ] = None,
    players: Players = None,
    option: Options = None,
    pack: PackFile = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="A number that fixes chance and bots.", show_default=False)
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Save the match in a new file, move by move.")
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(
            "--position",
            metavar="FILE",
            help="Begin from the position in a file, which says game, players, options and content.",
        ),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the match in a record.")
    ] = None,
    clock: Annotated[
        str | None,
        typer.Option(
            "--clock",
            metavar="MIN[+SEC]",
            help="Minutes for the whole game of each person, and seconds more with each turn: 10+5.",
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Play line by line, for screen readers and pipes.")] = False,
) -> None:
    """Play at the terminal table, by keyboard or mouse; press h there for help.

    Seats are human or bots: random, greedy (a quick one), uct:1 … uct:5 (games without secrets), ismcts:1 … ismcts:5 and
    judging:1 … judging:5 (all games), or perfect (solved games).
    """
    terms = None if clock is None else read_clock(clock)
    if resume is not None:
        refuse_with_resume(players=players, option=option, pack=pack, record=record, position=position, clock=clock)
        session = resume_session(resume, game, seats, seed)
    elif position is not None:
        opened = read_position(position, game=game, players=players, option=option or (), pack=pack)
        seating = Seating(
            opened.game, seat_specs(opened.game, seats, opened.setup.players), seed=seed, find=find_any_bot
        )
        imagined = imagine_untold(opened.position, seating)
        session = Session.new(opened.setup, seating, record, opened.position, terms)
        session.notes = notes_of(opened, position, imagined=imagined)
    else:
        found = find_game(game if game is not None else ask_game())
        specs = seat_specs(found, seats, players)
        setup = read_setup(found, len(specs), option or (), pack)
        seating = Seating(found, specs, seed=seed, find=find_any_bot)
        session = Session.new(drawn(setup, option or (), seating), seating, record, clock=terms)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_plain(session)
        return
    from quarterdeck.cli.terminal.app import TableApp  # noqa: PLC0415 - Textual is slow to import, and only this needs it

    table = TableApp(session)
    table.run()
    if table.return_code:
        raise typer.Exit(table.return_code)


def drawn(setup: Setup, given: Sequence[str], seating: Seating) -> Setup:
    """The set-up with what the game draws from its options drawn, unless an option says from which number."""
    names = {pair.partition("=")[0].strip() for pair in given}
    return replace(setup, options=with_draws(seating.game, setup.options, names, seating.below))


def refuse_with_resume(
    *,
    players: int | None,
    option: list[str] | None,
    pack: Path | None,
    record: Path | None,
    position: Path | None,
    clock: str | None,
) -> None:
    """Refuse options of set-up with `--resume`: a record brings its own set-up, and goes on in its own file."""
    brought = (
        ("players", players),
        ("option", option),
        ("pack", pack),
        ("record", record),
        ("position", position),
        ("clock", clock),
    )
    for name, given in brought:
        if given:
            raise Malformed(name, SAY("not-with-resume"))


def resume_session(path: Path, game: str | None, seats: str | None, seed: int | None) -> Session:
    """The session of a record; the game, if named, must be the record's."""
    found = read_record_file(path)
    if game is not None and find_game(game).key != found.header.game:
        raise Malformed("game", SAY("record-of-other", file=str(path), there=found.header.game, game=game))
    return resumed(found, None if seats is None else seats.split(","), seed=seed, path=path)


def seat_specs(game: Game, seats: str | None, players: int | None) -> list[str]:
    """A spec for each seat: those named, then bots that suit the game."""
    named = [HUMAN] if seats is None else seats.split(",")
    wanted = players if players is not None else max(game.players[0], len(named))
    if len(named) > wanted:
        raise Malformed("seats", SAY("too-many-seats", seats=len(named), players=wanted))
    if seats is not None and players is None and len(named) < wanted:
        example = f"{HUMAN},{default_spec(game)}"
        raise Malformed("seats", SAY("too-few-seats", game=game.title, fewest=wanted, example=example))
    return [*named, *[default_spec(game)] * (wanted - len(named))]


def ask_game() -> str:
    """The game a person picks from a list; `Malformed` where nobody can be asked."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Malformed("game", SAY("which-game", games=", ".join(keys()), example=keys()[0]))
    console = out()
    console.print(cell("Which game?", "bold"))
    for number, key in enumerate(keys(), start=1):
        line = cell(f"  {number}  ", "cyan")
        line.append(f"{find_game(key).title}: {find_game(key).tagline}", style="default")
        console.print(line)
    answer = input("A number or a name: ").strip().lower()
    if answer.isascii() and answer.isdigit() and 1 <= int(answer[:4]) <= len(keys()):
        return keys()[int(answer[:4]) - 1]
    return answer
