"""The texts about a game: its clauses with their sources, its introduction, its makers, and everything that has an id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, get_args

from msgspec import Struct

from quarterdeck.engine.errors import Malformed

Origin = Literal["rulebook", "published", "deduced", "reconstructed"]
"""Where a piece of content comes from.

`rulebook`: the game's rulebook says it. `published`: other public sources do. `deduced`: it follows from what is known.
`reconstructed`: we made it, since nothing is published.
"""
Source = Literal[Origin, "ruling", "advice"]
"""Where a clause comes from. `ruling`: we decided where the rulebook is silent or unclear. `advice`: it is not a rule."""


class Clause(Struct, frozen=True):
    """One clause of a game's rules, in players' words."""

    id: str
    text: str
    part: str
    """The heading it stands under."""
    source: Source = "rulebook"
    note: str = ""
    """More about the source; if there is a `rest`, which part of the clause comes from `source`."""
    rest: Source | Literal[""] = ""
    """Where the rest comes from, if `source` is true of only a part."""

    @property
    def advice(self) -> bool:
        """Whether it is advice and not a rule: no refusal cites it, and no test shows it."""
        return self.source == "advice"


class Credits(Struct, frozen=True, kw_only=True):
    """Who made the game and who it is for, as far as the rulebook or other public sources say; the rest is empty."""

    designers: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    publisher: str = ""
    year: str = ""
    """`2013`, `2004 to 2008`."""
    minutes: str = ""
    """How long a game takes in minutes, as the sources say it: `55 to 65`."""
    age: int = 0
    """The lowest age of players."""
    note: str = ""
    """Remarks, in sentences."""


class Component(Struct, frozen=True, kw_only=True):
    """A card, a place on a map, or anything else that position files, notation and fleets name by an id."""

    id: str
    kind: str
    name: str
    text: str = ""
    """The text on it, and what it does."""
    provenance: Origin | Literal[""] = ""
    """Where it comes from; empty if the game does not say."""
    note: str = ""
    """Which of its fields come from another source."""
    drawings: tuple[str, ...] = ()
    """Names of drawings (`GET /api/games/{key}/art`) that show it."""
    roles: tuple[str, ...] = ()
    """The role of each of these drawings, which gives its colours (`GET /theme.css`)."""
    outline: tuple[tuple[int, int], ...] = ()
    """The corners of its shape, x to the right and y upwards; empty if it has none that matters."""


_HEADING: Final = re.compile(r"## (?P<heading>.+)")
_CLAUSE: Final = re.compile(
    r"- \*\*(?P<id>[A-Z]+-(?P<sort>[A-Z]?)\d+(?:\.\d+)?)\*\*"
    r"(?: \((?P<source>[a-z]+)(?:, rest (?P<rest>[a-z]+))?(?:: (?P<note>[^)]+))?\))? (?P<text>.+?)"
    r"(?: <!-- general: (?P<general>\S+) -->)?"
)
_SORTS: Final[dict[str, Source]] = {"": "rulebook", "R": "ruling", "N": "ruling", "A": "advice"}
"""The source by the letter after an id's hyphen, for clauses that do not name their source."""
_SOURCES: Final[dict[str, Source]] = {str(source): source for source in get_args(Source)}


@cache
def read_clauses(package: str) -> tuple[Clause, ...]:
    """The clauses of a package's `rules.md`: lines `- **CA-2.4** text` below `## headings`, in their order.

    A word in brackets behind the id says where a clause comes from: `- **BC-U7.1** (reconstructed) text`. Without it,
    the letter after the hyphen does: none for the rulebook's own, R and N for rulings, A for advice.

    If the word is true of only a part, the source of the rest may follow, and a note:
    `(ruling, rest rulebook: What its last sentence says.)`. `Malformed` names a clause without a known source.

    A comment at the end, `<!-- general: … -->`, is not part of the clause; `read_general` reads it.
    """
    return tuple(
        Clause(line["id"], line["text"], part, _source(package, line), line["note"] or "", _rest(package, line))
        for part, line in _lines(package)
    )


@cache
def read_general(package: str) -> Mapping[str, str]:
    """The clauses of a package's `rules.md` that no single place carries out, each with a test or file that shows it.

    Their lines end with that name: `- **KR-8.1** Nobody decides … <!-- general: tests/…/test_turns.py::test_… -->`.
    """
    return {line["id"]: line["general"] for _, line in _lines(package) if line["general"]}


def _lines(package: str) -> list[tuple[str, re.Match[str]]]:
    """The heading and the line of each clause."""
    return [
        (part, line) for part, lines in _parts(package) for line in map(_CLAUSE.fullmatch, lines) if line is not None
    ]


@cache
def read_introduction(package: str) -> tuple[str, ...]:
    """The lines of a package's `rules.md` between its title and the first heading; each is a paragraph."""
    _, lines = _parts(package)[0]
    return tuple(line for line in lines if line and not line.startswith("# "))


def _parts(package: str) -> list[tuple[str, list[str]]]:
    """The headings with the lines below them; the first part has no heading."""
    parts: list[tuple[str, list[str]]] = [("", [])]
    for line in (files(package) / "rules.md").read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            parts.append((heading["heading"], []))
        else:
            parts[-1][1].append(line)
    return parts


def _source(package: str, line: re.Match[str]) -> Source:
    return _known(package, line, line["source"] or _SORTS.get(line["sort"], ""))


def _rest(package: str, line: re.Match[str]) -> Source | Literal[""]:
    return _known(package, line, line["rest"]) if line["rest"] else ""


def _known(package: str, line: re.Match[str], said: str) -> Source:
    if said not in _SOURCES:
        raise Malformed(
            f"{package}/rules.md",
            f"{line['id']} must say where it comes from, as in ({', '.join(_SOURCES)}); it says {said or 'nothing'}",
        )
    return _SOURCES[said]
