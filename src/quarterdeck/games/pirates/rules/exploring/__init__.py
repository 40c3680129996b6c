"""Exploring islands and ships (PI-11)."""
