"""Docking: gold and crew go ashore and aboard, and some things stay behind when a unit moves away (PI-8, PI-11)."""
