"""Which lessons people have done."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "lessons",
        Column("user", Text, ForeignKey("users.id"), primary_key=True),
        Column("game", Text, primary_key=True),
        Column("lesson", Text, primary_key=True),
        Column("at", BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
