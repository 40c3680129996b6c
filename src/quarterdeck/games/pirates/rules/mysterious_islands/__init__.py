"""Mysterious islands (PI-8, PI-M)."""
