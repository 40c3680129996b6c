"""Whom an address reaches, however it is written: found by an index whenever somebody enters one."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text, bindparam, column, select, table, update

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0014"
down_revision = "0013"

_CHANNELS = table("channels", column("id"), column("kind"), column("address"), column("reaches"))


def upgrade() -> None:
    """Add a column, fill it for the addresses that there are, and find by it instead of by the address."""
    op.add_column("channels", Column("reaches", Text, nullable=False, server_default=""))
    connection = op.get_bind()
    found = connection.execute(select(_CHANNELS.c.id, _CHANNELS.c.kind, _CHANNELS.c.address)).all()
    rows = [{"row": row, "whom": _reached(kind, address)} for row, kind, address in found]
    if rows:
        fill = update(_CHANNELS).where(_CHANNELS.c.id == bindparam("row")).values(reaches=bindparam("whom"))
        connection.execute(fill, rows)
    op.drop_index("ix_channels_address", "channels")
    op.create_index("ix_channels_reaches", "channels", ["reaches"])


def _reached(kind: str, address: str) -> str:
    """As it was when this schema was new: a migration does not change."""
    if kind != "mail":
        return address
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
