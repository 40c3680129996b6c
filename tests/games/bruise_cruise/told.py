"""What is told at a table, and to whom."""

from __future__ import annotations

from quarterdeck.engine.clauses import read_clauses
from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import Log
from quarterdeck.games.bruise_cruise.words.story import story
from tests.games.bruise_cruise.refused import step
from tests.games.bruise_cruise.table import SEATS, Table

KNOWN = {clause.id for clause in read_clauses("quarterdeck.games.bruise_cruise")}


def told(table: Table, reader: str | None = None) -> list[Sentence]:
    """The story so far as a seat reads it, `-` a spectator; None: with all secrets."""
    assert table.position.log is not None
    return story(table.position.log if reader is None else table.position.log.veiled(SEATS.find(reader)))


def texts(table: Table, reader: str | None = None) -> list[str]:
    """The sentences alone."""
    return [sentence.text for sentence in told(table, reader)]


def news(table: Table, *moves: str) -> list[str]:
    """What moves bring about."""
    table.position.log = Log()
    return texts(step(table, *moves))
