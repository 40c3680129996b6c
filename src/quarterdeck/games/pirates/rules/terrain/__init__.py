"""What terrain does (PI-16, PI-K)."""
