"""Whom people know, whom they do not want to hear, who is invited to which table, and who was here lately."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Text, false

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add columns and tables; everybody who is there already is shown as here."""
    op.add_column("users", Column("unseen", Boolean, nullable=False, server_default=false()))
    op.add_column("users", Column("gone", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("left_user", Text))
    op.create_index("ix_seats_left_user", "seats", ["left_user"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_table(
        "bonds",
        Column("user", Text, ForeignKey("users.id"), primary_key=True),
        Column("other", Text, ForeignKey("users.id"), primary_key=True),
        Column("kind", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_bonds_other", "bonds", ["other", "kind"])
    op.create_table(
        "invitations",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("user", Text, ForeignKey("users.id"), primary_key=True),
        Column("by_user", Text, ForeignKey("users.id"), nullable=False, index=True),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_invitations_user", "invitations", ["user"])


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
