"""What the server keeps: people, matches and their moves, talk; in SQLite or PostgreSQL (docs/database.md)."""
