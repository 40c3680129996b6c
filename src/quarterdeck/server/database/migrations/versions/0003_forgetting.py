"""What refers to people and tables is found by them: so those that nobody needs any more can be forgotten quickly."""

from __future__ import annotations

from alembic import op

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the indexes."""
    for table, column in (
        ("remarks", "user"),
        ("proposals", "by_user"),
        ("matches", "rematch_of"),
        ("matches", "rematch"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
