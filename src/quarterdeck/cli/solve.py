"""`quarterdeck solve`: solve a game completely, and keep what every position is worth."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Final

from quarterdeck.cli.files import write_new
from quarterdeck.cli.options import AsJson, GameKey, Options, Overwrite, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.simulate import bar
from quarterdeck.engine.build import compiled
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.options import read_options
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.solving import Solver, Step
from quarterdeck.records.reading import reason
from quarterdeck.table.solved import file_of, resume, solver_for, unfinished_file, written

EXAMPLES: Final = examples(
    "solve cardinal", "solve cardinal --option rows=3 --option columns=4", "solve cardinal --json"
)

PAUSE: Final = 60.0
"""Seconds of work between two tables that are kept, at least."""


def solve(game: GameKey, *, option: Options = None, overwrite: Overwrite = False, json: AsJson = False) -> None:
    """Solve a game completely, and keep the table in the data folder: for the bot perfect, and for position solve."""
    found = find_game(game)
    solver = solver_for(found, read_options(found, option or ()))
    file = file_of(found, solver)
    made = overwrite or not file.is_file()
    if made:
        run(found, solver)
        keep(file, written(found, solver))
        unfinished_file(found, solver).unlink(missing_ok=True)
    if json:
        write_json({"game": found.key, "table": solver.name, "file": str(file), "made": made})
        return
    say = "solve-made" if made else "solve-there"
    out().print(cell(SAY(say, game=found.title, table=solver.name, file=str(file))))


def run(game: Game, solver: Solver) -> None:
    """Do all the steps, the rest of them if there is an unfinished table; a bar on a terminal shows each step."""
    if not compiled():
        err().print(cell(SAY("solve-slow")))
    if (steps := resume(game, solver)) is not None:
        err().print(cell(SAY("solve-resumed", steps=steps)))
    keeper = Keeper(game, solver)
    step: Step | None = None
    with bar(err()) as progress:
        task = progress.add_task(solver.name)
        try:
            for step in solver.steps():
                if step.done == 1:
                    progress.reset(task)
                told = f"{solver.name}: {step.told}"
                progress.update(task, description=told, total=step.parts, completed=step.done)
                keeper.after(step)
        except KeyboardInterrupt:
            if step is not None:
                keeper.keep(step)
                err().print(cell(SAY("solve-interrupted")))
            raise


class Keeper:
    """Keeps what a solver has found so far, now and then, so that only little is lost however it ends."""

    def __init__(self, game: Game, solver: Solver) -> None:
        self.game = game
        self.solver = solver
        self.next = monotonic() + PAUSE

    def after(self, step: Step) -> None:
        """Keep the table, if it is time to."""
        if monotonic() >= self.next:
            self.keep(step)

    def keep(self, step: Step) -> None:
        """Keep the table. Writing takes at most a twentieth of the time."""
        began = monotonic()
        keep(unfinished_file(self.game, self.solver), written(self.game, self.solver, steps=step.steps))
        self.next = monotonic() + max(PAUSE, 20 * (monotonic() - began))


def keep(file: Path, data: bytes) -> None:
    """Write a table, completely or not at all."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(str(file), SAY("cannot-be-written", reason=reason(error))) from None
    write_new(file, data, overwrite=True)
