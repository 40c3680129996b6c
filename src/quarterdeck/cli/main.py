"""The `quarterdeck` command: every command is registered here, and every error ends here."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import typer

from quarterdeck import __version__
from quarterdeck.cli.admin import admin
from quarterdeck.cli.cards import EXAMPLES as CARDS_EXAMPLES
from quarterdeck.cli.cards import cards
from quarterdeck.cli.connect import EXAMPLES as CONNECT_EXAMPLES
from quarterdeck.cli.connect import connect
from quarterdeck.cli.engine import EXAMPLES as ENGINE_EXAMPLES
from quarterdeck.cli.engine import engine
from quarterdeck.cli.faults import BROKEN_PIPE, FAILURE, FINE, INTERRUPTED, MALFORMED, Fault, fault_of
from quarterdeck.cli.fleet import fleet
from quarterdeck.cli.laws import EXAMPLES as LAWS_EXAMPLES
from quarterdeck.cli.laws import laws
from quarterdeck.cli.learn import EXAMPLES as LEARN_EXAMPLES
from quarterdeck.cli.learn import learn
from quarterdeck.cli.lesson import lesson
from quarterdeck.cli.listing import games, rules
from quarterdeck.cli.match import EXAMPLES as MATCH_EXAMPLES
from quarterdeck.cli.match import match
from quarterdeck.cli.new_game import new_game
from quarterdeck.cli.options import JSON_FLAG, AsJson, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.pack import pack
from quarterdeck.cli.play import EXAMPLES as PLAY_EXAMPLES
from quarterdeck.cli.play import play
from quarterdeck.cli.position import position
from quarterdeck.cli.puzzle import puzzle
from quarterdeck.cli.ratings import EXAMPLES as RATINGS_EXAMPLES
from quarterdeck.cli.ratings import ratings
from quarterdeck.cli.record import record
from quarterdeck.cli.report import EXAMPLES as REPORT_EXAMPLES
from quarterdeck.cli.report import report
from quarterdeck.cli.research import research
from quarterdeck.cli.say import SAY
from quarterdeck.cli.scene import EXAMPLES as SCENE_EXAMPLES
from quarterdeck.cli.scene import scene
from quarterdeck.cli.serve import EXAMPLES as SERVE_EXAMPLES
from quarterdeck.cli.serve import serve
from quarterdeck.cli.simulate import EXAMPLES as SIMULATE_EXAMPLES
from quarterdeck.cli.simulate import simulate
from quarterdeck.cli.solve import EXAMPLES as SOLVE_EXAMPLES
from quarterdeck.cli.solve import solve
from quarterdeck.cli.train import EXAMPLES as TRAIN_EXAMPLES
from quarterdeck.cli.train import train_network
from quarterdeck.cli.translate import translate
from quarterdeck.cli.tune import EXAMPLES as TUNE_EXAMPLES
from quarterdeck.cli.tune import tune
from quarterdeck.engine.build import how_built
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.messages.language import LANGUAGES, OWN, best_of, speak, speaking

EXAMPLES: Final = examples(
    "play cardinal", "play kraken --seats human,ismcts:3,ismcts:3", "rules cardinal", "simulate cardinal --games 1000"
)

FIRST: Final = {
    "serve": "play in the browser, at the address it prints",
    "play": "play in the terminal, against a bot",
    "learn": "learn a game by playing, lesson by lesson",
    "puzzle": "find the best move: the puzzle of the day",
    "games": "see which games there are",
    "rules cardinal": "read the rules of one of them",
    "--help": "see all commands",
}
"""The first commands for somebody who has just installed the program, and what they are good for."""

CHOSEN: Final = "QUARTERDECK_LANGUAGE"
OF_TERMINAL: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables for the language of a terminal, the strongest first."""

PARAMETER: Final = re.compile(r"['\" ]-{0,2}(?P<name>[a-z][a-z-]*|[A-Z]+)…?['\":.]")
"""An option or argument in an error about a command line: `'--games'`, `'GAME'`."""

app = typer.Typer(
    name="quarterdeck",
    help="Nautical tabletop games with their complete rules: play, automate, study.",
    epilog=EXAMPLES,
    no_args_is_help=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def show_version(*, wanted: bool) -> None:
    """Print the version and whether the rules are compiled, and stop."""
    if wanted:
        out().print(f"quarterdeck {__version__} ({how_built()})")
        raise typer.Exit(FINE)


@app.callback(invoke_without_command=True)
def quarterdeck(
    context: typer.Context,
    *,
    version: Annotated[  # noqa: ARG001 - its callback prints it
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="|".join(LANGUAGES),
            envvar=CHOSEN,
            help="The language of tables and lessons; by default that of the terminal.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Nautical tabletop games with their complete rules: play, automate, study."""
    if language:
        speak(chosen_language(language))
    if context.invoked_subcommand is None:
        welcome(context.command_path)


def chosen_language(wanted: str) -> str:
    """The language with this name; `Malformed` lists the languages."""
    found = best_of([wanted])
    if found is None:
        raise Malformed("--language", SAY("no-language", written=repr(wanted), languages=", ".join(LANGUAGES)))
    return found


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a terminal, from the first of LC_ALL, LC_MESSAGES and LANG that says something; else English."""
    said = next((environment[name] for name in OF_TERMINAL if environment.get(name)), "")
    return best_of([said]) or OWN


def welcome(called: str) -> None:
    """Print the first commands to try; `called` is how the user called the program, and begins every command."""
    width = max(map(len, FIRST))
    console = out()
    console.print(cell("Quarterdeck: nautical tabletop games with their complete rules. Try:", "bold"))
    for arguments, what in FIRST.items():
        console.print(cell(f"  {called} {arguments.ljust(width)} ", "cyan"), what)


def lay_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and hyphens: harbour-race.")],
    *,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="Where the package goes.")] = Path(),
    json: AsJson = False,
) -> None:
    """Make a package for a game of your own, beginning with a complete small game."""
    files = new_game(name, folder)
    if json:
        write_json({"game": name, "files": [str(path) for path in files]})
        return
    console = out()
    console.print(cell(f"{name}: {len(files)} files in {folder / name}", "bold"))
    console.print(f"Next: pip install -e {folder / name}, then quarterdeck play {name}. See docs/adding-a-game.md.")


app.command(epilog=examples("games", "games --json"))(games)
app.command(epilog=CARDS_EXAMPLES)(cards)
app.add_typer(rules)
app.command(epilog=PLAY_EXAMPLES)(play)
app.command(epilog=LEARN_EXAMPLES)(learn)
app.command(epilog=SERVE_EXAMPLES)(serve)
app.command(epilog=RATINGS_EXAMPLES)(ratings)
app.command(epilog=CONNECT_EXAMPLES)(connect)
app.command(epilog=SIMULATE_EXAMPLES)(simulate)
app.command(epilog=MATCH_EXAMPLES)(match)
app.command(epilog=REPORT_EXAMPLES)(report)
app.command(epilog=ENGINE_EXAMPLES)(engine)
app.command(epilog=SOLVE_EXAMPLES)(solve)
app.command(epilog=TUNE_EXAMPLES)(tune)
app.command("train", epilog=TRAIN_EXAMPLES)(train_network)
app.add_typer(record)
app.add_typer(position)
app.command(epilog=SCENE_EXAMPLES)(scene)
app.add_typer(pack)
app.add_typer(fleet)
app.add_typer(lesson)
app.add_typer(translate)
app.add_typer(research)
app.add_typer(puzzle)
app.add_typer(admin)
app.command(epilog=LAWS_EXAMPLES)(laws)
app.command("new-game", epilog=examples("new-game harbour-race", "new-game harbour-race --folder ../games"))(lay_game)


# -- running ---------------------------------------------------------------------------------


def main(called: str = "quarterdeck") -> None:
    """Run the command of the process's arguments, and exit."""
    sys.exit(run(sys.argv[1:], called))


def run(arguments: Sequence[str], called: str = "quarterdeck") -> int:
    """Run a command and return its exit code. Errors of the input are printed without a traceback."""
    with speaking(language_of(os.environ)):
        return carry_out(arguments, called)


def carry_out(arguments: Sequence[str], called: str) -> int:
    """Run a command in the language of the terminal, unless the command line names another."""
    as_json = JSON_FLAG in arguments
    try:
        code = command_line()(args=list(arguments), prog_name=called, standalone_mode=False)
        sys.stdout.flush()
    except QuarterdeckError as error:
        return tell(fault_of(error), as_json=as_json)
    except typer.TyperException as error:
        return tell(usage_fault(error.format_message()), as_json=as_json)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing is flushed into it at exit
        return BROKEN_PIPE
    except OSError as error:
        return tell(Fault("failure", str(error.filename or ""), error.strerror or str(error), FAILURE), as_json=as_json)
    return code if isinstance(code, int) else FINE


@cache
def command_line() -> Callable[..., object]:
    """All commands, made only once, since making them takes longer than most commands."""
    return typer.main.get_command(app)


def usage_fault(message: str) -> Fault:
    """The fault of a command line that cannot be read; the path is the option or argument it names."""
    named = PARAMETER.search(message)
    return Fault("usage", named["name"].lower() if named else "", message, MALFORMED)


def tell(fault: Fault, *, as_json: bool) -> int:
    """Print an error on standard error and return the exit code."""
    if as_json:
        sys.stderr.write(fault.encode() + "\n")
    else:
        line = cell(SAY("error") + " ", "bold red")
        line.append(fault.sentence(), style="default")
        err().print(line)
    return fault.code
