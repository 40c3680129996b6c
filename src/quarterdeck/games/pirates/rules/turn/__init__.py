"""Rounds, turns and actions (PI-6, PI-8.2, PI-20)."""
