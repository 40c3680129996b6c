"""The data that the server keeps in SQLite or PostgreSQL: people, matches, moves, remarks (docs/database.md)."""
