"""The content that comes with the games, as each version of Quarterdeck had it that has served this database.

A record names such content by its digest alone. A later version, in which a card says something else, finds here what
the games that began before are played with.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from quarterdeck.server.database.rows import StoredPack
from quarterdeck.server.database.schema import packs


def missing_packs(connection: Connection, found: Sequence[StoredPack]) -> list[StoredPack]:
    """Those of them that are not kept yet."""
    kept = set(connection.execute(select(packs.c.digest)).scalars())
    return [pack for pack in found if pack.digest not in kept]


def keep_packs(connection: Connection, found: Sequence[StoredPack]) -> None:
    """Keep those of them that are not kept yet."""
    for pack in missing_packs(connection, found):
        connection.execute(insert(packs).values(digest=pack.digest, game=pack.game, content=pack.content))


def load_pack(connection: Connection, game: str, digest: str) -> str | None:
    """The text of content that once came with a game; None if it is not kept."""
    wanted = select(packs.c.content).where(packs.c.digest == digest, packs.c.game == game)
    return connection.execute(wanted).scalar_one_or_none()
