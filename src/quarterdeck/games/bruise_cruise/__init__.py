"""Bruise Cruise."""
