"""Lines know to what position they led, so that newer rules can be held to what a game was like before them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the digest; lines from before have none."""
    op.add_column("moves", Column("position", Text))


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
