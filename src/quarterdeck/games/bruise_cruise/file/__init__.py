"""Position files: their fields, reading, writing, and what no game can reach."""
