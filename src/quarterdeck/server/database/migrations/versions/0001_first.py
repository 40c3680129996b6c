"""The first schema."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

from quarterdeck.server.database.errors import SAY, DatabaseError

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _people()
    _matches()
    _talk()


def _people() -> None:
    op.create_table(
        "settings",
        Column("key", Text, nullable=False),
        Column("value", Text, nullable=False),
        PrimaryKeyConstraint("key", name="pk_settings"),
    )
    op.create_table(
        "users",
        Column("id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("colour", Text, nullable=False),
        Column("login", Text),
        Column("password", Text),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_users"),
        UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "sessions",
        Column("id", Text, nullable=False),
        Column("user", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_sessions"),
        ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def _matches() -> None:
    op.create_table(
        "matches",
        Column("id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("header", Text, nullable=False),
        Column("host", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("state", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("rematch_of", Text),
        Column("rematch", Text),
        PrimaryKeyConstraint("id", name="pk_matches"),
        ForeignKeyConstraint(["host"], ["users.id"], name="fk_matches_host"),
        ForeignKeyConstraint(["rematch_of"], ["matches.id"], name="fk_matches_rematch_of"),
        ForeignKeyConstraint(["rematch"], ["matches.id"], name="fk_matches_rematch"),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index("ix_matches_listed", "matches", ["listed", "changed"])
    op.create_table(
        "seats",
        Column("match", Text, nullable=False),
        Column("seat", Integer, nullable=False, autoincrement=False),
        Column("user", Text),
        Column("bot", Text),
        Column("stand_in", Text),
        Column("seen_until", BigInteger, nullable=False),
        PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
        ForeignKeyConstraint(["user"], ["users.id"], name="fk_seats_user"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "moves",
        Column("match", Text, nullable=False),
        Column("ply", Integer, nullable=False, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("move", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("back_to", Integer),
        Column("agreed", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("thought", LargeBinary),
        PrimaryKeyConstraint("match", "ply", name="pk_moves"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_moves_match"),
    )


def _talk() -> None:
    op.create_table(
        "remarks",
        Column("match", Text, nullable=False),
        Column("n", Integer, nullable=False, autoincrement=False),
        Column("user", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("match", "n", name="pk_remarks"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_remarks_match"),
        ForeignKeyConstraint(["user"], ["users.id"], name="fk_remarks_user"),
    )
    op.create_table(
        "proposals",
        Column("match", Text, nullable=False),
        Column("proposal", Integer, nullable=False, autoincrement=False),
        Column("what", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("by_user", Text, nullable=False),
        Column("expected", Integer, nullable=False),
        Column("agreed", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("match", "proposal", name="pk_proposals"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_proposals_match"),
        ForeignKeyConstraint(["by_user"], ["users.id"], name="fk_proposals_by_user"),
    )


def downgrade() -> None:
    """Refused: what later schemas hold has no place here."""
    raise DatabaseError(SAY("no-way-back"))
