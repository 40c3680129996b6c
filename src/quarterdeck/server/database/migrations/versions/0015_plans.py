"""Seats can have plans: moves that are made as soon as the seat is asked."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the table of plans."""
    op.create_table(
        "plans",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("user", Text, ForeignKey("users.id"), nullable=False),
        Column("since", Integer, nullable=False),
        Column("steps", Text, nullable=False),
        Column("dropped", Text, nullable=False),
        Column("version", Integer, nullable=False),
    )
    op.create_index("ix_plans_user", "plans", ["user"])


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
