"""The one argument of the commands that describe the protocol: the file that they write."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path


def file_named(module: str, arguments: Sequence[str]) -> Path:
    """The file that the arguments of a module name; anything else ends the program with the usage and exit code 2."""
    parser = ArgumentParser(prog=f"python -m {module}", description="Write down the protocol of the server.")
    parser.add_argument("file", type=Path, help="the file to be written")
    found: Path = parser.parse_args(arguments).file
    return found
