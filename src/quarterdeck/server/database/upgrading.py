"""Changes the schema of a database to the newest one, step by step, with Alembic."""

from __future__ import annotations

from sqlalchemy import URL, Connection, inspect

from quarterdeck.server.database.engines import shown
from quarterdeck.server.database.errors import SAY, DatabaseError
from quarterdeck.server.lean import without

with without("pygments"):  # for templates of new migrations in colour
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError


def configuration(connection: Connection) -> Config:
    """Alembic's, for the migrations that come with the package."""
    config = Config()
    config.set_main_option("script_location", "quarterdeck.server.database:migrations")
    config.attributes["connection"] = connection
    return config


def upgrade(url: URL, connection: Connection, found: str | None) -> None:
    """Make the newest schema of the one that was found; `DatabaseError` if it is not one of ours, or of a newer version."""
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    if found is None:
        strange = inspect(connection).get_table_names()
        if strange:
            raise DatabaseError(SAY("not-ours", url=shown(url), table=min(strange)))
    elif found not in known:
        raise DatabaseError(SAY("newer", url=shown(url), found=found, known=str(scripts.get_current_head())))
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError(SAY("cannot-open", url=shown(url), reason=str(error))) from error
