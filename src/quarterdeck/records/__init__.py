"""Records: a game as a text file that is replayed anywhere, and refused when it is damaged (docs/records.md)."""
