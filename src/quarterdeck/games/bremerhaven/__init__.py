"""Bremerhaven: an economic game of harbors, for one to four."""
