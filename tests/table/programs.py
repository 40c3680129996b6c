"""Programs that play as bots in tests: our own engine, and some that do everything wrong."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

LOOP = """
import sys, time, os
def say(line):
    sys.stdout.write(line + "\\n"); sys.stdout.flush()
def first():
    return choices.split(";")[0].strip()
choices = ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("hello", "isready"):
        say("ready")
    elif word == "choices":
        choices = rest
    elif word == "go":
        {go}
"""


def program(folder: Path, go: str, limits: str = "patience=1") -> str:
    """The spec of a program that does something when it is to go."""
    file = folder / "bot.py"
    file.write_text(LOOP.replace("{go}", go), encoding="utf-8")
    return f"program:{limits} {shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def engine(budget: str) -> str:
    """The spec of our own engine as a program."""
    return f"program:{budget} {shlex.quote(sys.executable)} -m quarterdeck engine"
