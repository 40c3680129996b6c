"""Docking: gold and crew go ashore and aboard; what is left behind when a unit moves away."""
