"""What is refused at a table, and how: positions are laid out in words, moves are written in notation."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.refusals.refusals import why_not
from quarterdeck.games.bremerhaven.words.parsing import parse
from tests.games.bremerhaven.table import Table


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
    """The same of a move that has no text."""
    found = why_not(table.position, move)
    assert found is not None
    return found.clause, found.sentence


def allowed(table: Table, text: str) -> bool:
    """Nothing is said against a move; if it is a listed one it is legal."""
    move = parse(table.position, text)
    found = why_not(table.position, move)
    assert move >= codes.MOVES or (found is None) == (move in table.position.legal())
    return found is None


def until(table: Table, stop: Callable[[], bool], *wanted: str) -> Table:
    """On by `Table.step` until something is so, or the game is over."""
    while not (stop() or table.position.over()):
        table.step(*wanted)
    return table
