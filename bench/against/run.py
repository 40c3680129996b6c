"""Compares this work tree with another commit, in turns, and prints ratios with their spread. `--help` lists the options."""

from __future__ import annotations

import argparse
import platform
import signal
import sys
from pathlib import Path

from against import kept, plan
from against.comparing import Compared, Missing, Sample, too_bad
from against.kept import Cost
from against.measuring import STEPS, Measuring
from against.plan import QUICK, THOROUGH, Effort
from against.printing import as_json, print_table
from against.sides import Lost, Side, here, how_rules_run
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).parents[2]
USAGE = 'make bench-against REF=COMMIT [BENCH="OPTION ..."]'
SHORT = 9
"""Letters of a commit's name that are shown."""
NOT_COMPARED = 2
STOPPED = 130
"""What the shell calls the exit code after Ctrl-C."""
NOT_BUILT = Missing("not built anew, which takes some minutes: BENCH=--build does it for both sides")


def main() -> None:
    """Compare and print; ends with 1 if something is worse by more than `--fail-above` says, with 2 if nothing was compared."""
    parser = argparse.ArgumentParser(usage=USAGE, description=__doc__)
    parser.add_argument("--ref", required=True, metavar="REF", help="the commit, tag or branch to compare with")
    parser.add_argument("--quick", action="store_true", help=f"a short run, rougher: {QUICK.minutes}")
    parser.add_argument("--build", action="store_true", help="build both sides anew, too, and compare what that takes")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--fail-above", type=float, metavar="PERCENT", help="end with 1 if a figure is surely worse, by more than this"
    )
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    console = Console(stderr=True)
    try:
        found = compare(options, console)
    except kept.CannotBuild as error:
        print(error, file=sys.stderr)
        sys.exit(NOT_COMPARED)
    except KeyboardInterrupt:
        console.print("Stopped. What was built before is kept.")
        sys.exit(STOPPED)
    if options.fail_above is not None:
        worse = too_bad(found, options.fail_above)
        for one in worse:
            console.print(f"Worse by more than {options.fail_above:g} %: {one.figure.name}", highlight=False)
        sys.exit(bool(worse))


def compare(options: argparse.Namespace, console: Console) -> list[Compared]:
    """Build what must be built, measure, and print."""
    commit = kept.commit_of(ROOT, options.ref)
    there = Side(commit[:SHORT], ROOT / kept.FOLDER / commit / ".venv" / "bin" / "python")
    costs = built(commit, console, anew=options.build)
    check_equal_ways(here(), there)
    found = measure(there, costs, QUICK if options.quick else THOROUGH, console)
    if options.json:
        print(as_json(found, {"commit": commit, "python": platform.python_version()}))
    else:
        print_table(found, f"This work tree against {there.name}", there.name)
    return found


def built(commit: str, console: Console, *, anew: bool) -> tuple[Cost | None, Cost]:
    """What building took here, if it was done anew, and there; the commit is built if it was not before."""

    def say(what: str) -> None:
        console.print(what, highlight=False)

    folder = ROOT / kept.FOLDER / commit
    fresh = not kept.is_built(folder)
    cost = kept.kept(ROOT, commit, kept.make_build, say)
    if not anew:
        return None, cost
    if not fresh:
        say(f"Building {commit[:SHORT]} anew, to compare what it takes: some minutes …")
        cost = kept.build_commit(ROOT, commit, kept.make_build)
    say("Building a copy of this work tree: some minutes …")
    return kept.build_copy(ROOT, kept.make_build), cost


def check_equal_ways(one: Side, other: Side) -> None:
    """Rules that run in different ways are not compared."""
    try:
        ways = [how_rules_run(side) for side in (one, other)]
    except Lost as lost:
        raise kept.CannotBuild(f"Quarterdeck does not start: {lost}") from None
    if ways[0] != ways[1]:
        raise kept.CannotBuild(
            f"The rules are {ways[0]} here and {ways[1]} in {other.name}: that says nothing about the change."
        )


def measure(there: Side, costs: tuple[Cost | None, Cost], effort: Effort, console: Console) -> list[Compared]:
    """All figures of both sides."""
    console.print(f"Measuring, {effort.rounds} rounds: {effort.minutes} if nothing else runs …", highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("", total=effort.rounds * STEPS + 1)

        def step(what: str) -> None:
            progress.update(bar, advance=1, description=what)

        measuring = Measuring(here(), there, effort, step)
        for _ in range(effort.rounds):
            measuring.measure_round()
        measuring.measure_files()
    for figure, field in ((plan.BUILD_PROCESSOR, "processor"), (plan.BUILD_CLOCK, "clock")):
        measuring.note(figure, *(sample(cost, field) for cost in costs))
    return measuring.results()


def sample(cost: Cost | None, field: str) -> Sample | Missing:
    """A part of what building took."""
    return NOT_BUILT if cost is None else Sample(getattr(cost, field))


if __name__ == "__main__":
    main()
