"""Moving, docking and towing (PI-7, PI-8, PI-10)."""
