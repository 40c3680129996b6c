"""Where faults are planted, and which tests look there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from quarterdeck.engine.dice import seeded
from tools.mutation.faults import Fault, Finder

PACKAGE: Final = Path("src/quarterdeck")
GAMES: Final = ("bremerhaven", "bruise-cruise", "cardinal", "kraken", "pirates")
PICTURES: Final = frozenset({"picture", "words", "file"})
"""Rooms of games, and files of that name, that are looked at by golden files."""


class Area(Struct, frozen=True):
    """A part of the sources."""

    sources: tuple[str, ...]
    """Patterns of files below the package."""
    tests: tuple[str, ...]
    functions: tuple[str, ...] = ()
    """Only in functions with one of these in their names; none: in all."""
    game: str = ""
    """The game whose rules these are: tests with another game as their parameter are not tried."""

    def concerns(self, test: str) -> bool:
        """Whether a test, by its id, may see a fault here."""
        parameters = test.partition("[")[2]
        named = {game for game in GAMES if game in parameters}
        return not self.game or not named or self.game in named


def rules_of(game: str) -> Area:
    """The rules of a game."""
    folder = game.replace("-", "_")
    tests = (f"tests/games/{folder}", "tests/laws", "tests/records", "tests/bots")
    return Area((f"games/{folder}/**/*.py",), tests, game=game)


AREAS: Final = {
    **{game: rules_of(game) for game in GAMES},
    "veils": Area(
        ("games/**/*.py", "engine/*.py", "table/*.py", "records/*.py"),
        (
            "tests/laws",
            "tests/table",
            "tests/records",
            "tests/games",
            "tests/server/test_leaks.py",
            "tests/server/test_stages.py",
        ),
        ("veil", "imagine", "known", "reveal", "secret", "hide", "forget"),
    ),
    "search": Area(("bots/*.py",), ("tests/bots", "tests/lab", "tests/contract", "tests/analysis")),
    "server": Area(
        ("server/tables/*.py", "server/gate/*.py", "server/people/*.py", "table/*.py"), ("tests/server", "tests/table")
    ),
}


def faults_in(area: Area, number: int, seed: int) -> list[Fault]:
    """So many different ones, drawn by a seed: first a file, each as likely as the others, then a fault in it."""
    dice = seeded(seed)
    files = [
        faults
        for pattern in area.sources
        for path in sorted(PACKAGE.glob(pattern))
        if (faults := faults_of(path, area))
    ]
    drawn: list[Fault] = []
    while files and len(drawn) < number:
        faults = files[dice.below(len(files))]
        fault = faults[dice.below(len(faults))]
        if fault not in drawn:
            drawn.append(fault)
    return drawn


def faults_of(path: Path, area: Area) -> list[Fault]:
    """All that an area can have in one file."""
    if PICTURES & {*path.parts, path.stem}:
        return []
    module = ".".join(path.relative_to("src").with_suffix("").parts)
    found = Finder(module.removesuffix(".__init__"), path.read_bytes()).find()
    return [fault for fault in found if not area.functions or any(name in fault.function for name in area.functions)]
