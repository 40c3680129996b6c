"""`quarterdeck position show|moves|play|solve`: a position file, looked at and played on."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from msgspec import Struct

from quarterdeck.cli.faults import REFUSED
from quarterdeck.cli.files import read_position, seat_of
from quarterdeck.cli.notes import notes_of, say_notes
from quarterdeck.cli.options import AsJson, File, Seat, examples
from quarterdeck.cli.output import cell, out, write, write_json
from quarterdeck.cli.pictures import print_scene, seen_by
from quarterdeck.cli.say import SAY
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.position_files import Opened, imagine_untold, write_position
from quarterdeck.engine.solving import Verdict
from quarterdeck.table.solved import Tables

WORLD: Final = 1
"""The seed from which is imagined what a file does not tell: the same file always means the same here."""

position = typer.Typer(
    name="position",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Position files: show one, list its moves, play moves in it, say what it is worth.",
    epilog=examples(
        "position show puzzle.json", "position moves puzzle.json --json", "position play puzzle.json c2 d3 > next.json"
    ),
)


@position.command(epilog=examples("position show puzzle.json", "position show puzzle.json --json"))
def show(file: File, *, seat: Seat = None, json: AsJson = False) -> None:
    """Print a position as a picture in text, or with --json as a checked and tidied position file."""
    opened = read_position(file)
    game, here = opened.game, opened.position
    viewer = int(here.player)
    if seat is not None:
        viewer = seat_of(game.seats_at(here), seat)
        here = seen_by(here, viewer)
    say_notes(notes_of(opened, file, imagined=False))
    if json:
        write(write_position(game, opened.setup, here, None if seat is None else viewer).decode())
    else:
        print_scene(game, here, viewer)


@position.command(epilog=examples("position moves puzzle.json", "position moves puzzle.json --json"))
def moves(file: File, *, json: AsJson = False) -> None:
    """Print the legal moves of a position in notation, and who chooses among them."""
    opened = read_position(file)
    game, here = opened.game, knowing(opened)
    say_notes(notes_of(opened, file, imagined=here is not opened.position))
    texts = list(dict.fromkeys(game.text(here, move) for move in here.legal()))
    player = player_name(game, here)
    if json:
        write_json({"game": game.key, "player": player, "moves": texts})
        return
    console = out()
    console.print(cell(f"{player}: {len(texts)} moves" if texts else "The game is over: no moves.", "bold"))
    for text in texts:
        console.print(cell(f"  {text}"))


def knowing(opened: Opened) -> Position:
    """A position in which whoever must choose knows what there is to choose from: as it is told, or else imagined."""
    here = opened.position
    world = here.clone()
    if not imagine_untold(world, seeded(WORLD)) or (
        here.player >= 0 and seen_by(here, here.player).numbers() == seen_by(world, here.player).numbers()
    ):
        return here
    return world


def player_name(game: Game, here: Position) -> str:
    """The player who must choose: a seat, `chance`, or `nobody`."""
    if here.over():
        return "nobody"
    return "chance" if here.player == CHANCE else game.seats_at(here)[here.player]


@position.command(
    epilog=examples("position play puzzle.json c2", 'position play start.json "coin orange" b2 c3 > next.json'),
    context_settings={"ignore_unknown_options": True},  # a move may begin like an option: the space -2.1
)
def play(
    file: File,
    move: Annotated[list[str], typer.Argument(metavar="MOVE…", help="Moves in notation, chance included.")],
    *,
    json: AsJson = False,  # noqa: ARG001 - always JSON; the flag also makes errors JSON
) -> None:
    """Play moves and print the resulting position file.

    Whatever the file leaves open is filled in at random, always in the same way, and appears in the result.

    A move that the rules forbid is printed as {"refused": {"move", "clause", "sentence"}}, with exit code 3.
    """
    for text in move:
        if text.startswith("--"):
            raise Malformed("option", SAY("no-option", option=text))
    opened = read_position(file)
    game, here = opened.game, opened.position
    notes = notes_of(opened, file, imagined=imagine_untold(here, seeded(WORLD)))
    for number, text in enumerate(move):
        refusal = play_one(game, here, text, f"move[{number}]")
        if refusal is not None:
            write_json({"refused": {"move": text, "clause": refusal.clause, "sentence": refusal.sentence}})
            raise typer.Exit(REFUSED)
    say_notes(notes)
    write(write_position(game, opened.setup, here).decode())


def play_one(game: Game, here: Position, text: str, path: str) -> Refusal | None:
    """Play a move given in notation; why not, if the rules forbid it; `Malformed` at `path` if it means nothing."""
    try:
        wanted = game.parse(here, text)
    except Malformed as error:
        raise Malformed(path, error.problem) from None
    refusal = game.why_not(here, wanted)
    if refusal is None:
        here.play(wanted)
    return refusal


class Worth(Struct, frozen=True):
    """What a move, or a position, is worth to the player who must choose."""

    worth: str
    """`win`, `draw` or `loss`."""
    turns: int
    """Turns of both players, still to begin, until the game is won; 0 in a draw."""


class Solved(Struct, frozen=True, kw_only=True):
    """What perfect play makes of a position."""

    game: str
    player: str
    """The player who must choose: a seat, `chance`, or `nobody`."""
    seat: str
    """The player for whom it is told: the one who must choose, else the first."""
    position: Worth | None
    """None if chance decides."""
    sure: bool
    """Whether no repetition in the game so far could change it."""
    moves: dict[str, Worth]
    """By the moves in notation, the best first; chance moves, if chance decides."""


@position.command(epilog=examples("position solve puzzle.json", "position solve puzzle.json --json"))
def solve(file: File, *, json: AsJson = False) -> None:
    """Say who wins a position if everybody plays perfectly, and what each move is worth; quarterdeck solve makes the table."""
    opened = read_position(file)
    found = solved(opened.game, opened.position)
    say_notes(notes_of(opened, file, imagined=False))
    if json:
        write_json(found)
        return
    console = out()
    title = SAY("solve-chance", seat=found.seat) if found.position is None else told(found.seat, found.position)
    console.print(cell(title, "bold"))
    if not found.sure:
        console.print(cell(SAY("solve-unsure")))
    for text, worth in found.moves.items():
        console.print(cell(f"  {text}: {told(found.seat, worth)}"))


def solved(game: Game, here: Position) -> Solved:
    """What perfect play makes of a position; `Malformed` if there is no table for it."""
    solution = Tables(game).find(here)
    seat = max(0, int(here.player))
    verdicts = {}
    for move in here.legal():
        then = here.clone()
        then.play(move)
        verdicts[game.text(here, move)] = solution.verdict(then, seat)
    best_first = sorted(verdicts, key=lambda text: verdicts[text].rank(), reverse=True)
    return Solved(
        game=game.key,
        player=player_name(game, here),
        seat=game.seats_at(here)[seat],
        position=None if here.player == CHANCE else worth_of(solution.verdict(here, seat)),
        sure=solution.is_sure(here),
        moves={text: worth_of(verdicts[text]) for text in best_first},
    )


def worth_of(verdict: Verdict) -> Worth:
    """A verdict for programs."""
    return Worth(("draw", "win", "loss")[verdict.worth], verdict.turns)


def told(seat: str, worth: Worth) -> str:
    """A verdict for people."""
    return SAY("solve-verdict", seat=seat, worth=worth.worth, turns=worth.turns)
