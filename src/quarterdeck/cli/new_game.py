"""Makes a package for a game of one's own from a template that is a complete small game."""

from __future__ import annotations

import keyword
import os
import re
import shutil
import sys
import tempfile
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Final

from quarterdeck import __version__
from quarterdeck.cli.say import SAY
from quarterdeck.engine import registry
from quarterdeck.engine.errors import Malformed

LONGEST_NAME: Final = 40
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ENDING: Final = ".tmpl"
_HIDDEN: Final = "dot-"
"""The beginning of names in the template that stands for a dot."""


def new_game(name: str, folder: Path) -> list[Path]:
    """The files of a new package `folder/name`, all of them or none; nothing that exists is changed.

    The folder is made if there is none.

    Raises:
        Malformed: `name` cannot name a game, or `folder` cannot take it.
    """
    words = words_of(name)
    target = folder / name
    if folder.exists() and not folder.is_dir():
        raise Malformed("folder", SAY("folder-is-file", folder=repr(str(folder))))
    if os.path.lexists(target):
        raise Malformed("name", SAY("folder-there", folder=repr(str(target))))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lay(words, target)
    except OSError as error:
        raise Malformed(
            "folder", SAY("folder-takes-nothing", folder=repr(str(folder)), reason=str(error.strerror))
        ) from None
    return sorted(path for path in target.rglob("*") if path.is_file())


def words_of(name: str) -> dict[str, str]:
    """The text for each placeholder of the template; `Malformed` says why a name is not possible."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise Malformed("name", SAY("no-game-name", name=repr(name), most=LONGEST_NAME, example="harbour-race"))
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or module in ("quarterdeck", "tests"):
        raise Malformed("name", SAY("name-of-python", name=repr(module)))
    if name in registry.keys():  # noqa: SIM118 - a function, not a mapping
        raise Malformed("name", SAY("game-there", name=repr(name)))
    parts = name.split("-")
    initials = "".join(part[0] for part in parts) if len(parts) > 1 else name[:2]
    return {
        "__game__": name,
        "__module__": module,
        "__Game__": "".join(part.capitalize() for part in parts),
        "__GAME__": module.upper(),
        "__Title__": " ".join(part.capitalize() for part in parts),
        "__ID__": re.sub(r"[^A-Z]", "", initials.upper()),
        "__quarterdeck__": __version__,
    }


def lay(words: dict[str, str], target: Path) -> None:
    """Write the package beside its place, then rename it in one step."""
    draft = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        for place, content in template_files():
            path = draft / fill(str(place), words)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(fill(content, words), encoding="utf-8")
        draft.chmod(0o755)
        draft.rename(target)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def template_files() -> list[tuple[PurePosixPath, str]]:
    """The template: where each file goes, and its text, placeholders still in both."""
    return _below(files("quarterdeck.cli") / "template", PurePosixPath())


def _below(folder: Traversable, place: PurePosixPath) -> list[tuple[PurePosixPath, str]]:
    found: list[tuple[PurePosixPath, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found.extend(_below(entry, place / entry.name))
        elif entry.name.endswith(_ENDING):
            name = entry.name.removesuffix(_ENDING)
            name = f".{name.removeprefix(_HIDDEN)}" if name.startswith(_HIDDEN) else name
            found.append((place / name, entry.read_text(encoding="utf-8")))
    return found


def fill(text: str, words: dict[str, str]) -> str:
    """The text with every placeholder replaced."""
    return re.sub("|".join(words), lambda found: words[found[0]], text)
