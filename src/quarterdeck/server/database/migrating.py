"""Opens a database: updates its schema, or refuses it with the reason."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import URL, Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.database.engines import is_shared, make_file, shown
from quarterdeck.server.database.errors import SAY, CorruptRow, DatabaseError, reason
from quarterdeck.server.database.files import check_beginning, checkpoint, trouble
from quarterdeck.server.database.schema import settings
from quarterdeck.server.database.schema_version import newest_revision, revision_of
from quarterdeck.server.logs import log

_SECRET: Final = "secret"  # noqa: S105 - the name of the row


def prepare(url: URL, engine: Engine) -> bytes:
    """Migrate to the newest schema in one transaction; returns the secret that the database keeps."""
    if not is_shared(url):
        for other in check_beginning(url):
            log.warning("a new database begins beside what may be a copy", database=shown(url), other=str(other))
        make_file(url)
        full = trouble(url)
        if full is not None:
            log.error("the disk is full", problem=full)
    try:
        with engine.begin() as connection:
            _migrate(url, connection)
            secret = _secret(connection)
    except SQLAlchemyError as error:
        full = trouble(url)
        if full is not None:
            raise DatabaseError(SAY("cannot-open-full", url=shown(url), reason=reason(error), trouble=full)) from error
        raise DatabaseError(SAY("cannot-open", url=shown(url), reason=reason(error))) from error
    checkpoint(url, "TRUNCATE")
    return secret


def _migrate(url: URL, connection: Connection) -> None:
    found = revision_of(connection)
    if found != newest_revision():
        from quarterdeck.server.database.upgrading import upgrade  # noqa: PLC0415 - Alembic is loaded only where it is needed

        upgrade(url, connection, found)


def _secret(connection: Connection) -> bytes:
    kept = connection.execute(select(settings.c.value).where(settings.c.key == _SECRET)).scalar_one_or_none()
    if kept is None:
        kept = secrets.token_hex(32)
        connection.execute(settings.insert().values(key=_SECRET, value=kept))
    try:
        return bytes.fromhex(kept)
    except ValueError as error:
        raise CorruptRow("settings", _SECRET, str(error)) from None
