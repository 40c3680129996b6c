"""Plant faults, and tell which tests catch them: `python -m tools.mutation kraken --number 30`.

The plain sources are tried in a folder of their own. Quick tests come first, those that catch most in the least time
before the others, until two have caught the fault or all were tried: a test that is named as the only one is needed.
Only what no quick test catches is shown to the tests marked `long`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from quarterdeck.engine.build import compiled
from tests.comparison.plain import ROOT, copy_sources
from tools.mutation.areas import AREAS, faults_in
from tools.mutation.trial import Trial

CLIENT = Path("quarterdeck/server/static")
"""What a build makes of the client; tests of the server ask for it."""
PYTEST = ("-q", "-s", "--assert=plain", "-p", "no:playwright", "-p", "no:cacheprovider", "-p", "no:xdist")


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0, whatever is caught."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("area", choices=list(AREAS))
    parser.add_argument("--number", type=int, default=20, help="so many faults (20)")
    parser.add_argument("--seed", type=int, default=1, help="other faults with another seed (1)")
    parser.add_argument("--quick", action="store_true", help="leave out the tests marked long, which may take hours")
    parser.add_argument("--tests", nargs="*", default=[], help="other tests than the area's own")
    given = parser.parse_args(arguments)
    if compiled():
        return over_plain_sources(arguments)
    area = AREAS[given.area]
    trial = Trial(faults_in(area, given.number, given.seed), area.concerns, tell, quick=given.quick)
    pytest.main([*PYTEST, *(given.tests or area.tests)], plugins=[trial])
    tried = len(trial.faults)
    tell(f"\n{given.area}: {tried} faults, {tried - len(trial.survivors)} caught, {len(trial.survivors)} not:")
    for fault in trial.survivors:
        tell(f"  {fault}")
    for test, number in trial.alone.most_common():
        tell(f"  {number} caught by {test} alone")
    for test, number in trial.only_long.most_common():
        tell(f"  {number} caught by no quick test, but by {test}")
    return 0


def over_plain_sources(arguments: Sequence[str]) -> int:
    """The same in a process whose rules are not compiled."""
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        (Path(folder) / CLIENT).symlink_to(ROOT / "src" / CLIENT)
        environment = {**os.environ, "PYTHONPATH": folder, "QUARTERDECK_EXPECT": "uncompiled"}
        command = [sys.executable, "-m", "tools.mutation", *arguments]
        return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - our own Python


def tell(line: str) -> None:
    """Print it now: a run takes long."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
