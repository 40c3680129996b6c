"""Opens a database: updates its schema, or refuses it with the reason."""

from __future__ import annotations

import secrets
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.database.engines import is_shared, make_file, shown
from quarterdeck.server.database.errors import SAY, CorruptRow, DatabaseError, reason
from quarterdeck.server.database.files import check_beginning, checkpoint, trouble
from quarterdeck.server.database.schema import settings
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
    except CommandError as error:
        raise DatabaseError(SAY("cannot-open", url=shown(url), reason=str(error))) from error
    checkpoint(url, "TRUNCATE")
    return secret


def configuration(connection: Connection) -> Config:
    """Alembic's, for the migrations that come with the package."""
    config = Config()
    config.set_main_option("script_location", "quarterdeck.server.database:migrations")
    config.attributes["connection"] = connection
    return config


def _migrate(url: URL, connection: Connection) -> None:
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if found is None:
        strange = inspect(connection).get_table_names()
        if strange:
            raise DatabaseError(SAY("not-ours", url=shown(url), table=min(strange)))
    elif found not in known:
        raise DatabaseError(SAY("newer", url=shown(url), found=found, known=str(scripts.get_current_head())))
    command.upgrade(config, "head")


def _secret(connection: Connection) -> bytes:
    kept = connection.execute(select(settings.c.value).where(settings.c.key == _SECRET)).scalar_one_or_none()
    if kept is None:
        kept = secrets.token_hex(32)
        connection.execute(settings.insert().values(key=_SECRET, value=kept))
    try:
        return bytes.fromhex(kept)
    except ValueError as error:
        raise CorruptRow("settings", _SECRET, str(error)) from None
