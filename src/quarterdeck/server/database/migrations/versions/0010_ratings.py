"""Games that count for ratings, and the ratings of people and bots."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, Text, false

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add columns and a table; no game that is there already counts."""
    op.add_column("matches", Column("rated", Boolean, nullable=False, server_default=false()))
    op.add_column("finished", Column("rated", Integer))
    op.create_index("ix_finished_rated", "finished", ["rated"], unique=True)
    for name in ("mu_before", "sigma_before", "mu_after", "sigma_after"):
        op.add_column("finished_seats", Column(name, Double))
    op.create_table(
        "ratings",
        Column("player", Text, primary_key=True),
        Column("game", Text, primary_key=True),
        Column("players", Integer, primary_key=True, autoincrement=False),
        Column("user", Text, ForeignKey("users.id"), index=True),
        Column("level", Integer),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", Integer, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "players"])


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
