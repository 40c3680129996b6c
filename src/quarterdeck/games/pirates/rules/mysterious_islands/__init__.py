"""Mysterious islands (PI-8.5 to PI-8.9, PI-M)."""
