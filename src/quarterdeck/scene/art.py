"""Drawings: the files of an art package, `.svg` for eyes and `.txt` for terminals.

In an `.svg`, parts without a colour get the role's body and outline, and `currentColor` is its mark.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from quarterdeck.engine.errors import Malformed

_ROOT: Final = re.compile(r"\s*<svg\b(?P<attributes>[^>]*)>(?P<body>.*)</svg>\s*", re.DOTALL)
_VIEW_BOX: Final = re.compile(r'viewBox="(?P<box>[-0-9. ]+)"')

COVER: Final = "cover"
"""The drawing that is shown where people choose a game; no table needs it."""

Drawing = tuple[str, str]
"""The `viewBox`, and what stands inside the `<svg>` element."""


@cache
def drawing(package: str, name: str) -> Drawing:
    """One `.svg` of an art package; `Malformed` if it is missing or is not one drawing."""
    found = _ROOT.fullmatch(read_art(package, f"{name}.svg"))
    box = _VIEW_BOX.search(found["attributes"]) if found else None
    if found is None or box is None:
        raise Malformed(f"{package}/{name}.svg", "must be one <svg> element with a viewBox")
    return box["box"], found["body"].strip()


@cache
def is_drawn(package: str, name: str) -> bool:
    """Whether an art package has a drawing of that name."""
    return (files(package) / f"{name}.svg").is_file()


def drawings(package: str) -> dict[str, Drawing]:
    """All `.svg` files of an art package except its cover, by the names that symbols use; empty without a package."""
    if not package:
        return {}
    names = {path.name.removesuffix(".svg") for path in files(package).iterdir() if path.name.endswith(".svg")}
    return {name: drawing(package, name) for name in sorted(names - {COVER})}


def cover(package: str) -> str:
    """The file `cover.svg` of an art package; empty if there is none."""
    path = files(package) / f"{COVER}.svg" if package else None
    return path.read_text(encoding="utf-8") if path is not None and path.is_file() else ""


def read_art(package: str, file: str) -> str:
    """A file of the art package; `Malformed` if it is missing."""
    if not package or not re.fullmatch(r"[A-Za-z0-9_-]+\.(svg|txt)", file):
        raise Malformed("art", f"a scene with the drawing {file!r} must name the package it is in")
    path = files(package) / file
    if not path.is_file():
        raise Malformed("art", f"the package {package} has no drawing {file!r}")
    return path.read_text(encoding="utf-8")
