"""Rounds, turns and actions (PI-6)."""
