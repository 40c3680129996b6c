"""The pages in docs/notebooks are notebooks: their blocks run one after the other, and what ends a block can be shown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck
from tests.docs.files import DOCS, blocks, built_in, named

NOTEBOOKS = sorted(page for page in (DOCS / "notebooks").glob("*.md") if page.name != "README.md")
RUN = """
import ast, json, sys

space = {"__name__": "__main__"}
for number, text in enumerate(json.load(sys.stdin), 1):
    cell = ast.parse(text)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    exec(compile(cell, f"block {number}", "exec"), space)
    if last is not None:
        shown = eval(compile(ast.Expression(last.value), f"block {number}", "eval"), space)
        assert shown is None or shown._repr_svg_().startswith("<svg"), f"block {number} ends in what is not shown"
"""


def test_there_is_one_for_each_game_and_one_for_research() -> None:
    """By name."""
    assert [page.stem for page in NOTEBOOKS] == sorted([*built_in(), "research"])


@pytest.mark.parametrize("page", NOTEBOOKS, ids=named)
def test_a_notebook_runs(page: Path, tmp_path: Path) -> None:
    """As Jupyter would run it, in a folder of its own."""
    done = subprocess.run(  # noqa: S603 - our own page
        [sys.executable, "-c", RUN],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(quarterdeck.__file__).parents[1])},
        input=json.dumps(blocks(page, "python")),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
