"""Effects of terrain (PI-16, PI-K)."""
