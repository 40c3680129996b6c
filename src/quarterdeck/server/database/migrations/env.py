"""Run by Alembic, inside the one transaction of `quarterdeck.server.database.migrating`."""

from __future__ import annotations

from alembic import context

from quarterdeck.server.database.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # on SQLite too: we begin the transaction ourselves
    render_as_batch=True,
)
context.run_migrations()
