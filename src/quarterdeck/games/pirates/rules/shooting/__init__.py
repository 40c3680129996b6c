"""Shooting, and what it costs: hits, fire, repair (PI-12, PI-13, PI-14, PI-17)."""
