"""Puts games into the archive that are over but not in it: they ended before there was one, or it failed then."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.server.database import archive as archive_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.tables.finishing import read_outcome

AT_ONCE: Final = 100
"""How many games are looked for with one reading."""


class Archivist:
    """Fills in what is missing, one game after another, so that people can go on meanwhile."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.unreadable: set[str] = set()
        """Games that are over, but cannot be replayed here; they are not tried again before the next start."""

    async def fill_in(self) -> None:
        """Archive all games that are over and can be replayed."""
        while missing := await self._database.read(
            lambda c: archive_store.unarchived(c, AT_ONCE, self.unreadable),
        ):
            for match in missing:
                await self._archive(match)

    async def _archive(self, match: str) -> None:
        try:
            outcome = await self._database.read_long(lambda c: read_outcome(c, match))
        except QuarterdeckError as error:
            log.warning("game not archived", table=short_hash(match), problem=str(error))
            outcome = None
        if outcome is None or not await self._database.write(lambda c: archive_store.add_finished(c, match, outcome)):
            self.unreadable.add(match)
