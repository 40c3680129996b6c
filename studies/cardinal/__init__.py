"""Cardinal solved, and how often bots go wrong in it."""
