"""The steps that build up the schema; when a database is opened, Alembic runs the missing ones."""
