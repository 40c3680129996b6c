"""What is told of a game: its clauses with their sources, its introduction, whose game it is, what has an id."""

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
`reconstructed`: it is our own, in place of something that nobody has published.
"""
Source = Literal[Origin, "ruling", "advice"]
"""Where a clause comes from; `ruling`: how we read the rulebook where it is silent or open. `advice`: it rules nothing."""


class Clause(Struct, frozen=True):
    """One clause of a game's rules, in players' words."""

    id: str
    text: str
    part: str
    """The heading it stands under."""
    source: Source = "rulebook"
    note: str = ""
    """More about where it comes from: which part of it comes from `source`, if there is a `rest`."""
    rest: Source | Literal[""] = ""
    """Where the rest comes from, if `source` holds for a part only."""

    @property
    def advice(self) -> bool:
        """Whether it advises and rules nothing: no refusal cites it, no test shows it."""
        return self.source == "advice"


class Credits(Struct, frozen=True, kw_only=True):
    """Whose game it is, and for whom, as far as the rulebook or other public sources tell; what they do not is empty."""

    designers: tuple[str, ...] = ()
    artists: tuple[str, ...] = ()
    publisher: str = ""
    year: str = ""
    """`2013`, `2004 to 2008`."""
    minutes: str = ""
    """How long a game takes, as it is told: `55 to 65`."""
    age: int = 0
    """From what age on."""
    note: str = ""
    """What else is to be said, in sentences."""


class Component(Struct, frozen=True, kw_only=True):
    """A card, a place on a map: a thing that position files, notation and what players build name by an id."""

    id: str
    kind: str
    name: str
    text: str = ""
    """What stands on it, and what it does."""
    provenance: Origin | Literal[""] = ""
    """Empty where the game does not say."""
    note: str = ""
    """Which of its fields come from elsewhere."""
    drawings: tuple[str, ...] = ()
    """Names of drawings (`GET /api/games/{key}/art`) that show it."""
    roles: tuple[str, ...] = ()
    """The role of each of them, which says its colours (`GET /theme.css`), as pictures of the game draw it."""
    outline: tuple[tuple[int, int], ...] = ()
    """The corners of its shape, x to the right and y upwards; empty if it has none that matters."""


_HEADING: Final = re.compile(r"## (?P<heading>.+)")
_CLAUSE: Final = re.compile(
    r"- \*\*(?P<id>[A-Z]+-(?P<sort>[A-Z]?)\d+(?:\.\d+)?)\*\*"
    r"(?: \((?P<source>[a-z]+)(?:, rest (?P<rest>[a-z]+))?(?:: (?P<note>[^)]+))?\))? (?P<text>.+?)"
    r"(?: <!-- general: (?P<general>\S+) -->)?"
)
_SORTS: Final[dict[str, Source]] = {"": "rulebook", "R": "ruling", "N": "ruling", "A": "advice"}
"""What the letter after an id's hyphen says of a clause that does not say where it comes from."""
_SOURCES: Final[dict[str, Source]] = {str(source): source for source in get_args(Source)}


@cache
def read_clauses(package: str) -> tuple[Clause, ...]:
    """The clauses of a package's `rules.md`: lines `- **CA-2.4** text` below `## headings`, in their order.

    A word in brackets behind the id says where a clause comes from: `- **BC-U7.1** (reconstructed) text`. Without it,
    the letter after the hyphen does: none for the rulebook's own, R and N for rulings, A for advice.

    Behind the word may stand where the rest comes from, if the word holds for a part only, and a note:
    `(ruling, rest rulebook: What its last sentence says.)`. `Malformed` names a clause that does not say it.

    A comment at the end, `<!-- general: … -->`, is no part of the clause: `read_general` has it.
    """
    return tuple(
        Clause(line["id"], line["text"], part, _source(package, line), line["note"] or "", _rest(package, line))
        for part, line in _lines(package)
    )


@cache
def read_general(package: str) -> Mapping[str, str]:
    """The clauses of a package's `rules.md` that no single function or table carries out, with what shows each of them.

    Their lines end with it: `- **KR-8.1** Nobody decides … <!-- general: tests/…/test_turns.py::test_… -->`, a test or a
    file of the game.
    """
    return {line["id"]: line["general"] for _, line in _lines(package) if line["general"]}


def _lines(package: str) -> list[tuple[str, re.Match[str]]]:
    """The heading and the line of each clause."""
    return [
        (part, line) for part, lines in _parts(package) for line in map(_CLAUSE.fullmatch, lines) if line is not None
    ]


@cache
def read_introduction(package: str) -> tuple[str, ...]:
    """The lines of a package's `rules.md` between its title and the first heading: each of them is a paragraph."""
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
