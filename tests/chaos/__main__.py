"""`python -m tests.chaos 4711` replays a run and tells what happened; `--runs 10000` makes so many, from 1 on."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.chaos.crowd import run_all, run_one, sweep
from tests.chaos.mutants import MUTANTS
from tests.chaos.plan import plan_of
from tests.chaos.run import Result

PROCESSES = 2
MOST_TOLD = 20
"""Failing runs whose findings are printed."""


def main(arguments: Sequence[str]) -> int:
    """The exit code: 1 if something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("names", nargs="*", help="runs: a number, statement:NUMBER:before|after|lost, await:NUMBER")
    parser.add_argument("--runs", type=int, default=0, help="so many random runs")
    parser.add_argument("--first", type=int, default=1, help="the number of the first of them")
    parser.add_argument("--sweep", action="store_true", help="each statement and await of a short game fails in turn")
    parser.add_argument("--mutant", choices=sorted(MUTANTS), default="", help="plant a fault in the server")
    given = parser.parse_args(arguments)
    try:
        for name in given.names:
            plan_of(name)
    except ValueError as error:
        parser.error(str(error))
    if given.names:
        results = [run_one(name, mutant=given.mutant) for name in given.names]
        for result in results:
            tell(result)
        return int(any(result.found for result in results))
    return many(given.runs, given.first, given.mutant, swept=given.sweep)


def tell(result: Result) -> None:
    """A run from its beginning to its end."""
    print("\n".join(result.transcript))  # noqa: T201 - what was asked for
    print(f"\n{result.name}: {len(result.found)} found")  # noqa: T201
    for found in result.found:
        print(f"  {found}")  # noqa: T201


def many(runs: int, first: int, mutant: str, *, swept: bool) -> int:
    """Many runs, with a bar that shows how far they are."""
    names = [str(number) for number in range(first, first + runs)]
    if swept:
        names += sweep()
    faults: Counter[str] = Counter()
    failing: list[Result] = []
    requests = 0
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("runs", total=len(names))
        for result in run_all(names, PROCESSES, mutant=mutant):
            faults.update(result.faults)
            requests += result.requests
            if result.found:
                failing.append(result)
            progress.update(task, advance=1, description=f"runs, {len(failing)} failing" if failing else "runs")
    out = Console(highlight=False, soft_wrap=True)
    out.print(f"{len(names):,} runs with {requests:,} requests; what went wrong on purpose:", markup=False)
    for kind, times in sorted(faults.items()):
        out.print(f"  {kind:<20} {times:>9,}", markup=False)
    for result in failing[:MOST_TOLD]:
        out.print(f"run {result.name}:", *(f"\n  {found}" for found in result.found[:4]), markup=False)
    if failing:
        out.print(f"{len(failing)} runs fail: {' '.join(result.name for result in failing)}", markup=False)
        out.print(f"Replay one: python -m tests.chaos {failing[0].name}", markup=False)
    return int(bool(failing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
