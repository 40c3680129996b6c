"""Setting out: first player, islands, terrain, ships, crew, treasure (PI-3, PI-4, PI-5)."""
