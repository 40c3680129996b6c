"""Makes a wheel of this work tree in `build/wheel`, and shows on one line what is going on and how long it will take.

`python -m tools.build` takes its time for fast rules; `python -m tools.build --quick` is for work on rules: only what has changed
is compiled, and not optimised. What setuptools and mypyc say goes to `build/build.log`, and is shown if they fail.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TaskID, TextColumn
from rich.text import Text

from tools import backend, compiling

FOLDER: Final = Path("build/wheel")
LOG: Final = Path("build/build.log")
ROUTINE: Final = ("copying ", "creating ", "running ", "adding ", "writing ", "reading ")
"""How the lines begin that setuptools writes whatever happens."""
TAIL: Final = 30
"""How many lines of the log are shown when something fails."""
STEP: Final = 5
"""Seconds."""
LEAST: Final = 1.0
"""Seconds; sooner nothing is known about how fast this machine is."""


class Left(ProgressColumn):
    """How long the rest takes, counted down while a stage tells nothing of itself."""

    def render(self, task: Task) -> Text:
        """In steps of five seconds: nobody knows it better."""
        if task.total is None:  # nobody knows yet what there is to do
            return Text()
        seconds = float(task.fields["ends"]) - time.monotonic()
        return Text(f"about {max(round(seconds / STEP) * STEP, STEP)} s more")


class Line:
    """The line of progress. How long the rest takes is reckoned from how long the stages took so far."""

    def __init__(self, console: Console) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), Left())
        self.progress = Progress(*columns, console=console, transient=True)
        self.started = time.monotonic()
        self.task: TaskID = self.progress.add_task("Collecting files", total=None, ends=self.started)
        self.before = 0.0
        self.stage = 0.0
        self.after = 0.0

    def begins(self, what: str, seconds: float, left: float) -> None:
        """Show the stage; where no line can be drawn over, as a line of its own."""
        self.before += self.stage
        self.stage, self.after = seconds, left
        self.progress.update(self.task, description=what)
        if not self.progress.console.is_terminal:
            self.progress.console.print(f"{what} …")
        self.advances(0)

    def advances(self, part: float) -> None:
        """Show how much is done, and how long the rest takes."""
        done = self.before + part * self.stage
        whole = self.before + self.stage + self.after
        elapsed = time.monotonic() - self.started
        rest = (whole - done) * (elapsed / done if done and elapsed > LEAST else 1 / compiling.JOBS)
        self.progress.update(self.task, completed=done, total=whole, ends=time.monotonic() + rest)

    def says(self, sentence: str) -> None:
        """Show it above the line."""
        self.progress.console.print(sentence)


def make_wheel() -> None:
    """Make it, and leave no older one beside it."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    backend.build_wheel(str(FOLDER))


def main() -> None:
    """Make the wheel; ends with 1 if it cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m tools.build", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="compile without optimising: slower rules, sooner")
    parser.add_argument(
        "--rules", action="store_true", help="only compile the rules; the wheel can wait for the client"
    )
    parser.add_argument("--silent", action="store_true", help="show no progress: everything is compiled already")
    options = parser.parse_args()
    os.environ[compiling.BUILD] = "quick" if options.quick else ""
    os.chdir(compiling.ROOT)
    LOG.parent.mkdir(exist_ok=True)
    console = Console(file=sys.stderr, highlight=False, soft_wrap=True, quiet=options.silent)
    line = Line(console)
    compiling.heard = line
    try:
        with line.progress, LOG.open("w", encoding="utf-8") as log, redirect_stdout(log), redirect_stderr(log):
            if options.rules:
                compiling.libraries()
            else:
                make_wheel()
    except KeyboardInterrupt:
        sys.exit("Stopped. What is compiled so far is kept.")
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever setuptools fails with, the log has it
        console.quiet = False
        said = [line for line in LOG.read_text(encoding="utf-8").splitlines() if not line.startswith(ROUTINE)]
        console.print("\n".join(said[-TAIL:]), markup=False)
        why = "what is wrong stands above" if isinstance(error, SystemExit) else str(error)
        sys.exit(f"Quarterdeck could not be built: {why} ({LOG} holds everything)")


if __name__ == "__main__":
    main()
