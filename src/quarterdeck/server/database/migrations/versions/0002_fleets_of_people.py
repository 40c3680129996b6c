"""Seats store the fleet that their person brings and the player who left; a table with moves has begun."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; a table whose game goes on is not open, whatever stands in its row."""
    op.add_column("seats", Column("fleet", Text))
    op.add_column("seats", Column("left_by", Text))
    op.execute(
        "UPDATE matches SET state = 'playing' WHERE state = 'open'"
        ' AND EXISTS (SELECT 1 FROM moves WHERE moves."match" = matches.id)'
    )


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
