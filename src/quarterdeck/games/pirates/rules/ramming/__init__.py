"""Ramming and boarding (PI-9)."""
