"""What is refused at a table, and how: positions are laid out in words, moves are written in notation."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bruise_cruise.refusals.refusals import why_not
from quarterdeck.games.bruise_cruise.rules import phases
from quarterdeck.games.bruise_cruise.words.notation import parse
from tests.games.bruise_cruise.table import Table


def step(table: Table, *moves: str) -> Table:
    """Legal moves in notation, one after the other; what is forced is asked too."""
    for text in moves:
        move = parse(table.position, text)
        assert why_not(table.position, move) is None, f"{text} is refused"
        assert move in table.position.legal(), f"{text} is not among {table.options}"
        phases.make(table.position, move)
    return table


def refusal(table: Table, text: str) -> Refusal:
    """Why a move is refused; it must be, and must not be legal."""
    move = parse(table.position, text)
    found = why_not(table.position, move)
    assert found is not None, f"{text} is not refused"
    assert move not in table.position.legal(), f"{text} is legal"
    return found


def refused(table: Table, text: str) -> tuple[str, str]:
    """The clause and the sentence of a refusal."""
    found = refusal(table, text)
    return found.clause, found.sentence


def refused_number(table: Table, move: int) -> tuple[str, str]:
    """The same of a move that has no text, since it is beyond the pack."""
    found = why_not(table.position, move)
    assert found is not None
    return found.clause, found.sentence
