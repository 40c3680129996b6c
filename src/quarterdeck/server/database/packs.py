"""The games' own content, in each version of Quarterdeck that has used this database.

A record names such content only by its digest. A later version, in which a card says something else, finds here the
content of games that began before.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from quarterdeck.server.database.rows import StoredPack
from quarterdeck.server.database.schema import packs


def missing_packs(connection: Connection, found: Sequence[StoredPack]) -> list[StoredPack]:
    """The packs that are not stored yet."""
    kept = set(connection.execute(select(packs.c.digest)).scalars())
    return [pack for pack in found if pack.digest not in kept]


def keep_packs(connection: Connection, found: Sequence[StoredPack]) -> None:
    """Store the packs that are not stored yet."""
    for pack in missing_packs(connection, found):
        connection.execute(insert(packs).values(digest=pack.digest, game=pack.game, content=pack.content))


def load_pack(connection: Connection, game: str, digest: str) -> str | None:
    """The text of content that once came with a game; None if it is not stored."""
    wanted = select(packs.c.content).where(packs.c.digest == digest, packs.c.game == game)
    return connection.execute(wanted).scalar_one_or_none()
