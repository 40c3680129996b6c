"""The tables as the newest migration leaves them (docs/database.md); times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

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
    Column("unseen", Boolean, nullable=False, server_default=false()),
    Column("gone", Boolean, nullable=False, server_default=false()),
    Column("blocked", Text),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seen", BigInteger, nullable=False, index=True),
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
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("ended", Text),
    Index("ix_matches_listed", "listed", "changed"),
    Index("ix_matches_state", "state"),
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
    Column("left_user", Text, index=True),
    Column("awaited", BigInteger),
    Column("silent_at", Integer),
    Column("shut_until", BigInteger),
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
    Column("position", Text),
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
    Column("terms", Text, nullable=False, server_default=""),
)

plans = Table(
    "plans",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("since", Integer, nullable=False),
    Column("steps", Text, nullable=False),
    Column("dropped", Text, nullable=False),
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

channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("reaches", Text, nullable=False, server_default="", index=True),
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
    Index("ix_channels_state", "state", "next"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("channel", Text, ForeignKey("channels.id"), primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_outbox_match", "match"),
)

acts = Table(
    "acts",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("match", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("person", Text, nullable=False, server_default=""),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("content", Text, nullable=False),
)

finished = Table(
    "finished",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Integer),
    Index("ix_finished_rated", "rated", unique=True),
    Index("ix_finished_listed", "listed", "ended"),
)

finished_seats = Table(
    "finished_seats",
    metadata,
    Column("match", Text, ForeignKey("finished.match"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id"), index=True),
    Column("bot", Text),
    Column("result", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer),
    Column("left", Boolean, nullable=False, server_default=false()),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu_after", Double),
    Column("sigma_after", Double),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id"), index=True),
    Column("level", Integer),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "players"),
)

bonds = Table(
    "bonds",
    metadata,
    Column("user", Text, ForeignKey("users.id"), primary_key=True),
    Column("other", Text, ForeignKey("users.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_bonds_other", "other", "kind"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("user", Text, ForeignKey("users.id"), primary_key=True),
    Column("by_user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_invitations_user", "user"),
)
