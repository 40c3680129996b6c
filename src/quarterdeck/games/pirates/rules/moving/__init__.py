"""Moving and towing (PI-7, PI-10)."""
