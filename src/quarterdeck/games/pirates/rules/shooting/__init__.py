"""Shooting, and what it costs: hits, fire, repair (PI-12 to PI-14, PI-17)."""
