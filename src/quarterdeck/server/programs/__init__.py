"""Programs of other people: their tokens, and their sockets at tables (docs/bots-by-others.md)."""
