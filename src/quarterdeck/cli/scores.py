"""The table of scores of a finished game in plain text: one line for each part, one column for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quarterdeck.cli.session import Session
from quarterdeck.cli.words import title
from quarterdeck.engine.standing import Standing
from quarterdeck.table.verdict import verdict

SIGNS: Final = {"plus": "+ ", "minus": "- ", "times": "× ", "told": "  "}
"""The sign for what a line does to those before it."""


def outcome(session: Session) -> str:
    """How the game ended for the only person at the keyboard; if there are several, who won."""
    return verdict(session.match, session.seating.humans, lambda seat: title(session.name(seat)))


def score_lines(session: Session) -> list[str]:
    """The table; nothing where the game counts nothing."""
    standing = session.match.standing()
    names = [title(session.name(seat)) for seat in range(session.match.players)]
    return [] if standing is None else table_of(standing, names)


def table_of(standing: Standing, names: Sequence[str]) -> list[str]:
    """The parts that count, the scores, and the parts that are only shown."""
    counted = [part for part in standing.parts if part.how != "told"]
    rows = [("", list(names))]
    if len(counted) > 1:  # a single part is the score itself
        for k, part in enumerate(counted):
            rows.append(((SIGNS[part.how] if k else "  ") + part.label, [str(value) for value in part.values]))
    rows.append((("= " if len(counted) > 1 else "  ") + standing.label, [str(score) for score in standing.scores]))
    rows += [
        (SIGNS["told"] + part.label, list(part.words) or [str(value) for value in part.values])
        for part in standing.parts
        if part.how == "told"
    ]
    first = max(len(label) for label, _ in rows)
    wide = [max(len(cells[seat]) for _, cells in rows) for seat in range(len(names))]
    return [
        "  ".join([label.ljust(first), *(cell.rjust(width) for cell, width in zip(cells, wide, strict=True))]).rstrip()
        for label, cells in rows
    ]
