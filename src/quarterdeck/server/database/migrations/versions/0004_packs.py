"""The content that comes with the games is kept, as it was when games were played with it."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "packs",
        Column("digest", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("content", Text, nullable=False),
    )


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
