"""`quarterdeck fleet`: fleets that players build: listed, judged, changed, drawn, shared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.files import write_new
from quarterdeck.cli.fleet_tables import Wanted, print_fleet, print_fleets, print_pieces, wanted_pieces
from quarterdeck.cli.options import AsJson, Overwrite, PackFile, examples
from quarterdeck.cli.output import cell, out, write, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_pack
from quarterdeck.engine.builder import Builder
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.plans import Plan
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records.reading import read_bytes

EXAMPLES: Final = (
    "fleet list",
    'fleet show "Titan\'s Line"',
    "fleet edit --add hms-titan~captain~helmsman --output mine.toml",
    "fleet check mine.toml",
)

GameOption = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="The game; only needed if several have fleets.")
]
FleetName = Annotated[
    str,
    typer.Argument(metavar="FLEET", help="A ready-made fleet, a short text, a TOML file, or FILE:NAME."),
]
Total = Annotated[int | None, typer.Option("--total", metavar="N", help="The build total.", min=1, max=999)]
Nation = Annotated[str, typer.Option("--nation", metavar="NATION", help="Only from this nation.")]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write TOML into this file.", show_default=False)
]

fleet = typer.Typer(
    name="fleet",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Fleets that players build: list, show, check, edit, draw, share.",
    epilog=examples(*EXAMPLES),
)


@fleet.callback()
def fleets() -> None:
    """Fleets that players build: list, show, check, edit, draw, share."""


@fleet.command("list", epilog=examples("fleet list", "fleet list --nation english --json"))
def list_fleets(*, nation: Nation = "", game: GameOption = None, pack: PackFile = None, json: AsJson = False) -> None:
    """List the ready-made fleets of a game, and how often they win if that was measured."""
    stock = builder_for(game, pack).stock()
    found = [one for one in stock.offered if nation in {"", one.nation}]
    if nation and not found:
        known = names(one.nation for one in stock.offered)
        raise Malformed("nation", SAY("no-fleet-of-nation", nation=repr(nation), nations=known))
    if json:
        write_json(found)
    else:
        print_fleets(found)


@fleet.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    epilog=examples("fleet pieces --nation french --points 8-12", "fleet pieces --kind crew --find captain"),
)
def pieces(  # noqa: PLR0913 - one parameter an option of the command
    ctx: typer.Context,
    *,
    kind: Annotated[str, typer.Option("--kind", metavar="KIND", help="ship, creature, crew, equipment, …")] = "",
    nation: Nation = "",
    in_set: Annotated[str, typer.Option("--set", metavar="SET", help="Only from sets with this in their names.")] = "",
    points: Annotated[str, typer.Option("--points", metavar="LOW-HIGH", help="Only with these points: 8, 8-12.")] = "",
    find: Annotated[
        str, typer.Option("--find", metavar="TEXT", help="Only with this in their name, text, or set and number.")
    ] = "",
    game: GameOption = None,
    pack: PackFile = None,
    json: AsJson = False,
) -> None:
    """List the pieces that fleets are built with, and the texts on them.

    Other numbers on the game's pieces are options too, such as [bold]--masts 3-5[/bold].
    """
    builder = builder_for(game, pack)
    stock, columns = builder.stock(), columns_of(builder, ctx.args)
    wanted = Wanted(kind=kind, nation=nation, in_set=in_set, points=points, columns=columns, find=find)
    found = wanted_pieces(stock, wanted)
    if json:
        write_json(found)
    else:
        print_pieces(stock, found)


@fleet.command(epilog=examples('fleet show "Titan\'s Line"', "fleet show mine.toml --json"))
def show(wanted: FleetName, *, game: GameOption = None, pack: PackFile = None, json: AsJson = False) -> None:
    """Show a fleet, or all fleets of a file: pieces, texts, cost and strength."""
    builder = builder_for(game, pack)
    plans = read_fleets(builder, wanted)
    if json:
        write_json([{"plan": plan, "sum": builder.judge(plan)} for plan in plans])
        return
    for plan in plans:
        print_fleet(builder, plan)


@fleet.command(epilog=examples("fleet check mine.toml", "fleet check 40.hms-titan~captain.hms-albion --total 40"))
def check(
    wanted: FleetName,
    *,
    total: Total = None,
    game: GameOption = None,
    pack: PackFile = None,
    json: AsJson = False,
) -> None:
    """Say whether a fleet is allowed; if not, name the clauses and exit with code 4."""
    builder = builder_for(game, pack)
    judged = [(plan, builder.judge(plan, total)) for plan in read_fleets(builder, wanted)]
    if json:
        write_json([{"name": plan.name, "code": found.code, "faults": found.faults} for plan, found in judged])
    for plan, found in judged:
        if not json:
            line = cell(f"{plan.name or found.code}: ", "bold")
            out().print(
                line.append(f"{'not ' if found.faults else ''}allowed, {found.points} of {found.allowed} points")
            )
            for fault in found.faults:
                out().print(cell(f"  {fault.path}: {fault.sentence} ({fault.clause})"))
    bad = [plan.name or found.code for plan, found in judged if found.faults]
    if bad:
        raise CheckNotMet(f"{names(bad)}: not allowed")


@fleet.command(
    epilog=examples(
        "fleet edit --name Mine --add hms-titan~captain~helmsman --add hms-albion -o mine.toml",
        "fleet edit mine.toml --add 2~explorer --drop 1~helmsman -o mine.toml --overwrite",
    )
)
def edit(  # noqa: PLR0913 - one parameter an option of the command
    wanted: Annotated[
        str | None, typer.Argument(metavar="[FLEET]", help="The fleet to begin with; by default an empty one.")
    ] = None,
    *,
    add: Annotated[
        list[str] | None,
        typer.Option(
            "--add", metavar="PIECE", help="A ship with its crew, crew for ship 2 (`2~captain`), or another piece."
        ),
    ] = None,
    drop: Annotated[
        list[str] | None,
        typer.Option(
            "--drop", metavar="PIECE", help="A piece by its id, ship `2`, or from it `2~captain`; done before --add."
        ),
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="The name of the fleet.")] = None,
    total: Total = None,
    output: Output = None,
    overwrite: Overwrite = False,
    game: GameOption = None,
    pack: PackFile = None,
    json: AsJson = False,
) -> None:
    """Change a fleet, or build one from nothing. Write pieces as in short texts."""
    builder = builder_for(game, pack)
    plan = builder.plan(name="Fleet", total=builder.stock().total) if wanted is None else one_fleet(builder, wanted)
    for text in drop or ():
        plan = builder.drop(plan, text)
    for text in add or ():
        plan = builder.add(plan, text)
    plan = msgspec.structs.replace(plan, name=plan.name if name is None else name, total=total or plan.total)
    hand_out(builder, [plan], output, overwrite=overwrite, json=json)


@fleet.command(
    epilog=examples("fleet draw", "fleet draw --nation viking --total 60 --seed 7", "fleet draw --number 4 --json")
)
def draw(  # noqa: PLR0913 - one parameter an option of the command
    *,
    nation: Annotated[
        str, typer.Option("--nation", metavar="NATION", help="A nation, or any for ships of all nations.")
    ] = "",
    total: Total = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="N", help="The same number gives the same fleet, to your rivals as well.", min=0
        ),
    ] = None,
    number: Annotated[int, typer.Option("--number", metavar="N", help="The number of fleets.", min=1, max=100)] = 1,
    output: Output = None,
    overwrite: Overwrite = False,
    game: GameOption = None,
    pack: PackFile = None,
    json: AsJson = False,
) -> None:
    """Draw random fleets that are allowed and about equally strong, each from one nation."""
    builder = builder_for(game, pack)
    plans = builder.draw(total or builder.stock().total, nation, seed, number)
    hand_out(builder, plans, output, overwrite=overwrite, json=json)


@fleet.command(epilog=examples('fleet code "Titan\'s Line"', "fleet code mine.toml"))
def code(wanted: FleetName, *, game: GameOption = None, pack: PackFile = None, json: AsJson = False) -> None:
    """Print a fleet as a short text, for links (/fleets/GAME?fleet=…) and for the options of a table."""
    builder = builder_for(game, pack)
    codes = [builder.judge(plan).code for plan in read_fleets(builder, wanted)]
    if json:
        write_json(codes)
    else:
        write("\n".join(codes))


@fleet.command(epilog=examples('fleet export "Titan\'s Line" "Black Raiders" -o both.toml', "fleet export mine.toml"))
def export(
    wanted: Annotated[list[str], typer.Argument(metavar="FLEET…", help="Fleets, as for [bold]fleet show[/bold].")],
    *,
    output: Output = None,
    overwrite: Overwrite = False,
    game: GameOption = None,
    pack: PackFile = None,
    json: AsJson = False,
) -> None:
    """Write fleets as TOML, into a file or to standard output, in the form that content packs use."""
    builder = builder_for(game, pack)
    plans = [plan for one in wanted for plan in read_fleets(builder, one)]
    if json:
        write_json(plans)
    elif output is None:
        write(builder.write(tuple(plans)))
    else:
        save(builder, plans, output, overwrite=overwrite)


# -- what is meant -----------------------------------------------------------------------------


def builder_for(key: str | None, pack: Path | None) -> Builder:
    """The builder of a game, or of the first one that has one, for a pack or the game's own content."""
    for one in keys() if key is None else [key]:
        game = find_game(one)
        if game.builder() is not None:
            found = game.builder(None if pack is None else read_pack(game, pack))
            if found is not None:
                return found
    raise Malformed("game", SAY("no-fleets-for", game=key) if key else SAY("no-fleets"))


def columns_of(builder: Builder, arguments: Sequence[str]) -> dict[str, str]:
    """The filters by numbers of pieces, from options such as `--masts 3-5`; `Malformed` if there is no such option."""
    left = [part for argument in arguments for part in argument.split("=", 1)]
    known = {f"--{column}": column for column in builder.columns}
    for option in left[::2]:
        if option not in known:
            raise Malformed(option, SAY("no-filter", options=", ".join(known)))
    if len(left) % 2:
        raise Malformed(left[-1], SAY("filter-needs-number"))
    return {known[option]: text for option, text in zip(left[::2], left[1::2], strict=True)}


def read_fleets(builder: Builder, wanted: str) -> tuple[Plan, ...]:
    """The fleets that an argument means: those of a file, one of them, a ready-made one, or a short text."""
    name, path = "", Path(wanted)
    if not path.is_file() and ":" in wanted:
        file, _, name = wanted.rpartition(":")
        path = Path(file)
    if not path.is_file():
        if wanted.endswith(".toml"):
            raise Malformed(wanted, SAY("no-such-file"))
        return builder.read(wanted)
    try:
        plans = builder.read(read_bytes(path).decode("utf-8"))
    except UnicodeDecodeError:
        raise Malformed(str(path), SAY("no-utf-8")) from None
    except Malformed as error:
        raise Malformed(f"{path}, {error.path}" if error.path else str(path), error.problem) from None
    found = tuple(plan for plan in plans if name in {"", plan.name})
    if not found:
        raise Malformed(str(path), SAY("no-fleet-in-file", name=repr(name), fleets=names(plan.name for plan in plans)))
    return found


def one_fleet(builder: Builder, wanted: str) -> Plan:
    """The one fleet that an argument means."""
    plans = read_fleets(builder, wanted)
    if len(plans) > 1:
        fleets = names(one.name for one in plans)
        raise Malformed(wanted, SAY("which-fleet", number=len(plans), fleets=fleets))
    return plans[0]


def names(found: Iterable[str]) -> str:
    """Names in a list, each once."""
    return ", ".join(dict.fromkeys(found))


# -- results -----------------------------------------------------------------------------------


def hand_out(builder: Builder, plans: Sequence[Plan], output: Path | None, *, overwrite: bool, json: bool) -> None:
    """Print fleets for people or programs, or write them to a file."""
    if output is not None:
        save(builder, plans, output, overwrite=overwrite)
    if json:
        write_json([{"plan": plan, "sum": builder.judge(plan)} for plan in plans])
    else:
        for plan in plans:
            print_fleet(builder, plan)


def save(builder: Builder, plans: Sequence[Plan], output: Path, *, overwrite: bool) -> None:
    """Write fleets into a file."""
    write_new(output, builder.write(tuple(plans)).encode(), overwrite=overwrite)
