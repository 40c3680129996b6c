"""Docking: gold and crew go ashore and aboard, and what is left behind when a unit moves away (PI-8, PI-11)."""
