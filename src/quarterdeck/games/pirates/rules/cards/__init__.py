"""Unique treasures and Events at work (PI-U, PI-V)."""
