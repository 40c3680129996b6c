"""Games that count go on when somebody leaves; programs that are silent are known to all servers; lists tell of clocks."""

from __future__ import annotations

import json

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, Text, column, false, select, table

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add what is to be known of leavers, of programs and of what was agreed about time, which stands in the headers."""
    op.add_column("finished_seats", Column("left", Boolean, nullable=False, server_default=false()))
    op.add_column("seats", Column("silent_at", Integer))
    op.add_column("seats", Column("shut_until", BigInteger))
    op.add_column("clocks", Column("terms", Text, nullable=False, server_default=""))
    clocks = table("clocks", column("match"), column("terms"))
    matches = table("matches", column("id"), column("header"))
    connection = op.get_bind()
    wanted = select(matches.c.id, matches.c.header).join(clocks, clocks.c.match == matches.c.id)
    for match, header in connection.execute(wanted).all():
        connection.execute(clocks.update().where(clocks.c.match == match).values(terms=terms_of(header)))


def terms_of(header: str) -> str:
    """What a header says about time, as JSON; empty if it is damaged, in which case its table says so when it is read."""
    try:
        terms = json.loads(header).get("clock")
    except (ValueError, AttributeError):
        return ""
    return "" if terms is None else json.dumps(terms)


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
