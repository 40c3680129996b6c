"""Records: games as text files that can be replayed anywhere, and are refused if they are damaged (docs/records.md)."""
