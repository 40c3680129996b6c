"""Programs of people, which play with a token."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Text, UniqueConstraint

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "programs",
        Column("id", Text, ForeignKey("users.id"), primary_key=True),
        Column("owner", Text, ForeignKey("users.id"), nullable=False),
        Column("token", Text),
        Column("created", BigInteger, nullable=False),
        UniqueConstraint("token", name="uq_programs_token"),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
