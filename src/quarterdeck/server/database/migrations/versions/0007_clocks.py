"""Clocks of matches, and how long players took for their moves."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table, and the column of the moves."""
    op.create_table(
        "clocks",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("seats", Text, nullable=False),
        Column("since", BigInteger),
        Column("paused", Boolean, nullable=False),
        Column("due", BigInteger),
        Column("version", Integer, nullable=False),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.add_column("moves", Column("spent", BigInteger))


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
