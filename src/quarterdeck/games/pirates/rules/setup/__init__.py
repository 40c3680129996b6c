"""Setting out: first player, islands, terrain, ships, crew, treasure (PI-3 to PI-5)."""
