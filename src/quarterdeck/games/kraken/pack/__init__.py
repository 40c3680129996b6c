"""Content packs: their format, how they are read, and what is checked."""
