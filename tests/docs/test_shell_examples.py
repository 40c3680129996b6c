"""What pages tell the reader to run exists: programs, targets of make, modules, scripts, and their options."""

from __future__ import annotations

import json
import re
from importlib.machinery import PathFinder
from itertools import takewhile
from pathlib import Path

import pytest

from tests.docs.files import ROOT, folders, named, pages, pages_in
from tests.docs.shell import OTHERS, OURS, commands, mentioned, shown

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
SETTINGS = set(re.findall(r"\$\(([A-Z]+)\)", MAKEFILE))
FOLDERS = ("src", "bench", ".")
"""Where modules of ours lie."""


def fault(command: list[str]) -> str | None:
    """What is wrong with a command; those of `quarterdeck` are looked at in test_commands.py."""
    program, *words = command
    if program == "make":
        return make_fault(words)
    if program == "npm":
        return npm_fault(words)
    if program == "python" and words[:1] == ["-m"]:
        return module_fault(words[1], words[2:])
    return None if program in OURS + OTHERS else f"{program}: neither ours nor one of OTHERS in tests/docs/shell.py"


def make_fault(words: list[str]) -> str | None:
    """A target or a setting that the Makefile does not have."""
    for word in words:
        name, is_setting, _ = word.partition("=")
        if name not in (SETTINGS if is_setting else TARGETS):
            return f"make {word}: the Makefile has no {name}"
    return None


def npm_fault(words: list[str]) -> str | None:
    """A script that the client does not have."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    known = words == ["ci"] or (words[0] == "run" and words[1] in scripts)
    return None if known else f"npm {' '.join(words)}: web/package.json has no such script"


def module_fault(module: str, words: list[str]) -> str | None:
    """A module that is not there; for ours, an option that its source does not have."""
    sources = [path for folder in FOLDERS for path in sources_of(ROOT / folder / module.replace(".", "/"))]
    if not sources:
        package = module.partition(".")[0]
        known = package not in {"quarterdeck", "tests", "studies", "tools"} and PathFinder.find_spec(package)
        return None if known else f"python -m {module}: there is no such module"
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    unknown = [option for option in options if f'"{option}"' not in text]
    return f"python -m {module} {' '.join(unknown)}: it has no such option" if unknown else None


def sources_of(place: Path) -> list[Path]:
    """The file of a module, or all files of a package that can be run."""
    if (place / "__main__.py").is_file():
        return sorted(place.glob("*.py"))
    return [path for path in [place.with_name(f"{place.name}.py")] if path.is_file()]


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_what_a_page_tells_to_run_exists(folder: Path) -> None:
    """In its blocks, and within its lines as far as it is written out there."""
    for page in pages_in(folder):
        inline = [list(takewhile(re.compile(r"[\w./=-]+").fullmatch, command)) for command in mentioned(page)]
        assert list(filter(None, map(fault, [*shown(page), *inline]))) == [], named(page)


def test_pages_tell_to_run_something() -> None:
    """Or the check above would pass over all of them."""
    found = {command[0] for page in pages() for command in shown(page)}
    assert set(OURS) <= found
    assert ["make", "play"] in shown(ROOT / "README.md")


@pytest.mark.parametrize(
    "line",
    [
        "make plaiy",
        "make bench BENHC=--quick",
        "(cd web && npm run bild)",
        "PYTHONPATH=src .venv/bin/python -m tests.caos 7",
        "python -m quarterdeck.nothing",
        "python3 -m studies.pirates --firts 13   # a comment",
        "quaterdeck games",
    ],
)
def test_what_does_not_exist_is_found(line: str) -> None:
    """One fault in each of these lines."""
    assert len(list(filter(None, map(fault, commands(line))))) == 1
