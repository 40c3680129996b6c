"""The clauses of a game's `rules.md`, read as data."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from quarterdeck.engine.game import Clause

_HEADING = re.compile(r"## (?P<heading>.+)")
_CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-(?P<sort>[A-Z]?)\d+(?:\.\d+)?)\*\* (?P<text>.+)")


@cache
def read_clauses(package: str) -> tuple[Clause, ...]:
    """The clauses of a package's `rules.md`: lines `- **CA-2.4** text` below `## headings`, in their order.

    There, ids with an A after the hyphen are advice.
    """
    found: list[Clause] = []
    part = ""
    for line in (files(package) / "rules.md").read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.fullmatch(line):
            part = heading["heading"]
        elif clause := _CLAUSE.fullmatch(line):
            found.append(Clause(clause["id"], clause["text"], part, advice=clause["sort"] == "A"))
    return tuple(found)
