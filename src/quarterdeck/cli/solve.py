"""`quarterdeck solve`: solve a game completely, and keep what every position is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.status import Status

from quarterdeck.cli.files import write_new
from quarterdeck.cli.options import AsJson, GameKey, Options, Overwrite, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.engine.build import compiled
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.options import read_options
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.solving import Solver
from quarterdeck.records.reading import reason
from quarterdeck.table.solved import file_of, solver_for, written

EXAMPLES: Final = examples(
    "solve cardinal", "solve cardinal --option rows=3 --option columns=4", "solve cardinal --json"
)


def solve(game: GameKey, *, option: Options = None, overwrite: Overwrite = False, json: AsJson = False) -> None:
    """Solve a game completely, and keep the table in the data folder: for the bot perfect, and for position solve."""
    found = find_game(game)
    solver = solver_for(found, read_options(found, option or ()))
    file = file_of(found, solver)
    made = overwrite or not file.is_file()
    if made:
        run(solver)
        keep(file, written(found, solver))
    if json:
        write_json({"game": found.key, "table": solver.name, "file": str(file), "made": made})
        return
    say = "solve-made" if made else "solve-there"
    out().print(cell(SAY(say, game=found.title, table=solver.name, file=str(file))))


def run(solver: Solver) -> None:
    """Do all the steps, telling on a terminal what each has found."""
    if not compiled():
        err().print(cell(SAY("solve-slow")))
    status: Status = err().status(solver.name)
    with status:
        for told in solver.steps():
            status.update(f"{solver.name}: {told}")


def keep(file: Path, data: bytes) -> None:
    """Write a table, completely or not at all."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(str(file), SAY("cannot-be-written", reason=reason(error))) from None
    write_new(file, data, overwrite=True)
