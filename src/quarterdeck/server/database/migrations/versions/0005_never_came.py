"""Of tables that are there already everybody has been at their table: 0 says from now on that somebody never came."""

from __future__ import annotations

from alembic import op

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Write down that people on seats, if never seen, were seen in 1970."""
    op.execute('UPDATE seats SET seen_until = 1 WHERE "user" IS NOT NULL AND seen_until = 0')


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
