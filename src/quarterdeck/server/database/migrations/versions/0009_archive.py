"""All games that are over, with what people search them by."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables; the server fills in the games that are over already, since it must replay them."""
    op.create_table(
        "finished",
        Column("match", Text, ForeignKey("matches.id"), primary_key=True),
        Column("game", Text, nullable=False),
        Column("players", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("ending", Text, nullable=False),
        Column("moves", Integer, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("listed", Boolean, nullable=False),
    )
    op.create_index("ix_finished_listed", "finished", ["listed", "ended"])
    op.create_table(
        "finished_seats",
        Column("match", Text, ForeignKey("finished.match"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("user", Text, ForeignKey("users.id"), index=True),
        Column("bot", Text),
        Column("result", Text, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("score", Integer),
    )
    op.create_index("ix_matches_state", "matches", ["state"])


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
