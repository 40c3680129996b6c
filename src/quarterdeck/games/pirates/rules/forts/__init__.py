"""Forts (PI-R100)."""
