"""Seats know since when their person is to choose; people may be sent notices about it; what operators do is noted."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column, which says nothing about seats until their table is read again, and the tables."""
    op.add_column("seats", Column("awaited", BigInteger))
    op.create_table(
        "channels",
        Column("id", Text, primary_key=True),
        Column("user", Text, ForeignKey("users.id"), nullable=False),
        Column("kind", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("keys", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("quiet_from", Integer, nullable=False),
        Column("quiet_until", Integer, nullable=False),
        Column("zone", Text, nullable=False),
        Column("pause", Integer, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("next", BigInteger, nullable=False),
        Column("failures", Integer, nullable=False),
    )
    op.create_index("ix_channels_user", "channels", ["user"])
    op.create_index("ix_channels_address", "channels", ["address"])
    op.create_index("ix_channels_state", "channels", ["state", "next"])
    op.create_table(
        "outbox",
        Column("channel", Text, ForeignKey("channels.id"), primary_key=True),
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_outbox_match", "outbox", ["match"])
    op.create_table(
        "acts",
        Column("n", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("what", Text, nullable=False),
        Column("match", Text, nullable=False),
        Column("note", Text, nullable=False),
    )


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
