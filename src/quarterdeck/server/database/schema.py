"""The tables as the newest migration leaves them (docs/database.md); times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}
"""Constraints have names of our own, so that later migrations can name them on every database."""

metadata: Final = MetaData(naming_convention=NAMES)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),
)

programs = Table(
    "programs",
    metadata,
    Column("id", Text, ForeignKey("users.id"), primary_key=True),
    Column("owner", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("token", Text, unique=True),
    Column("created", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("host", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("rematch_of", Text, ForeignKey("matches.id"), index=True),
    Column("rematch", Text, ForeignKey("matches.id"), index=True),
    Column("secret", Text),
    Index("ix_matches_listed", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id"), index=True),
    Column("bot", Text),
    Column("stand_in", Text),
    Column("seen_until", BigInteger, nullable=False),
    Column("fleet", Text),
    Column("left_by", Text),
    Column("pledge", Text),
    Column("number", Text),
)

moves = Table(
    "moves",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("back_to", Integer),
    Column("agreed", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("thought", LargeBinary),
    Column("spent", BigInteger),
)

clocks = Table(
    "clocks",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seats", Text, nullable=False),
    Column("since", BigInteger),
    Column("paused", Boolean, nullable=False),
    Column("due", BigInteger, index=True),
    Column("version", Integer, nullable=False),
)

remarks = Table(
    "remarks",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("proposal", Integer, primary_key=True, autoincrement=False),
    Column("what", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by_user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("expected", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("user", Text, ForeignKey("users.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("content", Text, nullable=False),
)
