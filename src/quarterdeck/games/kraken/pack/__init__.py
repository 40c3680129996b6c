"""Content packs: their format, reading and checks."""
