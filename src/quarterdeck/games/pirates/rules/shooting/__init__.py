"""Shooting: hits, fire, repair (PI-12, PI-13, PI-14, PI-17)."""
