"""What stands in the database, read without the server."""

from __future__ import annotations

from collections.abc import Iterable

from load.tables import Acknowledged, Table
from sqlalchemy import create_engine, text

QUERY = "SELECT match, ply, seat, move FROM moves WHERE kind = 'move' AND seat >= 0"


def stored_moves(url: str) -> set[Acknowledged]:
    """All moves of players in a database."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as connection:
            return {Acknowledged(*row) for row in connection.execute(text(QUERY))}
    finally:
        engine.dispose()


def acknowledged_moves(tables: Iterable[Table]) -> list[Acknowledged]:
    """All moves that players were told are stored."""
    return [move for table in tables for move in table.acknowledged]


def missing(url: str, tables: Iterable[Table]) -> int:
    """How many acknowledged moves are not in the database, or are there as other moves."""
    stored = stored_moves(url)
    return sum(move not in stored for move in acknowledged_moves(tables))


def disagreement(url: str, tables: Iterable[Table]) -> int:
    """How many moves were acknowledged but are not stored, or stored but not acknowledged, at these tables."""
    ours = list(tables)
    told = set(acknowledged_moves(ours))
    names = {table.match for table in ours}
    return len(told ^ {move for move in stored_moves(url) if move.match in names})
