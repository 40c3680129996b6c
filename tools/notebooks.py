"""Runs the pages of docs/notebooks as Jupyter would: block after block, with what each prints and what it ends in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block of Python in a page."""
PATIENCE: Final = 900
"""The seconds that a notebook may take."""
RUN: Final = """
import ast, contextlib, io, json, sys

space = {"__name__": "__main__"}
answers = []
for number, text in enumerate(json.load(sys.stdin), 1):
    cell = ast.parse(text)
    last = cell.body.pop() if isinstance(cell.body[-1], ast.Expr) else None
    said = io.StringIO()
    picture = None
    with contextlib.redirect_stdout(said):
        exec(compile(cell, f"block {number}", "exec"), space)
        if last is not None:
            shown = eval(compile(ast.Expression(last.value), f"block {number}", "eval"), space)
            if shown is not None:
                picture = shown._repr_svg_()
                assert picture.startswith("<svg"), f"block {number} ends in what is not shown"
    answers.append({"text": said.getvalue(), "picture": picture})
json.dump(answers, sys.stdout)
"""


class Failed(Exception):
    """A block of a notebook that cannot be run; what Python says of it."""


class Shown(Struct, frozen=True):
    """What a block printed, and the picture that it ends in, as SVG."""

    text: str
    picture: str | None


def run(blocks: Sequence[str], folder: Path, path: str = "") -> list[Shown]:
    """Run blocks in a process of their own and in a folder; `path` is where Python looks for modules first."""
    done = subprocess.run(  # noqa: S603 - our own page
        [sys.executable, "-c", RUN],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        input=msgspec.json.encode(list(blocks)),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise Failed(done.stderr.decode("utf-8", "replace"))
    return msgspec.json.decode(done.stdout, type=list[Shown])


def with_answers(page: str, shown: Iterable[Shown]) -> str:
    """The page with what each block shows below it, for the site."""
    answers = iter(shown)
    return BLOCK.sub(lambda found: f"{found[0]}{told(next(answers))}", page)


def told(shown: Shown) -> str:
    """What a block shows, as MyST reads it."""
    pieces = []
    if shown.text.strip():
        pieces.append(f"<pre>{escape(shown.text.rstrip())}</pre>")
    if shown.picture is not None:
        data = b64encode(shown.picture.encode()).decode()
        pieces.append(f'<img alt="The board that a notebook shows here" src="data:image/svg+xml;base64,{data}">')
    if not pieces:
        return ""
    return "\n\n```{raw} html\n" + f'<div class="shown">{"".join(pieces)}</div>\n```'
