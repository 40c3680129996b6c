"""Secrets of tables and numbers of players: so dice can be checked."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", Column("secret", Text))
    op.add_column("seats", Column("pledge", Text))
    op.add_column("seats", Column("number", Text))


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
