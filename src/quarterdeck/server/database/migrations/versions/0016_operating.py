"""Operators can end tables and block people."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the operator's words to tables and people, and the person to the list of what operators did."""
    op.add_column("matches", Column("ended", Text))
    op.add_column("users", Column("blocked", Text))
    op.add_column("acts", Column("person", Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
